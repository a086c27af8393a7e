import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { LiveEvent, LoggedEvent } from '#contract/events.ts';
import type { Queryable } from '#server/db/database.ts';
import { eventCursors, generationEvents, generations } from '#server/db/schema/generations.ts';

/** Where readers are told that there is more to read. The payload names it; it never carries text. */
export const EVENTS_CHANNEL = 'generation_events';

export interface EventNotice {
  ownerId: string;
  generationId: string;
}

export function parseNotice(payload: string): EventNotice {
  const [ownerId = '', , generationId = ''] = payload.split(' ');
  return { ownerId, generationId };
}

/** For a change that the log does not tell of. */
export async function notifyReaders(
  db: Queryable,
  { ownerId, generationId }: EventNotice,
): Promise<void> {
  const payload = `${ownerId} 0 ${generationId} 0`;
  await db.execute(sql`SELECT pg_notify(${EVENTS_CHANNEL}, ${payload})`);
}

/** A logged event with its place in the account's own order. */
export interface OwnedEvent extends LoggedEvent {
  ownerSeq: number;
}

export interface Appended {
  lastSeq: number;
  stopRequested: boolean;
}

/**
 * Appends in one statement: numbers are given under the generation's and then the account's row lock, so they have no
 * gaps and become visible in order. `null` means that the lease is no longer held and nothing was written.
 */
export async function appendEvents(
  db: Queryable,
  generationId: string,
  lease: string | null,
  events: readonly LiveEvent[],
): Promise<Appended | null> {
  const count = events.length;
  const stage = events.findLast((event) => event.type === 'stage')?.stage ?? null;
  const { rows } = await db.execute<{ last_seq: number; stop_requested: boolean }>(sql`
    WITH held AS (
      UPDATE ${generations}
      SET last_seq = last_seq + ${count}, updated_at = now(), stage = coalesce(${stage}, stage)
      WHERE id = ${generationId} AND lease IS NOT DISTINCT FROM ${lease}
      RETURNING id, owner_id, last_seq, stop_requested
    ), cursor AS (
      INSERT INTO ${eventCursors} AS c (owner_id, last)
      SELECT owner_id, ${count} FROM held
      ON CONFLICT (owner_id) DO UPDATE SET last = c.last + ${count}
      RETURNING last
    ), written AS (
      INSERT INTO ${generationEvents} (generation_id, seq, owner_id, owner_seq, event)
      SELECT held.id, held.last_seq - ${count} + one.number, held.owner_id,
             cursor.last - ${count} + one.number, one.value
      FROM held, cursor, jsonb_array_elements(${JSON.stringify(events)}::jsonb)
        WITH ORDINALITY AS one(value, number)
    )
    SELECT held.last_seq, held.stop_requested,
      pg_notify(${EVENTS_CHANNEL}, concat_ws(' ', held.owner_id, cursor.last, held.id, held.last_seq))
    FROM held, cursor`);
  const [row] = rows;
  return row ? { lastSeq: row.last_seq, stopRequested: row.stop_requested } : null;
}

const columns = {
  generationId: generationEvents.generationId,
  seq: generationEvents.seq,
  ownerSeq: generationEvents.ownerSeq,
  event: generationEvents.event,
};

export function readGenerationEvents(
  db: Queryable,
  generationId: string,
  after: number,
  limit: number,
): Promise<OwnedEvent[]> {
  return db
    .select(columns)
    .from(generationEvents)
    .where(and(eq(generationEvents.generationId, generationId), gt(generationEvents.seq, after)))
    .orderBy(asc(generationEvents.seq))
    .limit(limit);
}

interface OwnerRange {
  after: number;
  upTo?: number;
  /** Only events of these generations. */
  of?: string[];
  limit: number;
}

export function readOwnerEvents(
  db: Queryable,
  ownerId: string,
  { after, upTo, of, limit }: OwnerRange,
): Promise<OwnedEvent[]> {
  return db
    .select(columns)
    .from(generationEvents)
    .where(
      and(
        eq(generationEvents.ownerId, ownerId),
        gt(generationEvents.ownerSeq, after),
        upTo === undefined ? undefined : lte(generationEvents.ownerSeq, upTo),
        of && inArray(generationEvents.generationId, of),
      ),
    )
    .orderBy(asc(generationEvents.ownerSeq))
    .limit(limit);
}

export interface AccountNow {
  /** The newest number given in the account; 0 where nothing has happened yet. */
  newest: number;
  running: string[];
}

/** Both in one statement, so that no run can begin or end between them. */
export async function readAccountNow(db: Queryable, ownerId: string): Promise<AccountNow> {
  const { rows } = await db.execute<{ newest: string; running: string[] }>(sql`
    SELECT
      coalesce((SELECT last FROM ${eventCursors} WHERE owner_id = ${ownerId}), 0) AS newest,
      ARRAY(
        SELECT id FROM ${generations}
        WHERE owner_id = ${ownerId} AND status IN ('queued', 'running')
      ) AS running`);
  return { newest: Number(rows[0]!.newest), running: rows[0]!.running };
}
