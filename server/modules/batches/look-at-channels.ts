import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { toAppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Log } from '#server/core/log.ts';
import type { Database } from '#server/db/database.ts';
import type { JobContext } from '#server/queue/job.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Generations } from '../generations/generations.service.ts';
import type { Videos } from '../videos/videos.service.ts';
import type { ChannelPush } from './channel-push.service.ts';
import { inSomeLanguage } from './batch-view.ts';
import { addToMonth, type Advance } from './watched-month.ts';
import {
  changeWatch,
  type ChannelRow,
  claimDue,
  endLook,
  forgetChannel,
  holdWatch,
  listWatchers,
  type WatchRow,
} from './watches.repo.ts';

export interface ChannelLooker {
  run(context: Pick<JobContext, 'signal' | 'advanced'>): Promise<void>;
}

interface Options {
  database: Database;
  clock: Clock;
  log: Log;
  accounts: Pick<Accounts, 'find'>;
  videos: Pick<Videos, 'readFeed'>;
  generations: Pick<Generations, 'assertMayMake'>;
  advance: Advance;
  push: Pick<ChannelPush, 'keepSubscribed'>;
}

/** How long a process killed during a check blocks the channel. */
const LEASE_MS = 10 * 60_000;
const EVERY_MS = 30 * 60_000;
const MOST_MS = 12 * 3_600_000;
/** Spreads checks, so that channels added together aren't checked together. */
const JITTER = 0.3;

const UNSEEN =
  'YouTube isn’t showing us this channel. It may be private or gone. Your drafts are safe, and we’ll keep checking.';
const UNREAD =
  'We couldn’t check this channel for new videos. Your drafts are safe. We’ll try again automatically.';

/** Checks every due channel, one after another, longest wait first, and once for all of its watches. */
export function createChannelLooker(options: Options): ChannelLooker {
  const { database, clock, log, accounts, videos, generations, advance, push } = options;
  const { db } = database;
  const later = (ms: number) => new Date(clock.now().getTime() + ms);
  const soon = (ms: number) => later(ms * (1 + JITTER * Math.random()));

  /** `null`: the account may generate from new videos. */
  async function whatStandsInTheWay({
    ownerId,
    wish,
  }: WatchRow): Promise<{ code: ErrorCode; message: string } | null> {
    const account = await accounts.find(ownerId);
    if (!account) return { code: 'not_found', message: ERRORS.not_found.words };
    try {
      await generations.assertMayMake(account, inSomeLanguage(wish));
      return null;
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.status >= 500) throw thrown;
      return error;
    }
  }

  async function look(channel: ChannelRow, signal: AbortSignal): Promise<void> {
    const all = await listWatchers(db, channel.id);
    if (all.length === 0) return forgetChannel(db, channel.id);
    const ready: WatchRow[] = [];
    const each = async (watches: readonly WatchRow[], work: (watch: WatchRow) => Promise<void>) => {
      for (const watch of watches) {
        // An error with one doesn't delay the others.
        await work(watch).catch((error: unknown) => {
          signal.throwIfAborted();
          log.error({ err: error, watchId: watch.id }, 'couldn’t check a watched channel');
        });
      }
    };
    const watching = all.filter(({ status }) => status === 'watching');
    await each(watching, async (watch) => {
      const error = await whatStandsInTheWay(watch);
      await changeWatch(db, watch.id, {
        errorCode: error?.code ?? null,
        errorMessage: error?.message ?? null,
      });
      if (!error) ready.push(watch);
    });
    const lookedAt = clock.now();
    // Without anyone who could generate from new videos, the platform isn't queried.
    if (ready.length === 0) {
      return endLook(db, channel, { lookedAt, lookAt: soon(EVERY_MS) });
    }
    const { etag, lastModified } = channel;
    const feed = await videos.readFeed(channel.id, { etag, lastModified }, signal);
    signal.throwIfAborted();
    const failed = feed && 'failure' in feed ? feed : null;
    const { title, videos: newest } = feed && 'videos' in feed ? feed : channel;
    await each(ready, ({ id }) =>
      database.transaction(async (tx) => {
        const watch = await holdWatch(tx, id);
        if (watch?.status !== 'watching') return;
        const now = clock.now();
        await addToMonth(tx, advance, watch, {
          title: title || channel.title,
          videos: newest,
          now,
        });
      }),
    );
    if (failed) {
      const failures = channel.failures + 1;
      const waitMs = Math.min(MOST_MS, EVERY_MS * 2 ** (failures - 1));
      return endLook(db, channel, {
        lookedAt,
        failures,
        errorCode: failed.failure,
        errorMessage: failed.failure === 'list_unavailable' ? UNSEEN : UNREAD,
        lookAt: soon(Math.max(waitMs, (failed.retryAfterSeconds ?? 0) * 1000)),
      });
    }
    await endLook(db, channel, {
      ...(feed && 'videos' in feed && { ...feed, title: feed.title || channel.title }),
      lookedAt,
      failures: 0,
      errorCode: null,
      errorMessage: null,
      lookAt: soon(EVERY_MS),
    });
    await push.keepSubscribed(channel, signal);
  }

  return {
    async run({ signal, advanced }) {
      for (;;) {
        signal.throwIfAborted();
        const channel = await claimDue(db, clock.now(), later(LEASE_MS));
        if (!channel) return;
        await look(channel, signal);
        advanced?.();
      }
    },
  };
}
