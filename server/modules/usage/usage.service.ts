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

/** The ledger, and what it lets nobody pass. */
export interface Usage {
  /**
   * Writes the intent and holds its ceiling back, or throws `spending_cap_reached`, `house_budget_used`,
   * `house_day_used` or `estimate_reached`. Whatever number of calls begin at once, what is spent and held never passes the limit.
   */
  beginCall(intent: CallIntent): Promise<string>;
  /** What an account may spend in a month with whoever pays; `null`: there is no limit. */
  limitCents(payer: Payer, ownerId: string | null): Promise<number | null>;
  /** What it has come to so far, and is booked as if nobody is left to say more. */
  noteCall(callId: string, soFar: Pick<CallOutcome, 'tokens' | 'microCents'>): Promise<void>;
  /** Books what the call came to. The last word counts: a late answer corrects an estimate. */
  settleCall(callId: string, outcome: CallOutcome): Promise<void>;
  /**
   * Books the calls of a run that an attempt left open, be it that its process ended or that the database was away, and
   * gives back what was held for them. Voices speak on while a text is written. Returns how many there were.
   */
  bookLostCalls(generationId: string, of?: 'text' | 'speech'): Promise<number>;
  /**
   * Does `end`, which ends a run, and books the same after it: only what had begun before, as its owner may have begun
   * it anew by then. `false` from `end`: it has not ended. What cannot be booked now is booked as forgotten.
   */
  bookAtEnd<T>(generationId: string, end: () => Promise<T>, of?: 'text' | 'speech'): Promise<T>;
  /** The same for whatever has been open longer than any call can last. */
  bookForgottenCalls(): Promise<number>;
  /** All calls that wrote a generation together, those that were cut off as they are booked. */
  totalsOf(generationId: string): Promise<UsageTotals>;
  /** All that voices took for speaking it. */
  speechTotalsOf(generationId: string): Promise<UsageTotals>;
  /** Words of finished output, of all time, and those held back for runs that have not ended. */
  countWords(ownerId: string): Promise<WordCounts>;
  /** The same for whoever is about to hold some: until the transaction ends nobody else can. */
  countWordsAlone(tx: Tx, ownerId: string): Promise<WordCounts>;
  /** With the end of a run or refine, in its transaction. `entry` says which, so that it counts once. */
  addWords(
    tx: Tx,
    use: { ownerId: string; generationId: string; entry: string; words: number },
  ): Promise<void>;
  /** What is left of the operator's gift to this account this month and to everybody today. */
  houseLeftMicroCents(ownerId: string | null): Promise<number>;
  /** What is left of it today for visitors of the public tools together. */
  visitorsLeftMicroCents(): Promise<number>;
  /** The longest transcript that the operator's keys are used for. */
  readonly houseLongestTokens: number;
  /** What is left under the account's own cap this month; `null`: it has none. */
  capLeftMicroCents(ownerId: string): Promise<number | null>;
  month(ownerId: string, month: string | null, rows?: WantedRows): Promise<UsageReport>;
  /** What the operator's keys have paid for this month, and may today. */
  house(): Promise<OperatorOverview['house']>;
  /** What each of these accounts has made and spent this month. */
  monthsOf(ownerIds: readonly string[]): Promise<Map<string, AccountMonth>>;
}

interface WordCounts {
  used: number;
  held: number;
}

/** What the account has said about its spending. */
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

/** What the operator's keys give: to each account in a month, to everybody in a day, and of that to visitors. */
export interface HouseGift {
  budgetCents: number;
  dailyCents: number;
  visitorCents: number;
  longestTokens: number;
}

/** Longer than any call is let last. */
const FORGOTTEN_AFTER_MS = 2 * 3600 * 1000;

/**
 * A database that is being restarted is away for seconds. Whoever is left then to say what a call came to says it again:
 * otherwise it is booked as it was last noted, which may be less than was answered.
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
        log.info({ err: error, callId }, 'a call couldn’t be settled yet');
        await pause(waitMs);
      }
    }
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

    async houseLeftMicroCents(ownerId) {
      const day = today();
      const daily = house.dailyCents * MICRO_CENTS - (await readHeldDay(db, day)).all;
      if (ownerId === null) return Math.max(0, daily);
      const own = await leftOf(db, ownerId, day, 'house', house.budgetCents);
      return Math.max(0, Math.min(daily, own));
    },

    async visitorsLeftMicroCents() {
      const { all, visitors } = await readHeldDay(db, today());
      const left = Math.min(
        house.dailyCents * MICRO_CENTS - all,
        house.visitorCents * MICRO_CENTS - visitors,
      );
      return Math.max(0, left);
    },

    houseLongestTokens: house.longestTokens,

    async capLeftMicroCents(ownerId) {
      const capCents = await limits.capCents(ownerId);
      if (capCents === null) return null;
      return Math.max(0, await leftOf(db, ownerId, today(), 'own', capCents));
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

/** Whole, as the ledger is. */
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

/** One transaction each: booking many accounts in one would lock them in an order that others do not keep to. */
async function bookAll(database: Database, clock: Clock, which: OpenCalls): Promise<number> {
  let booked = 0;
  for (const id of await listOpen(database.db, which)) {
    if (await database.transaction((tx) => bookAsLost(tx, id, clock.now()))) booked += 1;
  }
  return booked;
}
