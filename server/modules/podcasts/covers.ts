import type { Id3Picture } from '#server/audio/id3.ts';
import type { Database } from '#server/db/database.ts';
import type { AudioTags } from './audio-tags.ts';
import { findFeed } from './feeds.repo.ts';
import { findLook } from './covers.repo.ts';
import { readPicture } from './picture-size.ts';

const MOST_BYTES = 4_000_000;
const PATIENCE_MS = 8000;

interface Dependencies {
  database: Database;
  /** The platform's image server, the only one that pictures are fetched from. */
  imageBaseUrl: string;
  /** Our default, for sources without a picture and if the platform doesn't respond. */
  usual: () => Uint8Array;
}

/** Cover and show title of a podcast. The cover is the thumbnail of its video. */
export function createCovers({ database, imageBaseUrl, usual }: Dependencies): AudioTags {
  return {
    async findCover(generationId) {
      const address = (await findLook(database.db, generationId))?.thumbnail;
      const isTheirs = address?.startsWith(`${imageBaseUrl}/`);
      const picture = isTheirs ? await fetchPicture(address!) : null;
      return picture ?? { mime: 'image/png', bytes: usual() };
    },
    async findShow({ ownerId, generationId }) {
      const feed = await findFeed(database.db, ownerId);
      return feed?.title ?? ((await findLook(database.db, generationId))?.channel || null);
    },
  };
}

/** `null` if it's no picture: a missing cover mustn't fail a podcast. */
async function fetchPicture(address: string): Promise<Id3Picture | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(address, { redirect: 'error', signal });
    if (!response.ok) return null;
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of response.body ?? []) {
      length += part.length;
      if (length > MOST_BYTES) return null;
      parts.push(part);
    }
    const bytes = Buffer.concat(parts);
    const picture = readPicture(bytes);
    return picture && { mime: picture.mime, bytes };
  } catch {
    return null;
  }
}
