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

/** Somebody else has taken the run over; this attempt must not write another word. */
class LeaseLost extends Error {}

export class StopRequested extends Error {}

/** Names a run among those of every kind. */
interface RunKey {
  kind: string;
  ownerId: string;
  id: string;
}

/** One attempt at a run: the only way anything is written about it while it goes. */
export interface LeasedRun<Row, Change> {
  readonly key: RunKey;
  readonly row: Taken<Row>;
  /** Names this attempt. */
  readonly lease: string;
  /** Ends when this attempt must: the process stops, somebody else has the run, or nobody wants it any more. */
  readonly signal: AbortSignal;
  /** Throws, and ends the signal, where whatever was written under the lease says that this attempt is over. */
  heed(held: Held | null): void;
  /** Throws as {@link heed} does. */
  change(change: Change): Promise<void>;
  /** Writes how it ended and lets go of it. Throws in the transaction where the lease is gone, so that nothing of it stays. */
  end(tx: Queryable, ending: Change): Promise<void>;
}

/** What is done in one attempt. */
export interface AttemptWork {
  /** Does the work from where an earlier attempt left it, and ends the run. */
  work(): Promise<void>;
  /** The run's owner has stopped it: ends it with what there is. */
  stop(): Promise<void>;
}

/** What one kind of run is: texts, recordings and whatever else takes long enough to be interrupted. */
interface RunKind<Row extends { ownerId: string; stopRequested: boolean }, Change> {
  name: string;
  leases: Leases<Row, Change>;
  begin(run: LeasedRun<Row, Change>, context: JobContext): Promise<AttemptWork>;
}

/** What the queue calls. */
export interface Runner {
  run(job: RunJob, context: JobContext): Promise<void>;
  /** Tells the reader that there will be another attempt, and when. */
  wait(job: RunJob, error: AppError, next: NextTry): Promise<void>;
  /** Tells the reader why there will be no further attempt. */
  fail(job: RunJob, error: AppError): Promise<void>;
}

interface Attempts<Change> {
  run: Runner['run'];
  /**
   * Writes why there will be no further attempt. `false`: somebody else works on it, or it has ended, and nothing was
   * written.
   */
  fail(db: Queryable, job: RunJob, error: AppError, more: Change): Promise<boolean>;
}

/** Takes runs of one kind up, and decides what becomes of them when an attempt ends in another way than its own. */
export function createAttempts<
  Row extends { ownerId: string; stopRequested: boolean },
  Change extends object,
>(db: Db, { name, leases, begin }: RunKind<Row, Change>): Attempts<Change> {
  const lookout = createLookout((ids) => leases.listHeld(db, ids));
  /** Of attempts that ended while the database was away: whoever comes next may go on as if they had let go. */
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
          // What ended it, rather than that it was ended.
          const cause: unknown = leaving.signal.aborted ? leaving.signal.reason : thrown;
          if (!(cause instanceof StopRequested)) throw cause;
          await attempt.stop();
        }
      } catch (error) {
        if (error instanceof LeaseLost) return;
        context.log.debug({ run: run.key }, 'a run was interrupted');
        unreleased.set(job.id, { lease });
        // It waits for its next attempt from here on, and can be stopped while it does.
        const released = { status: 'queued', lease: null };
        const held = await leases.change(db, job.id, lease, released as unknown as Change);
        unreleased.delete(job.id);
        // Somebody else has it: whatever went wrong here is no longer about the run.
        if (held) throw error;
      } finally {
        leave();
      }
    },

    fail(on, job, { code, message }, more) {
      const ending = { status: 'failed', errorCode: code, errorMessage: message, ...more };
      // Whoever held it was killed too often.
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
 * Looks whether runs are still wanted while their attempts wait for something that takes long, so that nobody pays for
 * what was stopped. One question for all runs of a kind that this process works on.
 */
interface Lookout {
  /** Calls `notice` again and again with what it finds, until the function that it returns is called. */
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
        // A fault of the database is for whoever writes next to meet.
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
