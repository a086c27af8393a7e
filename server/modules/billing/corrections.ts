import type { SubscriptionRow } from './standing.repo.ts';

/** What has to be put right at the provider, and why. */
export type Correction =
  | { kind: 'cancel'; subscription: SubscriptionRow; why: 'lifetime' | 'second_trial' | 'orphan' }
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

/** A plan for life needs no subscription, an address has one trial, and nobody pays twice. */
export function findCorrections({
  subscriptions,
  hasLifetime,
  trialHolder,
}: AccountPicture): Correction[] {
  const live = subscriptions.filter(({ status }) => KEPT_FIRST.includes(status));
  if (hasLifetime) {
    return live.map((subscription) => ({ kind: 'cancel', subscription, why: 'lifetime' }));
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
  const [, ...rest] = live
    .filter(({ id, cancelAt }) => cancelAt === null && !refused.includes(id))
    .toSorted(
      (one, other) =>
        KEPT_FIRST.indexOf(one.status) - KEPT_FIRST.indexOf(other.status) ||
        one.startedAt.getTime() - other.startedAt.getTime() ||
        (one.id < other.id ? -1 : 1),
    );
  const duplicates = rest.map((subscription): Correction => ({
    kind: 'cancel_and_refund',
    subscription,
    why: 'duplicate',
  }));
  return [...corrections.filter(({ subscription }) => !rest.includes(subscription)), ...duplicates];
}

/** For an account that is gone: nobody is there to pay, or to use it. */
export function findOrphans(subscriptions: readonly SubscriptionRow[]): Correction[] {
  return subscriptions
    .filter(({ status }) => [...KEPT_FIRST, 'unpaid', 'paused'].includes(status))
    .map((subscription) => ({ kind: 'cancel', subscription, why: 'orphan' }));
}
