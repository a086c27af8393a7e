import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { counted } from '#contract/count.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Database } from '#server/db/database.ts';
import { forget, takeHit } from './limits.repo.ts';

/** So many within so long, counted over every process that shares the database. */
export interface Limit {
  name: string;
  max: number;
  windowSeconds: number;
}

export interface Limits {
  /** Throws `too_fast` for whoever has had their share. `subject` is an address, an account, a mailbox. */
  take(limit: Limit, subject: string): Promise<void>;
  /** The same without throwing: for things that may happen only so often. */
  tryTake(limit: Limit, subject: string): Promise<boolean>;
  /** Whoever proved to be the right one starts anew. */
  forget(limit: Limit, subject: string): Promise<void>;
}

export function createLimits({ database, clock }: { database: Database; clock: Clock }): Limits {
  const { db } = database;

  async function hit(limit: Limit, subject: string) {
    const nowMs = clock.now().getTime();
    const windowMs = limit.windowSeconds * 1000;
    return takeHit(db, { key: keyOf(limit, subject), nowMs, windowMs, max: limit.max });
  }

  return {
    async take(limit, subject) {
      const { allowed, freeAtMs } = await hit(limit, subject);
      if (allowed) return;
      const seconds = Math.max(1, Math.ceil((freeAtMs - clock.now().getTime()) / 1000));
      throw new AppError('too_fast', { retryAfterSeconds: seconds, message: words(seconds) });
    },
    tryTake: async (limit, subject) => (await hit(limit, subject)).allowed,
    forget: (limit, subject) => forget(db, keyOf(limit, subject)),
  };
}

/** Hashed: a copy of the table tells nobody who tried to sign in from where. */
function keyOf({ name }: Limit, subject: string): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 32)}`;
}

function words(seconds: number): string {
  const wait =
    seconds < 90
      ? counted(seconds, 'second', 'seconds')
      : seconds <= 7200
        ? counted(Math.ceil(seconds / 60), 'minute', 'minutes')
        : counted(Math.ceil(seconds / 3600), 'hour', 'hours');
  return `Too many requests at once. Nothing was changed. Wait ${wait} and try again.`;
}

/** One subscriber has 2^64 addresses of IPv6, and may be handed several; they count as one. */
export const networkOf = (address: string): string => prefixOf(address, 4);

/** What providers hand to one customer who asks for it: 65,536 networks, which together count as one too. */
export const siteOf = (address: string): string => prefixOf(address, 3);

/** Some proxies tell the port too, which is another one for every connection: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\]|(?<four>[\d.]+))(?::\d+)?$/;

function prefixOf(told: string, parts: number): string {
  const { six, four } = WITH_PORT.exec(told)?.groups ?? {};
  const address = six ?? four ?? told;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const kept = (parsed as ipaddr.IPv6).parts.slice(0, parts).map((part) => part.toString(16));
  return `${kept.join(':')}::/${parts * 16}`;
}
