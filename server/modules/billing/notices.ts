import type { Account } from '#contract/accounts.ts';
import type { Tx } from '#server/db/database.ts';
import type { CustomerPicture, SubscriptionPicture } from '#server/providers/billing/port.ts';
import type { Mail, Mailer } from '../mail/mailer.service.ts';
import { claimNotice } from './events.repo.ts';
import type { Letters } from './letters.ts';

/** A trial says so two days before it ends. */
export const TRIAL_NOTICE_MS = 2 * 24 * 3600 * 1000;

const RECEIPT_FRESH_MS = 3 * 24 * 3600 * 1000;

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

/** What there is to say about the state of things; each is said once, however often the state is read. */
export async function sendNotices(tx: Tx, occasion: Occasion): Promise<void> {
  const { picture, owner, letters, mailer, now } = occasion;
  const notices = [
    ...picture.subscriptions.flatMap((one) => subscriptionNotices(one, owner, letters, now)),
    ...receiptNotices(picture, owner, letters, now),
    ...picture.purchases
      .filter(({ revoked }) => revoked === 'refunded')
      .map((one) => ({
        kind: 'refunded',
        subject: one.checkoutId,
        mail: letters.refunded(owner),
      })),
  ];
  for (const { kind, subject, mail } of notices) {
    if (await claimNotice(tx, kind, subject)) await mailer.send(tx, mail);
  }
}

/** For what was paid just now: who reads old books anew is not sent them by mail. */
function receiptNotices(
  { subscriptions, purchases }: CustomerPicture,
  owner: Account,
  letters: Letters,
  now: Date,
): Notice[] {
  const isNew = (at: Date) => now.getTime() - at.getTime() < RECEIPT_FRESH_MS;
  const renewed = subscriptions.flatMap(({ receipt, priceId, revoked }) =>
    receipt && !revoked && isNew(receipt.at) ? [{ ...receipt, priceId }] : [],
  );
  const bought = purchases
    .filter(({ amountCents, revoked, boughtAt }) => amountCents > 0 && !revoked && isNew(boughtAt))
    .map(({ checkoutId, amountCents, currency, boughtAt }) => ({
      invoiceId: checkoutId,
      number: null,
      cents: amountCents,
      currency,
      at: boughtAt,
      url: null,
      priceId: 'price_lifetime' as const,
    }));
  return [...renewed, ...bought].map((paid) => ({
    kind: 'receipt',
    subject: paid.invoiceId,
    mail: letters.receipt(owner, paid),
  }));
}

function subscriptionNotices(
  subscription: SubscriptionPicture,
  owner: Account,
  letters: Letters,
  now: Date,
): Notice[] {
  const { id, status, trialEnd, cancelAt, periodStart, endedAt, paidUntil, revoked } = subscription;
  const notices: Notice[] = [];
  if (status === 'trialing' && trialEnd && !cancelAt) {
    const leftMs = trialEnd.getTime() - now.getTime();
    if (leftMs > 0 && leftMs <= TRIAL_NOTICE_MS) {
      const mail = letters.trialEnds(owner, subscription);
      notices.push({ kind: 'trial_ends', subject: id, mail });
    }
  }
  if (status === 'past_due') {
    const subject = `${id} ${periodStart.toISOString()}`;
    notices.push({ kind: 'past_due', subject, mail: letters.paymentFailed(owner) });
  }
  const ranOut = status === 'canceled' && trialEnd && endedAt && endedAt >= trialEnd;
  if (ranOut && !paidUntil && !subscription.hasCard) {
    notices.push({ kind: 'trial_over', subject: id, mail: letters.trialOver(owner) });
  }
  if (revoked === 'refunded') {
    const subject = subscription.paymentId ?? id;
    notices.push({ kind: 'refunded', subject, mail: letters.refunded(owner) });
  }
  return notices;
}
