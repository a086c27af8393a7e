import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CALLS } from '#contract/paths.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Log } from '#server/core/log.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { WebSubHub } from '#server/providers/websub/port.ts';
import { bringForward, changeChannel, type ChannelRow, findChannelRow } from './watches.repo.ts';

/**
 * Push notifications for new videos from the platform's hub (WebSub), if the hub can reach this server. A notification only
 * moves the next check forward: new videos are read from the feed, which is polled in any case.
 */
export interface ChannelPush {
  /** Subscribes or renews if due. Never throws: without a hub, polling continues. */
  keepSubscribed(channel: ChannelRow, signal: AbortSignal): Promise<void>;
  /** Handles the hub's verification request or its denial. `false`: we didn't subscribe. */
  confirm(callback: CallbackPlace, answer: HubAnswer): Promise<boolean>;
  /** Handles a notification. Without a valid signature nothing happens. `false`: unknown callback. */
  receive(callback: CallbackPlace, body: Buffer, signature: string): Promise<boolean>;
}

/** Identifies a callback. The token is known only to the hub. */
export interface CallbackPlace {
  id: string;
  token: string;
}

export interface HubAnswer {
  mode: string;
  topic: string;
  leaseSeconds: number;
}

interface Options {
  database: Database;
  clock: Clock;
  log: Log;
  /** `null`: disabled by the operator. */
  hub: WebSubHub | null;
  /** The origin at which the hub reaches this server. `null`: it can't. */
  origin: string | null;
  lookSoon(tx: Tx, afterSeconds: number): Promise<void>;
}

const SECOND_MS = 1000;
const DAY_MS = 24 * 3600 * SECOND_MS;
const LEASE_MS = 10 * DAY_MS;
/** Renewed this long before it expires; if the hub didn't respond, requested again after the same time. */
const RENEW_MS = DAY_MS;
const LONGEST_LEASE_MS = 30 * DAY_MS;
/** Pause after the hub couldn't be reached. */
const HUB_REST_MS = 10 * 60 * SECOND_MS;
/** Minimum interval between checks, for channels that edit their titles, and users who resume a watch, all the time. */
const BETWEEN_LOOKS_MS = 60 * SECOND_MS;
/** Allowance for clock differences: another process might otherwise find nothing due yet. */
const CLOCKS_APART_SECONDS = 2;

/** Checks a channel before its time, but not twice within a minute. */
export async function lookEarly(
  tx: Tx,
  { id, lookedAt }: Pick<ChannelRow, 'id' | 'lookedAt'>,
  now: Date,
  lookSoon: Options['lookSoon'],
): Promise<void> {
  const sinceMs = now.getTime() - (lookedAt?.getTime() ?? 0);
  const waitMs = Math.min(BETWEEN_LOOKS_MS, Math.max(0, BETWEEN_LOOKS_MS - sinceMs));
  await bringForward(tx, id, new Date(now.getTime() + waitMs));
  await lookSoon(tx, Math.ceil(waitMs / SECOND_MS) + CLOCKS_APART_SECONDS);
}

export function createChannelPush(options: Options): ChannelPush {
  const { database, clock, log, hub, origin, lookSoon } = options;
  const { db } = database;
  let restUntil = 0;

  /** The channel of a callback. */
  async function findCalled({ id, token }: CallbackPlace): Promise<ChannelRow | null> {
    const channel = await findChannelRow(db, id);
    if (!channel?.pushSecret) return null;
    return isSame(tokenOf(channel.pushSecret), token) ? channel : null;
  }

  return {
    async keepSubscribed({ id, pushSecret, pushAskedAt, pushUntil }, signal) {
      const now = clock.now();
      if (hub === null || origin === null || now.getTime() < restUntil) return;
      const leftMs = (pushUntil?.getTime() ?? 0) - now.getTime();
      // A longer lease was granted before the clock was set back.
      const isKept = leftMs > RENEW_MS && leftMs <= LONGEST_LEASE_MS;
      const isAsked =
        pushAskedAt !== null && Math.abs(now.getTime() - pushAskedAt.getTime()) < RENEW_MS;
      if (isKept || isAsked) return;
      const secret = pushSecret ?? randomBytes(32).toString('base64url');
      // Stored first, because the hub may verify before it responds.
      await changeChannel(db, id, { pushSecret: secret, pushAskedAt: now });
      const path = CALLS.channelPush.replace(':id', id).replace(':token', tokenOf(secret));
      const wanted = {
        topic: topicOf(id),
        callback: `${origin}${path}`,
        secret,
        leaseSeconds: LEASE_MS / SECOND_MS,
      };
      try {
        if (await hub.subscribe(wanted, signal)) return;
        log.info({ channelId: id }, 'the hub refused to report new videos on a channel');
      } catch (error) {
        restUntil = now.getTime() + HUB_REST_MS;
        log.info({ err: error, channelId: id }, 'couldn’t reach the hub');
      }
    },

    async confirm(callback, { mode, topic, leaseSeconds }) {
      const channel = await findCalled(callback);
      if (!channel || topic !== topicOf(channel.id)) return false;
      if (mode === 'denied') {
        await changeChannel(db, channel.id, { pushUntil: null });
        return true;
      }
      if (mode !== 'subscribe') return false;
      const leaseMs = Math.min(LONGEST_LEASE_MS, leaseSeconds * SECOND_MS);
      const pushUntil = new Date(clock.now().getTime() + leaseMs);
      await changeChannel(db, channel.id, { pushUntil });
      return true;
    },

    async receive(callback, body, signature) {
      const channel = await findCalled(callback);
      if (!channel) return false;
      // A channel that couldn't be read keeps its backoff.
      if (!isSigned(body, signature, channel.pushSecret!) || channel.failures > 0) return true;
      await database.transaction((tx) => lookEarly(tx, channel, clock.now(), lookSoon));
      return true;
    },
  };
}

const topicOf = (id: string) => `https://www.youtube.com/xml/feeds/videos.xml?channel_id=${id}`;

const tokenOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const METHODS = new Set(['sha1', 'sha256', 'sha384', 'sha512']);

/** A header such as `sha1=0123…`, with the methods WebSub allows. */
function isSigned(body: Buffer, signature: string, secret: string): boolean {
  const [method = '', given = ''] = signature.split('=');
  if (!METHODS.has(method)) return false;
  return isSame(createHmac(method, secret).update(body).digest('hex'), given.toLowerCase());
}
