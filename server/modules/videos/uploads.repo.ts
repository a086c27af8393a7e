import { and, asc, eq, isNotNull, sql, first } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/database.ts';
import { recognizedParts, uploads } from '#server/db/schema/videos.ts';

export type UploadRow = typeof uploads.$inferSelect;
type NewUpload = typeof uploads.$inferInsert;
export type RecognizedPart = Pick<
  typeof recognizedParts.$inferSelect,
  'part' | 'cues' | 'languageTag' | 'untilMs'
>;

/** Stored recordings of a video. */
export interface StoredRecording {
  bytes: number;
  remainingSeconds: number | null;
}

export async function insertUpload(db: Queryable, upload: NewUpload): Promise<void> {
  await db.insert(uploads).values(upload);
}

export function findUpload(db: Queryable, id: string): Promise<UploadRow | null> {
  return first(db.select().from(uploads).where(eq(uploads.id, id)));
}

export function findUploadsOf(db: Queryable, videoId: string): Promise<UploadRow[]> {
  return db.select().from(uploads).where(eq(uploads.videoId, videoId));
}

export async function findRecording(
  db: Queryable,
  videoId: string,
  now: Date,
): Promise<StoredRecording | null> {
  const rows = await findUploadsOf(db, videoId);
  if (rows.length === 0) return null;
  const readyAt = rows.find((row) => row.readyAt !== null)?.readyAt ?? null;
  const leftMs = readyAt === null ? null : Math.max(0, readyAt.getTime() - now.getTime());
  return {
    bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    remainingSeconds: leftMs === null ? null : Math.ceil(leftMs / 1000),
  };
}

export async function setReadyAt(db: Queryable, id: string, readyAt: Date | null): Promise<void> {
  await db.update(uploads).set({ readyAt }).where(eq(uploads.id, id));
}

/** Storage currently used by the account's recordings. */
export async function sumBytes(db: Queryable, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string | null>`sum(${uploads.bytes})` })
    .from(uploads)
    .where(eq(uploads.ownerId, ownerId));
  return Number(row?.bytes ?? 0);
}

export async function deleteUpload(db: Queryable, id: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id));
}

export async function saveRecognized(
  db: Queryable,
  row: typeof recognizedParts.$inferInsert,
): Promise<void> {
  const { uploadId, provider, part } = recognizedParts;
  const { cues, languageTag, untilMs } = row;
  await db
    .insert(recognizedParts)
    .values(row)
    // A part without `untilMs`, from an older version, couldn't be continued from.
    .onConflictDoUpdate({
      target: [uploadId, provider, part],
      set: { cues, languageTag, untilMs },
    });
}

/** In order, whichever service recognised them: each starts where the previous one ended. */
export function listRecognized(db: Queryable, uploadId: string): Promise<RecognizedPart[]> {
  return db
    .select({
      part: recognizedParts.part,
      cues: recognizedParts.cues,
      languageTag: recognizedParts.languageTag,
      untilMs: recognizedParts.untilMs,
    })
    .from(recognizedParts)
    .where(and(eq(recognizedParts.uploadId, uploadId), isNotNull(recognizedParts.untilMs)))
    .orderBy(asc(recognizedParts.part));
}
