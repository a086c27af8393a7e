import { FREE_WORDS } from '#contract/catalog/plans.ts';
import type { Entitlement, EntitlementState } from '#contract/billing.ts';
import type { ProviderStatus, Revocation } from '#server/core/money.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Grace period after a failed payment. */
const GRACE_DAYS = 7;
/** Days that a period's end may go unconfirmed before it counts, in case the provider's events are late. */
const LATE_NEWS_DAYS = 3;

/** The stored state of one subscription. */
export interface SubscriptionFacts {
  status: ProviderStatus;
  periodStart: Date;
  periodEnd: Date;
  trialEnd: Date | null;
  cancelAt: Date | null;
  paidUntil: Date | null;
  revoked: Revocation | null;
}

export interface Standing {
  state: EntitlementState;
  until: Date | null;
}

/** Best first. Other states grant nothing. */
const RANK: readonly EntitlementState[] = [
  'lifetime',
  'active',
  'trialing',
  'past_due',
  'cancelled',
  'team',
];

export function hasPlan({ state }: Standing): boolean {
  return RANK.includes(state);
}

/** What one subscription grants its owner. */
export function standingOf(facts: SubscriptionFacts, now: Date): Standing {
  const { status, cancelAt, periodStart, periodEnd, trialEnd, paidUntil } = facts;
  const ended: Standing = { state: 'ended', until: null };
  if (facts.revoked) return ended;
  if (status === 'trialing' || status === 'active') {
    if (cancelAt) return now < cancelAt ? { state: 'cancelled', until: cancelAt } : ended;
    const until = status === 'trialing' ? (trialEnd ?? periodEnd) : periodEnd;
    return now < inDays(until, LATE_NEWS_DAYS) ? { state: status, until } : ended;
  }
  if (status === 'past_due') {
    // The provider has already started the new period, which is the unpaid one.
    const until = inDays(periodStart, GRACE_DAYS);
    return now < until ? { state: 'past_due', until } : ended;
  }
  // Ended immediately, in the portal or because of a lifetime plan: the paid period remains valid.
  if (status === 'canceled' && paidUntil && now < paidUntil) {
    return { state: 'cancelled', until: paidUntil };
  }
  return status === 'incomplete' ? { state: 'free', until: null } : ended;
}

export function bestOf(standings: readonly Standing[]): Standing {
  const rank = ({ state }: Standing) => (RANK.includes(state) ? RANK.indexOf(state) : RANK.length);
  const later = (one: Standing, other: Standing) =>
    (other.until?.getTime() ?? Infinity) - (one.until?.getTime() ?? Infinity) || 0;
  const [best] = standings.toSorted((one, other) => rank(one) - rank(other) || later(one, other));
  if (best && hasPlan(best)) return best;
  const hadPlan = standings.some(({ state }) => state === 'ended');
  return { state: hadPlan ? 'ended' : 'free', until: null };
}

/**
 * The subscription that determines its owner's standing; of those that grant nothing, first an unpaid one, then the newest.
 */
export function leadOf<Row extends SubscriptionFacts & { startedAt: Date; openInvoice: unknown }>(
  rows: readonly Row[],
  now: Date,
): Row | null {
  const placeOf = (row: Row) => {
    const { state } = standingOf(row, now);
    if (RANK.includes(state)) return RANK.indexOf(state);
    return RANK.length + (isUnpaid(row) && row.openInvoice ? 0 : 1);
  };
  const [lead] = rows.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) || other.startedAt.getTime() - one.startedAt.getTime(),
  );
  return lead ?? null;
}

/** The provider is still waiting for payment; paying the open invoice reactivates it. */
export function isUnpaid({ status }: Pick<SubscriptionFacts, 'status'>): boolean {
  return status === 'past_due' || status === 'unpaid';
}

export function toEntitlement(
  standing: Standing,
  words: { used: number; held: number },
): Entitlement {
  const left = Math.max(0, FREE_WORDS - words.used);
  const held = Math.min(words.held, left);
  return {
    state: standing.state,
    mayGenerate: standing.state !== 'visitor' && (hasPlan(standing) || left > held),
    freeWords: { limit: FREE_WORDS, used: words.used, left, held },
    until: standing.until?.toISOString() ?? null,
  };
}

function inDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY_MS);
}
