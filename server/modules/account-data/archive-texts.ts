import { createReadStream } from 'node:fs';
import { type FileHandle, lstat, mkdtemp, open, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRODUCT } from '#contract/product.ts';
import { AppError } from '#server/core/app-error.ts';
import type { PieceTaker } from './zip-reader.ts';
import type { ArchivePart } from './zip-writer.ts';

const GIGABYTE = 1024 ** 3;
/** Enough for more than a million drafts with their versions. */
export const MOST_TEXT_BYTES = 16 * GIGABYTE;
/** Far above the longest row, the transcript of a very long video. */
const LONGEST_LINE = 16 * 1024 * 1024;
/** Longest file in an archive. Files over 4 GB, in bytes, need Zip64, which not every program reads. */
const LONGEST_PART = GIGABYTE;

const FOLDER_PREFIX = `${PRODUCT.slug}-import-`;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface TextLimits {
  /** Unpacked bytes. */
  mostBytes: number;
  /** Larger totals are accepted only with a plausible compression ratio, against zip bombs. */
  believedBytes: number;
  /** Maximum unpacked bytes per received byte above that. */
  mostForOne: number;
  /** Disk space to leave free, in addition to what the same text needs in the database. */
  spareBytes: number;
  /** How often free disk space is checked, in unpacked bytes. */
  lookEveryBytes: number;
}

const LIMITS: TextLimits = {
  mostBytes: MOST_TEXT_BYTES,
  believedBytes: 2 * GIGABYTE,
  mostForOne: 50,
  spareBytes: GIGABYTE / 2,
  lookEveryBytes: 64 * 1024 * 1024,
};

/** Not reported as damaged, so nobody looks for another copy of it. */
export function archiveTooLarge(limit: string): AppError {
  return new AppError('archive_unreadable', {
    message: `This backup is too large to import. The limit is ${limit}. Nothing was imported, and what you already had hasn’t changed.`,
  });
}

/** A non-empty line. */
export interface ArchiveLine {
  text: string;
  /** Position of the line, for error messages. */
  place: string;
}

/** Texts of an archive, buffered on disk until all have arrived, because together they don't fit into memory. */
export interface ArchiveTexts {
  /** Takes the file name in the archive; `null` if it isn't one of our texts. */
  taker(fileName: string): PieceTaker | null;
  /** Yields nothing if there is no such text. */
  linesOf(name: string): AsyncGenerator<ArchiveLine>;
  /** Share that has been read, 0 to 1. */
  readShare(): number;
  remove(): Promise<void>;
}

interface Options {
  /** Texts that will be read. Others only count towards the limit. */
  wanted: ReadonlySet<string>;
  /** Received bytes of the archive, compressed. */
  receivedBytes(): number;
  limits?: Partial<TextLimits>;
  freeBytes?(folder: string): Promise<number>;
}

/** Unpacked bytes of each import running in this process, since they share the disk. */
const underWay = new Set<() => number>();

export async function openTexts({
  wanted,
  receivedBytes,
  limits: given,
  freeBytes = freeBytesAt,
}: Options): Promise<ArchiveTexts> {
  const limits = { ...LIMITS, ...given };
  await sweepTexts();
  const folder = await mkdtemp(join(tmpdir(), FOLDER_PREFIX));
  const pathOf = (name: string) => join(folder, name);
  const files = new Set<string>();
  /** Text → its files in order. */
  const parts = new Map<string, string[]>();
  const handles = new Set<FileHandle>();
  let total = 0;
  let looked = 0;
  let kept = 0;
  let read = 0;
  const unpacked = () => total;
  underWay.add(unpacked);

  async function count({ length }: Uint8Array): Promise<void> {
    total += length;
    if (total > limits.mostBytes) {
      throw archiveTooLarge(`${Math.floor(limits.mostBytes / GIGABYTE)} GB of text`);
    }
    if (total > limits.believedBytes && total > limits.mostForOne * receivedBytes()) {
      throw new AppError('archive_unreadable', {
        message:
          'This backup unpacks to far more text than its size suggests. Nothing was imported, and what you already had hasn’t changed. Choose a file made by “Download everything”.',
      });
    }
    if (total - looked < limits.lookEveryBytes) return;
    looked = total;
    const wantedBytes = [...underWay].reduce((sum, bytes) => sum + bytes(), limits.spareBytes);
    if ((await freeBytes(folder)) < wantedBytes) throw new AppError('storage_full');
  }

  return {
    taker(fileName) {
      const [, name] = /^([a-z]+)(?:-[1-9]\d?)?\.jsonl$/.exec(fileName) ?? [];
      if (name === undefined) return null;
      if (files.has(fileName)) throw new AppError('archive_unreadable');
      files.add(fileName);
      if (!wanted.has(name)) return (piece) => (piece ? count(piece) : undefined);
      parts.set(name, [...(parts.get(name) ?? []), fileName]);
      let file: FileHandle | null = null;
      return async (piece) => {
        file ??= await open(pathOf(fileName), 'wx', 0o600);
        handles.add(file);
        if (!piece) {
          handles.delete(file);
          await file.close();
          return;
        }
        await count(piece);
        kept += piece.length;
        await file.writeFile(piece);
      };
    },

    async *linesOf(name) {
      for (const fileName of parts.get(name) ?? []) {
        let number = 0;
        for await (const text of linesIn(pathOf(fileName), (bytes) => (read += bytes))) {
          number += 1;
          if (text !== '') yield { text, place: `Line ${number} of ${fileName}` };
        }
      }
    },

    readShare: () => (kept === 0 ? 0 : Math.min(1, read / kept)),

    async remove() {
      underWay.delete(unpacked);
      for (const file of handles) await file.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function* linesIn(path: string, onRead: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let begun: string[] = [];
  let length = 0;
  for await (const chunk of createReadStream(path)) {
    onRead((chunk as Buffer).length);
    const [first, ...others] = decode(decoder, chunk as Buffer).split('\n');
    begun.push(first!);
    length += first!.length;
    if (length > LONGEST_LINE) throw new AppError('archive_unreadable');
    if (others.length === 0) continue;
    const rest = others.pop()!;
    yield* [begun.join(''), ...others];
    begun = [rest];
    ({ length } = rest);
  }
  yield begun.join('') + decode(decoder);
}

async function freeBytesAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Removes files unpacked by a killed process. A live import has written something within a day. */
export async function sweepTexts(within = tmpdir()): Promise<void> {
  const before = Date.now() - DAY_MS;
  for (const name of await readdir(within)) {
    if (!name.startsWith(FOLDER_PREFIX)) continue;
    const folder = join(within, name);
    try {
      const inside = (await readdir(folder)).map((file) => join(folder, file));
      const seen = await Promise.all([folder, ...inside].map((path) => lstat(path)));
      if (seen.some(({ mtimeMs }) => mtimeMs > before)) continue;
      await rm(folder, { recursive: true, force: true });
    } catch {
      // Belongs to another user, or is gone already.
    }
  }
}

function decode(decoder: InstanceType<typeof TextDecoder>, chunk?: Buffer): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch (cause) {
    throw new AppError('archive_unreadable', { cause });
  }
}

/** Splits a text into archive files: one, or several if it's very long. */
export async function* textParts(
  name: string,
  lines: AsyncIterable<string>,
  longestPart = LONGEST_PART,
): AsyncGenerator<ArchivePart> {
  const given = lines[Symbol.asyncIterator]();
  let next = await given.next();
  async function* some(): AsyncGenerator<string> {
    for (let length = 0; !next.done && length < longestPart; next = await given.next()) {
      length += next.value.length;
      yield next.value;
    }
  }
  for (let number = 1; number === 1 || !next.done; number += 1) {
    yield { name: `${name}${number === 1 ? '' : `-${number}`}.jsonl`, content: some() };
  }
}
