import type { EntitlementState } from '#contract/billing.ts';
import type { PriceId } from '#contract/catalog/plans.ts';
import type { WayToPay } from '#contract/test-billing.ts';
import type { SimulatorLedger } from '#server/providers/billing/simulator/ledger.ts';
import { giveBack } from '#server/providers/billing/simulator/payments.ts';
import {
  end,
  retryPayment,
  setCancelAtPeriodEnd,
} from '#server/providers/billing/simulator/subscriptions.ts';
import { type DisputeStatus, setDispute } from '#tests/support/stripe-disputes.ts';

/** What a customer does at Stripe on a day. */
type Step =
  | { day: number; buy: PriceId; way: WayToPay }
  | { day: number; act: (ledger: SimulatorLedger, customers: string[]) => Promise<void> };

export interface History {
  name: string;
  steps: Step[];
  /** The expected entitlement on the given days and at the end. */
  expected: [day: number, state: EntitlementState][];
  /** Number of subscriptions that still renew at the end. */
  live: number;
  /** Payments minus refunds. */
  cents: number;
}

const live = async (ledger: SimulatorLedger, customers: string[]) => {
  const all = await Promise.all(customers.map((id) => ledger.list('subscription', id)));
  return all.flat().find(({ status }) => status !== 'canceled')!;
};

const payments = async (ledger: SimulatorLedger, customers: string[]) => {
  const charges = await Promise.all(customers.map((id) => ledger.list('charge', id)));
  return charges.flat().map(({ payment_intent: intent }) => intent as string);
};

const cancel = async (ledger: SimulatorLedger, customers: string[]) =>
  void (await setCancelAtPeriodEnd(ledger, await live(ledger, customers), true));

const refund = (amount?: number) => async (ledger: SimulatorLedger, customers: string[]) =>
  void (await giveBack(ledger, (await payments(ledger, customers))[0]!, amount));

const dispute = (status: DisputeStatus) => async (ledger: SimulatorLedger, customers: string[]) =>
  setDispute(ledger, (await payments(ledger, customers))[0]!, status);

const mendCard = async (ledger: SimulatorLedger, customers: string[]) => {
  for (const id of customers) await ledger.note(id, { card: 'good' });
  await retryPayment(ledger, await live(ledger, customers));
};

const deleteCustomer = async (ledger: SimulatorLedger, customers: string[]) => {
  for (const id of customers) {
    for (const one of await ledger.list('subscription', id)) {
      if (one.status !== 'canceled') await end(ledger, one);
    }
    const deleted = { id, object: 'customer', deleted: true };
    await ledger.put('customer', deleted as never);
    await ledger.emit('customer.deleted', deleted);
  }
};

export const LAST_DAY = 50;

export const HISTORIES: readonly History[] = [
  {
    name: 'a trial without a card runs out',
    steps: [{ day: 0, buy: 'price_monthly', way: 'none' }],
    expected: [
      [6, 'trialing'],
      [LAST_DAY, 'ended'],
    ],
    live: 0,
    cents: 0,
  },
  {
    name: 'a trial with a card becomes a plan and renews',
    steps: [{ day: 0, buy: 'price_monthly', way: 'good' }],
    expected: [
      [6, 'trialing'],
      [9, 'active'],
      [LAST_DAY, 'active'],
    ],
    live: 1,
    cents: 3800,
  },
  {
    name: 'a payment fails and is put right within the grace',
    steps: [
      { day: 0, buy: 'price_monthly', way: 'failing' },
      { day: 9, act: mendCard },
    ],
    expected: [
      [9, 'active'],
      [LAST_DAY, 'active'],
    ],
    live: 1,
    cents: 3800,
  },
  {
    name: 'a payment fails for good',
    steps: [{ day: 0, buy: 'price_monthly', way: 'failing' }],
    expected: [
      [10, 'past_due'],
      [15, 'ended'],
      [LAST_DAY, 'ended'],
    ],
    live: 0,
    cents: 0,
  },
  {
    name: 'a trial is cancelled',
    steps: [
      { day: 0, buy: 'price_yearly', way: 'good' },
      { day: 3, act: cancel },
    ],
    expected: [
      [6, 'cancelled'],
      [LAST_DAY, 'ended'],
    ],
    live: 0,
    cents: 0,
  },
  {
    name: 'a paid plan is cancelled and lasts until its period ends',
    steps: [
      { day: 0, buy: 'price_monthly', way: 'good' },
      { day: 10, act: cancel },
    ],
    expected: [
      [15, 'cancelled'],
      [LAST_DAY, 'ended'],
    ],
    live: 0,
    cents: 1900,
  },
  {
    name: 'a plan for life is bought',
    steps: [{ day: 0, buy: 'price_lifetime', way: 'good' }],
    expected: [[LAST_DAY, 'lifetime']],
    live: 0,
    cents: 4700,
  },
  {
    name: 'a plan for life is refunded in full',
    steps: [
      { day: 0, buy: 'price_lifetime', way: 'good' },
      { day: 6, act: refund() },
    ],
    expected: [
      [3, 'lifetime'],
      [LAST_DAY, 'ended'],
    ],
    live: 0,
    cents: 0,
  },
  {
    name: 'a plan for life is refunded in part',
    steps: [
      { day: 0, buy: 'price_lifetime', way: 'good' },
      { day: 6, act: refund(1000) },
    ],
    expected: [[LAST_DAY, 'lifetime']],
    live: 0,
    cents: 3700,
  },
  {
    name: 'a dispute is opened and won',
    steps: [
      { day: 0, buy: 'price_lifetime', way: 'good' },
      { day: 6, act: dispute('needs_response') },
      { day: 15, act: dispute('won') },
    ],
    expected: [
      [10, 'ended'],
      [LAST_DAY, 'lifetime'],
    ],
    live: 0,
    cents: 4700,
  },
  {
    name: 'a dispute is opened and lost',
    steps: [
      { day: 0, buy: 'price_lifetime', way: 'good' },
      { day: 6, act: dispute('needs_response') },
      { day: 15, act: dispute('lost') },
    ],
    expected: [[LAST_DAY, 'ended']],
    live: 0,
    cents: 4700,
  },
  {
    name: 'a plan for life is bought over a subscription and ends it',
    steps: [
      { day: 0, buy: 'price_monthly', way: 'good' },
      { day: 10, buy: 'price_lifetime', way: 'good' },
    ],
    expected: [
      [9, 'active'],
      [LAST_DAY, 'lifetime'],
    ],
    live: 0,
    cents: 6600,
  },
  {
    name: 'a subscription is refunded in full by the operator',
    steps: [
      { day: 0, buy: 'price_monthly', way: 'good' },
      { day: 10, act: refund() },
    ],
    expected: [
      [9, 'active'],
      [LAST_DAY, 'ended'],
    ],
    live: 0,
    cents: 0,
  },
  {
    name: 'a second trial for the same address ends at once',
    steps: [
      { day: 0, buy: 'price_monthly', way: 'none' },
      { day: 15, buy: 'price_monthly', way: 'none' },
    ],
    expected: [[LAST_DAY, 'ended']],
    live: 0,
    cents: 0,
  },
  {
    name: 'a plan is bought twice by mistake and charged once',
    steps: [
      { day: 0, buy: 'price_monthly', way: 'good' },
      { day: 3, buy: 'price_yearly', way: 'good' },
    ],
    expected: [[LAST_DAY, 'active']],
    live: 1,
    cents: 3800,
  },
  {
    name: 'a slow payment arrives',
    steps: [{ day: 0, buy: 'price_lifetime', way: 'slow' }],
    expected: [[LAST_DAY, 'lifetime']],
    live: 0,
    cents: 4700,
  },
  {
    name: 'a slow payment never arrives',
    steps: [{ day: 0, buy: 'price_lifetime', way: 'slow_failing' }],
    expected: [[LAST_DAY, 'free']],
    live: 0,
    cents: 0,
  },
  {
    name: 'the customer is deleted at the provider',
    steps: [
      { day: 0, buy: 'price_monthly', way: 'none' },
      { day: 3, act: deleteCustomer },
    ],
    expected: [[LAST_DAY, 'ended']],
    live: 0,
    cents: 0,
  },
  {
    name: 'a plan for life is paid twice and given back once',
    steps: [
      { day: 0, buy: 'price_lifetime', way: 'good' },
      { day: 3, buy: 'price_lifetime', way: 'good' },
    ],
    expected: [[LAST_DAY, 'lifetime']],
    live: 0,
    cents: 4700,
  },
  {
    name: 'a card is given with a second trial, which is paid for at once',
    steps: [
      { day: 0, buy: 'price_monthly', way: 'none' },
      { day: 3, buy: 'price_yearly', way: 'good' },
    ],
    expected: [[LAST_DAY, 'active']],
    live: 1,
    cents: 9700,
  },
];
