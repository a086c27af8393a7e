import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { TestUser } from './make-app.ts';

/** What the text files of an archive hold, by the name of the file without its ending. */
export type Lines = Record<string, Record<string, unknown>[]>;

export function linesOf(zip: Uint8Array): Lines {
  return Object.fromEntries(
    Object.entries(unzipSync(zip))
      .filter(([name]) => name.endsWith('.jsonl'))
      .map(([name, bytes]) => [
        name.replace('.jsonl', ''),
        strFromU8(bytes)
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Record<string, unknown>),
      ]),
  );
}

export function zipOfLines(lines: Lines, files: Record<string, Uint8Array> = {}): Uint8Array {
  return zipSync({
    ...files,
    ...Object.fromEntries(
      Object.entries(lines).map(([name, rows]) => [
        `${name}.jsonl`,
        strToU8(rows.map((row) => JSON.stringify(row)).join('\n')),
      ]),
    ),
  });
}

export function uploadArchive(user: TestUser, zip: Uint8Array) {
  return user.call('POST', '/account/import', Buffer.from(zip), {
    'content-type': 'application/zip',
  });
}
