import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from '#contract/accounts.ts';
import { DEFAULT_LANGUAGE } from '#contract/catalog/languages.ts';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import type { CreateGeneration } from '#contract/generations.ts';
import { AppError, toAppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { JobContext } from '#server/queue/job.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Generations, OwnGeneration } from '../generations/generations.service.ts';
import { MICRO_CENTS } from '../usage/usage.service.ts';
import type { Source, Videos } from '../videos/videos.service.ts';
import { chargeOf, isOpen, stateOf } from './batch-view.ts';
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
} from './batches.repo.ts';

interface BatchJob {
  batchId: string;
  jobNumber: number;
}

export interface BatchRunner {
  run(job: BatchJob, context: Pick<JobContext, 'signal' | 'advanced'>): Promise<void>;
  /** Tells why it does not go on by itself. */
  giveUp(job: BatchJob, error: AppError): Promise<void>;
}

interface Options {
  database: Database;
  clock: Clock;
  accounts: Pick<Accounts, 'find'>;
  videos: Pick<Videos, 'get' | 'describe' | 'ensure' | 'ensureListed'>;
  generations: Pick<Generations, 'create' | 'estimate' | 'get' | 'retry'>;
  /** In the transaction that says that it is the next. */
  enqueue(tx: Tx, ownerId: string, job: BatchJob, afterSeconds: number): Promise<void>;
}

/** So long a job works before the batches of others have their turn. */
const TURN_MS = 15_000;
/** How many videos are listened to or written at a time: a batch never fills its account's queue. */
const MOST_GOING = 2;
const LOOK_MS = 500;
const LISTEN_MS = 10_000;
/** How often a video is asked for again where the platform would not have it now. */
const MOST_TRIES = 3;
/** So many in a row, and asking for the next would be no kinder. */
const MOST_REFUSED = 3;
const REST_SECONDS = 30;
const DAY_MS = 24 * 3_600_000;

/** Said of the account or of the wish: every other video would fail for the same reason. */
const OF_THE_ACCOUNT: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'plan_needed',
  'key_needed',
  'key_invalid',
  'no_credit',
  'no_model_access',
  'not_served_here',
  'model_unknown',
  'prompt_needed',
  'custom_needs_model',
  'spending_cap_reached',
  'house_budget_used',
  'house_day_used',
  'house_refused',
  'house_unavailable',
  'invalid_input',
  'not_found',
]);
/** Said by the platform of us, or by the way there. */
const REFUSED: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'platform_rate_limited',
  'platform_ip_blocked',
  'platform_proxy_refused',
  'platform_network',
  'platform_timeout',
]);

/** Said of a new video of a watched channel, that may soon be over and have captions → how long it is waited for. */
const NOT_YET_MS: Partial<Record<ErrorCode, number>> = {
  video_upcoming: 60 * DAY_MS,
  video_live_now: 60 * DAY_MS,
  video_no_captions: 2 * DAY_MS,
};
const NOT_YET_LOOK_MS = 3_600_000;

/** Somebody else has started it, or nobody wants it any more. */
class NotStarted extends Error {}

/** What became of trying to start a video. */
type Outcome = { rest: number } | { paused: AppError } | 'went' | 'full';

/** Works through a batch, a little at a time. Killed anywhere, the next one goes on: all it knows is in the rows. */
export function createBatchRunner(options: Options): BatchRunner {
  const { database, clock, accounts, videos, generations, enqueue } = options;
  const { db } = database;
  const later = (ms: number) => new Date(clock.now().getTime() + ms);

  const pauseBatch = (job: BatchJob, { code, message }: Pick<AppError, 'code' | 'message'>) =>
    changeByJob(db, keyOf(job), { status: 'paused', errorCode: code, errorMessage: message });

  /** The next job is there exactly when this one says that it has done its part. */
  async function handOn(batch: BatchRow, job: BatchJob, afterSeconds: number): Promise<void> {
    const next = { batchId: job.batchId, jobNumber: job.jobNumber + 1 };
    await database.transaction(async (tx) => {
      if (await changeByJob(tx, keyOf(job), { jobNumber: next.jobNumber })) {
        await enqueue(tx, batch.ownerId, next, afterSeconds);
      }
    });
  }

  /** Unless somebody has asked for one of them again since it was looked at. */
  async function end(job: BatchJob): Promise<boolean> {
    return database.transaction(async (tx) => {
      await holdBatch(tx, job.batchId);
      const rows = await listItems(tx, [job.batchId]);
      if (rows.some(isOpen)) return false;
      await changeByJob(tx, keyOf(job), { status: 'done', restUntil: null });
      return true;
    });
  }

  async function sourceOf(account: Account, batch: BatchRow, row: ItemRow): Promise<Source> {
    if (row.videoId === null) {
      return videos.ensureListed(account, row.platformId, batch.wish.language ?? null);
    }
    // Its speech was being recognised when it was last looked at.
    const { transcript } = await videos.describe(account, await videos.get(account, row.videoId));
    if (transcript.state === 'failed' && transcript.error) {
      const { code, message } = transcript.error;
      throw new AppError(code, { message });
    }
    return videos.ensure(account, { videoId: row.videoId });
  }

  /** The most that it can have cost when it is done, where the cap has room for that. */
  async function roomFor(
    account: Account,
    { capMicroCents }: BatchRow,
    { runs }: ItemRow,
    { wanted, others }: { wanted: CreateGeneration; others: readonly ItemRow[] },
  ): Promise<number | Outcome> {
    if (capMicroCents === null) return 0;
    const { engine, costCents } = await generations.estimate(account, wanted);
    if (engine.kind !== 'model' || engine.key !== 'own' || costCents.ceiling === 0) return 0;
    const most = runs.costMicroCents + Math.ceil(costCents.ceiling * MICRO_CENTS);
    const charged = others.reduce((sum, other) => sum + chargeOf(other), 0);
    if (charged + most <= capMicroCents) return most;
    // Those that go mostly come to less than they may: then there is room for it.
    if (others.some((other) => other.runs.going > 0)) return 'full';
    return { paused: new AppError('batch_cap_reached') };
  }

  /** Its runs go on where they failed. */
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
      const { language, videoId } = failed[0]!;
      const wanted = { ...batch.wish, language, videoId };
      const most = await roomFor(account, batch, row, { wanted, others });
      if (typeof most !== 'number') return most;
      ceilingMicroCents = most;
    }
    // What they may come to counts before the first of them goes on.
    await changeItem(db, row.id, OPEN_STATES, { ceilingMicroCents });
    for (const generation of failed) {
      await generations.retry(account, generation).catch(unlessGone);
    }
    await changeItem(db, row.id, OPEN_STATES, { state: 'making', startedAt: clock.now() });
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

  /** What a failure means: for this video alone, for all that are left, or for the time being. */
  async function meet(batch: BatchRow, row: ItemRow, error: AppError): Promise<Outcome> {
    const { code, message, retryAfterSeconds, videoId } = error;
    const said = { errorCode: code, errorMessage: message };
    if (code === 'not_ready' && videoId) {
      await changeItem(db, row.id, OPEN_STATES, { videoId, lookAt: later(LISTEN_MS) });
      return 'went';
    }
    const { videoId: source } = row.generations.length > 0 ? row : { videoId: null };
    const waits = { state: 'waiting', videoId: source, lookAt: null } as const;
    const now = clock.now();
    const notYetSince = row.notYetSince ?? now;
    const waitsMs = batch.watchId === null ? 0 : (NOT_YET_MS[code] ?? 0);
    if (now.getTime() - notYetSince.getTime() < waitsMs) {
      const again = { notYetSince, lookAt: later(NOT_YET_LOOK_MS) };
      await changeItem(db, row.id, OPEN_STATES, { ...waits, ...said, ...again });
      return 'went';
    }
    if (OF_THE_ACCOUNT.has(code)) {
      await changeItem(db, row.id, OPEN_STATES, waits);
      return { paused: error };
    }
    if (code === 'too_fast' || code === 'queue_full') {
      await changeItem(db, row.id, OPEN_STATES, waits);
      return { rest: retryAfterSeconds ?? REST_SECONDS };
    }
    if (REFUSED.has(code) && row.tries + 1 < MOST_TRIES) {
      await changeItem(db, row.id, OPEN_STATES, { ...waits, ...said, tries: row.tries + 1 });
      return { rest: retryAfterSeconds ?? REST_SECONDS * 2 ** row.tries };
    }
    // What has runs is as those are. Else its owner may know what is said in it: the source is kept for that.
    await changeItem(
      db,
      row.id,
      OPEN_STATES,
      row.generations.length > 0
        ? { state: 'making' }
        : { ...said, state: 'failed', videoId: videoId ?? row.videoId, lookAt: null },
    );
    if (!REFUSED.has(code)) return 'went';
    const refusals = batch.refusals + 1;
    await changeByJob(db, batch, { refusals: refusals % MOST_REFUSED });
    return refusals < MOST_REFUSED ? 'went' : { paused: error };
  }

  async function tryStart(
    account: Account,
    batch: BatchRow,
    row: ItemRow,
    others: readonly ItemRow[],
  ): Promise<Outcome> {
    if (!(await changeItem(db, row.id, OPEN_STATES, { state: 'reading' }))) return 'went';
    try {
      const outcome = await start(account, batch, row, others);
      if (outcome === 'went') {
        if (batch.refusals > 0) await changeByJob(db, batch, { refusals: 0 });
      } else await changeItem(db, row.id, OPEN_STATES, { state: 'waiting' });
      return outcome;
    } catch (thrown) {
      if (thrown instanceof NotStarted) {
        await changeItem(db, row.id, OPEN_STATES, { state: 'waiting' });
        return 'went';
      }
      const error = toAppError(thrown);
      // A fault of ours: the job is tried again, and the video with it.
      if (error.status >= 500) throw thrown;
      return meet(batch, row, error);
    }
  }

  /** `null`: the batch is over, or not ours to go on with; else in how many seconds it goes on. */
  async function step(job: BatchJob): Promise<number | null | 'look'> {
    const batch = await findBatch(db, job.batchId);
    if (!batch || batch.jobNumber !== job.jobNumber || batch.status !== 'running') return null;
    const account = await accounts.find(batch.ownerId);
    if (!account) return null;
    const rows = await listItems(db, [batch.id]);
    const stuck = rows.find((row) => standsInTheWay(batch, row));
    if (stuck) {
      const { code, message } = stuck.runs;
      await pauseBatch(job, { code: code!, message: message ?? ERRORS[code!].words });
      return null;
    }
    const going = rows.filter((row) => stateOf(row) === 'making').length;
    const open = rows.filter(isOpen);
    if (open.length === 0 && going === 0) {
      return (await end(job)) ? null : 'look';
    }
    const now = clock.now();
    if (open.length > 0 && batch.restUntil && batch.restUntil > now) {
      return (batch.restUntil.getTime() - now.getTime()) / 1000;
    }
    const busy = rows.filter(isBusy);
    const next = open.find(
      (row) =>
        (row.lookAt === null || row.lookAt <= now) &&
        busy.filter(({ id }) => id !== row.id).length < MOST_GOING,
    );
    if (!next) {
      if (busy.length > 0) return 'look';
      // All that is left is not over yet.
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
    if ('paused' in outcome) {
      // Raised while it was looked at.
      const { capMicroCents } = (await findBatch(db, batch.id)) ?? batch;
      if (capMicroCents !== batch.capMicroCents) return 0;
      await pauseBatch(job, outcome.paused);
      return null;
    }
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

/** Deleted, or somebody was quicker. */
function unlessGone(error: unknown): null {
  const { code } = toAppError(error);
  if (code !== 'not_found' && code !== 'still_running') throw error;
  return null;
}

const keyOf = ({ batchId, jobNumber }: BatchJob) => ({ id: batchId, jobNumber });

/** It is being written, or its speech recognised. */
const isBusy = (row: ItemRow) =>
  stateOf(row) === 'making' || (isOpen(row) && row.lookAt !== null && row.videoId !== null);

/** A run that failed, since somebody last said to go on, for a reason that the next one would fail for too. */
export function standsInTheWay({ resumedAt }: BatchRow, row: ItemRow): boolean {
  const { code } = row.runs;
  if (stateOf(row) !== 'failed' || !code || !OF_THE_ACCOUNT.has(code)) return false;
  return row.startedAt !== null && row.startedAt >= resumedAt;
}
