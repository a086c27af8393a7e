import { strFromU8, unzipSync, zipSync } from 'fflate';
import { type ImportEvent, ImportEventSchema } from '#contract/accounts.ts';
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
        // Row by row: together they may be longer than a string can be.
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

/** The same for one who wants to hear how far it is. */
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
