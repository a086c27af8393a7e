import type { LiveEvent } from '#contract/events.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { generationEvents, generations, generationSteps } from '#server/db/schema/generations.ts';
import { and, inArray, notLike, sql } from '#server/db/sql.ts';
import type { GenerationRow } from '../generations.repo.ts';
import { READING_STEP } from '../model/stored-verdicts.ts';
import type { OwnedEvent } from './event-log.repo.ts';

/** Retention of a finished run's events and steps. */
const KEPT_DAYS = 7;
/** Stopped and failed runs resume from their steps when retried, so these are kept as long as the queue keeps failed jobs. */
const KEPT_DAYS_UNFINISHED = 90;
const AT_ONCE = 200;

/**
 * Deletes the events and steps of runs that ended this long ago, and returns the number of runs. Their rows keep text,
 * checks and cost; a model's verdicts stay because later checks need them. Throws once the signal is aborted; the rest is
 * done next time.
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

/** The next batch in id order, so all rounds together visit each run once. */
async function compactSome(tx: Tx, after: string): Promise<string[]> {
  // Locked, so none of them is reopened meanwhile; rows being reopened right now are skipped.
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
 * Replaces deleted events with the same number of events, so sequence numbers stay valid and a reader can resume at its
 * own. Folded, they result in the state of the row.
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

/** A reopened run had ended before, and its later events say so. */
function endOf({ status, errorCode, errorMessage, version }: Partial<GenerationRow>): LiveEvent {
  if (status === 'failed' && errorCode) {
    return { type: 'failed', code: errorCode, message: errorMessage ?? '' };
  }
  return { type: 'done', status: status === 'stopped' || !version ? 'stopped' : 'done' };
}
