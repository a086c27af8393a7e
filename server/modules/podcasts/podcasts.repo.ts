import { randomInt } from 'node:crypto';
import { and, eq, inArray, isNull, like, lt, sql, first } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import {
  podcastAudio,
  podcastFeeds,
  podcastFiles,
  pronunciations,
  speechClips,
} from '#server/db/schema/podcasts.ts';
import { leasesOf, UNTOUCHED } from '#server/runs/leases.repo.ts';
import { updateFeed } from './feeds.repo.ts';

export type AudioRow = typeof podcastAudio.$inferSelect;
export type ClipRow = typeof speechClips.$inferSelect;
export const audioLeases = leasesOf(podcastAudio, podcastAudio.generationId, {
  remainingSeconds: null,
});
type NewAudio = Pick<AudioRow, 'generationId' | 'ownerId' | 'settings' | 'script'>;

export function findAudio(db: Queryable, generationId: string): Promise<AudioRow | null> {
  return first(db.select().from(podcastAudio).where(eq(podcastAudio.generationId, generationId)));
}

/** Queues the audio again, whatever its state, and returns the number of the only job that may now work on it. */
export async function queueAudio(db: Queryable, row: NewAudio): Promise<number> {
  const afresh = {
    ...UNTOUCHED,
    stage: null,
    settings: row.settings,
    script: row.script,
    progress: 0,
    linesDone: 0,
    linesTotal: row.script.lines.length,
    remainingSeconds: null,
  };
  const [made] = await db
    .insert(podcastAudio)
    // Starts at a random number, so that after a deletion an old queued job can't match.
    .values({ ...row, ...afresh, jobNumber: randomInt(2 ** 30) })
    .onConflictDoUpdate({
      target: podcastAudio.generationId,
      set: { ...afresh, jobNumber: sql`${podcastAudio.jobNumber} + 1`, updatedAt: sql`now()` },
    })
    .returning({ jobNumber: podcastAudio.jobNumber });
  return made!.jobNumber;
}

/** Keeps the first publication date, because clients sort by it and identify episodes by it. */
export async function setPublished(db: Queryable, id: string, published: boolean): Promise<void> {
  const since = sql`COALESCE(${podcastAudio.publishedAt}, now())`;
  const [row] = await db
    .update(podcastAudio)
    .set({ published, ...(published && { publishedAt: since }) })
    .where(eq(podcastAudio.generationId, id))
    .returning({ ownerId: podcastAudio.ownerId });
  if (row) await updateFeed(db, row.ownerId, {});
}

export async function deleteAudio(db: Queryable, generationId: string): Promise<void> {
  await db.delete(podcastAudio).where(eq(podcastAudio.generationId, generationId));
}

export function findClip(db: Queryable, ownerId: string, hash: string): Promise<ClipRow | null> {
  return first(
    db
      .update(speechClips)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(speechClips.ownerId, ownerId), eq(speechClips.hash, hash)))
      .returning(),
  );
}

/** Which of these are stored. Doesn't count as use. */
export async function listKeptClips(
  db: Queryable,
  ownerId: string,
  hashes: readonly string[],
): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .select({ hash: speechClips.hash })
    .from(speechClips)
    .where(and(eq(speechClips.ownerId, ownerId), inArray(speechClips.hash, [...hashes])));
  return rows.map(({ hash }) => hash);
}

export async function saveClip(
  db: Queryable,
  clip: typeof speechClips.$inferInsert,
): Promise<void> {
  const { sampleRate, samples, loudnessLufs, lastUsedAt } = clip;
  await db
    .insert(speechClips)
    .values(clip)
    // The file has just been written, so the row must have its measurements.
    .onConflictDoUpdate({
      target: [speechClips.ownerId, speechClips.hash],
      set: { sampleRate, samples, loudnessLufs, lastUsedAt },
    });
}

export async function noteFile(db: Queryable, key: string): Promise<void> {
  await db.insert(podcastFiles).values({ key }).onConflictDoNothing();
}

/** Clips unused for a month, or whose account is gone. */
export function listStaleClips(db: Queryable, before: Date, limit: number): Promise<ClipRow[]> {
  return db
    .select({ clip: speechClips })
    .from(speechClips)
    .leftJoin(users, eq(users.id, speechClips.ownerId))
    .where(sql`${users.id} IS NULL OR ${lt(speechClips.lastUsedAt, before)}`)
    .limit(limit)
    .then((rows) => rows.map(({ clip }) => clip));
}

/** `false`: it was used meanwhile. Also records its file in the same transaction, so that it is removed whatever happens. */
export async function forgetStaleClip(
  tx: Queryable,
  clip: ClipRow,
  before: Date,
): Promise<boolean> {
  const gone = await tx
    .delete(speechClips)
    .where(
      and(
        eq(speechClips.ownerId, clip.ownerId),
        eq(speechClips.hash, clip.hash),
        sql`(${lt(speechClips.lastUsedAt, before)} OR NOT EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${speechClips.ownerId}))`,
      ),
    )
    .returning({ key: speechClips.key });
  if (gone.length > 0) await noteFile(tx, clip.key);
  return gone.length > 0;
}

/** The stored clips among these, by hash; counts as use. */
export async function findClips(
  db: Queryable,
  ownerId: string,
  hashes: readonly string[],
): Promise<Map<string, ClipRow>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .update(speechClips)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(speechClips.ownerId, ownerId), inArray(speechClips.hash, [...hashes])))
    .returning();
  return new Map(rows.map((row) => [row.hash, row]));
}

/** Applies to this file, unless a newer one has replaced it. */
export async function noteClipsGone(
  db: Queryable,
  { generationId, key }: { generationId: string; key: string },
): Promise<void> {
  await db
    .update(podcastAudio)
    .set({ result: sql`${podcastAudio.result} || '{"clipsGone": true}'::jsonb` })
    .where(
      and(
        eq(podcastAudio.generationId, generationId),
        sql`${podcastAudio.result}->>'key' = ${key}`,
      ),
    );
}

export async function forgetClip(
  db: Queryable,
  { ownerId, hash }: Pick<ClipRow, 'ownerId' | 'hash'>,
): Promise<void> {
  await db
    .delete(speechClips)
    .where(and(eq(speechClips.ownerId, ownerId), eq(speechClips.hash, hash)));
}

/** Not referenced by any podcast, feed or clip. */
const isLoose = sql`NOT EXISTS (SELECT 1 FROM ${podcastAudio} WHERE ${podcastAudio.result}->>'key' = ${podcastFiles.key})
  AND NOT EXISTS (SELECT 1 FROM ${podcastFeeds} WHERE ${podcastFeeds.coverKey} = ${podcastFiles.key})
  AND NOT EXISTS (SELECT 1 FROM ${speechClips} WHERE ${speechClips.key} = ${podcastFiles.key})`;

/** Records when a file was first found unreferenced. Young files are skipped, because they are about to be referenced. */
export async function markLooseFiles(db: Queryable, now: Date, young: Date): Promise<void> {
  await db
    .update(podcastFiles)
    .set({ looseSince: now })
    .where(and(isNull(podcastFiles.looseSince), lt(podcastFiles.createdAt, young), isLoose));
}

/** Files that have been unreferenced since before that time. */
export async function listLooseFiles(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ key: podcastFiles.key })
    .from(podcastFiles)
    .where(and(lt(podcastFiles.looseSince, before), isLoose))
    .limit(limit);
  return rows.map(({ key }) => key);
}

export async function forgetFile(db: Queryable, key: string): Promise<void> {
  await db.delete(podcastFiles).where(eq(podcastFiles.key, key));
}

export async function findOwnerEmail(db: Queryable, ownerId: string): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, ownerId));
  return row?.email ?? null;
}

export async function forgetAll(db: Queryable, ownerId: string): Promise<void> {
  await db.delete(podcastFiles).where(like(podcastFiles.key, `podcasts/${ownerId}/%`));
  await db.delete(speechClips).where(eq(speechClips.ownerId, ownerId));
}

export type PronunciationEntries = typeof pronunciations.$inferSelect.entries;

export async function findPronunciations(
  db: Queryable,
  ownerId: string,
): Promise<PronunciationEntries> {
  const [row] = await db.select().from(pronunciations).where(eq(pronunciations.ownerId, ownerId));
  return row?.entries ?? [];
}

export async function savePronunciations(
  db: Queryable,
  ownerId: string,
  entries: PronunciationEntries,
): Promise<void> {
  await db
    .insert(pronunciations)
    .values({ ownerId, entries })
    .onConflictDoUpdate({
      target: pronunciations.ownerId,
      set: { entries, updatedAt: sql`now()` },
    });
}
