import type { Subscription } from '#contract/billing.ts';
import { PLANS } from '#contract/catalog/plans.ts';

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
  const { freeWords, until } = subscription.entitlement;
  const name = PLANS.find(({ priceId }) => priceId === plan)?.name ?? '';
  const calm = (short: string, long: string): PlanWords => ({ short, long, needsAttention: false });
  const loud = (short: string, long: string): PlanWords => ({ short, long, needsAttention: true });

  switch (status) {
    case 'lifetime':
      return calm('Lifetime', 'Your plan is for life. There is nothing to renew.');
    case 'trialing': {
      const left = daysUntil(trialEnd, now);
      const short = `Trial, ${left} ${left === 1 ? 'day' : 'days'} left`;
      return hasCard
        ? calm(short, `${name} begins on ${onDay(trialEnd)} with the card you left.`)
        : loud(short, `It ends on ${onDay(trialEnd)}, since there is no card. Add one to go on.`);
    }
    case 'active':
      return calm(`${name} plan`, `It renews on ${onDay(currentPeriodEnd)}.`);
    case 'past_due':
      return loud(
        'Payment failed',
        `Your plan goes on until ${onDay(until)}. Change the card or pay again to keep it.`,
      );
    case 'cancelled':
      return calm(
        `Ends on ${onDay(cancelAt ?? until)}`,
        'You cancelled. Until then everything works as before, and what you made stays yours.',
      );
    case 'team':
      return calm('Team', `You share the plan of ${team?.ownerEmail ?? 'your team'}.`);
    case 'ended':
    case 'none': {
      const left = freeWords.left.toLocaleString('en-GB');
      const short = freeWords.left > 0 ? `${left} free words left` : 'Free words used';
      const what = status === 'ended' ? 'Your plan has ended. ' : '';
      return freeWords.left > 0
        ? calm(short, `${what}You can write ${left} more words without a plan.`)
        : loud(
            short,
            `${what}You can read, edit, export and delete everything. To make more, choose a plan.`,
          );
    }
  }
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
