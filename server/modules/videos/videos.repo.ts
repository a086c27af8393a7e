import type { CaptionGaps } from '#contract/caption-gaps.ts';
import { and, eq, getTableColumns, ne, or, sql, first } from '#server/db/sql.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { generations } from '#server/db/schema/generations.ts';
import { transcripts, videos } from '#server/db/schema/videos.ts';
import { findCaptionGaps } from '#server/text/subtitles/caption-gaps.ts';

export type VideoRow = typeof videos.$inferSelect;
type NewVideo = typeof videos.$inferInsert;
export type TranscriptRow = typeof transcripts.$inferSelect;
export type NewTranscript = typeof transcripts.$inferInsert;
/** Everything but the words, which can be megabytes. */
export type TranscriptHead = Omit<TranscriptRow, 'cues'>;

/** Columns that may change while the source stays the same. */
type VideoChange = Partial<Omit<NewVideo, 'id' | 'ownerId' | 'kind' | 'sourceKey' | 'createdAt'>>;

/** Inserts or updates the owner's video of this source. Safe with concurrent callers. */
export async function upsertVideo(db: Queryable, video: NewVideo): Promise<VideoRow> {
  const { id: _id, ownerId: _owner, kind: _kind, sourceKey: _key, ...change } = video;
  const [row] = await db
    .insert(videos)
    .values(video)
    .onConflictDoUpdate({
      target: [videos.ownerId, videos.kind, videos.sourceKey],
      set: change,
    })
    .returning();
  return row!;
}

export async function changeVideo(db: Queryable, id: string, change: VideoChange): Promise<void> {
  await db.update(videos).set(change).where(eq(videos.id, id));
}

/**
 * Marks a video in progress as failed; one with an earlier transcript keeps it. Does nothing if its state has changed
 * meanwhile.
 */
export async function failWork(
  db: Queryable,
  id: string,
  error: Pick<VideoChange, 'errorCode' | 'errorMessage'>,
): Promise<void> {
  const state = sql`CASE WHEN ${videos.transcriptId} IS NULL THEN 'failed' ELSE 'ready' END`;
  await db
    .update(videos)
    .set({ ...error, progress: null, state })
    .where(and(eq(videos.id, id), eq(videos.state, 'working')));
}

/** Locks the video until the transaction ends. */
export function holdVideo(tx: Tx, id: string): Promise<VideoRow | null> {
  return first(tx.select().from(videos).where(eq(videos.id, id)).for('update'));
}

export function findVideo(db: Queryable, id: string): Promise<VideoRow | null> {
  return first(db.select().from(videos).where(eq(videos.id, id)));
}

export function findVideoOfSource(
  db: Queryable,
  { ownerId, kind, sourceKey }: Pick<VideoRow, 'ownerId' | 'kind' | 'sourceKey'>,
): Promise<VideoRow | null> {
  return first(
    db
      .select()
      .from(videos)
      .where(
        and(eq(videos.ownerId, ownerId), eq(videos.kind, kind), eq(videos.sourceKey, sourceKey)),
      ),
  );
}

const { cues: _cues, ...HEAD } = getTableColumns(transcripts);

/** The same words again are the same transcript. */
export async function ensureTranscript(
  db: Queryable,
  transcript: NewTranscript,
): Promise<TranscriptHead> {
  const owner = transcript.videoId
    ? [transcripts.videoId, transcripts.fingerprint]
    : [transcripts.platformId, transcripts.declaredTag, transcripts.kind, transcripts.fingerprint];
  const [row] = await db
    .insert(transcripts)
    .values({ ...transcript, gaps: gapsOf(transcript), blocksBySpeaker: true })
    .onConflictDoUpdate({ target: owner, set: { fetchedAt: sql`excluded.fetched_at` } })
    .returning(HEAD);
  return row!;
}

/** Only for captions and files: in our own transcripts a gap means nobody was speaking. */
function gapsOf({ kind, timed, cues, durationMs }: NewTranscript): CaptionGaps | null {
  const areCaptions = kind === 'manual' || kind === 'automatic' || kind === 'given';
  return areCaptions && timed !== false ? findCaptionGaps(cues, durationMs ?? 0) : null;
}

/** For sources that change often: deletes transcripts that no text was written from, except the current one. */
export async function deleteUnpinned(tx: Tx, videoId: string, keptId: string): Promise<void> {
  await tx.delete(transcripts).where(
    and(
      eq(transcripts.videoId, videoId),
      ne(transcripts.id, keptId),
      // A draft requested a moment ago may be about to refer to it.
      sql`${transcripts.fetchedAt} < now() - interval '1 hour'`,
      sql`NOT EXISTS (SELECT 1 FROM ${generations} g WHERE g.transcript_id = ${transcripts.id})`,
    ),
  );
}

const oneTranscript = prepared((db) =>
  db
    .select()
    .from(transcripts)
    .where(eq(transcripts.id, sql.placeholder('id')))
    .prepare('get_transcript'),
);

export async function getTranscript(db: Queryable, id: string): Promise<TranscriptRow> {
  const [row] = await oneTranscript(db).execute({ id });
  if (!row) throw new Error(`transcript ${id} is gone`);
  return row;
}

export function findTranscriptHead(db: Queryable, id: string): Promise<TranscriptHead | null> {
  return first(db.select(HEAD).from(transcripts).where(eq(transcripts.id, id)));
}

/** A transcript of this video: its owner's, or the platform's for the same video. */
export function findTranscriptOf(
  db: Queryable,
  video: VideoRow,
  id: string,
): Promise<TranscriptRow | null> {
  const shared = video.kind === 'youtube' ? eq(transcripts.platformId, video.sourceKey) : undefined;
  return first(
    db
      .select()
      .from(transcripts)
      .where(and(eq(transcripts.id, id), or(eq(transcripts.videoId, video.id), shared))),
  );
}
