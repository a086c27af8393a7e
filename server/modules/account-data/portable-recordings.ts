import { and, asc, eq, gt } from '#server/db/sql.ts';
import { uploads } from '#server/db/schema/videos.ts';
import { type PortableTable, shapeOf } from './portable-table.ts';
import { LanguageSchema } from '#contract/catalog/languages.ts';

/** Recordings that somebody sent and asked us to keep. Each lies beside it in the archive, as `recordings/<id>`. */
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
  async findTwin(db, ownerId, row) {
    const [twin] = await db
      .select({ id: uploads.id })
      .from(uploads)
      .where(
        and(
          eq(uploads.ownerId, ownerId),
          eq(uploads.videoId, String(row['videoId'])),
          eq(uploads.bytes, Number(row['bytes'])),
        ),
      );
    return twin?.id ?? null;
  },
  settle: (row) => ({ ...row, kept: true }),
};
