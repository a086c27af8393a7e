import type { Money, Subscription } from '#contract/billing.ts';
import { PLANS } from '#contract/catalog/plans.ts';
import { counted } from '#contract/count.ts';
import { formatMoney } from '#contract/money.ts';

export interface PlanWords {
  /** Two or three words: "Trial, 5 days left". */
  short: string;
  /** What it means and what comes next. */
  long: string;
  needsAttention: boolean;
}

const DAY_MS = 24 * 3600 * 1000;

/** Where somebody stands, in words that hold on every page. */
export function planWords(subscription: Subscription, now: Date = new Date()): PlanWords {
  const { status, plan, trialEnd, currentPeriodEnd, cancelAt, hasCard, team } = subscription;
  const { card, openInvoice, pendingLifetime } = subscription;
  const { freeWords, until } = subscription.entitlement;
  const name = PLANS.find(({ priceId }) => priceId === plan)?.name ?? '';
  const calm = (short: string, long: string): PlanWords => ({ short, long, needsAttention: false });
  const loud = (short: string, long: string): PlanWords => ({ short, long, needsAttention: true });

  switch (status) {
    case 'lifetime':
      return calm('Lifetime', 'You have lifetime access. There’s nothing to renew.');
    case 'trialing': {
      const left = daysUntil(trialEnd, now);
      const short = `Trial, ${counted(left, 'day', 'days')} left`;
      const day = onDay(trialEnd);
      if (!hasCard) {
        return loud(short, `Your trial ends on ${day}. Add a card before then to keep your plan.`);
      }
      return calm(
        short,
        card
          ? `Your ${name} plan starts on ${day}, and we’ll charge ${card} that day. Cancel before then and you won’t be charged.`
          : `Your ${name} plan starts on ${day}, and we’ll charge your saved card that day. Cancel before then and you won’t be charged.`,
      );
    }
    case 'active': {
      const day = onDay(currentPeriodEnd);
      return calm(
        `${name} plan`,
        card ? `Your plan renews on ${day}. We’ll charge ${card}.` : `Your plan renews on ${day}.`,
      );
    }
    case 'past_due':
      return loud(
        'Payment failed',
        `${failedPayment(openInvoice, card)} Your plan continues until ${onDay(until)}. Pay the open invoice before then to keep it.`,
      );
    case 'cancelled': {
      const day = onDay(cancelAt ?? until);
      return calm(
        `Ends on ${day}`,
        `You cancelled the ${name} plan. Everything works until ${day}, and you won’t be charged again. You can resume the plan anytime before then. Either way, your work stays yours.`,
      );
    }
    case 'team':
      return calm(
        'Team',
        team ? `You’re on ${team.ownerEmail}’s plan.` : 'You’re on your team’s plan.',
      );
    case 'ended':
    case 'none': {
      if (openInvoice) {
        return loud(
          'Payment failed',
          `${stoppedPayment(openInvoice, card, name)} Pay the open invoice to restart your plan right away, or choose another plan. You can still read, edit and export everything.`,
        );
      }
      if (pendingLifetime) {
        return calm(
          'Payment pending',
          `Your ${formatMoney(pendingLifetime)} payment for the lifetime plan is on its way from your bank. This can take a few days. When the payment arrives, your plan starts and we’ll email you. Until then, you can create ${counted(freeWords.left, 'more word', 'more words')} without a plan.`,
        );
      }
      const short =
        freeWords.left > 0
          ? `${counted(freeWords.left, 'free word', 'free words')} left`
          : 'Free words used';
      const long = [
        ...(status === 'ended' ? ['Your plan has ended.'] : []),
        freeWords.left > 0
          ? `You can create ${counted(freeWords.left, 'more word', 'more words')} without a plan.`
          : 'You can still read, edit, export and delete everything. To create more, choose a plan.',
      ].join(' ');
      return freeWords.left > 0 ? calm(short, long) : loud(short, long);
    }
  }
}

function failedPayment(money: Money | null, card: string | null): string {
  const amount = money && formatMoney(money);
  if (amount && card) return `Your ${amount} payment with ${card} didn’t go through.`;
  if (amount) return `Your ${amount} payment didn’t go through.`;
  return card ? `Your payment with ${card} didn’t go through.` : 'Your payment didn’t go through.';
}

function stoppedPayment(money: Money, card: string | null, plan: string): string {
  const amount = formatMoney(money);
  return card
    ? `Your ${amount} payment with ${card} didn’t go through, and the grace period is over. Your ${plan} plan has ended.`
    : `Your ${amount} payment didn’t go through, and the grace period is over. Your ${plan} plan has ended.`;
}

function daysUntil(instant: string | null, now: Date): number {
  if (instant === null) return 0;
  return Math.max(0, Math.ceil((new Date(instant).getTime() - now.getTime()) / DAY_MS));
}

function onDay(instant: string | null): string {
  if (instant === null) return 'its last day';
  return new Date(instant).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}
