import { and, asc, eq, getTableColumns, sql } from '#server/db/sql.ts';
import { z } from 'zod';
import { speakerNames, videos } from '#server/db/schema/videos.ts';
import { MarkSchema, type PortableTable, shapeOf } from './portable-table.ts';

/** Far more than anyone needs; each costs a search of the transcript when a name changes. */
const MOST_NAMES = 2000;
const NamesSchema = z
  .record(MarkSchema, z.string().min(1).max(200))
  .refine((names) => Object.keys(names).length <= MOST_NAMES, `has more than ${MOST_NAMES} names`);
const ChosenSchema = z.strictObject({ names: NamesSchema, lines: NamesSchema });

/** Speaker names given by the account. Undo history isn't exported. */
export const PORTABLE_SPEAKERS: PortableTable = {
  name: 'speakers',
  table: speakerNames,
  page: (db, ownerId, after, limit) =>
    db
      .select(getTableColumns(speakerNames))
      .from(speakerNames)
      .innerJoin(videos, eq(videos.id, speakerNames.videoId))
      .where(
        and(
          eq(videos.ownerId, ownerId),
          after
            ? sql`(${speakerNames.videoId}, ${speakerNames.transcriptId}) > (${after['videoId']}, ${after['transcriptId']})`
            : undefined,
        ),
      )
      .orderBy(asc(speakerNames.videoId), asc(speakerNames.transcriptId))
      .limit(limit),
  shape: shapeOf(speakerNames, { chosen: ChosenSchema }, ['before']),
  hasId: false,
  refs: { videoId: 'videos', transcriptId: 'transcripts' },
  // Existing names of a transcript aren't changed.
  partOf: { table: 'transcripts', column: 'transcriptId' },
};
