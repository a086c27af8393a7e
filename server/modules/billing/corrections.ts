import type { SubscriptionRow } from './standing.repo.ts';

/** What has to be put right at the provider, and why. */
export type Correction =
  | {
      kind: 'cancel';
      subscription: SubscriptionRow;
      why: 'lifetime' | 'second_trial' | 'replaced' | 'orphan';
    }
  | { kind: 'cancel_and_refund'; subscription: SubscriptionRow; why: 'duplicate' }
  | { kind: 'end_trial'; subscription: SubscriptionRow; why: 'second_trial' };

export interface AccountPicture {
  subscriptions: readonly SubscriptionRow[];
  hasLifetime: boolean;
  /** The subscription that had the first trial of this address. */
  trialHolder: string | null;
}

/** Which of two plans somebody keeps who bought both; then the older one. */
const KEPT_FIRST: readonly string[] = ['active', 'trialing', 'past_due'];
/** Nothing was paid for these; they wait for money that somebody who bought anew no longer owes. */
const STALLED: readonly string[] = ['past_due', 'unpaid', 'paused'];

/** A plan for life needs no subscription, an address has one trial, and nobody pays twice. */
export function findCorrections({
  subscriptions,
  hasLifetime,
  trialHolder,
}: AccountPicture): Correction[] {
  const live = subscriptions.filter(({ status }) => KEPT_FIRST.includes(status));
  const waiting = subscriptions.filter(({ status }) => STALLED.includes(status));
  if (hasLifetime) {
    return [...new Set([...live, ...waiting])].map((subscription) => ({
      kind: 'cancel',
      subscription,
      why: 'lifetime',
    }));
  }
  const corrections: Correction[] = live
    .filter(({ id, status }) => status === 'trialing' && trialHolder !== null && trialHolder !== id)
    .map((subscription) => ({
      kind: subscription.hasCard ? 'end_trial' : 'cancel',
      subscription,
      why: 'second_trial',
    }));
  const refused = corrections
    .filter(({ kind }) => kind === 'cancel')
    .map(({ subscription }) => subscription.id);
  // One that ends by itself may have its successor already.
  const [kept, ...rest] = live
    .filter(({ id, cancelAt }) => cancelAt === null && !refused.includes(id))
    .toSorted(
      (one, other) =>
        Number(one.revoked !== null) - Number(other.revoked !== null) ||
        KEPT_FIRST.indexOf(one.status) - KEPT_FIRST.indexOf(other.status) ||
        one.startedAt.getTime() - other.startedAt.getTime() ||
        (one.id < other.id ? -1 : 1),
    );
  const isGood = (one: SubscriptionRow) => !STALLED.includes(one.status) && one.revoked === null;
  const replaced = kept && isGood(kept) ? [...rest.filter((one) => !isGood(one)), ...waiting] : [];
  const duplicates = rest.filter((one) => !replaced.includes(one));
  return [
    ...corrections.filter(({ subscription }) => !rest.includes(subscription)),
    ...[...new Set(replaced)].map((subscription): Correction => ({
      kind: 'cancel',
      subscription,
      why: 'replaced',
    })),
    ...duplicates.map((subscription): Correction => ({
      kind: 'cancel_and_refund',
      subscription,
      why: 'duplicate',
    })),
  ];
}

/** For an account that is gone: nobody is there to pay, or to use it. */
export function findOrphans(subscriptions: readonly SubscriptionRow[]): Correction[] {
  return subscriptions
    .filter(({ status }) => [...KEPT_FIRST, ...STALLED].includes(status))
    .map((subscription) => ({ kind: 'cancel', subscription, why: 'orphan' }));
}
