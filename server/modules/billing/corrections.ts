import type { PurchaseRow, SubscriptionRow } from './standing.repo.ts';

/** A change needed at the provider, with the reason. */
export type Correction =
  | {
      kind: 'cancel';
      subscription: SubscriptionRow;
      why: 'lifetime' | 'second_trial' | 'replaced' | 'refunded' | 'orphan';
    }
  | { kind: 'cancel_and_refund'; subscription: SubscriptionRow; why: 'duplicate' | 'lifetime' }
  | { kind: 'end_trial'; subscription: SubscriptionRow; why: 'second_trial' }
  | { kind: 'refund'; subscription: SubscriptionRow; why: 'duplicate' }
  | { kind: 'refund_lifetime'; purchase: PurchaseRow; why: 'duplicate' };

interface AccountPicture {
  subscriptions: readonly SubscriptionRow[];
  purchases: readonly PurchaseRow[];
  hasLifetime: boolean;
  /** When the operator granted a lifetime plan. */
  grantedAt: Date | null;
  /** The subscription that used the address's first trial. */
  trialHolder: string | null;
  /** Subscriptions whose owner has been promised a refund. */
  promised: ReadonlySet<string>;
}

/** If a user bought two plans, the order in which one is kept; then the older one. */
const KEPT_FIRST: readonly string[] = ['active', 'trialing', 'past_due'];
/** Unpaid subscriptions. A user who has bought another plan no longer owes this money. */
const STALLED: readonly string[] = ['past_due', 'unpaid', 'paused'];
const GOES_ON: readonly string[] = [...KEPT_FIRST, ...STALLED];

/**
 * A lifetime plan needs no subscription, each address gets one trial, and nobody pays twice or for something that was
 * refunded.
 */
export function findCorrections(account: AccountPicture): Correction[] {
  const { subscriptions, hasLifetime } = account;
  const all = subscriptions.filter(({ status }) => GOES_ON.includes(status));
  const isTakenBack = ({ revoked }: SubscriptionRow) =>
    revoked === 'refunded' || revoked === 'lost';
  const takenBack = all.filter(isTakenBack);
  const goingOn = all.filter((one) => !isTakenBack(one));
  return [
    ...findDebts(account),
    ...takenBack.map(
      (subscription) => ({ kind: 'cancel', subscription, why: 'refunded' }) as const,
    ),
    ...(hasLifetime
      ? goingOn.map((subscription) => endForLife(subscription, account))
      : findOverlaps(goingOn, account.trialHolder)),
  ];
}

/** A period that started after the purchase of the lifetime plan should not have been charged. */
function endForLife(subscription: SubscriptionRow, { purchases }: AccountPicture): Correction {
  const isLate = purchases.some(
    ({ state, revoked, boughtAt }) =>
      state === 'paid' && !revoked && boughtAt < subscription.periodStart,
  );
  const kind = isLate && subscription.paymentId ? 'cancel_and_refund' : 'cancel';
  return { kind, subscription, why: 'lifetime' };
}

/** Refunds still due, until the provider reports them. */
function findDebts({ subscriptions, purchases, grantedAt, promised }: AccountPicture) {
  const debts = subscriptions
    .filter(({ id, status, paymentId, revoked }) =>
      Boolean(status === 'canceled' && promised.has(id) && paymentId && !revoked),
    )
    .map((subscription): Correction => ({ kind: 'refund', subscription, why: 'duplicate' }));
  const [first, ...more] = purchases
    .filter(({ state, revoked }) => state === 'paid' && !revoked)
    .toSorted(
      (one, other) =>
        one.boughtAt.getTime() - other.boughtAt.getTime() ||
        (one.checkoutId < other.checkoutId ? -1 : 1),
    );
  const isGiven = first && grantedAt && grantedAt < first.boughtAt;
  const twice = [...(isGiven ? [first] : []), ...more]
    .filter(({ paymentId }) => paymentId !== null)
    .map((purchase): Correction => ({ kind: 'refund_lifetime', purchase, why: 'duplicate' }));
  return [...debts, ...twice];
}

function findOverlaps(
  goingOn: readonly SubscriptionRow[],
  trialHolder: string | null,
): Correction[] {
  const seconds: Correction[] = goingOn
    .filter(
      ({ id, status, beganAsTrial }) =>
        status === 'trialing' && beganAsTrial && trialHolder !== null && trialHolder !== id,
    )
    .map((subscription) => ({
      kind: subscription.hasCard ? 'end_trial' : 'cancel',
      subscription,
      why: 'second_trial',
    }));
  const refused = seconds.flatMap((one) => (one.kind === 'cancel' ? [one.subscription] : []));
  // One that is about to end may already have a successor.
  const [kept, ...rest] = goingOn
    .filter((one) => one.cancelAt === null && !refused.includes(one))
    .toSorted(
      (one, other) =>
        rankOf(one) - rankOf(other) ||
        one.startedAt.getTime() - other.startedAt.getTime() ||
        (one.id < other.id ? -1 : 1),
    );
  const isOver = (one: SubscriptionRow) =>
    kept !== undefined && isGood(kept) && (!isGood(one) || one.startedAt < kept.startedAt);
  return [
    ...seconds.filter((one) => 'subscription' in one && !rest.includes(one.subscription)),
    ...rest.map((subscription): Correction =>
      isOver(subscription) && !subscription.paymentId
        ? { kind: 'cancel', subscription, why: 'replaced' }
        : { kind: 'cancel_and_refund', subscription, why: 'duplicate' },
    ),
  ];
}

const isGood = ({ status, revoked }: SubscriptionRow) =>
  !STALLED.includes(status) && revoked === null;

/** Of two trials, the one with a card is kept, because it can continue. */
function rankOf({ status, revoked, hasCard }: SubscriptionRow): number {
  if (revoked) return 9;
  if (!KEPT_FIRST.includes(status)) return 8;
  return KEPT_FIRST.indexOf(status) * 2 + Number(status === 'trialing' && !hasCard);
}

/** For a deleted account: nobody is left to pay for it or use it. */
export function findOrphans(subscriptions: readonly SubscriptionRow[]): Correction[] {
  return subscriptions
    .filter(({ status }) => GOES_ON.includes(status))
    .map((subscription) => ({ kind: 'cancel', subscription, why: 'orphan' }));
}
