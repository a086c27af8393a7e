import { strToU8, Unzip, type UnzipFile, UnzipInflate, Zip, ZipDeflate } from 'fflate';
import { AppError } from '#server/core/app-error.ts';

/** What the texts of one archive may hold when unpacked: a small file can claim to be endless. */
const MOST_TEXT_BYTES = 512 * 1024 * 1024;
const MOST_FILES = 10_000;
/** The directory at the end of a zip, with the longest comment it may have. */
const LONGEST_ENDING = 22 + 65_535;
const ENDING = Buffer.from('PK\u0005\u0006', 'latin1');

/** A file in the archive, written piece by piece. */
export interface ArchivePart {
  name: string;
  content: AsyncIterable<string | Uint8Array>;
  /** Sound is packed as it is: it cannot be made smaller. */
  isSound?: boolean;
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
  for await (const { name, content, isSound } of parts) {
    const file = new ZipDeflate(name, { level: isSound ? 0 : 6 });
    zip.add(file);
    for await (const piece of content) {
      file.push(typeof piece === 'string' ? strToU8(piece) : piece);
      yield* drain();
    }
    file.push(new Uint8Array(0), true);
    yield* drain();
  }
  zip.end();
  yield* drain();
}

/** Takes the pieces of one file; `null` is its end. What it returns is waited for before more is read. */
export type PieceTaker = (piece: Uint8Array | null) => Promise<void> | void;

/**
 * Reads a zip as it arrives. `open` says what becomes of each file, `null` for one that is passed over. Throws
 * `archive_unreadable` for what is no zip, is damaged, or breaks off.
 */
export async function readArchive(
  bytes: AsyncIterable<Uint8Array>,
  open: (name: string) => PieceTaker | null,
): Promise<void> {
  const waiting: { take: PieceTaker; piece: Uint8Array | null }[] = [];
  let count = 0;
  let unfinished = 0;
  const unzip = new Unzip((file: UnzipFile) => {
    count += 1;
    if (count > MOST_FILES) throw new AppError('archive_unreadable');
    const take = open(file.name);
    if (!take) return;
    unfinished += 1;
    file.ondata = (error, piece, isLast) => {
      if (error) throw error;
      // A copy: the unpacker goes on writing into its own.
      if (piece.length > 0) waiting.push({ take, piece: piece.slice() });
      if (!isLast) return;
      unfinished -= 1;
      waiting.push({ take, piece: null });
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  let tail = Buffer.alloc(0);
  const push = async (chunk: Uint8Array, isLast: boolean) => {
    try {
      unzip.push(chunk, isLast);
    } catch (cause) {
      throw cause instanceof AppError ? cause : new AppError('archive_unreadable', { cause });
    }
    for (const { take, piece } of waiting.splice(0)) await take(piece);
  };
  for await (const chunk of bytes) {
    tail = Buffer.concat([tail, chunk]).subarray(-LONGEST_ENDING);
    await push(chunk, false);
  }
  // A zip that was cut between two of its files looks whole until here.
  const ending = tail.lastIndexOf(ENDING);
  if (ending < 0 || tail.length - ending < 22) throw new AppError('archive_unreadable');
  await push(new Uint8Array(0), true);
  if (unfinished > 0) throw new AppError('archive_unreadable');
}

/** The texts of an archive, by name. */
export interface TextCollector {
  taker(name: string): PieceTaker;
  linesOf(name: string): string[];
}

export function collectTexts(): TextCollector {
  const texts = new Map<string, Uint8Array[]>();
  let total = 0;
  return {
    taker(name) {
      const pieces: Uint8Array[] = [];
      texts.set(name, pieces);
      return (piece) => {
        if (!piece) return;
        total += piece.length;
        if (total > MOST_TEXT_BYTES) throw new AppError('archive_unreadable');
        pieces.push(piece);
      };
    },
    linesOf(name) {
      try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(
          Buffer.concat(texts.get(name) ?? []),
        );
        return text.split('\n').filter((line) => line !== '');
      } catch (cause) {
        throw new AppError('archive_unreadable', { cause });
      }
    },
  };
}
