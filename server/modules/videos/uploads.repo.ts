import { and, eq, sql, first } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/database.ts';
import { recognizedParts, uploads } from '#server/db/schema/videos.ts';

export type UploadRow = typeof uploads.$inferSelect;
type NewUpload = typeof uploads.$inferInsert;
type PartRow = Pick<typeof recognizedParts.$inferSelect, 'part' | 'cues' | 'languageTag'>;

export async function insertUpload(db: Queryable, upload: NewUpload): Promise<void> {
  await db.insert(uploads).values(upload);
}

export function findUpload(db: Queryable, id: string): Promise<UploadRow | null> {
  return first(db.select().from(uploads).where(eq(uploads.id, id)));
}

export function findUploadsOf(db: Queryable, videoId: string): Promise<UploadRow[]> {
  return db.select().from(uploads).where(eq(uploads.videoId, videoId));
}

export async function findRecordingBytes(db: Queryable, videoId: string): Promise<number | null> {
  const [row] = await db
    .select({ bytes: sql<string | null>`sum(${uploads.bytes})` })
    .from(uploads)
    .where(eq(uploads.videoId, videoId));
  const bytes = row?.bytes ?? null;
  return bytes === null ? null : Number(bytes);
}

/** What the account's recordings take at the moment. */
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
  await db.insert(recognizedParts).values(row).onConflictDoNothing();
}

export function listRecognized(
  db: Queryable,
  uploadId: string,
  provider: string,
): Promise<PartRow[]> {
  return db
    .select({
      part: recognizedParts.part,
      cues: recognizedParts.cues,
      languageTag: recognizedParts.languageTag,
    })
    .from(recognizedParts)
    .where(and(eq(recognizedParts.uploadId, uploadId), eq(recognizedParts.provider, provider)));
}
