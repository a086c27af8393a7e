import type { AppError } from '#server/core/app-error.ts';
import { newId } from '#server/core/ids.ts';
import type { Db, Queryable } from '#server/db/database.ts';
import {
  handle,
  type HandledJob,
  type Job,
  type JobContext,
  type NextTry,
} from '#server/queue/job.ts';
import type { Held, Leases, RunJob, Taken } from './leases.repo.ts';

/** Another attempt has taken over the run; this one must not write anything more. */
class LeaseLost extends Error {}

export class StopRequested extends Error {}

interface RunKey {
  kind: string;
  ownerId: string;
  id: string;
}

/** One attempt at a run. All writes to a running run go through it, so they are checked against the lease. */
export interface LeasedRun<Row, Change> {
  readonly key: RunKey;
  readonly row: Taken<Row>;
  /** The id of this attempt. */
  readonly lease: string;
  /** Aborted when this attempt must end: shutdown, lost lease, or a stop request. */
  readonly signal: AbortSignal;
  /** Checks the result of a write. Aborts the signal and throws if the lease is lost or a stop was requested. */
  heed(held: Held | null): void;
  /** Throws like {@link heed}. */
  change(change: Change): Promise<void>;
  /** Stores the outcome and releases the lease. Throws if the lease is gone, so that the transaction rolls back. */
  end(tx: Queryable, ending: Change): Promise<void>;
}

export interface AttemptWork {
  /** Resumes from the stored steps and ends the run. */
  work(): Promise<void>;
  /** Called on a stop request: ends the run with whatever is finished. */
  stop(): Promise<void>;
}

/** One kind of run: texts, recordings and anything else long enough to be interrupted. */
interface RunKind<Row extends { ownerId: string; stopRequested: boolean }, Change> {
  name: string;
  leases: Leases<Row, Change>;
  begin(run: LeasedRun<Row, Change>, context: JobContext): Promise<AttemptWork>;
}

export interface Runner {
  run(job: RunJob, context: JobContext): Promise<void>;
  /** Tells viewers when the next attempt starts. */
  wait(job: RunJob, error: AppError, next: NextTry): Promise<void>;
  /** Tells viewers why there won't be another attempt. */
  fail(job: RunJob, error: AppError): Promise<void>;
}

interface Attempts<Change> {
  run: Runner['run'];
  /** Stores the final failure. `false`: the run is held by someone else or already over, and nothing was written. */
  fail(db: Queryable, job: RunJob, error: AppError, more: Change): Promise<boolean>;
}

/** Runs attempts under a lease, and handles stop requests, lost leases and interruptions. */
export function createAttempts<
  Row extends { ownerId: string; stopRequested: boolean },
  Change extends object,
>(db: Db, { name, leases, begin }: RunKind<Row, Change>): Attempts<Change> {
  const lookout = createLookout((ids) => leases.listHeld(db, ids));
  /** Leases that couldn't be released because the database was unreachable. The next attempt may treat them as released. */
  const unreleased = new Map<string, { lease: string }>();

  function open(
    row: Taken<Row>,
    id: string,
    lease: string,
    leaving: AbortController,
    ended: AbortSignal,
  ) {
    const signal = AbortSignal.any([ended, leaving.signal]);
    const notice = (held: Held | null) => {
      if (!held) leaving.abort(new LeaseLost());
      else if (held.stopRequested) leaving.abort(new StopRequested());
    };
    const heed = (held: Held | null) => {
      notice(held);
      signal.throwIfAborted();
    };
    const run: LeasedRun<Row, Change> = {
      key: { kind: name, ownerId: row.ownerId, id },
      row,
      lease,
      signal,
      heed,
      change: async (change) => heed(await leases.change(db, id, lease, change)),
      async end(tx, ending) {
        if (!(await leases.change(tx, id, lease, { ...ending, lease: null })))
          throw new LeaseLost();
      },
    };
    return { run, notice };
  }

  return {
    async run(job, context) {
      const lease = newId('run');
      const row = await leases.take(db, job, lease);
      if (!row) return;
      unreleased.delete(job.id);
      const leaving = new AbortController();
      const { run, notice } = open(row, job.id, lease, leaving, context.signal);
      const leave = lookout.watch(job.id, lease, notice);
      try {
        const attempt = await begin(run, context);
        try {
          if (row.stopRequested) throw new StopRequested();
          await attempt.work();
        } catch (thrown) {
          // The abort reason tells why; `thrown` may just be the resulting abort error.
          const cause: unknown = leaving.signal.aborted ? leaving.signal.reason : thrown;
          if (!(cause instanceof StopRequested)) throw cause;
          await attempt.stop();
        }
      } catch (error) {
        if (error instanceof LeaseLost) return;
        context.log.debug({ run: run.key }, 'a run was interrupted');
        unreleased.set(job.id, { lease });
        // Requeued: it waits for its next attempt and can be stopped meanwhile.
        const released = { status: 'queued', lease: null };
        const held = await leases.change(db, job.id, lease, released as unknown as Change);
        unreleased.delete(job.id);
        // If the lease is gone, another attempt owns the run and this error no longer matters.
        if (held) throw error;
      } finally {
        leave();
      }
    },

    fail(on, job, { code, message }, more) {
      const ending = { status: 'failed', errorCode: code, errorMessage: message, ...more };
      // The holder's process was killed too many times, so its lease is dead.
      const gone = code === 'run_interrupted' ? 'anybody' : unreleased.get(job.id);
      return leases.changeUnheld(on, job, ending, gone);
    },
  };
}

export function handleRuns<Data>(
  job: Job<Data>,
  runner: Runner,
  toRun: (data: Data) => RunJob,
): HandledJob {
  return handle(job, {
    run: (data, context) => runner.run(toRun(data), context),
    waits: (data, error, next) => runner.wait(toRun(data), error, next),
    giveUp: (data, error) => runner.fail(toRun(data), error),
  });
}

const EVERY_MS = 700;

/**
 * Polls for stop requests and lost leases during long provider calls, so nobody pays for a stopped run. One query covers all runs
 * of a kind in this process.
 */
interface Lookout {
  /** Calls `notice` periodically until the returned function is called. */
  watch(id: string, lease: string, notice: (held: Held | null) => void): () => void;
}

function createLookout(listHeld: (ids: readonly string[]) => Promise<Map<string, Held>>): Lookout {
  const watched = new Map<string, { id: string; notice(held: Held | null): void }>();
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    const asked = [...watched];
    const held = await listHeld(asked.map(([, { id }]) => id));
    for (const [lease, { notice }] of asked) {
      if (watched.has(lease)) notice(held.get(lease) ?? null);
    }
  }

  return {
    watch(id, lease, notice) {
      watched.set(lease, { id, notice });
      timer ??= setInterval(() => {
        // Ignore database errors here; the attempt's next write reports them.
        looking ??= look()
          .catch(() => {})
          .finally(() => (looking = null));
      }, EVERY_MS);
      return () => {
        watched.delete(lease);
        if (watched.size > 0 || !timer) return;
        clearInterval(timer);
        timer = null;
      };
    },
  };
}
