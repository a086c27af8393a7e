import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { counted } from '#contract/count.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Database } from '#server/db/database.ts';
import { forget, takeHit } from './limits.repo.ts';

/** A maximum number within a time window, counted across all processes on the database. */
export interface Limit {
  name: string;
  max: number;
  windowSeconds: number;
}

export interface Limits {
  /** Throws `too_fast` if the limit is reached. `subject` is an address, an account or a mailbox. */
  take(limit: Limit, subject: string): Promise<void>;
  /** The same without throwing, for optional actions. */
  tryTake(limit: Limit, subject: string): Promise<boolean>;
  /** Resets a subject that has authenticated. */
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

/** Hashed, so a copy of the table doesn't reveal who tried to sign in from where. */
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

/** One subscriber has 2^64 IPv6 addresses and may be assigned several of them, so they count as one. */
export const networkOf = (address: string): string => prefixOf(address, 4);

/** The size that providers assign on request: 65,536 networks, which also count as one. */
export const siteOf = (address: string): string => prefixOf(address, 3);

/** Some proxies include the port, which differs for every connection: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
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
