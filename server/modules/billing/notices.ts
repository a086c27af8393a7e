import type { Account } from '#contract/accounts.ts';
import type { Tx } from '#server/db/database.ts';
import type {
  CustomerPicture,
  PurchasePicture,
  SubscriptionPicture,
} from '#server/providers/billing/port.ts';
import type { Mail, Mailer } from '../mail/mailer.service.ts';
import { PENDING } from './beginnings.ts';
import { TRIAL_ENDS } from './customers.repo.ts';
import { standingOf } from './decide-entitlement.ts';
import { claimNotice, hasNotice, takeNotice } from './events.repo.ts';
import type { Letters } from './letters.ts';

/** A trial's notice is sent two days before it ends. */
export const TRIAL_NOTICE_MS = 2 * 24 * 3600 * 1000;

const RECEIPT_FRESH_MS = 3 * 24 * 3600 * 1000;

/** After one of these, the owner knows why the subscription ended. */
const EXPLAINED = ['lifetime', 'second_trial', 'duplicate', 'replaced'];

interface Occasion {
  owner: Account;
  picture: CustomerPicture;
  now: Date;
  mailer: Mailer;
  letters: Letters;
}

interface Notice {
  kind: string;
  subject: string;
  mail: Mail;
}

/** Sends mails about the current state; each is sent once however often the state is read. */
export async function sendNotices(tx: Tx, occasion: Occasion): Promise<void> {
  const { picture, owner, letters, mailer, now } = occasion;
  const notices = [
    ...picture.subscriptions.flatMap((one) => subscriptionNotices(one, owner, letters, now)),
    ...receiptNotices(picture, owner, letters, now),
    ...picture.purchases.flatMap((one) => purchaseNotices(one, owner, letters)),
  ];
  for (const { kind, subject, mail } of notices) {
    if (await claimNotice(tx, kind, subject)) await mailer.send(tx, mail);
  }
  for (const one of picture.subscriptions) await tellOfEnd(tx, one, occasion);
  for (const { checkoutId, state, amountCents: cents, currency } of picture.purchases) {
    if (state === 'pending') await claimNotice(tx, PENDING, checkoutId);
    else if ((await takeNotice(tx, PENDING, checkoutId)) && state === 'paid') {
      await mailer.send(tx, letters.paymentArrived(owner, { cents, currency }));
    }
  }
}

/** Cancelled, resumed, cancelled again: each change is announced once. */
async function tellOfEnd(tx: Tx, one: SubscriptionPicture, occasion: Occasion): Promise<void> {
  const { owner, letters, mailer } = occasion;
  const { id, status, cancelAt, priceId, openInvoice } = one;
  if (status === 'canceled') {
    const isLost = openInvoice !== null && !one.revoked && !(await hasNotice(tx, EXPLAINED, id));
    if (isLost && (await claimNotice(tx, 'lost', id))) {
      await mailer.send(tx, letters.planLost(owner, one));
    }
    return;
  }
  if (cancelAt) {
    if (!(await claimNotice(tx, 'cancelled', id))) return;
    await mailer.send(tx, letters.cancelled(owner, { priceId, cancelAt }));
  } else if (await takeNotice(tx, 'cancelled', id)) {
    await mailer.send(tx, letters.resumed(owner, one));
  }
}

/** Only for new payments: reading old ones again, as after a restore, sends no mail. */
function receiptNotices(
  { subscriptions, purchases }: CustomerPicture,
  owner: Account,
  letters: Letters,
  now: Date,
): Notice[] {
  const isNew = (at: Date) => now.getTime() - at.getTime() < RECEIPT_FRESH_MS;
  const renewed = subscriptions.flatMap(({ receipt, priceId, revoked }) =>
    receipt && !revoked ? [{ ...receipt, subject: receipt.invoiceId, priceId }] : [],
  );
  const bought = purchases
    .filter(({ amountCents, revoked, state }) => amountCents > 0 && !revoked && state === 'paid')
    .map(({ checkoutId, amountCents, currency, boughtAt, receipt }) => ({
      ...(receipt ?? {
        invoiceId: checkoutId,
        number: null,
        cents: amountCents,
        refundedCents: 0,
        currency,
        at: boughtAt,
        url: null,
      }),
      subject: checkoutId,
      priceId: 'price_lifetime' as const,
    }));
  return [...renewed, ...bought]
    .filter(({ at }) => isNew(at))
    .map(({ subject, ...paid }) => ({
      kind: 'receipt',
      subject,
      mail: letters.receipt(owner, paid),
    }));
}

function purchaseNotices(one: PurchasePicture, owner: Account, letters: Letters): Notice[] {
  const { checkoutId, paymentId, state, revoked, currency, amountCents, refundedCents } = one;
  if (state === 'failed') {
    const mail = letters.paymentBounced(owner, { cents: amountCents, currency });
    return [{ kind: 'bounced', subject: checkoutId, mail }];
  }
  const payment = { subject: checkoutId, id: paymentId ?? checkoutId };
  return refundNotices(payment, { cents: refundedCents, currency }, revoked, owner, letters);
}

/** A full refund ends the plan and is announced once; partial refunds are identified by their total. */
function refundNotices(
  { subject, id }: { subject: string; id: string },
  given: { cents: number; currency: string },
  revoked: PurchasePicture['revoked'],
  owner: Account,
  letters: Letters,
): Notice[] {
  if (revoked === 'refunded') {
    return [{ kind: 'refunded', subject, mail: letters.refunded(owner, given) }];
  }
  if (given.cents === 0) return [];
  const mail = letters.refundedInPart(owner, given);
  return [{ kind: 'refunded_in_part', subject: `${id} ${given.cents}`, mail }];
}

function subscriptionNotices(
  subscription: SubscriptionPicture,
  owner: Account,
  letters: Letters,
  now: Date,
): Notice[] {
  const { id, status, trialEnd, cancelAt, periodStart, endedAt, paidUntil } = subscription;
  const { revoked, receipt, paymentId } = subscription;
  const notices: Notice[] = [];
  if (status === 'trialing' && trialEnd && !cancelAt) {
    const leftMs = trialEnd.getTime() - now.getTime();
    if (leftMs > 0 && leftMs <= TRIAL_NOTICE_MS) {
      const mail = letters.trialEnds(owner, subscription);
      notices.push({ kind: TRIAL_ENDS, subject: id, mail });
    }
  }
  const { state, until } = standingOf(subscription, now);
  if (state === 'past_due' && until) {
    const subject = `${id} ${periodStart.toISOString()}`;
    const mail = letters.paymentFailed(owner, { ...subscription, until });
    notices.push({ kind: 'past_due', subject, mail });
  }
  const ranOut = status === 'canceled' && trialEnd && endedAt && endedAt >= trialEnd;
  if (ranOut && !paidUntil && !subscription.hasCard) {
    notices.push({ kind: 'trial_over', subject: id, mail: letters.trialOver(owner) });
  }
  if (receipt) {
    const payment = { subject: paymentId ?? id, id: paymentId ?? id };
    const given = { cents: receipt.refundedCents, currency: receipt.currency };
    notices.push(...refundNotices(payment, given, revoked, owner, letters));
  }
  return notices;
}
