import type Stripe from 'stripe';
import type { Invoice } from '#contract/billing.ts';
import type { PriceId } from '#contract/catalog/plans.ts';
import type { TestAction, TestView } from '#contract/test-billing.ts';
import { AppError } from '#server/core/app-error.ts';
import type { TestDesk } from '../port.ts';
import { toInvoice } from '../stripe-papers.ts';
import { completeCheckout } from './checkouts.ts';
import { type SimulatorLedger, Refusal } from './ledger.ts';
import { methodIdOf } from './objects.ts';
import type { Simulator } from './simulator.ts';
import { itemOf, retryPayment, setCancelAtPeriodEnd, switchPlan } from './subscriptions.ts';

/** Backend of the simulator's pages. As with the real provider, the id of a checkout or portal is enough to use it. */
export function createTestDesk(simulator: Simulator): TestDesk {
  return {
    async show(page) {
      const view = await simulator.act(async (ledger) => {
        if ('checkout' in page) return showCheckout(ledger, page.checkout);
        if ('portal' in page) return showPortal(ledger, page.portal);
        return showInvoice(ledger, page.invoice);
      });
      if (!view) throw new AppError('not_found');
      return view;
    },

    async act(action) {
      try {
        if (action.action === 'advance') {
          await simulator.act((ledger) => ledger.get('billing_portal.session', action.portal));
          await simulator.advance(action.days);
          return null;
        }
        return await simulator.act((ledger) => perform(ledger, action));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.status === 404) throw new AppError('not_found');
        throw new AppError('test_payment_refused', {
          message: `${error.message} Nothing was charged.`,
        });
      }
    },
  };
}

async function perform(
  ledger: SimulatorLedger,
  action: Exclude<TestAction, { action: 'advance' }>,
): Promise<string | null> {
  if (action.action === 'pay') {
    const { email, way } = action;
    const done = await completeCheckout(ledger, action.checkout, { email, way });
    return done.success_url;
  }
  if (action.action === 'settle') {
    await settleInvoice(ledger, action.invoice, action.card);
    return null;
  }
  const { customer } = await ledger.get('billing_portal.session', action.portal);
  if (action.action === 'card') {
    await setCard(ledger, customer, action.card);
    return null;
  }
  const live = await liveOf(ledger, customer);
  if (!live) throw new Refusal(400, 'There’s no subscription.');
  if (action.action === 'switch') await switchPlan(ledger, live, action.plan);
  else if (action.action === 'retry' && live.status === 'past_due')
    await retryPayment(ledger, live);
  else if (action.action !== 'retry') {
    await setCancelAtPeriodEnd(ledger, live, action.action === 'cancel');
  }
  return null;
}

/** Pays an open invoice with a card that becomes the customer's default. */
async function settleInvoice(
  ledger: SimulatorLedger,
  id: string,
  card: 'good' | 'failing',
): Promise<void> {
  const paper = await ledger.get('invoice', id);
  const one = await findPayer(ledger, paper);
  if (!one) throw new Refusal(400, 'There’s nothing left to pay here.');
  if (card === 'failing') throw new Refusal(402, 'Your card was declined.', 'card_declined');
  await setCard(ledger, paper.customer as string, card);
  await retryPayment(ledger, await ledger.get('subscription', one.id));
}

/** The subscription waiting for this invoice. */
async function findPayer(
  ledger: SimulatorLedger,
  paper: Stripe.Invoice,
): Promise<Stripe.Subscription | null> {
  const id = paper.parent?.subscription_details?.subscription;
  if (paper.status !== 'open' || typeof id !== 'string') return null;
  const one = await ledger.get('subscription', id);
  return one.status === 'past_due' && one.latest_invoice === paper.id ? one : null;
}

async function setCard(
  ledger: SimulatorLedger,
  customer: string,
  card: 'none' | 'good' | 'failing',
) {
  await ledger.note(customer, { card });
  const live = await liveOf(ledger, customer);
  if (!live) return;
  const method = card === 'none' ? null : methodIdOf(customer);
  const changed = { ...live, default_payment_method: method };
  await ledger.put('subscription', changed);
  await ledger.emit('customer.subscription.updated', changed);
}

async function liveOf(
  ledger: SimulatorLedger,
  customer: string,
): Promise<Stripe.Subscription | null> {
  const all = await ledger.list('subscription', customer);
  return all.find(({ status }) => status !== 'canceled') ?? null;
}

async function showCheckout(ledger: SimulatorLedger, id: string): Promise<TestView | null> {
  const session = await ledger.find('checkout.session', id);
  if (!session) return null;
  const { priceId, trialDays = 0, hasCardRequired = false } = await ledger.notes(id);
  const known =
    typeof session.customer === 'string' ? await ledger.find('customer', session.customer) : null;
  const totalCents = session.amount_total ?? 0;
  return {
    kind: 'checkout',
    status: session.status as 'open',
    plan: priceId as PriceId,
    subtotalCents: session.amount_subtotal ?? 0,
    totalCents,
    trialDays,
    dueNowCents: trialDays > 0 ? 0 : totalCents,
    email: known?.email ?? null,
    isCardRequired: hasCardRequired,
    cancelUrl: session.cancel_url,
  };
}

async function showPortal(ledger: SimulatorLedger, id: string): Promise<TestView | null> {
  const session = await ledger.find('billing_portal.session', id);
  if (!session) return null;
  const { email } = await ledger.get('customer', session.customer);
  const { card = 'none' } = await ledger.notes(session.customer);
  const [subscriptions, invoices] = await Promise.all([
    ledger.list('subscription', session.customer),
    ledger.list('invoice', session.customer),
  ]);
  return {
    kind: 'portal',
    email: email ?? '',
    now: toInstant(ledger.now),
    card,
    subscriptions: subscriptions.map((one) => ({
      id: one.id,
      plan: itemOf(one).price.id as PriceId,
      status: one.status,
      trialEnd: one.trial_end === null ? null : toInstant(one.trial_end),
      periodEnd: toInstant(itemOf(one).current_period_end),
      cancelAt: one.cancel_at === null ? null : toInstant(one.cancel_at),
    })),
    invoices: await Promise.all(invoices.map((paper) => readInvoice(ledger, paper))),
    returnUrl: session.return_url,
  };
}

async function showInvoice(ledger: SimulatorLedger, id: string): Promise<TestView | null> {
  const paper = await ledger.find('invoice', id);
  if (!paper) return null;
  return {
    kind: 'invoice',
    invoice: await readInvoice(ledger, paper),
    email: paper.customer_email ?? '',
    description: paper.description ?? '',
    isPayable: (await findPayer(ledger, paper)) !== null,
    returnUrl: `${ledger.pagesUrl}/app/settings#billing`,
  };
}

async function readInvoice(ledger: SimulatorLedger, paper: Stripe.Invoice): Promise<Invoice> {
  let refundedCents = 0;
  for (const { invoice, payment } of await ledger.list('invoice_payment')) {
    if (invoice !== paper.id) continue;
    const intent = await ledger.get('payment_intent', payment.payment_intent as string);
    const taken = await ledger.find('charge', intent.latest_charge as string);
    refundedCents += taken?.amount_refunded ?? 0;
  }
  return toInvoice(paper, refundedCents);
}

function toInstant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
