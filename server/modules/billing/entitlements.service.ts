import type { Account } from '#contract/accounts.ts';
import type { Entitlement, Subscription, SubscriptionStatus } from '#contract/billing.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { BillingSource } from '#server/core/money.ts';
import { bestOf, hasPlan, type Standing, standingOf, toEntitlement } from './decide-entitlement.ts';
import {
  type BillingFacts,
  listTeamOwners,
  readFacts,
  type SubscriptionRow,
} from './standing.repo.ts';

/** Where every part of the product asks whether somebody may. Nothing else decides it. */
export interface Entitlements {
  /** `null` for a visitor. */
  get(account: Account | null): Promise<Entitlement>;
  /** Throws `plan_needed` (402). Only generating asks; reading, editing, exporting and deleting never do. */
  assertMayGenerate(account: Account): Promise<void>;
  /** Whether the account has a plan of its own, one that it can share. */
  hasOwnPlan(account: Account): Promise<boolean>;
  hasLifetime(account: Account): Promise<boolean>;
  describe(account: Account): Promise<Subscription>;
}

/** Time as the payment provider sees it; the simulator's can be moved. */
export interface BillingTime {
  readonly source: BillingSource;
  now(): Promise<Date>;
}

/** Finished words, whoever counts them. */
export interface WordCount {
  wordsUsed(ownerId: string): Promise<number>;
}

interface Dependencies {
  database: Database;
  billing: BillingTime;
  words: WordCount;
}

interface Own {
  facts: BillingFacts;
  standing: Standing;
}

interface Whole extends Own {
  /** Whose plan is shared, where that is what the standing rests on. */
  teamOwner: string | null;
}

export function createEntitlements({ database, billing, words }: Dependencies): Entitlements {
  const { db } = database;

  async function readOwn(ownerId: string): Promise<Own> {
    const [facts, now] = await Promise.all([readFacts(db, billing.source, ownerId), billing.now()]);
    if (facts.hasLifetime) return { facts, standing: { state: 'lifetime', until: null } };
    const standings = facts.subscriptions.map((row) => standingOf(row, now));
    if (facts.hadLifetime) standings.push({ state: 'ended', until: null });
    return { facts, standing: bestOf(standings) };
  }

  async function read(account: Account): Promise<Whole> {
    const own = await readOwn(account.id);
    if (hasPlan(own.standing)) return { ...own, teamOwner: null };
    for (const owner of await listTeamOwners(db, account.email)) {
      const { standing } = await readOwn(owner.id);
      if (hasPlan(standing)) {
        const shared: Standing = { state: 'team', until: standing.until };
        return { facts: own.facts, standing: shared, teamOwner: owner.email };
      }
    }
    return { ...own, teamOwner: null };
  }

  return {
    async get(account) {
      if (!account) return toEntitlement({ state: 'visitor', until: null }, 0);
      const [{ standing }, used] = await Promise.all([read(account), words.wordsUsed(account.id)]);
      return toEntitlement(standing, used);
    },

    async assertMayGenerate(account) {
      const { standing } = await read(account);
      if (hasPlan(standing)) return;
      const { mayGenerate } = toEntitlement(standing, await words.wordsUsed(account.id));
      if (!mayGenerate) throw new AppError('plan_needed');
    },

    hasOwnPlan: async (account) => hasPlan((await readOwn(account.id)).standing),
    hasLifetime: async (account) => (await readOwn(account.id)).facts.hasLifetime,

    async describe(account) {
      const [whole, used] = await Promise.all([read(account), words.wordsUsed(account.id)]);
      return describe(whole, toEntitlement(whole.standing, used), billing.source);
    },
  };
}

function describe(
  { facts, standing, teamOwner }: Whole,
  entitlement: Entitlement,
  source: BillingSource,
): Subscription {
  const row = newest(facts.subscriptions);
  const counts = row !== null && standing.state !== 'lifetime';
  return {
    status: standing.state === 'free' ? 'none' : (standing.state as SubscriptionStatus),
    plan: standing.state === 'lifetime' ? 'price_lifetime' : (row?.priceId ?? null),
    currentPeriodEnd: counts ? row.periodEnd.toISOString() : null,
    trialEnd: counts ? (row.trialEnd?.toISOString() ?? null) : null,
    cancelAt: counts ? (row.cancelAt?.toISOString() ?? null) : null,
    hasCard: counts && row.hasCard,
    lifetime: facts.hasLifetime,
    team: teamOwner === null ? null : { ownerEmail: teamOwner },
    hasPortal: facts.hasCustomer,
    isTest: source !== 'stripe_live',
    entitlement,
  };
}

/** One that goes on before one that has ended, then the newest. */
function newest(rows: readonly SubscriptionRow[]): SubscriptionRow | null {
  const isOver = ({ endedAt, revoked }: SubscriptionRow) => Number(Boolean(endedAt || revoked));
  const [first] = rows.toSorted(
    (one, other) =>
      isOver(one) - isOver(other) || other.startedAt.getTime() - one.startedAt.getTime(),
  );
  return first ?? null;
}
