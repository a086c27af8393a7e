import type { LiveEvent } from '#contract/events.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { generationEvents, generations, generationSteps } from '#server/db/schema/generations.ts';
import { and, inArray, notLike, sql } from '#server/db/sql.ts';
import type { GenerationRow } from '../generations.repo.ts';
import { READING_STEP } from '../model/stored-verdicts.ts';
import type { OwnedEvent } from './event-log.repo.ts';

/** How long it is kept how a finished text came about. */
const KEPT_DAYS = 7;
/** What was stopped or has failed goes on from its steps when it is retried: as long as the queue keeps what has failed. */
const KEPT_DAYS_UNFINISHED = 90;
const AT_ONCE = 200;

/**
 * Deletes the events and steps of runs that were over and quiet for so long, and gives how many runs that were. Their rows
 * keep the text, the checks and the cost, and what a model held against the transcript stays, as later checks read it.
 * Throws once the signal is aborted: what is left waits for the next time.
 */
export async function compactOldRuns(database: Database, signal?: AbortSignal): Promise<number> {
  let compacted = 0;
  for (let after: string | null = ''; after !== null;) {
    signal?.throwIfAborted();
    const ids: string[] = await database.transaction((tx) => compactSome(tx, after!));
    compacted += ids.length;
    after = ids.at(-1) ?? null;
  }
  return compacted;
}

/** The next few by their ids, so that all rounds together look at each run once. */
async function compactSome(tx: Tx, after: string): Promise<string[]> {
  // Held, so that nobody takes one of them up again meanwhile; whoever does so just now comes first.
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT g.id FROM ${generations} AS g
    JOIN ${generationEvents} AS newest ON newest.generation_id = g.id AND newest.seq = g.last_seq
    WHERE g.id > ${after} AND g.status IN ('done', 'stopped', 'failed')
      AND newest.created_at < now() - make_interval(
        days => CASE g.status WHEN 'done' THEN ${KEPT_DAYS}::int ELSE ${KEPT_DAYS_UNFINISHED}::int END)
    ORDER BY g.id LIMIT ${AT_ONCE} FOR UPDATE OF g SKIP LOCKED`);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.delete(generationEvents).where(inArray(generationEvents.generationId, ids));
  const steps = inArray(generationSteps.generationId, ids);
  await tx
    .delete(generationSteps)
    .where(and(steps, notLike(generationSteps.name, `${READING_STEP}%`)));
  return ids;
}

/**
 * What stands in the log where events were: as many, so that every number is there and a reader who had come so far goes on
 * from its own. Folded, they give what the row says.
 */
export function eventsInstead(
  row: GenerationRow,
  range: { after: number; before: number; limit: number },
): OwnedEvent[] {
  const { after, before, limit } = range;
  const last = summarize(row);
  const count = Math.min(limit, before - after - 1);
  return Array.from({ length: count }, (_, index) => {
    const seq = after + 1 + index;
    const event = last[last.length - (before - seq)] ?? { type: 'unknown' as const };
    return { generationId: row.id, seq, ownerSeq: 0, event };
  });
}

function summarize({ document, checks, usage, engine, ...row }: GenerationRow): LiveEvent[] {
  return [
    ...(document ? [{ type: 'document', document } as const] : []),
    ...(checks ? [{ type: 'checks', checks } as const] : []),
    ...(usage ? [{ type: 'usage', engine, usage } as const] : []),
    endOf(row),
  ];
}

/** A run that goes again had ended before, and says in later events that it does. */
function endOf({ status, errorCode, errorMessage, version }: Partial<GenerationRow>): LiveEvent {
  if (status === 'failed' && errorCode) {
    return { type: 'failed', code: errorCode, message: errorMessage ?? '' };
  }
  return { type: 'done', status: status === 'stopped' || !version ? 'stopped' : 'done' };
}
