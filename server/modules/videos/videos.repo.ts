import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { transcripts, videos } from '#server/db/schema/videos.ts';

export type VideoRow = typeof videos.$inferSelect;
export type TranscriptRow = typeof transcripts.$inferSelect;

/** The owner's video of this source, made if there is none. Safe against two callers at once. */
export async function ensureVideo(
  db: Queryable,
  video: typeof videos.$inferInsert,
): Promise<VideoRow> {
  await db.insert(videos).values(video).onConflictDoNothing();
  const [row] = await db
    .select()
    .from(videos)
    .where(
      and(
        eq(videos.ownerId, video.ownerId),
        eq(videos.kind, video.kind),
        eq(videos.sourceKey, video.sourceKey),
      ),
    );
  return row!;
}

export async function ensureTranscript(
  db: Queryable,
  transcript: typeof transcripts.$inferInsert,
): Promise<string> {
  await db.insert(transcripts).values(transcript).onConflictDoNothing();
  const [row] = await db
    .select({ id: transcripts.id })
    .from(transcripts)
    .where(
      and(
        eq(transcripts.videoId, transcript.videoId),
        eq(transcripts.language, transcript.language),
      ),
    );
  return row!.id;
}

export async function getTranscriptWithVideo(
  db: Queryable,
  transcriptId: string,
): Promise<{ transcript: TranscriptRow; video: VideoRow }> {
  const [row] = await db
    .select({ transcript: transcripts, video: videos })
    .from(transcripts)
    .innerJoin(videos, eq(videos.id, transcripts.videoId))
    .where(eq(transcripts.id, transcriptId));
  if (!row) throw new Error(`transcript ${transcriptId} is gone`);
  return row;
}

export async function findVideo(db: Queryable, id: string): Promise<VideoRow | null> {
  const [row] = await db.select().from(videos).where(eq(videos.id, id));
  return row ?? null;
}

export async function getTranscriptOf(db: Queryable, videoId: string): Promise<TranscriptRow> {
  const [row] = await db.select().from(transcripts).where(eq(transcripts.videoId, videoId));
  if (!row) throw new Error(`video ${videoId} has no transcript`);
  return row;
}
