import { figure } from '#contract/count.ts';
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
    : 'You have the lifetime plan, so there’s nothing to renew.';
}

export function ofTrial(trial: Trial): string {
  const until = `Your free trial of the ${planName(trial.priceId)} plan lasts until ${onDay(trial.trialEnd!)}.`;
  return trial.hasCard
    ? `${until} ${ofCharge(trial)} You can cancel before then.`
    : `${until} You haven’t added a card, so you won’t be charged. The trial ends automatically.`;
}

export function ofPending(amount: Money): string {
  return `Your ${formatMoney(amount)} payment for the lifetime plan is on its way. Banks can take a few days. We’ll email you when it arrives and your plan starts. Until then, you can use your ${figure(FREE_WORDS)} free words.`;
}

/** What the end of a trial costs. */
export function ofCharge({ next, card, priceId }: Trial): string {
  if (next && card) return `Then we’ll charge ${formatMoney(next)} to ${card}.`;
  if (next) return `Then we’ll charge ${formatMoney(next)} to the card you added.`;
  return card
    ? `Then we’ll charge ${card} for the ${planName(priceId)} plan.`
    : `Then we’ll charge the card you added for the ${planName(priceId)} plan.`;
}

export function ofFailedPayment({ openInvoice, card }: Unpaid): string {
  const amount = openInvoice && formatMoney(openInvoice);
  if (amount && card) return `Your ${amount} payment with ${card} didn’t go through.`;
  if (amount) return `Your ${amount} payment didn’t go through.`;
  return card ? `Your payment with ${card} didn’t go through.` : 'Your payment didn’t go through.';
}

export function ofLostPayment({ openInvoice, card }: Unpaid): string {
  const amount = openInvoice && formatMoney(openInvoice);
  if (amount && card) return `We couldn’t charge ${amount} to ${card}, so your plan has ended.`;
  if (amount) return `We couldn’t collect your ${amount} payment, so your plan has ended.`;
  return card
    ? `We couldn’t charge ${card}, so your plan has ended.`
    : 'We couldn’t collect your payment, so your plan has ended.';
}

export function dateInWords(date: Date): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
}

export function onDay(date: Date): string {
  return `${dateInWords(date)} ${date.getUTCFullYear()}`;
}
