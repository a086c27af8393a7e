import { strFromU8, unzipSync, zipSync } from 'fflate';
import { type ImportEvent, ImportEventSchema } from '#contract/accounts.ts';
import type { TestUser } from './make-app.ts';

/** The JSON lines of an archive's text files, by file name without the extension. */
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
        // Row by row, because all rows together can exceed the maximum string length.
        Buffer.concat(rows.map((row) => Buffer.from(`${JSON.stringify(row)}\n`))),
      ]),
    ),
  });
}

export function uploadArchive(user: TestUser, zip: Uint8Array) {
  return user.call('POST', '/account/import', Buffer.from(zip), {
    'content-type': 'application/zip',
  });
}

/** The same import, as a stream that reports progress. */
export function watchArchive(user: TestUser, zip: Uint8Array) {
  return user.call('POST', '/account/import', Buffer.from(zip), {
    'content-type': 'application/zip',
    accept: 'text/event-stream',
  });
}

export function importEventsIn(text: string): ImportEvent[] {
  return text
    .split('\n\n')
    .filter((frame) => frame.startsWith('data: '))
    .map((frame) => ImportEventSchema.parse(JSON.parse(frame.slice('data: '.length))));
}
