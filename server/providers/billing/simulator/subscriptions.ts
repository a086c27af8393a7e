import type Stripe from 'stripe';
import type { PriceId } from '#contract/catalog/plans.ts';
import type { SimulatorLedger } from './ledger.ts';
import { priceObject, subscription } from './objects.ts';
import { invoice } from './invoice-objects.ts';
import { payInvoice, takeMoney, writeInvoice } from './payments.ts';

const DAY = 24 * 3600;
/** Payment attempts before the subscription is cancelled. */
const MOST_TRIES = 4;

function afterPeriod(start: number, { recurring }: Stripe.Price): number {
  const date = new Date(start * 1000);
  const day = date.getUTCDate();
  const months = recurring?.interval === 'year' ? 12 : 1;
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime() / 1000;
}

/** A subscription has exactly one item. */
export function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  return items.data[0]!;
}

export async function startSubscription(
  ledger: SimulatorLedger,
  given: {
    customer: string;
    priceId: PriceId;
    trialDays: number;
    percentOff: number;
    metadata: Stripe.Metadata;
  },
): Promise<Stripe.Subscription> {
  const { customer, priceId, trialDays, percentOff } = given;
  const { card = 'none' } = await ledger.notes(customer);
  const start = ledger.now;
  const trialEnd = trialDays > 0 ? start + trialDays * DAY : null;
  const id = ledger.newId('subscription');
  const made = subscription(id, {
    customer,
    priceId,
    start,
    end: trialEnd ?? afterPeriod(start, priceObject(priceId)),
    trialEnd,
    hasCard: card !== 'none',
    metadata: given.metadata,
    itemId: `si_${id.slice(4)}`,
  });
  await ledger.note(id, { percentOff });
  await ledger.put('subscription', made);
  const bill = trialEnd
    ? await billNothing(ledger, made)
    : await billPeriod(ledger, made, 'subscription_create');
  const whole = { ...made, latest_invoice: bill.id };
  await ledger.put('subscription', whole);
  await ledger.emit('customer.subscription.created', whole);
  await ledger.emit('invoice.paid', bill);
  return whole;
}

async function billNothing(
  ledger: SimulatorLedger,
  one: Stripe.Subscription,
): Promise<Stripe.Invoice> {
  return writeInvoice(
    ledger,
    {
      customer: one.customer as string,
      subscription: one.id,
      reason: 'subscription_create',
      amount: 0,
      isPaid: true,
      periodEnd: itemOf(one).current_period_end,
      description: 'Trial',
    },
    null,
  );
}

async function billPeriod(
  ledger: SimulatorLedger,
  one: Stripe.Subscription,
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
): Promise<Stripe.Invoice> {
  const customer = one.customer as string;
  const { card = 'none' } = await ledger.notes(customer);
  const item = itemOf(one);
  const amount = await costOf(ledger, one);
  const isPaid = amount === 0 || card === 'good';
  if (isPaid) await ledger.note(one.id, { percentOff: 0, tries: 0 });
  else await ledger.note(one.id, { tries: 1 });
  const intent = isPaid && amount > 0 ? await takeMoney(ledger, { customer, amount }) : null;
  return writeInvoice(
    ledger,
    {
      customer,
      subscription: one.id,
      reason,
      amount,
      isPaid,
      periodEnd: item.current_period_end,
      description: item.price.nickname ?? '',
    },
    intent,
  );
}

async function costOf(ledger: SimulatorLedger, one: Stripe.Subscription): Promise<number> {
  const { percentOff = 0 } = await ledger.notes(one.id);
  return Math.round((itemOf(one).price.unit_amount! * (100 - percentOff)) / 100);
}

/** The next period's invoice as known now; not stored. */
export async function previewPeriod(
  ledger: SimulatorLedger,
  one: Stripe.Subscription,
): Promise<Stripe.Invoice> {
  const item = itemOf(one);
  return {
    ...invoice(`upcoming_${one.id}`, {
      customer: one.customer as string,
      email: null,
      subscription: one.id,
      reason: 'subscription_cycle',
      amount: await costOf(ledger, one),
      isPaid: false,
      created: item.current_period_end,
      periodEnd: afterPeriod(item.current_period_end, item.price),
      number: '',
      description: item.price.nickname ?? '',
      url: '',
    }),
    status: 'draft',
    hosted_invoice_url: null,
    number: null,
  };
}

/** Starts a new period and charges for it. */
export async function renew(ledger: SimulatorLedger, one: Stripe.Subscription): Promise<void> {
  const item = itemOf(one);
  const start = one.status === 'trialing' ? ledger.now : item.current_period_end;
  await beginPeriod(ledger, one, item.price, start, 'subscription_cycle');
}

export async function switchPlan(
  ledger: SimulatorLedger,
  one: Stripe.Subscription,
  priceId: PriceId,
): Promise<void> {
  if (one.status !== 'trialing') {
    return beginPeriod(ledger, one, priceObject(priceId), ledger.now, 'subscription_update');
  }
  await update(ledger, withItem(one, { price: priceObject(priceId) }));
}

async function beginPeriod(
  ledger: SimulatorLedger,
  one: Stripe.Subscription,
  bought: Stripe.Price,
  start: number,
  reason: 'subscription_cycle' | 'subscription_update',
): Promise<void> {
  const period = {
    price: bought,
    current_period_start: start,
    current_period_end: afterPeriod(start, bought),
  };
  // Ending a trial early ends it now.
  const trialEnd = one.trial_end && one.trial_end > start ? start : one.trial_end;
  const begun = { ...withItem(one, period), trial_end: trialEnd };
  const bill = await billPeriod(ledger, begun, reason);
  const status = bill.status === 'paid' ? 'active' : 'past_due';
  await update(ledger, { ...begun, status, latest_invoice: bill.id });
  await ledger.emit(bill.status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', bill);
}

/** Retries a failed payment. The last failure cancels the subscription. */
export async function retryPayment(
  ledger: SimulatorLedger,
  one: Stripe.Subscription,
): Promise<void> {
  const open = await ledger.get('invoice', one.latest_invoice as string);
  const { card = 'none' } = await ledger.notes(one.customer as string);
  const { tries = 1 } = await ledger.notes(one.id);
  if (card === 'good') {
    await ledger.note(one.id, { tries: 0, percentOff: 0 });
    const paid = await payInvoice(ledger, open);
    await update(ledger, { ...one, status: 'active' });
    await ledger.emit('invoice.paid', paid);
    return;
  }
  await ledger.note(one.id, { tries: tries + 1 });
  await ledger.emit('invoice.payment_failed', open);
  if (tries + 1 >= MOST_TRIES) await end(ledger, one, 'payment_failed');
}

export async function end(
  ledger: SimulatorLedger,
  one: Stripe.Subscription,
  reason: 'cancellation_requested' | 'payment_failed' = 'cancellation_requested',
): Promise<Stripe.Subscription> {
  const ended: Stripe.Subscription = {
    ...one,
    status: 'canceled',
    ended_at: ledger.now,
    canceled_at: one.canceled_at ?? ledger.now,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  };
  await ledger.put('subscription', ended);
  await ledger.emit('customer.subscription.deleted', ended);
  return ended;
}

export async function update(ledger: SimulatorLedger, one: Stripe.Subscription): Promise<void> {
  await ledger.put('subscription', one);
  await ledger.emit('customer.subscription.updated', one);
}

export async function setCancelAtPeriodEnd(
  ledger: SimulatorLedger,
  one: Stripe.Subscription,
  wanted: boolean,
): Promise<Stripe.Subscription> {
  const changed: Stripe.Subscription = {
    ...one,
    cancel_at_period_end: wanted,
    cancel_at: wanted ? itemOf(one).current_period_end : null,
    canceled_at: wanted ? ledger.now : null,
  };
  await update(ledger, changed);
  return changed;
}

function withItem(
  one: Stripe.Subscription,
  change: Partial<Stripe.SubscriptionItem>,
): Stripe.Subscription {
  return { ...one, items: { ...one.items, data: [{ ...itemOf(one), ...change }] } };
}
