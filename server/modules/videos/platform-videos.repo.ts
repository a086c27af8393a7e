import { and, desc, eq, gt, inArray, isNull, lt, or, sql, first } from '#server/db/sql.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { platformVideos, transcripts } from '#server/db/schema/videos.ts';
import type { TranscriptHead } from './videos.repo.ts';

export type PlatformVideoRow = typeof platformVideos.$inferSelect;
type NewPlatformVideo = typeof platformVideos.$inferInsert;

export function findPlatformVideo(db: Queryable, id: string): Promise<PlatformVideoRow | null> {
  return first(db.select().from(platformVideos).where(eq(platformVideos.id, id)));
}

/** Those of these that have a row. */
export async function listPlatformVideos(
  db: Queryable,
  ids: readonly string[],
): Promise<PlatformVideoRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(platformVideos)
    .where(inArray(platformVideos.id, [...ids]));
}

/** Updates only the given columns: a failure doesn't erase what was known. */
export async function savePlatformVideo(db: Queryable, row: NewPlatformVideo): Promise<void> {
  const { id: _id, ...change } = row;
  await db
    .insert(platformVideos)
    .values(row)
    .onConflictDoUpdate({ target: platformVideos.id, set: change });
}

/**
 * Claims a video's request for this process; `false` if another holds it. Released by saving the result, or when the lease
 * expires.
 */
export async function claimAsking(
  db: Queryable,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const claimed = await db
    .insert(platformVideos)
    .values({ id, askingUntil: until, checkedAt: NEVER })
    .onConflictDoUpdate({
      target: platformVideos.id,
      set: { askingUntil: until },
      // A lease more than twice the maximum length was taken before the clock was set back.
      setWhere: or(
        isNull(platformVideos.askingUntil),
        lt(platformVideos.askingUntil, now),
        gt(platformVideos.askingUntil, new Date(2 * until.getTime() - now.getTime())),
      )!,
    })
    .returning({ id: platformVideos.id });
  return claimed.length > 0;
}

/** For a new row without any facts. */
const NEVER = new Date(0);

interface TrackKey {
  platformId: string;
  tag: string;
  kind: 'manual' | 'automatic';
  newerThan: Date;
}

export function findPlatformTranscript(
  db: Queryable,
  { platformId, tag, kind, newerThan }: TrackKey,
): Promise<Pick<TranscriptHead, 'id' | 'language' | 'languageTag' | 'durationMs'> | null> {
  return first(
    db
      .select({
        id: transcripts.id,
        language: transcripts.language,
        languageTag: transcripts.languageTag,
        durationMs: transcripts.durationMs,
      })
      .from(transcripts)
      .where(
        and(
          eq(transcripts.platformId, platformId),
          eq(transcripts.declaredTag, tag),
          eq(transcripts.kind, kind),
          gt(transcripts.fetchedAt, newerThan),
        ),
      )
      .orderBy(desc(transcripts.fetchedAt))
      .limit(1),
  );
}

/** Deletes expired shared transcripts that no text was written from. */
export async function deleteUnusedTranscripts(db: Queryable, olderThan: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM transcripts t
    WHERE t.platform_id IS NOT NULL AND t.fetched_at < ${olderThan.toISOString()}
      AND NOT EXISTS (SELECT 1 FROM generations g WHERE g.transcript_id = t.id)
      AND NOT EXISTS (SELECT 1 FROM videos v WHERE v.transcript_id = t.id)`);
  return rowCount ?? 0;
}

/** The video's own transcripts, and those of shelves that include it. */
const holds = (platformId: string) =>
  or(
    eq(transcripts.platformId, platformId),
    sql`${transcripts.parts} @> ${JSON.stringify([{ platformId }])}::jsonb`,
  )!;

/** Empties every shared transcript of a video. Texts that users wrote from them are kept. */
export async function takeDown(tx: Tx, platformId: string, at: Date): Promise<number> {
  await savePlatformVideo(tx, { id: platformId, takenDownAt: at });
  // Removes them from search, too. A bundle is deleted with its index, and deleting one requires this lock first.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('index_bundles'))`);
  await tx.execute(sql`
    DELETE FROM transcript_indexes i USING ${transcripts}
    WHERE ${transcripts.id} = i.transcript_id AND ${holds(platformId)}`);
  const { rowCount } = await tx
    .update(transcripts)
    // The shelf's transcript no longer matches its fingerprint, so the next draft joins the remaining sources again.
    .set({
      cues: [],
      words: 0,
      fingerprint: sql`CASE WHEN ${transcripts.kind} = 'joined' THEN ${transcripts.id} ELSE ${transcripts.fingerprint} END`,
    })
    .where(holds(platformId));
  return rowCount ?? 0;
}
