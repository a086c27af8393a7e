import type { Account } from '#contract/accounts.ts';
import type { Entitlement, Subscription, SubscriptionStatus } from '#contract/billing.ts';
import { FREE_WORDS } from '#contract/catalog/plans.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { BillingSource } from '#server/core/money.ts';
import type { Usage } from '../usage/usage.service.ts';
import { findAccount, findTrial } from './customers.repo.ts';
import {
  bestOf,
  hasPlan,
  isUnpaid,
  leadOf,
  type Standing,
  standingOf,
  toEntitlement,
} from './decide-entitlement.ts';
import {
  type BillingFacts,
  listTeamOwners,
  readFacts,
  type SubscriptionRow,
} from './standing.repo.ts';

/** Every permission check of the product goes through here. */
export interface Entitlements {
  /** Pass `null` for a visitor. */
  get(account: Account | null): Promise<Entitlement>;
  /** Throws `plan_needed` (402). Called only for generating; reading, editing, exporting and deleting are always allowed. */
  assertMayGenerate(account: Account): Promise<Allowance>;
  /** The same for queued work that starts now, since the plan may have ended in between. */
  assertMayBegin(ownerId: string): Promise<Allowance>;
  /**
   * Called in the transaction that queues a run: returns how many free words it reserves until it ends, at most what is
   * left. Throws `plan_needed` if none are. Concurrent calls see each other's reservations.
   */
  holdWords(
    tx: Tx,
    ownerId: string,
    allowance: Allowance,
    wanted: number,
    /** Set if the same request has already reserved words. */
    beside?: 'others',
  ): Promise<number>;
  /** Whether the account has its own plan, which it can share. */
  hasOwnPlan(account: Account): Promise<boolean>;
  hasLifetime(account: Account): Promise<boolean>;
  describe(account: Account): Promise<Subscription>;
}

/** `isUnlimited`: covered by a plan, and words are only counted. */
export interface Allowance {
  isUnlimited: boolean;
}

/** The payment provider's time; the simulator's clock can be moved. */
interface BillingTime {
  readonly source: BillingSource;
  now(): Promise<Date>;
}

/** The word counter. */
type WordCount = Pick<Usage, 'countWords' | 'countWordsAlone'>;

const WORDS_HELD =
  'Your remaining free words are reserved for a run in progress. Nothing was started. Wait until it finishes, or start a free trial to create without a limit.';
const WORDS_SHORT =
  'Your remaining free words don’t cover all of these drafts. Nothing was started. Choose fewer formats, or start a free trial to create without a limit.';

interface Dependencies {
  database: Database;
  billing: BillingTime;
  words: WordCount;
}

interface Own {
  facts: BillingFacts;
  standing: Standing;
  /** The subscription that counts. */
  lead: SubscriptionRow | null;
}

interface Whole extends Own {
  /** The owner of the shared plan, if the standing is based on one. */
  teamOwner: string | null;
}

export function createEntitlements({ database, billing, words }: Dependencies): Entitlements {
  const { db } = database;

  async function readOwn(ownerId: string): Promise<Own> {
    const [facts, now] = await Promise.all([readFacts(db, billing.source, ownerId), billing.now()]);
    const lead = leadOf(facts.subscriptions, now);
    if (facts.hasLifetime) return { facts, lead, standing: { state: 'lifetime', until: null } };
    const standings = facts.subscriptions.map((row) => standingOf(row, now));
    if (facts.hadLifetime) standings.push({ state: 'ended', until: null });
    return { facts, lead, standing: bestOf(standings) };
  }

  async function read(account: Account): Promise<Whole> {
    const own = await readOwn(account.id);
    if (hasPlan(own.standing)) return { ...own, teamOwner: null };
    for (const owner of await listTeamOwners(db, account.email)) {
      const { standing } = await readOwn(owner.id);
      if (hasPlan(standing)) {
        const shared: Standing = { state: 'team', until: standing.until };
        return { ...own, standing: shared, teamOwner: owner.email };
      }
    }
    return { ...own, teamOwner: null };
  }

  async function assertMayGenerate(account: Account): Promise<Allowance> {
    const { standing } = await read(account);
    if (hasPlan(standing)) return { isUnlimited: true };
    // Whether the remaining words suffice is checked when a run is queued; speech uses none.
    if ((await words.countWords(account.id)).used >= FREE_WORDS) throw new AppError('plan_needed');
    return { isUnlimited: false };
  }

  return {
    async get(account) {
      if (!account) {
        return toEntitlement({ state: 'visitor', until: null }, { used: 0, held: 0 });
      }
      const [{ standing }, count] = await Promise.all([
        read(account),
        words.countWords(account.id),
      ]);
      return toEntitlement(standing, count);
    },

    assertMayGenerate,

    async assertMayBegin(ownerId) {
      const account = await findAccount(db, ownerId);
      if (!account) throw new AppError('plan_needed');
      return assertMayGenerate(account);
    },

    async holdWords(tx, ownerId, { isUnlimited }, wanted, beside) {
      if (isUnlimited) return 0;
      const { used, held } = await words.countWordsAlone(tx, ownerId);
      if (used >= FREE_WORDS) throw new AppError('plan_needed');
      if (used + held >= FREE_WORDS)
        throw new AppError('plan_needed', { message: beside ? WORDS_SHORT : WORDS_HELD });
      return Math.min(wanted, FREE_WORDS - used - held);
    },

    hasOwnPlan: async (account) => hasPlan((await readOwn(account.id)).standing),
    hasLifetime: async (account) => (await readOwn(account.id)).facts.hasLifetime,

    async describe(account) {
      const [whole, count, trial] = await Promise.all([
        read(account),
        words.countWords(account.id),
        findTrial(db, billing.source, account.email),
      ]);
      const about = { source: billing.source, hasTrialLeft: trial === null };
      return describe(whole, toEntitlement(whole.standing, count), about);
    },
  };
}

function describe(
  { facts, standing, teamOwner, lead: row }: Whole,
  entitlement: Entitlement,
  { source, hasTrialLeft }: { source: BillingSource; hasTrialLeft: boolean },
): Subscription {
  const counts = row !== null && standing.state !== 'lifetime';
  const open = counts && isUnpaid(row) ? row.openInvoice : null;
  return {
    status: standing.state === 'free' ? 'none' : (standing.state as SubscriptionStatus),
    plan: standing.state === 'lifetime' ? 'price_lifetime' : (row?.priceId ?? null),
    currentPeriodEnd: counts ? row.periodEnd.toISOString() : null,
    trialEnd: counts ? (row.trialEnd?.toISOString() ?? null) : null,
    cancelAt: counts ? (row.cancelAt?.toISOString() ?? null) : null,
    hasCard: counts && row.hasCard,
    card: counts ? row.card : null,
    openInvoice: open && { cents: open.cents, currency: open.currency, url: open.url },
    pendingLifetime: facts.hasLifetime ? null : facts.pendingLifetime,
    hasTrialLeft,
    lifetime: facts.hasLifetime,
    team: teamOwner === null ? null : { ownerEmail: teamOwner },
    hasPortal: facts.hasCustomer,
    isTest: source !== 'stripe_live',
    entitlement,
  };
}
