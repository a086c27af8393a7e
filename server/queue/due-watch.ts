import type { Log } from '#server/core/log.ts';
import type { QueueDatabase, SqlRunner } from './queue-database.ts';

const CHANNEL = 'jobs_waiting';
/** Fallback poll for jobs without a notification: missed ones, or jobs of a killed process. A single process misses none. */
const LOOK_EVERY_MS = { postgres: 5000, embedded: 15_000 };
/** Another process may requeue lost jobs, and that only wakes its own workers. */
const LOOK_AGAIN_MS = 250;

/** Latest timestamp on a job. If it's in the future, the clock has been set back since. */
const NEWEST = 'greatest(created_on, started_on, heartbeat_on)';
const IS_AHEAD = `${NEWEST} > now() + interval '2s'`;

/**
 * Per queue: when the first waiting job is due, the first that isn't due yet (an overdue one may be blocked), and when the first
 * running job misses its heartbeat.
 */
const NEXT_DUE = `
  SELECT name, false AS lost, bool_or(${IS_AHEAD}) AS ahead, extract(epoch FROM min(start_after) - now()) * 1000 AS ms,
    extract(epoch FROM min(start_after) FILTER (WHERE start_after > now()) - now()) * 1000 AS "laterMs"
  FROM pgboss.job WHERE state < 'active' AND NOT blocked AND name = ANY($1) GROUP BY name
  UNION ALL
  SELECT name, true, bool_or(${IS_AHEAD}), extract(epoch FROM min(heartbeat_on + heartbeat_seconds * interval '1s') - now()) * 1000, NULL
  FROM pgboss.job WHERE state = 'active' AND heartbeat_seconds IS NOT NULL AND name = ANY($1) GROUP BY name`;

/** Without this, jobs would wait for as long as the clock was set back. */
const SET_BACK = `
  UPDATE pgboss.job SET start_after = start_after - (${NEWEST} - now()), created_on = least(created_on, now()),
    started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
  WHERE state <= 'active' AND ${IS_AHEAD}`;
/**
 * pg-boss stores when it last supervised a queue and skips it for a while; after a clock change that time may be in the future.
 */
const FORGET_LOOKS = `
  UPDATE pgboss.queue SET monitor_claim_on = NULL, monitor_on = NULL
  WHERE greatest(monitor_claim_on, monitor_on) > now() + interval '2s'`;

interface Due {
  name: string;
  lost: boolean;
  ahead: boolean;
  ms: string;
  laterMs: string | null;
}

interface Options {
  database: QueueDatabase;
  log: Log;
  names: readonly string[];
  /** Makes this queue's workers fetch now. */
  wake(name: string): void;
  /** Requeues jobs whose process is gone. */
  putBackLost(): Promise<void>;
}

/** Notifies every process of waiting jobs that weren't announced: delayed and requeued ones. */
export async function announceWaiting(on: SqlRunner): Promise<void> {
  await on.query('SELECT pg_notify($1, $2)', [CHANNEL, '']);
}

/**
 * Jobs that are due immediately announce themselves. For all others this wakes workers with one timer for the next due job,
 * instead of a poll per worker.
 */
export async function watchDue({
  database,
  log,
  names,
  wake,
  putBackLost,
}: Options): Promise<{ close(): Promise<void> }> {
  const lookEveryMs = LOOK_EVERY_MS[database.engine];
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let askedMeanwhile = false;

  async function look(): Promise<number> {
    const { rows } = await database.pool.query(NEXT_DUE, [names]);
    let next = lookEveryMs;
    let lost = false;
    if ((rows as Due[]).some(({ ahead }) => ahead)) {
      log.warn('the clock was set back, so delayed jobs moved back with it');
      await database.pool.query(SET_BACK);
      return 0;
    }
    for (const { name, lost: isRunning, ms, laterMs } of rows as Due[]) {
      const inMs = Number(ms);
      if (laterMs !== null) next = Math.min(next, Math.ceil(Number(laterMs)));
      if (inMs > 0) next = Math.min(next, Math.ceil(inMs));
      else if (isRunning) lost = true;
      else wake(name);
    }
    if (!lost) return next;
    await database.pool.query(FORGET_LOOKS);
    await putBackLost();
    return LOOK_AGAIN_MS;
  }

  function lookNow(): void {
    if (closed) return;
    if (looking) {
      askedMeanwhile = true;
      return;
    }
    clearTimeout(timer);
    askedMeanwhile = false;
    looking = look()
      .catch((error: unknown) => {
        if (!closed) log.warn({ err: error }, 'couldn’t look for due jobs');
        return lookEveryMs;
      })
      .then((ms) => {
        looking = null;
        if (askedMeanwhile) lookNow();
        else if (!closed) timer = setTimeout(lookNow, ms);
      });
  }

  const subscription = await database.listen(CHANNEL, lookNow, lookNow);
  lookNow();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await subscription.close();
      await looking;
    },
  };
}
