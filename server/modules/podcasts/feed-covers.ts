import { Readable } from 'node:stream';
import { COVER } from '#contract/podcasts.ts';
import { AppError } from '#server/core/app-error.ts';
import { newId } from '#server/core/ids.ts';
import type { Database } from '#server/db/database.ts';
import type { Storage } from '#server/providers/storage/port.ts';
import { readPicture } from './picture-size.ts';
import { noteFile } from './podcasts.repo.ts';

const ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/** Stores a cover that every podcast client accepts, or throws what is wrong with it. Returns its key. */
export async function storeCover(
  { db }: Database,
  storage: Storage,
  ownerId: string,
  bytes: Buffer,
): Promise<string> {
  const picture = readPicture(bytes);
  if (!picture) throw unfit('must be a PNG or a JPEG');
  const { width, height, mime } = picture;
  if (width !== height) throw unfit(`must be square, but this one is ${width} by ${height} pixels`);
  if (width < COVER.leastPixels || width > COVER.mostPixels) {
    throw unfit(
      `must be ${COVER.leastPixels} to ${COVER.mostPixels} pixels wide, but this one is ${width}`,
    );
  }
  // A new name each time, so clients don't use a cached cover.
  const key = `podcasts/${ownerId}/covers/${newId('cov')}.${ENDINGS[mime]}`;
  // Recorded before it is written, so it can be found and removed whatever happens.
  await noteFile(db, key);
  await storage.write(key, Readable.from([bytes]));
  return key;
}

/** The last part of its key: its name in the feed. */
export function coverName(key: string): string {
  return `cover-${key.split('/').at(-1)!}`;
}

export function coverType(key: string): string {
  return key.endsWith('.png') ? 'image/png' : 'image/jpeg';
}

function unfit(problem: string): AppError {
  return new AppError('invalid_input', { fields: [{ field: 'cover', problem }] });
}
