import type { EditShelf, ListedSource } from '#contract/shelves.ts';
import { newId } from '#server/core/ids.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { and, count, eq, first, inArray, ne, sql } from '#server/db/sql.ts';
import { users } from '#server/db/schema/accounts.ts';
import { teamMembers } from '#server/db/schema/billing.ts';
import { generations } from '#server/db/schema/generations.ts';
import { shelfSources, shelves } from '#server/db/schema/questions.ts';
import { transcripts, videos } from '#server/db/schema/videos.ts';
import { LISTED_COLUMNS, toListedSource } from '../videos/videos.service.ts';

export type ShelfRow = typeof shelves.$inferSelect;

/** A shelf as shown in lists. */
export interface CountedShelf extends ShelfRow {
  ownerEmail: string;
  sourceCount: number;
  words: number;
  durationMs: number;
}

const counted = sql`
  SELECT s.id, s.owner_id AS "ownerId", s.name, s.shared_with_team AS "sharedWithTeam",
         s.created_at AS "createdAt", s.updated_at AS "updatedAt", u.email AS "ownerEmail",
         count(v.id)::int AS "sourceCount",
         coalesce(sum(t.words), 0)::int AS words,
         coalesce(sum(v.duration_ms), 0)::float8 AS "durationMs"
  FROM ${shelves} s
  JOIN ${users} u ON u.id = s.owner_id
  LEFT JOIN ${shelfSources} i ON i.shelf_id = s.id
  LEFT JOIN ${videos} v ON v.id = i.video_id
  LEFT JOIN ${transcripts} t ON t.id = v.transcript_id`;

/** Whether the owner shares the shelf with a team that this address has been invited to. */
const isInvited = (email: string, also = sql``) => sql`
  s.shared_with_team AND EXISTS (
    SELECT 1 FROM ${teamMembers} m WHERE m.owner_id = s.owner_id AND m.email = ${email} ${also})`;

/** Whether they have joined. An invitation alone shows nothing. */
const isInTeam = (email: string) => isInvited(email, sql`AND m.joined_at IS NOT NULL`);

export async function listShelves(
  db: Queryable,
  { id, email }: { id: string; email: string },
): Promise<CountedShelf[]> {
  const { rows } = await db.execute<CountedRow>(sql`
    ${counted} WHERE s.owner_id = ${id} OR (${isInTeam(email)})
    GROUP BY s.id, u.email ORDER BY (s.owner_id = ${id}) DESC, s.id DESC`);
  return rows.map(toCounted);
}

/** A shelf this account may read: its own, or one shared with it. */
export async function findReadable(
  db: Queryable,
  { id, email }: { id: string; email: string },
  shelfId: string,
): Promise<CountedShelf | null> {
  const { rows } = await db.execute<CountedRow>(sql`
    ${counted} WHERE s.id = ${shelfId} AND (s.owner_id = ${id} OR (${isInTeam(email)}))
    GROUP BY s.id, u.email`);
  return rows[0] ? toCounted(rows[0]) : null;
}

/** Whether its owner shares it with someone they have invited. */
export async function isSharedWith(
  db: Queryable,
  email: string,
  shelfId: string,
): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM ${shelves} s WHERE s.id = ${shelfId} AND ${isInvited(email)}`,
  );
  return rows.length > 0;
}

/** In raw rows, each engine returns times in its own form. */
type CountedRow = Omit<CountedShelf, 'createdAt' | 'updatedAt'> & {
  createdAt: string | Date;
  updatedAt: string | Date;
} & Record<string, unknown>;

function toCounted(row: CountedRow): CountedShelf {
  return { ...row, createdAt: new Date(row.createdAt), updatedAt: new Date(row.updatedAt) };
}

export function findShelf(db: Queryable, id: string): Promise<ShelfRow | null> {
  return first(db.select().from(shelves).where(eq(shelves.id, id)));
}

export async function countShelves(db: Queryable, ownerId: string): Promise<number> {
  const [row] = await db.select({ all: count() }).from(shelves).where(eq(shelves.ownerId, ownerId));
  return row!.all;
}

export async function insertShelf(
  tx: Tx,
  shelf: Pick<ShelfRow, 'id' | 'ownerId' | 'name'>,
): Promise<void> {
  await tx.insert(shelves).values(shelf);
}

export async function changeShelf(db: Queryable, id: string, change: EditShelf): Promise<void> {
  await db
    .update(shelves)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(shelves.id, id));
}

export async function deleteShelf(db: Queryable, id: string): Promise<void> {
  await db.delete(shelves).where(eq(shelves.id, id));
}

/** The id under which an account has the whole shelf as one source, if it has written from it. */
export async function findWhole(
  db: Queryable,
  ownerId: string,
  shelfId: string,
): Promise<string | null> {
  const isIt = [
    eq(videos.ownerId, ownerId),
    eq(videos.kind, 'shelf'),
    eq(videos.sourceKey, shelfId),
  ];
  const found = await first(
    db
      .select({ id: videos.id })
      .from(videos)
      .where(and(...isIt)),
  );
  return found?.id ?? null;
}

/** Deletes joined transcripts of a shelf that nothing was written from; for all accounts, or for all but one. */
export async function deleteUnwritten(tx: Tx, shelfId: string, except?: string): Promise<void> {
  await tx
    .delete(videos)
    .where(
      and(
        eq(videos.kind, 'shelf'),
        eq(videos.sourceKey, shelfId),
        except === undefined ? undefined : ne(videos.ownerId, except),
        sql`NOT EXISTS (SELECT 1 FROM ${generations} g WHERE g.video_id = ${videos.id})`,
      ),
    );
}

/** The account's own videos among these. A shelf can't contain a shelf. */
export async function listOwn(
  db: Queryable,
  ownerId: string,
  videoIds: readonly string[],
): Promise<Set<string>> {
  if (videoIds.length === 0) return new Set();
  const rows = await db
    .select({ id: videos.id })
    .from(videos)
    .where(
      and(eq(videos.ownerId, ownerId), ne(videos.kind, 'shelf'), inArray(videos.id, [...videoIds])),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Locks the shelf against concurrent changes, and returns its number of sources. */
export async function holdShelf(tx: Tx, id: string): Promise<number> {
  await tx.select({ id: shelves.id }).from(shelves).where(eq(shelves.id, id)).for('update');
  const [row] = await tx
    .select({ all: count() })
    .from(shelfSources)
    .where(eq(shelfSources.shelfId, id));
  return row!.all;
}

/** Returns how many were new. */
export async function insertSources(
  tx: Tx,
  shelfId: string,
  videoIds: readonly string[],
): Promise<number> {
  if (videoIds.length === 0) return 0;
  const now = newId('put');
  const rows = videoIds.map((videoId, at) => ({
    shelfId,
    videoId,
    place: `${now}${String(at).padStart(4, '0')}`,
  }));
  const put = await tx
    .insert(shelfSources)
    .values(rows)
    .onConflictDoNothing()
    .returning({ videoId: shelfSources.videoId });
  return put.length;
}

export async function deleteSource(
  db: Queryable,
  shelfId: string,
  videoId: string,
): Promise<boolean> {
  const gone = await db
    .delete(shelfSources)
    .where(and(eq(shelfSources.shelfId, shelfId), eq(shelfSources.videoId, videoId)))
    .returning({ videoId: shelfSources.videoId });
  return gone.length > 0;
}

export interface ShelvedSource {
  card: ListedSource;
  /** `null` if it has none yet. */
  transcriptId: string | null;
}

/** The account's own among these, in order. */
export async function listOwnSources(
  db: Queryable,
  ownerId: string,
  videoIds: readonly string[],
): Promise<ShelvedSource[]> {
  const rows = await db
    .select(LISTED_COLUMNS)
    .from(videos)
    .leftJoin(transcripts, eq(transcripts.id, videos.transcriptId))
    .where(and(eq(videos.ownerId, ownerId), inArray(videos.id, [...videoIds])));
  const places = new Map(videoIds.map((id, at) => [id, at]));
  return rows
    .toSorted((a, b) => places.get(a.id)! - places.get(b.id)!)
    .map((row) => ({ card: toListedSource(row), transcriptId: row.transcriptId }));
}

export async function listOnShelf(db: Queryable, shelfId: string): Promise<ShelvedSource[]> {
  const rows = await db
    .select(LISTED_COLUMNS)
    .from(shelfSources)
    .innerJoin(videos, eq(videos.id, shelfSources.videoId))
    .leftJoin(transcripts, eq(transcripts.id, videos.transcriptId))
    .where(eq(shelfSources.shelfId, shelfId))
    .orderBy(shelfSources.place);
  return rows.map((row) => ({ card: toListedSource(row), transcriptId: row.transcriptId }));
}
