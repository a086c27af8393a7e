import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from '#contract/accounts.ts';
import { DEFAULT_LANGUAGE } from '#contract/catalog/languages.ts';
import { ERRORS } from '#contract/errors.ts';
import type { CreateGeneration } from '#contract/generations.ts';
import { AppError, toAppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { JobContext } from '#server/queue/job.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Generations, OwnGeneration } from '../generations/generations.service.ts';
import { MICRO_CENTS } from '../usage/usage.service.ts';
import type { Source, Videos } from '../videos/videos.service.ts';
import {
  awaitedOf,
  isPassing,
  notYetMs,
  notYetSince,
  OF_THE_ACCOUNT,
  REFUSED,
  standsInTheWay,
  NotStarted,
} from './batch-failures.ts';
import { chargeOf, isOpen, isUnstarted, stateOf } from './batch-view.ts';
import {
  type BatchRow,
  changeByJob,
  changeItem,
  findBatch,
  holdBatch,
  type ItemRow,
  listItems,
  OPEN_STATES,
  startItem,
  staysRunning,
} from './batches.repo.ts';
import { addToMonth, type Advance, monthOf } from './watched-month.ts';
import { findChannelRow, holdWatch } from './watches.repo.ts';

interface BatchJob {
  batchId: string;
  jobNumber: number;
}

export interface BatchRunner {
  run(job: BatchJob, context: Pick<JobContext, 'signal' | 'advanced'>): Promise<void>;
  /** Records why the batch doesn't continue by itself. */
  giveUp(job: BatchJob, error: AppError): Promise<void>;
}

interface Options {
  database: Database;
  clock: Clock;
  accounts: Pick<Accounts, 'find'>;
  videos: Pick<Videos, 'get' | 'describe' | 'ensure' | 'ensureListed'>;
  generations: Pick<Generations, 'create' | 'estimate' | 'get' | 'retry'>;
  /** Called in the transaction that makes it the current job. */
  enqueue(tx: Tx, ownerId: string, job: BatchJob, afterSeconds: number): Promise<void>;
}

/** Time a job works before other batches get their turn. */
const TURN_MS = 15_000;
/** Videos transcribed or written concurrently: a batch never fills its account's queue. */
const MOST_GOING = 2;
const LOOK_MS = 500;
const LISTEN_MS = 10_000;
/** How often a video the platform refused for now is requested again. */
const MOST_TRIES = 3;
/** After this many refusals in a row, requesting the next video is pointless. */
const MOST_REFUSED = 3;
const REST_SECONDS = 30;
/** Interval of retries for a new video of a watched channel. */
const NOT_YET_LOOK_MS = 3_600_000;

type Problem = Pick<AppError, 'code' | 'message'>;

/** Result of trying to start a video. */
type Outcome = { rest: number } | { paused: AppError } | 'went' | 'full';

/** Works through a batch in small steps. A killed process loses nothing, because all state is in the database. */
export function createBatchRunner(options: Options): BatchRunner {
  const { database, clock, accounts, videos, generations, enqueue } = options;
  const { db } = database;
  const later = (ms: number) => new Date(clock.now().getTime() + ms);

  /** Pauses the batch, unless its cap was raised or it was resumed since it was `seen`. */
  async function pauseBatch(job: BatchJob, error: Problem, seen?: BatchRow): Promise<boolean> {
    const { code: errorCode, message: errorMessage } = error;
    return changeByJob(db, { ...keyOf(job), seen }, { status: 'paused', errorCode, errorMessage });
  }

  /** The next job is queued in the same transaction that ends this one's turn. */
  async function handOn(batch: BatchRow, job: BatchJob, afterSeconds: number): Promise<void> {
    const next = { batchId: job.batchId, jobNumber: job.jobNumber + 1 };
    await database.transaction(async (tx) => {
      if (await changeByJob(tx, keyOf(job), { jobNumber: next.jobNumber })) {
        await enqueue(tx, batch.ownerId, next, afterSeconds);
      }
    });
  }

  /** Ends the batch, unless a retry was requested since it was read. */
  async function end(job: BatchJob): Promise<boolean> {
    return database.transaction(async (tx) => {
      await holdBatch(tx, job.batchId);
      const rows = await listItems(tx, [job.batchId]);
      if (rows.some(isOpen)) return false;
      await changeByJob(tx, keyOf(job), { status: 'done', restUntil: null });
      return true;
    });
  }

  /** Moves unstarted items to this month, whose budget pays for them. `false`: the watch is paused and only this continues. */
  async function turnMonth(job: BatchJob, watchId: string, now: Date): Promise<boolean> {
    return database.transaction(async (tx) => {
      const watch = await holdWatch(tx, watchId);
      const batch = await findBatch(tx, job.batchId);
      const isOurs = batch?.jobNumber === job.jobNumber && batch.status === 'running';
      if (!watch || !isOurs) return true;
      if (watch.status !== 'watching') return false;
      const { title } = (await findChannelRow(tx, watch.channelId))!;
      const advance: Advance = (on, ownerId, batchId, jobNumber) =>
        enqueue(on, ownerId, { batchId, jobNumber }, 0);
      await addToMonth(tx, advance, watch, { title, videos: [], now });
      return true;
    });
  }

  async function sourceOf(account: Account, batch: BatchRow, row: ItemRow): Promise<Source> {
    if (row.videoId === null) {
      const { wish, month } = batch;
      return videos.ensureListed(account, row.platformId, wish.language ?? null, month !== null);
    }
    // Its audio was being transcribed at the last check.
    const { transcript } = await videos.describe(account, await videos.get(account, row.videoId));
    if (transcript.state === 'failed' && transcript.error) {
      const { code, message } = transcript.error;
      throw new AppError(code, { message });
    }
    return videos.ensure(account, { videoId: row.videoId });
  }

  /**
   * The maximum cost of its drafts, if the cap has room for it. A single call can be shortened to what a limit leaves, but a video
   * becomes several drafts that share nothing once they run, so only their maximum keeps the batch within its cap.
   */
  async function roomFor(
    account: Account,
    { capMicroCents, watchId, month }: BatchRow,
    { runs }: ItemRow,
    { wanted, others }: { wanted: CreateGeneration; others: readonly ItemRow[] },
  ): Promise<number | Outcome> {
    if (capMicroCents === null && month === null) return 0;
    const { engine, costCents } = await generations.estimate(account, wanted);
    if (engine.kind !== 'model' || engine.key !== 'own' || costCents.ceiling === 0) return 0;
    // The key may have been added long after the channel was watched, and no limit for it was set.
    if (capMicroCents === null) {
      const code = watchId === null ? 'batch_cap_reached' : 'watch_needs_cap';
      return { paused: new AppError(code, { message: ERRORS.watch_needs_cap.words }) };
    }
    const most = runs.costMicroCents + Math.ceil(costCents.ceiling * MICRO_CENTS);
    const charged = others.reduce((sum, other) => sum + chargeOf(other), 0);
    if (charged + most <= capMicroCents) return most;
    // Runs in progress usually cost less than their maximum, so there may be room later.
    if (others.some((other) => other.runs.going > 0)) return 'full';
    return { paused: new AppError('batch_cap_reached') };
  }

  /** Restarts its failed runs. */
  async function startAgain(
    account: Account,
    batch: BatchRow,
    row: ItemRow,
    others: readonly ItemRow[],
  ): Promise<Outcome> {
    const failed: OwnGeneration[] = [];
    for (const { id } of row.generations) {
      const generation = await generations.get(account, id).catch(unlessGone);
      if (generation?.status === 'failed') failed.push(generation);
    }
    let ceilingMicroCents = 0;
    if (failed.length > 0) {
      const { language, videoId, engine } = failed[0]!;
      // Uses the model it started with, whatever is selected by now.
      const model = engine.kind === 'model' ? `${engine.provider}/${engine.model}` : undefined;
      const wanted = { ...batch.wish, ...(model && { model }), language, videoId };
      const most = await roomFor(account, batch, row, { wanted, others });
      if (typeof most !== 'number') return most;
      ceilingMicroCents = most;
    }
    // Their maximum cost is recorded before the first of them starts.
    await changeItem(db, row, OPEN_STATES, { ceilingMicroCents });
    for (const [at, generation] of failed.entries()) {
      const unlessStopped = async (tx: Tx) => {
        if (!(await staysRunning(tx, batch.id))) throw new NotStarted({ isGoing: at > 0 });
      };
      await generations.retry(account, generation, unlessStopped).catch(unlessGone);
    }
    await changeItem(db, row, OPEN_STATES, { state: 'making', startedAt: clock.now() });
    return 'went';
  }

  async function start(
    account: Account,
    batch: BatchRow,
    row: ItemRow,
    others: readonly ItemRow[],
  ): Promise<Outcome> {
    if (row.generations.length > 0) return startAgain(account, batch, row, others);
    const source = await sourceOf(account, batch, row);
    const { videoId, title, durationMs } = source;
    const language = batch.wish.language ?? source.language ?? DEFAULT_LANGUAGE;
    const wanted = { ...batch.wish, language, videoId };
    const ceilingMicroCents = await roomFor(account, batch, row, { wanted, others });
    if (typeof ceilingMicroCents !== 'number') return ceilingMicroCents;
    await generations.create(account, wanted, null, async (tx, created) => {
      const started = await startItem(tx, row, {
        videoId,
        title,
        ...(source.isMeasured && { durationMs }),
        generations: created.generations,
        ceilingMicroCents,
        startedAt: clock.now(),
      });
      if (!started) throw new NotStarted();
    });
    return 'went';
  }

  /** Handles a failure that affects only this video, all remaining ones, or only the present. */
  async function meet(batch: BatchRow, row: ItemRow, error: AppError): Promise<Outcome> {
    const { code, message, retryAfterSeconds, videoId } = error;
    if (code === 'not_ready' && videoId) {
      await changeItem(db, row, OPEN_STATES, { videoId, lookAt: later(LISTEN_MS) });
      return 'went';
    }
    const { videoId: source } = row.generations.length > 0 ? row : { videoId: null };
    const waits = { state: 'waiting', videoId: source, lookAt: null } as const;
    if (OF_THE_ACCOUNT.has(code)) {
      await changeItem(db, row, OPEN_STATES, waits);
      return { paused: error };
    }
    if (code === 'too_fast' || code === 'queue_full') {
      await changeItem(db, row, OPEN_STATES, waits);
      return { rest: retryAfterSeconds ?? REST_SECONDS };
    }
    const now = clock.now();
    const mayPass = isPassing(error);
    const awaited = batch.watchId === null ? code : awaitedOf(row, error);
    const said = {
      errorCode: awaited,
      errorMessage: awaited === code ? message : row.errorMessage,
    };
    const since = batch.watchId === null ? null : notYetSince(row, awaited, now);
    if (mayPass && row.tries + 1 < MOST_TRIES) {
      const again = { tries: row.tries + 1, notYetSince: since };
      await changeItem(db, row, OPEN_STATES, { ...waits, ...said, ...again });
      return { rest: retryAfterSeconds ?? REST_SECONDS * 2 ** row.tries };
    }
    if (since && now.getTime() - since.getTime() < notYetMs(awaited, mayPass)) {
      const again = { notYetSince: since, lookAt: later(NOT_YET_LOOK_MS) };
      await changeItem(db, row, OPEN_STATES, { ...waits, ...said, ...again });
      return 'went';
    }
    // An item with runs takes their state. Otherwise the source is kept, because the owner may supply its words.
    await changeItem(
      db,
      row,
      OPEN_STATES,
      row.generations.length > 0
        ? { state: 'making' }
        : { ...said, state: 'failed', videoId: videoId ?? row.videoId, lookAt: null },
    );
    if (!REFUSED.has(code)) return 'went';
    const refusals = batch.refusals + 1;
    await changeByJob(db, { ...batch, seen: batch }, { refusals: refusals % MOST_REFUSED });
    return refusals < MOST_REFUSED ? 'went' : { paused: error };
  }

  async function tryStart(
    account: Account,
    batch: BatchRow,
    row: ItemRow,
    others: readonly ItemRow[],
  ): Promise<Outcome> {
    if (!(await changeItem(db, row, OPEN_STATES, { state: 'reading' }))) return 'went';
    try {
      const outcome = await start(account, batch, row, others);
      if (outcome === 'went') {
        if (batch.refusals > 0) await changeByJob(db, batch, { refusals: 0 });
      } else await changeItem(db, row, OPEN_STATES, { state: 'waiting' });
      return outcome;
    } catch (thrown) {
      if (thrown instanceof NotStarted) {
        await changeItem(db, row, OPEN_STATES, { state: thrown.isGoing ? 'making' : 'waiting' });
        return 'went';
      }
      const error = toAppError(thrown);
      if (error.status >= 500) {
        // Our error: the job is retried, and the video with it. In a watch, the other videos continue.
        if (batch.watchId !== null) await meet(batch, row, error);
        throw thrown;
      }
      return meet(batch, row, error);
    }
  }

  /** `null`: the batch has ended or belongs to another job; otherwise the seconds until it continues. */
  async function step(job: BatchJob): Promise<number | null | 'look'> {
    const batch = await findBatch(db, job.batchId);
    if (!batch || batch.jobNumber !== job.jobNumber || batch.status !== 'running') return null;
    const account = await accounts.find(batch.ownerId);
    if (!account) return null;
    const rows = await listItems(db, [batch.id]);
    const stuck = rows.find((row) => standsInTheWay(batch, row));
    if (stuck) {
      const { code, message } = stuck.runs;
      const problem = { code: code!, message: message ?? ERRORS[code!].words };
      return (await pauseBatch(job, problem, batch)) ? null : 0;
    }
    const now = clock.now();
    const { watchId, month } = batch;
    const isLeft = watchId !== null && month !== monthOf(now) && rows.some(isUnstarted);
    if (isLeft && (await turnMonth(job, watchId, now))) return 0;
    const going = rows.filter((row) => stateOf(row) === 'making').length;
    const open = rows.filter(isOpen);
    if (open.length === 0 && going === 0) {
      return (await end(job)) ? null : 'look';
    }
    if (open.length > 0 && batch.restUntil && !isDue(batch.restUntil, now)) {
      return (batch.restUntil.getTime() - now.getTime()) / 1000;
    }
    const busy = rows.filter(isBusy);
    const next = open.find(
      (row) =>
        isDue(row.lookAt, now, isListenedTo(row) ? LISTEN_MS : NOT_YET_LOOK_MS) &&
        busy.filter(({ id }) => id !== row.id).length < MOST_GOING,
    );
    if (!next) {
      if (busy.length > 0) return 'look';
      // All remaining videos are still waiting to become available.
      const soonest = Math.min(...open.map(({ lookAt }) => lookAt?.getTime() ?? 0));
      await changeByJob(db, keyOf(job), { restUntil: new Date(soonest) });
      return Math.max(1, (soonest - now.getTime()) / 1000);
    }
    const outcome = await tryStart(
      account,
      batch,
      next,
      rows.filter(({ id }) => id !== next.id),
    );
    if (outcome === 'full') return 'look';
    if (outcome === 'went') return 0;
    if ('paused' in outcome) return (await pauseBatch(job, outcome.paused, batch)) ? null : 0;
    await changeByJob(db, keyOf(job), { restUntil: later(outcome.rest * 1000) });
    return outcome.rest;
  }

  return {
    async run(job, { signal, advanced }) {
      const until = performance.now() + TURN_MS;
      for (;;) {
        signal.throwIfAborted();
        const seconds = await step(job);
        if (seconds === null) return;
        advanced?.();
        const isOver = performance.now() >= until;
        if (isOver || (typeof seconds === 'number' && seconds > 0)) {
          const batch = await findBatch(db, job.batchId);
          if (batch) await handOn(batch, job, seconds === 'look' ? 0 : seconds);
          return;
        }
        if (seconds === 'look') await pause(LOOK_MS, undefined, { signal });
      }
    },

    giveUp: async (job, error) => void (await pauseBatch(job, error)),
  };
}

/** Deleted, or restarted by someone else. */
function unlessGone(error: unknown): null {
  const { code } = toAppError(error);
  if (code !== 'not_found' && code !== 'still_running') throw error;
  return null;
}

const keyOf = ({ batchId, jobNumber }: BatchJob) => ({ id: batchId, jobNumber });

const isListenedTo = (row: ItemRow) =>
  isUnstarted(row) && row.lookAt !== null && row.videoId !== null;

/** A wait more than twice the maximum was set before the clock was set back. */
function isDue(at: Date | null, now: Date, mostMs = NOT_YET_LOOK_MS): boolean {
  const waitsMs = at === null ? 0 : at.getTime() - now.getTime();
  return waitsMs <= 0 || waitsMs > 2 * mostMs;
}

/** It is being written or transcribed. */
const isBusy = (row: ItemRow) => stateOf(row) === 'making' || isListenedTo(row);
