import { and, asc, eq, gt, inArray } from '#server/db/sql.ts';
import { uploads } from '#server/db/schema/videos.ts';
import { type PortableTable, shapeOf } from './portable-table.ts';
import { LanguageSchema } from '#contract/catalog/languages.ts';

/** Uploaded recordings that the user chose to keep. Each file in the archive is `recordings/<id>`. */
export const PORTABLE_RECORDINGS: PortableTable = {
  name: 'recordings',
  table: uploads,
  page: (db, ownerId, after, limit) =>
    db
      .select()
      .from(uploads)
      .where(
        and(
          eq(uploads.ownerId, ownerId),
          eq(uploads.kept, true),
          after ? gt(uploads.id, String(after['id'])) : undefined,
        ),
      )
      .orderBy(asc(uploads.id))
      .limit(limit),
  shape: shapeOf(uploads, { declared: LanguageSchema }, ['storageKey', 'kept']),
  hasId: true,
  refs: { videoId: 'videos' },
  twins: {
    keyOf: ({ videoId, bytes }) => `${String(videoId)} ${String(bytes)}`,
    async find(db, ownerIds, rows) {
      const of = rows.map(({ videoId }) => String(videoId));
      const { id, videoId, bytes } = uploads;
      const found = await db
        .select({ id, videoId, bytes })
        .from(uploads)
        .where(and(inArray(uploads.ownerId, [...ownerIds]), inArray(videoId, of)));
      return new Map(found.map((row) => [`${row.videoId} ${row.bytes}`, row.id]));
    },
  },
  settle: (row) => ({ ...row, kept: true }),
};
