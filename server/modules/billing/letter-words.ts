import type { Money } from '#contract/billing.ts';
import { FREE_WORDS, PLANS, type PriceId } from '#contract/catalog/plans.ts';
import { formatMoney } from '#contract/money.ts';
import { PRODUCT } from '#contract/product.ts';
import type { OpenInvoice } from '#server/core/money.ts';
import type { PurchasePicture, SubscriptionPicture } from '#server/providers/billing/port.ts';

export type Trial = Pick<SubscriptionPicture, 'trialEnd' | 'hasCard' | 'card' | 'next' | 'priceId'>;
export type Unpaid = { openInvoice: OpenInvoice | null; card: string | null };

export function planName(priceId: PriceId | null): string {
  return PLANS.find((plan) => plan.priceId === priceId)?.name ?? PRODUCT.name;
}

/** A new subscription, described within a sentence. */
export function ofSubscription(
  one: Trial & Pick<SubscriptionPicture, 'status' | 'periodEnd'>,
): string {
  if (one.status === 'trialing') return ofTrial(one);
  return `Your ${planName(one.priceId)} plan has started and renews on ${onDay(one.periodEnd)}.`;
}

export function ofPurchase({ state, amountCents: cents, currency }: PurchasePicture): string {
  return state === 'pending'
    ? ofPending({ cents, currency })
    : 'It’s the lifetime plan, so there’s nothing to renew.';
}

export function ofTrial(trial: Trial): string {
  const until = `Your free trial of the ${planName(trial.priceId)} plan lasts until ${onDay(trial.trialEnd!)}.`;
  return trial.hasCard
    ? `${until} Unless you cancel before then, ${toBePaid(trial)}.`
    : `${until} You haven’t added a card, so you won’t be charged, and it ends automatically.`;
}

export function ofPending(amount: Money): string {
  return `Your payment of ${formatMoney(amount)} for the lifetime plan is on its way. Banks can take a few days. We’ll email you when it arrives and your plan starts. Until then you can use your ${FREE_WORDS.toLocaleString('en-GB')} free words.`;
}

export function toBePaid({ next, card, priceId }: Trial): string {
  const amount = next ? formatMoney(next) : `the price of the ${planName(priceId)} plan`;
  return `we’ll charge ${amount} to ${card ?? 'the card you added'}`;
}

export function ofPayment({ openInvoice, card }: Unpaid): string {
  const amount = openInvoice ? ` of ${formatMoney(openInvoice)}` : '';
  return `The payment${amount}${card ? ` with ${card}` : ''}`;
}

export function dateInWords(date: Date): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
}

export function onDay(date: Date): string {
  return `${dateInWords(date)} ${date.getUTCFullYear()}`;
}
