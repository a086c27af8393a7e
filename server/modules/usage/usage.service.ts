import { setTimeout as pause } from 'node:timers/promises';
import { FREE_WORDS } from '#contract/catalog/plans.ts';
import type { Payer } from '#contract/models.ts';
import type { OperatorOverview } from '#contract/operator.ts';
import type { UsageReport, UsageTotals } from '#contract/usage.ts';
import { AppError, toAppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Log } from '#server/core/log.ts';
import { newId } from '#server/core/ids.ts';
import type { Database, Queryable, Tx } from '#server/db/database.ts';
import { MICRO_CENTS, type CallIntent, type CallOutcome } from './call-booking.ts';
import {
  beginCall,
  bookAsLost,
  closeCall,
  findSpending,
  insertWords,
  listOpen,
  lockWords,
  noteCall,
  type NewCall,
  type OpenCalls,
  readHeldDay,
  readWords,
  sumWords,
} from './ledger.repo.ts';
import { type AccountMonth, readAccountMonths, readHouse } from './everybody.repo.ts';
import { readMonth, sumCalls, sumSpeech, type WantedRows } from './month.repo.ts';

export { MICRO_CENTS };
export type { CallIntent, CallOutcome } from './call-booking.ts';

/** The ledger and its limits. */
export interface Usage {
  /**
   * Inserts the call and reserves its ceiling, or throws `spending_cap_reached`, `house_budget_used`, `house_day_used` or
   * `estimate_reached`. Spending plus reservations never exceed a limit, however many calls start concurrently.
   */
  beginCall(intent: CallIntent): Promise<string>;
  /** An account's monthly limit with this payer; `null`: none. */
  limitCents(payer: Payer, ownerId: string | null): Promise<number | null>;
  /** Records progress, which is what the call is booked as if no result follows. */
  noteCall(callId: string, soFar: Pick<CallOutcome, 'tokens' | 'microCents'>): Promise<void>;
  /** Books the call's result. The last one counts: a late answer corrects an estimate. */
  settleCall(callId: string, outcome: CallOutcome): Promise<void>;
  /**
   * Books the calls that an attempt left open, because its process died or the database was down, and releases their
   * reservations. Speech calls continue while a text is being written. Returns their number.
   */
  bookLostCalls(generationId: string, of?: 'text' | 'speech'): Promise<number>;
  /**
   * Runs `end`, which ends a run, and then does the same: only for calls from before, because the owner may have restarted
   * it. `false` from `end`: it hasn't ended. What can't be booked now is booked as forgotten.
   */
  bookAtEnd<T>(generationId: string, end: () => Promise<T>, of?: 'text' | 'speech'): Promise<T>;
  /** The same for calls open longer than any call can last. */
  bookForgottenCalls(): Promise<number>;
  /** Totals of all calls for a generation's text; interrupted ones count as booked. */
  totalsOf(generationId: string): Promise<UsageTotals>;
  /** Totals of all its speech calls. */
  speechTotalsOf(generationId: string): Promise<UsageTotals>;
  /** Words of finished texts, of all time, and those reserved for running ones. */
  countWords(ownerId: string): Promise<WordCounts>;
  /** The same before reserving words: locks out other reservations until the transaction ends. */
  countWordsAlone(tx: Tx, ownerId: string): Promise<WordCounts>;
  /** Called in the transaction that ends a run or refine. `entry` identifies it, so that it counts once. */
  addWords(
    tx: Tx,
    use: { ownerId: string; generationId: string; entry: string; words: number },
  ): Promise<void>;
  /** What is left of the operator's budget for this account this month and for everyone today. */
  houseLeftMicroCents(ownerId: string | null): Promise<number>;
  /** What is left of it today for all visitors of the public tools. */
  visitorsLeftMicroCents(): Promise<number>;
  /** The longest transcript allowed with the operator's keys. */
  readonly houseLongestTokens: number;
  /** What is left under the account's own cap this month; `null`: no cap. */
  capLeftMicroCents(ownerId: string): Promise<number | null>;
  /** What the limits leave for this payer's next call; `null`: no limit. */
  roomLeft(payer: Payer, ownerId: string | null): Promise<RoomLeft | null>;
  month(ownerId: string, month: string | null, rows?: WantedRows): Promise<UsageReport>;
  /** Spending with the operator's keys this month, and the daily budget. */
  house(): Promise<OperatorOverview['house']>;
  /** Words and spending of each of these accounts this month. */
  monthsOf(ownerIds: readonly string[]): Promise<Map<string, AccountMonth>>;
}

export interface RoomLeft {
  leftMicroCents: number;
  /** Held by the account's running calls, which give back what they don't use. */
  heldMicroCents: number;
}

interface WordCounts {
  used: number;
  held: number;
}

/** The account's own spending limit. */
interface SpendingLimits {
  /** `null`: no cap. */
  capCents(ownerId: string): Promise<number | null>;
}

interface Options {
  database: Database;
  clock: Clock;
  log: Log;
  limits: SpendingLimits;
  house: HouseGift;
}

/** The operator's budgets: per account and month, for everyone per day, and the visitors' share of that. */
export interface HouseGift {
  budgetCents: number;
  dailyCents: number;
  visitorCents: number;
  longestTokens: number;
}

/** Longer than any call may last. */
const FORGOTTEN_AFTER_MS = 2 * 3600 * 1000;

/**
 * Delays before retrying to settle a call: a database restart takes seconds, and otherwise the call would be booked by its
 * last note, which may be less than the answer.
 */
const SETTLED_AGAIN_MS = [200, 500, 1000, 2000, 4000];

export function createUsage({ database, clock, log, limits, house }: Options): Usage {
  const { db } = database;
  const today = () => clock.now().toISOString().slice(0, 10);

  async function limitCents(payer: Payer, ownerId: string | null): Promise<number | null> {
    if (payer === 'house') return house.budgetCents;
    return payer === 'own' && ownerId ? limits.capCents(ownerId) : null;
  }

  async function settleCall(callId: string, outcome: CallOutcome): Promise<void> {
    for (const waitMs of [...SETTLED_AGAIN_MS, null]) {
      try {
        return await closeCall(db, callId, outcome, clock.now());
      } catch (error) {
        if (waitMs === null || toAppError(error).code !== 'unavailable') throw error;
        log.info({ err: error, callId }, 'couldn’t settle what a call cost yet');
        await pause(waitMs);
      }
    }
  }

  async function houseLeftMicroCents(ownerId: string | null): Promise<number> {
    const day = today();
    const daily = house.dailyCents * MICRO_CENTS - (await readHeldDay(db, day)).all;
    if (ownerId === null) return Math.max(0, daily);
    const own = await leftOf(db, ownerId, day, 'house', house.budgetCents);
    return Math.max(0, Math.min(daily, own));
  }

  async function visitorsLeftMicroCents(): Promise<number> {
    const { all, visitors } = await readHeldDay(db, today());
    const left = Math.min(
      house.dailyCents * MICRO_CENTS - all,
      house.visitorCents * MICRO_CENTS - visitors,
    );
    return Math.max(0, left);
  }

  async function capLeftMicroCents(ownerId: string): Promise<number | null> {
    const capCents = await limits.capCents(ownerId);
    if (capCents === null) return null;
    return Math.max(0, await leftOf(db, ownerId, today(), 'own', capCents));
  }

  return {
    limitCents,

    async beginCall(intent) {
      const isHouse = intent.payer === 'house';
      const { payer, ownerId, ownerLimitCents = await limitCents(payer, ownerId) } = intent;
      const day = today();
      const call: NewCall = {
        ...intent,
        id: newId('call'),
        day,
        beganAt: clock.now(),
        ownerLimitMicroCents: ownerLimitCents === null ? null : ownerLimitCents * MICRO_CENTS,
        dayLimitMicroCents: isHouse ? house.dailyCents * MICRO_CENTS : null,
        visitorLimitMicroCents:
          isHouse && ownerId === null ? house.visitorCents * MICRO_CENTS : null,
        runLimitMicroCents: ceilingOf(intent),
      };
      const passed = await beginCall(db, call);
      if (passed === 'run') throw new AppError('estimate_reached');
      if (passed === 'day' || passed === 'visitors') throw new AppError('house_day_used');
      if (passed) throw new AppError(isHouse ? 'house_budget_used' : 'spending_cap_reached');
      return call.id;
    },

    noteCall: (callId, soFar) => noteCall(db, callId, soFar),
    settleCall,

    bookLostCalls: (generationId, of = 'text') => bookAll(database, clock, { generationId, of }),

    async bookAtEnd(generationId, end, of = 'text') {
      const until = clock.now();
      const ended = await end();
      if (ended === false) return ended;
      try {
        await bookAll(database, clock, { generationId, of, until });
      } catch (error) {
        log.warn(
          { err: error, run: generationId },
          'a run has ended, but some of its calls are still open',
        );
      }
      return ended;
    },

    bookForgottenCalls() {
      const before = new Date(clock.now().getTime() - FORGOTTEN_AFTER_MS);
      return bookAll(database, clock, { before });
    },

    totalsOf: (generationId) => sumCalls(db, generationId),
    speechTotalsOf: (generationId) => sumSpeech(db, generationId),
    countWords: (ownerId) => readWords(db, ownerId),

    async countWordsAlone(tx, ownerId) {
      await lockWords(tx, ownerId);
      return readWords(tx, ownerId);
    },

    addWords: (tx, use) => insertWords(tx, use),

    houseLeftMicroCents,
    visitorsLeftMicroCents,

    houseLongestTokens: house.longestTokens,

    capLeftMicroCents,

    async roomLeft(payer, ownerId) {
      const limit = await limitCents(payer, ownerId);
      if (limit === null) return null;
      if (ownerId === null) {
        return { leftMicroCents: await visitorsLeftMicroCents(), heldMicroCents: 0 };
      }
      const month = today().slice(0, 7);
      // Both from one row: a call that ends in between must not be missing in both.
      const { spentMicroCents, heldMicroCents } = await findSpending(db, ownerId, month, payer);
      const own = limit * MICRO_CENTS - spentMicroCents - heldMicroCents;
      const day = payer === 'house' ? await houseLeftMicroCents(null) : Infinity;
      return { leftMicroCents: Math.min(own, day), heldMicroCents };
    },

    async month(ownerId, month, rows) {
      const wanted = month ?? today().slice(0, 7);
      const [read, own, gift, capCents, used] = await Promise.all([
        readMonth(db, ownerId, wanted, rows),
        findSpending(db, ownerId, wanted, 'own'),
        findSpending(db, ownerId, wanted, 'house'),
        limits.capCents(ownerId),
        sumWords(db, ownerId),
      ]);
      return {
        month: wanted,
        ...read,
        cap: {
          capCents,
          spentCents: own.spentMicroCents / MICRO_CENTS,
          heldCents: own.heldMicroCents / MICRO_CENTS,
        },
        house: {
          budgetCents: house.budgetCents,
          usedCents: (gift.spentMicroCents + gift.heldMicroCents) / MICRO_CENTS,
        },
        words: { used, free: FREE_WORDS },
      };
    },

    async house() {
      const day = today();
      const spent = await readHouse(db, day);
      return { month: day.slice(0, 7), ...spent, dailyLimitCents: house.dailyCents };
    },

    monthsOf: (ownerIds) => readAccountMonths(db, ownerIds, today().slice(0, 7)),
  };
}

/** An integer, as in the ledger. */
function ceilingOf({ runCeilingMicroCents: ceiling }: CallIntent): number | null {
  return typeof ceiling === 'number' ? Math.floor(ceiling) : null;
}

async function leftOf(
  db: Queryable,
  ownerId: string,
  day: string,
  payer: Payer,
  limitCents: number,
): Promise<number> {
  const { spentMicroCents, heldMicroCents } = await findSpending(
    db,
    ownerId,
    day.slice(0, 7),
    payer,
  );
  return limitCents * MICRO_CENTS - spentMicroCents - heldMicroCents;
}

/** One transaction each: booking many accounts in one would lock them in an inconsistent order. */
async function bookAll(database: Database, clock: Clock, which: OpenCalls): Promise<number> {
  let booked = 0;
  for (const id of await listOpen(database.db, which)) {
    if (await database.transaction((tx) => bookAsLost(tx, id, clock.now()))) booked += 1;
  }
  return booked;
}
