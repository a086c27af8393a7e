import type Stripe from 'stripe';
import type { SimulatorLedger } from './ledger.ts';
import { failSlowPayment, receiveSlowPayment } from './checkouts.ts';
import { end, itemOf, renew, retryPayment } from './subscriptions.ts';

const DAY = 24 * 3600;
const TOLD_BEFORE = 3 * DAY;
/** Days after the first failure on which a payment is retried. */
const RETRY_DAYS = [3, 8, 15];

interface Due {
  at: number;
  happen(ledger: SimulatorLedger): Promise<void>;
}

export async function findNext(ledger: SimulatorLedger): Promise<Due | null> {
  const dues: Due[] = [];
  for (const one of await ledger.list('subscription')) {
    if (one.status === 'canceled') continue;
    const due = await nextOf(ledger, one);
    if (due) dues.push(due);
  }
  for (const session of await ledger.list('checkout.session')) {
    if (session.status === 'open') {
      dues.push({ at: session.expires_at, happen: (later) => expire(later, session) });
    }
    if (session.status !== 'complete' || session.payment_status !== 'unpaid') continue;
    const { slowUntil, slowSucceeds } = await ledger.notes(session.id);
    if (slowUntil) {
      const settle = slowSucceeds ? receiveSlowPayment : failSlowPayment;
      dues.push({ at: slowUntil, happen: (later) => settle(later, session) });
    }
  }
  return dues.toSorted((one, other) => one.at - other.at)[0] ?? null;
}

async function nextOf(ledger: SimulatorLedger, one: Stripe.Subscription): Promise<Due | null> {
  const { tries = 0, isTrialEndTold } = await ledger.notes(one.id);
  const { card = 'none' } = await ledger.notes(one.customer as string);
  const item = itemOf(one);
  if (one.status === 'trialing') {
    const at = one.trial_end!;
    if (!isTrialEndTold && !one.cancel_at_period_end) {
      return { at: at - TOLD_BEFORE, happen: (later) => tellOfTrialEnd(later, one) };
    }
    const endsHere = one.cancel_at_period_end || card === 'none';
    return { at, happen: async (later) => void (await (endsHere ? end : renew)(later, one)) };
  }
  if (one.status === 'active') {
    const happen = one.cancel_at_period_end ? end : renew;
    return {
      at: item.current_period_end,
      happen: async (later) => void (await happen(later, one)),
    };
  }
  if (one.status === 'past_due') {
    const wait = RETRY_DAYS[Math.min(tries, RETRY_DAYS.length) - 1] ?? RETRY_DAYS[0]!;
    return {
      at: item.current_period_start + wait * DAY,
      happen: (later) => retryPayment(later, one),
    };
  }
  return null;
}

async function tellOfTrialEnd(ledger: SimulatorLedger, one: Stripe.Subscription): Promise<void> {
  await ledger.note(one.id, { isTrialEndTold: true });
  await ledger.emit('customer.subscription.trial_will_end', one);
}

async function expire(ledger: SimulatorLedger, session: Stripe.Checkout.Session): Promise<void> {
  const expired = { ...session, status: 'expired' as const, url: null };
  await ledger.put('checkout.session', expired);
  await ledger.emit('checkout.session.expired', expired);
}
