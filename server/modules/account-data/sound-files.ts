import { PassThrough } from 'node:stream';
import { desc, eq, inArray, isNotNull, and, sql } from '#server/db/sql.ts';
import { newId } from '#server/core/ids.ts';
import type { Database } from '#server/db/database.ts';
import { podcastAudio, podcastFiles } from '#server/db/schema/podcasts.ts';
import type { Storage } from '#server/providers/storage/port.ts';
import type { PieceTaker } from './archive-file.ts';

/** Of all sound in one archive, going out and coming in. Zip itself ends at four. */
export const MOST_SOUND_BYTES = 2 * 1024 ** 3;

export interface Episode {
  generationId: string;
  title: string;
  key: string;
  bytes: number;
}

/** Finished episodes whose sound is there, the newest first, in those that fit into an archive and the rest. */
export async function listEpisodes(
  { db }: Database,
  storage: Storage,
  ownerId: string,
): Promise<{ carried: Episode[]; leftOut: Episode[] }> {
  const rows = await db
    .select({ generationId: podcastAudio.generationId, result: podcastAudio.result })
    .from(podcastAudio)
    .where(and(eq(podcastAudio.ownerId, ownerId), isNotNull(podcastAudio.result)))
    .orderBy(desc(podcastAudio.generationId));
  const carried: Episode[] = [];
  const leftOut: Episode[] = [];
  let total = 0;
  for (const { generationId, result } of rows) {
    const { key, script } = result!;
    const bytes = await storage.findSize(key);
    if (bytes === null) continue;
    const fits = total + bytes <= MOST_SOUND_BYTES;
    if (fits) total += bytes;
    (fits ? carried : leftOut).push({ generationId, title: script.title, key, bytes });
  }
  return { carried, leftOut };
}

/** Sound that came with an archive, put where it belongs before anything points at it. */
export interface ReceivedSound {
  /** `null` where the name is none of a sound. */
  taker(name: string): PieceTaker | null;
  /** By the generation it was named after. */
  find(generationId: string): { key: string; bytes: number } | null;
  /** Removes what nothing points at: all of it, where the archive was not taken in. */
  dropUnused(): Promise<void>;
}

export function receiveSound(
  { db }: Database,
  storage: Storage,
  ownerId: string,
  tooMuch: () => Error,
): ReceivedSound {
  const received = new Map<string, { key: string; bytes: number }>();
  const keys: string[] = [];
  const open = new Set<PassThrough>();
  let total = 0;

  return {
    taker(name) {
      const [, generationId] = /^audio\/(gen_[0-9a-z]{26})\.mp3$/.exec(name) ?? [];
      if (!generationId || received.has(generationId)) return null;
      const key = `podcasts/${ownerId}/audio/${newId('aud')}.mp3`;
      const content = new PassThrough();
      // A failed write is told by the promise; the stream must not end the process.
      content.on('error', () => {});
      open.add(content);
      let stored: Promise<{ bytes: number }> | null = null;
      keys.push(key);
      received.set(generationId, { key, bytes: 0 });
      return async (piece) => {
        if (!stored) {
          // Named before it is written, so that whatever happens the hourly sweep can find and remove it.
          await db.insert(podcastFiles).values({ key });
          stored = storage.write(key, content);
          stored.catch((error: Error) => content.destroy(error));
        }
        if (!piece) {
          open.delete(content);
          content.end();
          received.set(generationId, { key, bytes: (await stored).bytes });
          return;
        }
        total += piece.length;
        if (total > MOST_SOUND_BYTES) {
          content.destroy(tooMuch());
          throw tooMuch();
        }
        if (content.write(piece)) return;
        await Promise.race([new Promise((resolve) => content.once('drain', resolve)), stored]);
      };
    },

    find: (generationId) => received.get(generationId) ?? null,

    async dropUnused() {
      for (const content of open) content.destroy(new Error('the archive broke off'));
      if (keys.length === 0) return;
      const used = await db
        .select({ key: sql<string>`${podcastAudio.result}->>'key'` })
        .from(podcastAudio)
        .where(inArray(sql`${podcastAudio.result}->>'key'`, keys));
      const inUse = new Set(used.map(({ key }) => key));
      for (const key of keys) {
        if (inUse.has(key)) continue;
        await storage.remove(key);
        await db.delete(podcastFiles).where(eq(podcastFiles.key, key));
      }
    },
  };
}
