import { strToU8, unzipSync, Zip, ZipDeflate } from 'fflate';
import { AppError } from '#server/core/app-error.ts';

/** What one archive may hold when unpacked: a small file can claim to be endless. */
const MOST_UNPACKED_BYTES = 512 * 1024 * 1024;
const MOST_FILES = 100;

/** A file in the archive, written line by line. */
export interface ArchivePart {
  name: string;
  lines: AsyncIterable<string>;
}

/** Bytes of a zip as they come to be: nothing is held whole. */
export async function* packArchive(parts: AsyncIterable<ArchivePart>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  function* drain(): Generator<Uint8Array> {
    if (failure) throw failure;
    yield* ready.splice(0);
  }
  for await (const { name, lines } of parts) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const line of lines) {
      file.push(strToU8(`${line}\n`));
      yield* drain();
    }
    file.push(new Uint8Array(0), true);
    yield* drain();
  }
  zip.end();
  yield* drain();
}

/** The lines of each file. Throws `archive_unreadable` for anything that is no such archive. */
export function unpackArchive(bytes: Uint8Array): Map<string, string[]> {
  let files: Record<string, Uint8Array>;
  let total = 0;
  let count = 0;
  try {
    files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        total += originalSize;
        count += 1;
        if (total > MOST_UNPACKED_BYTES || count > MOST_FILES) throw new Error('too large');
        return /^[a-z]+\.jsonl$/.test(name);
      },
    });
  } catch (cause) {
    throw new AppError('archive_unreadable', { cause });
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return new Map(
    Object.entries(files).map(([name, content]) => {
      try {
        const lines = decoder.decode(content).split('\n');
        return [name.replace('.jsonl', ''), lines.filter((line) => line !== '')];
      } catch (cause) {
        throw new AppError('archive_unreadable', { cause });
      }
    }),
  );
}
