import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '#server/core/app-error.ts';
import { fitText } from '#server/text/cut.ts';
import { storable } from '#server/text/storable.ts';

/** A file being uploaded. */
export interface IncomingFile {
  name: string;
  content: Readable;
}

const HEAD_BYTES = 4096;
/** Ten hours of captions with word timings take about ten megabytes. */
const TEXT_BYTES = 24 * 1024 * 1024;

/** Reads the start of a stream, and returns it together with the whole stream. */
export async function peek(content: Readable): Promise<{ head: Buffer; whole: Readable }> {
  const chunks = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const read: Buffer[] = [];
  let bytes = 0;
  while (bytes < HEAD_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    read.push(next.value);
    bytes += next.value.length;
  }
  const head = Buffer.concat(read);
  async function* all(): AsyncGenerator<Buffer, void> {
    if (head.length > 0) yield head;
    for (;;) {
      const next = await chunks.next();
      if (next.done) return;
      yield next.value;
    }
  }
  return { head, whole: Readable.from(all(), { objectMode: false }) };
}

/** Decided by the first bytes, because names and declared types can't be trusted. */
export function isRecording(head: Buffer): boolean {
  const at = (start: number, length: number) => head.toString('latin1', start, start + length);
  const [first = 0, second = 0, third = 0] = head;
  // A UTF-16 byte order mark looks like the start of an MP3 frame.
  const isMpegFrame =
    first === 0xff && (second & 0xe0) === 0xe0 && second !== 0xfe && second !== 0xff;
  // Texts can start with these words too: `The free`, `FORMULA`. A text has no zero bytes, and these headers always do.
  const isWord = ['free', 'wide', 'skip'].includes(at(4, 4)) || ['RIFF', 'FORM'].includes(at(0, 4));
  return (
    (isWord && head.subarray(0, 64).includes(0)) ||
    ['ftyp', 'moov', 'mdat'].includes(at(4, 4)) ||
    ['OggS', 'fLaC', 'caff'].includes(at(0, 4)) ||
    at(0, 3) === 'ID3' ||
    at(0, 5) === '#!AMR' ||
    (first === 0x1a && second === 0x45 && third === 0xdf) ||
    (first === 0 && second === 0 && third === 1) ||
    (first === 0x47 && head[188] === 0x47 && head[376] === 0x47) ||
    isMpegFrame
  );
}

export async function readSmall(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += (chunk as Buffer).length;
    if (bytes > TEXT_BYTES) throw new AppError('file_too_big');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** Passes the stream through and computes its fingerprint. */
export function measured(content: Readable): { content: Readable; fingerprint(): string } {
  const hash = createHash('sha256');
  async function* through(): AsyncGenerator<Buffer, void> {
    for await (const chunk of content) {
      hash.update(chunk as Buffer);
      yield chunk as Buffer;
    }
  }
  const passed = Readable.from(through(), { objectMode: false });
  return { content: passed, fingerprint: () => hash.digest('hex') };
}

/** Longer names make bad titles: they would fill the screen and the first post of a thread. */
const LONGEST_FROM_NAME = 100;

/** Has the extension of a program, image or archive, which nobody means as a transcript whatever it contains. */
export function isNoTranscript(name: string): boolean {
  return /\.(?:exe|dll|msi|bat|cmd|scr|ps1|sh|apk|ipa|dmg|pkg|iso|deb|rpm|jar|bin|zip|7z|rar|tar|gz|jpe?g|png|gif|webp|heic|bmp|ico)$/i.test(
    name.trim(),
  );
}

/** `Talk (final).MP4` gives a title without its extension. */
export function titleOfFile(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const bare = base
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return fitText(storable(bare, 300), LONGEST_FROM_NAME, 'english') || 'Recording';
}
