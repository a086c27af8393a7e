import type { Account } from '#contract/accounts.ts';
import type {
  Batch,
  BatchEstimate,
  BatchSummary,
  CreateBatch,
  RetryBatch,
} from '#contract/batches.ts';
import { AppError } from '#server/core/app-error.ts';
import { type Authorized, authorize } from '#server/core/authorized.ts';
import type { Clock } from '#server/core/clock.ts';
import { newId } from '#server/core/ids.ts';
import type { Database, Tx } from '#server/db/database.ts';
import {
  answeredBefore,
  claimIdempotencyKey,
  findIdempotencyKey,
  hashRequest,
} from '#server/runs/idempotency.repo.ts';
import type { Queue } from '#server/queue/queue.ts';
import type { Generations } from '../generations/generations.service.ts';
import {
  inSomeLanguage,
  isOpen,
  microCents,
  stateOf,
  toBatch,
  toBatchSummary,
} from './batch-view.ts';
import { advanceBatch } from './batches.jobs.ts';
import {
  type BatchRow,
  changeBatch,
  changeItem,
  countRunning,
  deleteBatch,
  findBatch,
  holdBatch,
  insertBatch,
  listBatchRows,
  listItems,
  OPEN_STATES,
} from './batches.repo.ts';
import { stopMonths } from './watched-month.ts';
import { changeWatch, holdWatch } from './watches.repo.ts';

type OwnBatch = Authorized<BatchRow>;

/** One runs at a time; an account's other batches wait. */
const MOST_RUNNING = 10;

export interface Batches {
  create(account: Account, wanted: CreateBatch, key: string | null): Promise<Batch>;
  estimate(account: Account, wanted: CreateBatch): Promise<BatchEstimate>;
  get(account: Account, id: string): Promise<OwnBatch>;
  describe(batch: OwnBatch): Promise<Batch>;
  list(
    account: Account,
    page: { cursor: string | null; limit: number },
  ): Promise<{ batches: BatchSummary[]; nextCursor: string | null }>;
  /** Starts no further video. Those in progress are finished. */
  stop(batch: OwnBatch): Promise<void>;
  /** Resumes all failed and remaining videos, or some of them. */
  retry(batch: OwnBatch, wanted: RetryBatch): Promise<void>;
  /** Its drafts and sources are kept. */
  remove(batch: OwnBatch): Promise<void>;
}

interface Options {
  database: Database;
  clock: Clock;
  queue: Pick<Queue, 'enqueue'>;
  generations: Pick<Generations, 'assertMayMake' | 'estimateMany'>;
}

export function createBatches({ database, clock, queue, generations }: Options): Batches {
  const { db } = database;

  const advance = (tx: Tx, ownerId: string, batchId: string, jobNumber: number) =>
    queue.enqueue(tx.$client, advanceBatch, { batchId, jobNumber }, ownerId);

  async function describe(batch: BatchRow): Promise<Batch> {
    return toBatch(batch, await listItems(db, [batch.id]), clock.now());
  }

  return {
    async create(account, wanted, key) {
      const requestHash = hashRequest(wanted);
      const before = await findIdempotencyKey(db, account.id, key);
      if (before) {
        const { id } = answeredBefore<{ id: string }>(before, requestHash);
        return describe(authorize(account, await findBatch(db, id)));
      }
      const { videos, capCents, title, ...wish } = wanted;
      await generations.assertMayMake(account, inSomeLanguage(wish));
      if ((await countRunning(db, account.id)) >= MOST_RUNNING) throw new AppError('too_many');
      const id = newId('bat');
      const once = new Map(videos.map((video) => [video.platformId, video]));
      const items = [...once.values()].map((video, place) => ({
        id: newId('itm'),
        batchId: id,
        place,
        ...video,
      }));
      const named = title || `${items.length} videos`;
      const stored = await database.transaction(async (tx) => {
        if (key !== null) {
          const claim = { ownerId: account.id, key, requestHash, response: { id } };
          const used = await claimIdempotencyKey(tx, claim);
          if (used) return answeredBefore<{ id: string }>(used, requestHash).id;
        }
        const batch = {
          id,
          ownerId: account.id,
          title: named,
          wish,
          status: 'running',
          capMicroCents: microCents(capCents),
          resumedAt: clock.now(),
        } as const;
        await insertBatch(tx, batch, items);
        await advance(tx, account.id, id, 1);
        return id;
      });
      return describe(authorize(account, await findBatch(db, stored)));
    },

    async estimate(account, wanted) {
      const { videos, capCents: _, title: __, ...wish } = wanted;
      const lengths = videos.map(({ durationMs }) => durationMs);
      const estimate = await generations.estimateMany(account, inSomeLanguage(wish), lengths);
      const unmeasured = lengths.filter((length) => length === null).length;
      return { ...estimate, videos: videos.length, unmeasured };
    },

    get: async (account, id) => authorize(account, await findBatch(db, id)),
    describe,

    async list(account, { cursor, limit }) {
      const rows = await listBatchRows(db, account.id, { cursor, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const items = Map.groupBy(
        await listItems(
          db,
          page.map(({ id }) => id),
        ),
        ({ batchId }) => batchId,
      );
      return {
        batches: page.map((row) => toBatchSummary(row, items.get(row.id) ?? [], clock.now())),
        nextCursor: rows.length > limit ? page.at(-1)!.id : null,
      };
    },

    async stop({ id, watchId }) {
      await database.transaction(async (tx) => {
        const watch = watchId === null ? null : await holdWatch(tx, watchId);
        const held = await holdBatch(tx, id);
        if (held?.status !== 'running' && held?.status !== 'paused') {
          throw new AppError('not_running');
        }
        if (!watch) return changeBatch(tx, id, { status: 'stopped', restUntil: null });
        // Otherwise the next new video would start it again.
        await changeWatch(tx, watch.id, { status: 'paused' });
        await stopMonths(tx, watch.id);
      });
    },

    async retry({ id }, { itemIds, capCents }) {
      await database.transaction(async (tx) => {
        const held = await holdBatch(tx, id);
        if (!held) throw new AppError('not_found');
        const rows = await listItems(tx, [id]);
        const unknown = itemIds?.some((wanted) => !rows.some((row) => row.id === wanted));
        if (unknown) throw new AppError('not_found');
        const failed = rows.filter((row) => stateOf(row) === 'failed');
        const wanted = itemIds ? failed.filter((row) => itemIds.includes(row.id)) : failed;
        if (wanted.length === 0 && (itemIds || !rows.some(isOpen))) {
          throw new AppError('not_running');
        }
        // Items with runs resume those, in order and within the cap.
        for (const row of wanted) {
          const source = row.generations.length > 0 ? row.videoId : null;
          await changeItem(tx, row, [row.state], { ...UNREAD, videoId: source });
        }
        const isWatched = held.watchId !== null;
        // Videos that aren't available yet are requested right away, too.
        for (const row of isWatched && !itemIds ? rows : []) {
          if (row.videoId === null) await changeItem(tx, row, OPEN_STATES, { lookAt: null });
        }
        const change = {
          // Earlier failures no longer pause it.
          resumedAt: clock.now(),
          restUntil: null,
          refusals: 0,
          ...(capCents !== undefined && { capMicroCents: microCents(capCents) }),
        };
        if (held.status === 'running' && !isWatched) {
          // A job is running and will see the change with its next query.
          await changeBatch(tx, id, { ...change, restUntil: held.restUntil });
          return;
        }
        const jobNumber = held.jobNumber + 1;
        const again = { status: 'running', errorCode: null, errorMessage: null } as const;
        await changeBatch(tx, id, { ...change, ...again, jobNumber });
        await advance(tx, held.ownerId, id, jobNumber);
      });
    },

    async remove({ id, watchId }) {
      // Its spending counts for the month.
      if (watchId !== null) throw new AppError('batch_is_watched');
      await deleteBatch(db, id);
    },
  };
}

/** Resets an item to its initial state. */
const UNREAD = {
  state: 'waiting',
  tries: 0,
  notYetSince: null,
  errorCode: null,
  errorMessage: null,
  lookAt: null,
} as const;
