import { PassThrough } from 'node:stream';
import { and, asc, eq, inArray, isNotNull, sql } from '#server/db/sql.ts';
import { AppError } from '#server/core/app-error.ts';
import { newId } from '#server/core/ids.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { podcastAudio, podcastFiles } from '#server/db/schema/podcasts.ts';
import { uploads } from '#server/db/schema/videos.ts';
import type { Storage } from '#server/providers/storage/port.ts';
import type { ArchivePart } from './zip-writer.ts';
import type { PieceTaker } from './zip-reader.ts';

export const audioName = (generationId: string) => `audio/${generationId}.mp3`;
export const recordingName = (uploadId: string) => `recordings/${uploadId}`;

const audioKey = sql<string>`${podcastAudio.result}->>'key'`;
const audioBytes = sql`(${podcastAudio.result}->>'bytes')::bigint`;

/** Streams all files of the account, one after another. */
export async function* packFiles(
  { db }: Database,
  storage: Storage,
  ownerId: string,
): AsyncGenerator<ArchivePart> {
  const episodes = await db
    .select({ id: podcastAudio.generationId, key: audioKey })
    .from(podcastAudio)
    .where(and(eq(podcastAudio.ownerId, ownerId), isNotNull(podcastAudio.result)))
    .orderBy(asc(podcastAudio.generationId));
  const recordings = await db
    .select({ id: uploads.id, key: uploads.storageKey })
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), eq(uploads.kept, true)))
    .orderBy(asc(uploads.id));
  const files = [
    ...episodes.map(({ id, key }) => ({ name: audioName(id), key })),
    ...recordings.map(({ id, key }) => ({ name: recordingName(id), key })),
  ];
  for (const { name, key } of files) {
    const soundBytes = await storage.findSize(key);
    // Deleted since it was listed.
    if (soundBytes !== null) yield { name, content: await storage.read(key), soundBytes };
  }
}

/** Files that came with an archive, stored before any row refers to them. */
export interface ReceivedFiles {
  /** `null` if the name isn't one of our files. */
  taker(name: string): PieceTaker | null;
  find(name: string): { key: string; bytes: number } | null;
  /** Called in the transaction that refers to them. Throws `file_quota` if the account would exceed its limit. */
  settle(tx: Tx, stagingId: string): Promise<void>;
  /** Removes files that nothing refers to: all of them if the import failed. */
  dropUnused(): Promise<void>;
}

const tooMuch = () =>
  new AppError('file_quota', {
    message:
      'The files in this backup need more storage than your account has. Nothing was imported. Delete some recordings or episodes first.',
  });

interface Options {
  database: Database;
  storage: Storage;
  ownerId: string;
  /** Limit for episodes and for recordings, each. */
  quotaBytes: number;
}

export function receiveFiles({ database, storage, ownerId, quotaBytes }: Options): ReceivedFiles {
  const { db } = database;
  const received = new Map<string, { key: string; bytes: number }>();
  const keys: string[] = [];
  const open = new Set<PassThrough>();
  let total = 0;

  function keyFor(name: string): string | null {
    if (/^audio\/gen_[0-9a-z]{26}\.mp3$/.test(name)) {
      return `podcasts/${ownerId}/audio/${newId('aud')}.mp3`;
    }
    return /^recordings\/upl_[0-9a-z]{26}$/.test(name)
      ? `uploads/${ownerId}/${newId('upl')}`
      : null;
  }

  return {
    taker(name) {
      const key = keyFor(name);
      if (!key || received.has(name)) return null;
      const content = new PassThrough();
      // A failed write is reported by the promise; the stream's own error event must not crash the process.
      content.on('error', () => {});
      open.add(content);
      let stored: Promise<{ bytes: number }> | null = null;
      keys.push(key);
      received.set(name, { key, bytes: 0 });
      return async (piece) => {
        if (!stored) {
          // Recorded before it is written, so the hourly sweep can remove it whatever happens.
          await db.insert(podcastFiles).values({ key });
          stored = storage.write(key, content);
          stored.catch((error: Error) => content.destroy(error));
        }
        if (!piece) {
          open.delete(content);
          content.end();
          received.set(name, { key, bytes: (await stored).bytes });
          return;
        }
        total += piece.length;
        if (total > 2 * quotaBytes) throw tooMuch();
        if (content.write(piece)) return;
        await Promise.race([new Promise((resolve) => content.once('drain', resolve)), stored]);
      };
    },

    find: (name) => received.get(name) ?? null,

    async settle(tx, stagingId) {
      const owners = [ownerId, stagingId];
      if (keys.length === 0) return;
      // Locked, so two imports can't both use the last of the space.
      await tx.execute(sql`SELECT 1 FROM users WHERE id = ${ownerId} FOR UPDATE`);
      const [spoken] = await tx
        .select({ bytes: sql<string>`coalesce(sum(${audioBytes}), 0)` })
        .from(podcastAudio)
        .where(inArray(podcastAudio.ownerId, owners));
      const [recorded] = await tx
        .select({ bytes: sql<string>`coalesce(sum(${uploads.bytes}), 0)` })
        .from(uploads)
        .where(inArray(uploads.ownerId, owners));
      const used = [spoken, recorded].map((sum) => Number(sum!.bytes));
      const isMore = (await usedOf(tx)).size > 0 && used.some((bytes) => bytes > quotaBytes);
      if (isMore) throw tooMuch();
      // Recordings now have their own row; the sweep only handles episodes.
      const recordings = keys.filter((key) => key.startsWith('uploads/'));
      if (recordings.length > 0) {
        await tx.delete(podcastFiles).where(inArray(podcastFiles.key, recordings));
      }
    },

    async dropUnused() {
      for (const content of open) content.destroy(new Error('the archive was cut off'));
      if (keys.length === 0) return;
      const inUse = await usedOf(db);
      for (const key of keys) {
        if (inUse.has(key)) continue;
        await storage.remove(key);
        await db.delete(podcastFiles).where(eq(podcastFiles.key, key));
      }
    },
  };

  async function usedOf(on: Database['db'] | Tx): Promise<Set<string>> {
    const episodes = await on
      .select({ key: audioKey })
      .from(podcastAudio)
      .where(inArray(audioKey, keys));
    const recordings = await on
      .select({ key: uploads.storageKey })
      .from(uploads)
      .where(inArray(uploads.storageKey, keys));
    return new Set([...episodes, ...recordings].map(({ key }) => key));
  }
}
