import { nameQuery } from '#server/db/named-query.ts';
import { and, eq, first, sql } from '#server/db/sql.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { type ChosenNames, speakerNames } from '#server/db/schema/videos.ts';

interface Key {
  videoId: string;
  transcriptId: string;
}

type NamesRow = typeof speakerNames.$inferSelect;

const NOTHING: ChosenNames = { names: {}, lines: {} };
const keyOf = ({ videoId, transcriptId }: Key) =>
  and(eq(speakerNames.videoId, videoId), eq(speakerNames.transcriptId, transcriptId));

export function findNames(db: Queryable, key: Key): Promise<NamesRow | null> {
  return first(db.select().from(speakerNames).where(keyOf(key)));
}

/** Locked until the transaction ends, so that concurrent changes run one after the other. */
export async function holdNames(tx: Tx, key: Key): Promise<NamesRow> {
  await tx
    .insert(speakerNames)
    .values({ ...key, chosen: NOTHING })
    .onConflictDoNothing();
  const [row] = await tx.select().from(speakerNames).where(keyOf(key)).for('update');
  return row!;
}

export async function saveNames(
  tx: Tx,
  key: Key,
  { chosen, before }: Pick<NamesRow, 'chosen' | 'before'>,
): Promise<void> {
  await tx.update(speakerNames).set({ chosen, before }).where(keyOf(key));
}

const chosenQuery = nameQuery<Pick<NamesRow, 'videoId' | 'chosen'>>(
  'list_chosen_names',
  sql`SELECT video_id AS "videoId", chosen FROM speaker_names
      WHERE video_id = ANY(${sql.placeholder('videoIds')}::text[])`,
);

/** Speaker names chosen by accounts, by video id. */
export async function listChosenNames(
  db: Queryable,
  videoIds: string[],
): Promise<Map<string, ChosenNames>> {
  const rows = await chosenQuery(db, [videoIds]);
  return new Map(rows.map(({ videoId, chosen }) => [videoId, chosen]));
}
