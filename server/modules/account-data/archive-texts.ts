import { createReadStream } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '#server/core/app-error.ts';
import type { PieceTaker } from './zip-reader.ts';

/** What the texts of one archive may hold when unpacked: a small file can claim to be endless. */
const MOST_TEXT_BYTES = 512 * 1024 * 1024;
/** The longest row there is, the transcript of a very long video, is a fraction of it. */
const LONGEST_LINE = 16 * 1024 * 1024;

/** Not one that is damaged: nobody should look for another copy of it. */
export function archiveTooLarge(limit: string): AppError {
  return new AppError('archive_unreadable', {
    message: `This backup is too large to import. The limit is ${limit}. Nothing was imported, and what you already had hasn’t changed.`,
  });
}

/** The texts of an archive, put down on the disk until all of them are there: together they do not fit into memory. */
export interface ArchiveTexts {
  /** `null` for a text that nobody reads. */
  taker(name: string): PieceTaker | null;
  /** None where there is no such text. */
  linesOf(name: string): AsyncGenerator<string>;
  remove(): Promise<void>;
}

export async function openTexts(
  wanted: ReadonlySet<string>,
  mostBytes = MOST_TEXT_BYTES,
): Promise<ArchiveTexts> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  const pathOf = (name: string) => join(folder, name);
  const seen = new Set<string>();
  const handles = new Set<FileHandle>();
  let total = 0;
  return {
    taker(name) {
      if (!wanted.has(name)) return null;
      if (seen.has(name)) throw new AppError('archive_unreadable');
      seen.add(name);
      let file: FileHandle | null = null;
      return async (piece) => {
        file ??= await open(pathOf(name), 'wx', 0o600);
        handles.add(file);
        if (!piece) {
          handles.delete(file);
          await file.close();
          return;
        }
        total += piece.length;
        if (total > mostBytes) throw archiveTooLarge(`${MOST_TEXT_BYTES / 1024 / 1024} MB of text`);
        await file.writeFile(piece);
      };
    },

    async *linesOf(name) {
      if (!seen.has(name)) return;
      const decoder = new TextDecoder('utf-8', { fatal: true });
      let begun: string[] = [];
      let length = 0;
      for await (const chunk of createReadStream(pathOf(name))) {
        const [first, ...others] = decode(decoder, chunk as Buffer).split('\n');
        begun.push(first!);
        length += first!.length;
        if (length > LONGEST_LINE) throw new AppError('archive_unreadable');
        if (others.length === 0) continue;
        const rest = others.pop()!;
        yield* [begun.join(''), ...others].filter((line) => line !== '');
        begun = [rest];
        ({ length } = rest);
      }
      const last = begun.join('') + decode(decoder);
      if (last !== '') yield last;
    },

    async remove() {
      for (const file of handles) await file.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function decode(decoder: InstanceType<typeof TextDecoder>, chunk?: Buffer): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch (cause) {
    throw new AppError('archive_unreadable', { cause });
  }
}
