import type { Account } from '#contract/accounts.ts';
import {
  type ChangeWatch,
  type ChannelWatch,
  type CreateWatch,
  MOST_WATCHES,
} from '#contract/watches.ts';
import { AppError } from '#server/core/app-error.ts';
import { type Authorized, authorize } from '#server/core/authorized.ts';
import type { Clock } from '#server/core/clock.ts';
import { newId } from '#server/core/ids.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Generations } from '../generations/generations.service.ts';
import { MICRO_CENTS } from '../usage/usage.service.ts';
import type { Videos } from '../videos/videos.service.ts';
import { inSomeLanguage, microCents, storedProblem, toBatchSummary } from './batch-view.ts';
import { type BatchRow, type ItemRow, listItems } from './batches.repo.ts';
import { lookEarly } from './channel-push.service.ts';
import { type Advance, changeMonths, stopMonths } from './watched-month.ts';
import {
  changeWatch,
  type ChannelRow,
  countWatches,
  deleteWatch,
  findChannelRow,
  findWatch,
  holdWatch,
  insertWatch,
  listMonths,
  listWatches,
  lockWatches,
  type WatchRow,
} from './watches.repo.ts';

type OwnWatch = Authorized<WatchRow>;

export interface Watches {
  /** Covers videos published from now on. Throws `already_watched`. */
  create(account: Account, wanted: CreateWatch, signal: AbortSignal): Promise<ChannelWatch>;
  list(account: Account): Promise<ChannelWatch[]>;
  get(account: Account, id: string): Promise<OwnWatch>;
  change(account: Account, watch: OwnWatch, wanted: ChangeWatch): Promise<ChannelWatch>;
  /** Its drafts and sources are kept, and its months remain as batches. */
  remove(watch: OwnWatch): Promise<void>;
}

interface Options {
  database: Database;
  clock: Clock;
  videos: Pick<Videos, 'findChannel'>;
  generations: Pick<Generations, 'assertMayMake'>;
  advance: Advance;
  /** Queues a check of due channels. */
  lookSoon(tx: Tx, afterSeconds?: number): Promise<void>;
}

export function createWatches(options: Options): Watches {
  const { database, clock, videos, generations, advance, lookSoon } = options;
  const { db } = database;

  async function list({ id }: Account): Promise<ChannelWatch[]> {
    const rows = await listWatches(db, id);
    const months = await listMonths(
      db,
      rows.map(({ watch }) => watch.id),
    );
    const newest = rows.flatMap(
      ({ watch }) => months.find(({ watchId }) => watchId === watch.id) ?? [],
    );
    const items = await listItems(
      db,
      newest.map((batch) => batch.id),
    );
    const now = clock.now();
    return rows.map(({ watch, channel }) => {
      const batch = newest.find(({ watchId }) => watchId === watch.id) ?? null;
      return toWatch({ watch, channel, batch }, items, now);
    });
  }

  async function describe(account: Account, id: string): Promise<ChannelWatch> {
    const found = (await list(account)).find((watch) => watch.id === id);
    if (!found) throw new AppError('not_found');
    return found;
  }

  return {
    async create(account, wanted, signal) {
      const { channel: link, capCents, includeShorts, ...wish } = wanted;
      await generations.assertMayMake(account, inSomeLanguage(wish));
      if ((await countWatches(db, account.id)) >= MOST_WATCHES) throw new AppError('too_many');
      const channel = await videos.findChannel(link, signal);
      const id = newId('wat');
      const now = clock.now();
      await database.transaction(async (tx) => {
        if ((await lockWatches(tx, account.id)) >= MOST_WATCHES) throw new AppError('too_many');
        const isNew = await insertWatch(
          tx,
          { ...channel, lookAt: now },
          {
            id,
            ownerId: account.id,
            channelId: channel.id,
            wish,
            status: 'watching',
            includeShorts,
            capMicroCents: microCents(capCents),
            since: now,
            createdAt: now,
          },
        );
        if (!isNew) throw new AppError('already_watched');
        await lookSoon(tx);
      });
      return describe(account, id);
    },

    list,
    get: async (account, id) => authorize(account, await findWatch(db, id)),

    async change(account, { id }, wanted) {
      const { status, alsoMake, language, includeShorts, capCents } = wanted;
      const wishOf = (watch: WatchRow) => {
        const { language: before, ...wish } = watch.wish;
        const next = language === undefined ? before : (language ?? undefined);
        return { ...wish, ...(alsoMake && { alsoMake }), ...(next && { language: next }) };
      };
      if (alsoMake || language !== undefined) {
        const watch = authorize(account, await findWatch(db, id));
        await generations.assertMayMake(account, inSomeLanguage(wishOf(watch)));
      }
      await database.transaction(async (tx) => {
        const held = await holdWatch(tx, id);
        if (!held) throw new AppError('not_found');
        const now = clock.now();
        const goesOn = status === 'watching' && held.status === 'paused';
        const named = {
          ...((alsoMake || language !== undefined) && { wish: wishOf(held) }),
          ...(capCents !== undefined && { capMicroCents: microCents(capCents) }),
        };
        const change = {
          ...named,
          status: status ?? held.status,
          ...(includeShorts !== undefined && { includeShorts }),
          // Videos published in the meantime are skipped.
          ...(goesOn && { since: now, errorCode: null, errorMessage: null }),
        };
        await changeWatch(tx, id, change);
        if (status === 'paused') await stopMonths(tx, id);
        await changeMonths(tx, advance, { id, status: change.status }, named, now);
        if (!goesOn) return;
        await lookEarly(tx, (await findChannelRow(tx, held.channelId))!, now, lookSoon);
      });
      return describe(account, id);
    },

    async remove({ id }) {
      await database.transaction(async (tx) => {
        if (!(await holdWatch(tx, id))) return;
        await stopMonths(tx, id);
        await deleteWatch(tx, id);
      });
    },
  };
}

interface WatchParts {
  watch: WatchRow;
  channel: ChannelRow;
  batch: BatchRow | null;
}

function toWatch(
  { watch, channel, batch }: WatchParts,
  items: readonly ItemRow[],
  now: Date,
): ChannelWatch {
  const { wish, status, capMicroCents, createdAt } = watch;
  const own = items.filter(({ batchId }) => batchId === batch?.id);
  const summary = batch && toBatchSummary(batch, own, now);
  const { lookedAt, lookAt } = channel;
  return {
    id: watch.id,
    channelId: channel.id,
    title: channel.title,
    url: `https://www.youtube.com/channel/${channel.id}`,
    status,
    formats: [...new Set([wish.format, ...wish.alsoMake])],
    language: wish.language ?? null,
    includeShorts: watch.includeShorts,
    capCents: capMicroCents === null ? null : capMicroCents / MICRO_CENTS,
    batch: summary,
    problem:
      status === 'paused'
        ? null
        : (storedProblem(watch.errorCode, watch.errorMessage) ??
          summary?.problem ??
          storedProblem(channel.errorCode, channel.errorMessage)),
    lastLookAt: lookedAt && lookedAt >= createdAt ? lookedAt.toISOString() : null,
    nextLookAt: status === 'paused' ? null : lookAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
