import { and, asc, eq, gt, inArray, lte, sql } from '#server/db/sql.ts';
import type { LiveEvent, LoggedEvent } from '#contract/events.ts';
import type { Queryable } from '#server/db/database.ts';
import { nameQuery } from '#server/db/named-query.ts';
import {
  eventCursors,
  generationEvents,
  generations,
  generationSteps,
} from '#server/db/schema/generations.ts';

/** The channel that tells readers about new events. The payload identifies the run and never contains text. */
export const EVENTS_CHANNEL = 'generation_events';

interface EventNotice {
  ownerId: string;
  generationId: string;
}

export function parseNotice(payload: string): EventNotice {
  const [ownerId = '', , generationId = ''] = payload.split(' ');
  return { ownerId, generationId };
}

/** Notifies readers of a change that has no event. */
export async function notifyReaders(
  db: Queryable,
  { ownerId, generationId }: EventNotice,
): Promise<void> {
  const payload = `${ownerId} 0 ${generationId} 0`;
  await db.execute(sql`SELECT pg_notify(${EVENTS_CHANNEL}, ${payload})`);
}

/** An event with its sequence number in the account. */
export interface OwnedEvent extends LoggedEvent {
  ownerSeq: number;
}

export interface Appended {
  lastSeq: number;
  stopRequested: boolean;
}

/** Events of one run. */
export interface Append {
  generationId: string;
  lease: string | null;
  events: readonly LiveEvent[];
  /** Stored with the events, or not at all if the lease is lost. */
  step?: { name: string; result: unknown };
}

interface Written {
  id: string;
  last_seq: number;
  stop_requested: boolean;
}

/** Doesn't set `updated_at`: it's indexed, and rows whose indexed values don't change can be updated in place. */
const writeMany = nameQuery<Written>(
  'append_to_many',
  sql`
  WITH asked AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(${'asked'}::jsonb)
      AS one(generation_id text, lease text, count int, stage text, events jsonb, step text, result jsonb)
  ), locked AS MATERIALIZED (
    SELECT id FROM ${generations}
    WHERE id IN (SELECT generation_id FROM asked) ORDER BY id FOR UPDATE
  ), held AS (
    UPDATE ${generations} AS g
    SET last_seq = g.last_seq + asked.count, stage = coalesce(asked.stage, g.stage)
    FROM locked JOIN asked ON asked.generation_id = locked.id
    WHERE g.id = locked.id AND g.lease IS NOT DISTINCT FROM asked.lease
    RETURNING g.id, g.owner_id, g.last_seq, g.stop_requested, asked.count, asked.events,
      asked.step, asked.result
  ), steps AS (
    INSERT INTO ${generationSteps} (generation_id, name, result)
    SELECT id, step, result FROM held WHERE step IS NOT NULL
  ), owners AS (
    SELECT owner_id, sum(count)::int AS count FROM held GROUP BY owner_id
  ), cursors AS (
    INSERT INTO ${eventCursors} AS c (owner_id, last)
    SELECT owner_id, count FROM owners ORDER BY owner_id
    ON CONFLICT (owner_id) DO UPDATE SET last = c.last + excluded.last
    RETURNING owner_id, last
  ), placed AS (
    SELECT held.*, cursors.last - owners.count
        + sum(held.count) OVER (PARTITION BY held.owner_id ORDER BY held.id) AS owner_last
    FROM held JOIN owners USING (owner_id) JOIN cursors USING (owner_id)
  ), written AS (
    INSERT INTO ${generationEvents} (generation_id, seq, owner_id, owner_seq, event)
    SELECT placed.id, placed.last_seq - placed.count + one.number, placed.owner_id,
           placed.owner_last - placed.count + one.number, one.value
    FROM placed, jsonb_array_elements(placed.events) WITH ORDINALITY AS one(value, number)
  )
  SELECT id, last_seq, stop_requested,
    pg_notify(${EVENTS_CHANNEL}, concat_ws(' ', owner_id, owner_last, id, last_seq))
  FROM placed`,
);

/** The same for a single run, at two thirds of the cost: first words and steps always come alone. */
const writeOne = nameQuery<Written>(
  'append_to_one',
  sql`
  WITH asked AS (
    SELECT ${'id'}::text AS id, ${'lease'}::text AS lease, ${'count'}::int AS count, ${'stage'}::text AS stage,
      ${'events'}::jsonb AS events, ${'step'}::text AS step, ${'result'}::jsonb AS result
  ), held AS (
    UPDATE ${generations} AS g
    SET last_seq = g.last_seq + asked.count, stage = coalesce(asked.stage, g.stage)
    FROM asked WHERE g.id = asked.id AND g.lease IS NOT DISTINCT FROM asked.lease
    RETURNING g.id, g.owner_id, g.last_seq, g.stop_requested, asked.count, asked.events,
      asked.step, asked.result
  ), steps AS (
    INSERT INTO ${generationSteps} (generation_id, name, result)
    SELECT id, step, result FROM held WHERE step IS NOT NULL
  ), cursors AS (
    INSERT INTO ${eventCursors} AS c (owner_id, last) SELECT owner_id, count FROM held
    ON CONFLICT (owner_id) DO UPDATE SET last = c.last + excluded.last
    RETURNING last
  ), written AS (
    INSERT INTO ${generationEvents} (generation_id, seq, owner_id, owner_seq, event)
    SELECT held.id, held.last_seq - held.count + one.number, held.owner_id,
           cursors.last - held.count + one.number, one.value
    FROM held, cursors, jsonb_array_elements(held.events) WITH ORDINALITY AS one(value, number)
  )
  SELECT id, last_seq, stop_requested,
    pg_notify(${EVENTS_CHANNEL}, concat_ws(' ', owner_id, last, id, last_seq))
  FROM held, cursors`,
);

/**
 * Appends in one statement. Sequence numbers are assigned under row locks, first of the generations, then of the accounts,
 * so they have no gaps and become visible in order. Rows are locked in id order, so concurrent processes can't deadlock.
 * Runs that lost their lease are missing from the result, and nothing of theirs is written.
 */
export async function appendToMany(
  db: Queryable,
  appends: readonly Append[],
): Promise<Map<string, Appended>> {
  const [first] = appends;
  const rows =
    appends.length === 1 ? await writeAlone(db, first!) : await writeTogether(db, appends);
  return new Map(
    rows.map(({ id, last_seq, stop_requested }) => [
      id,
      { lastSeq: last_seq, stopRequested: stop_requested },
    ]),
  );
}

const stageIn = (events: readonly LiveEvent[]) =>
  events.findLast((event) => event.type === 'stage')?.stage ?? null;

function writeTogether(db: Queryable, appends: readonly Append[]): Promise<Written[]> {
  const asked = appends.map(({ generationId, lease, events, step }) => ({
    generation_id: generationId,
    lease,
    count: events.length,
    stage: stageIn(events),
    events,
    ...(step && { step: step.name, result: step.result }),
  }));
  return writeMany(db, [JSON.stringify(asked), EVENTS_CHANNEL]);
}

function writeAlone(
  db: Queryable,
  { generationId, lease, events, step }: Append,
): Promise<Written[]> {
  return writeOne(db, [
    generationId,
    lease,
    events.length,
    stageIn(events),
    JSON.stringify(events),
    step?.name ?? null,
    step ? JSON.stringify(step.result) : null,
    EVENTS_CHANNEL,
  ]);
}

/** For a single run, in its own transaction. `null`: the lease is lost and nothing was written. */
export async function appendEvents(
  db: Queryable,
  generationId: string,
  lease: string | null,
  events: readonly LiveEvent[],
): Promise<Appended | null> {
  return (await appendToMany(db, [{ generationId, lease, events }])).get(generationId) ?? null;
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

interface AccountNow {
  /** The account's latest sequence number; 0 if there are no events. */
  newest: number;
  running: string[];
}

/** One statement, so that no run can start or end in between. */
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
