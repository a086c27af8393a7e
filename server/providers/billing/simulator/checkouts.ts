import type Stripe from 'stripe';
import type { PriceId } from '#contract/catalog/plans.ts';
import { type Card, type SimulatorLedger, Refusal } from './ledger.ts';
import { customer } from './objects.ts';
import { paymentIntent } from './payment-objects.ts';
import { takeMoney, writeInvoice } from './payments.ts';
import { startSubscription } from './subscriptions.ts';

const SLOW_DAYS = 2;

/** A tester's payment method. The slow ones act like a bank debit: the payment succeeds or fails two days later. */
type WayToPay = Card | 'slow' | 'slow_failing';

interface Payment {
  email: string;
  way: WayToPay;
}

/** Pays a checkout, as its page's button does. */
export async function completeCheckout(
  ledger: SimulatorLedger,
  sessionId: string,
  { email, way }: Payment,
): Promise<Stripe.Checkout.Session> {
  const session = await ledger.get('checkout.session', sessionId);
  if (session.status !== 'open') {
    throw new Refusal(400, 'This checkout is already paid or closed.', 'checkout_closed');
  }
  const order = await ledger.notes(sessionId);
  const isSubscription = session.mode === 'subscription';
  const dueNow = isSubscription && order.trialDays ? 0 : (session.amount_total ?? 0);
  if (way === 'none' && (order.hasCardRequired || dueNow > 0)) {
    throw new Refusal(402, 'This needs a card.', 'card_declined');
  }
  if (way === 'failing' && dueNow > 0) {
    throw new Refusal(402, 'Your card was declined.', 'card_declined');
  }
  const customerId = await ensureCustomer(ledger, session, email);
  const isSlow = way === 'slow' || way === 'slow_failing';
  await ledger.note(customerId, { card: isSlow ? 'good' : way });
  const base: Stripe.Checkout.Session = {
    ...session,
    status: 'complete',
    url: null,
    customer: customerId,
    consent: { promotions: null, terms_of_service: 'accepted' },
    customer_details: {
      address: null,
      business_name: null,
      email: (await ledger.get('customer', customerId)).email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  };
  const done = isSubscription
    ? await completeSubscription(ledger, base, order.priceId as PriceId, {
        trialDays: order.trialDays ?? 0,
        percentOff: order.percentOff ?? 0,
      })
    : await completePayment(ledger, base, { isSlow, succeeds: way !== 'slow_failing' });
  await ledger.put('checkout.session', done);
  await ledger.emit('checkout.session.completed', done);
  return done;
}

async function ensureCustomer(
  ledger: SimulatorLedger,
  session: Stripe.Checkout.Session,
  email: string,
): Promise<string> {
  if (typeof session.customer === 'string') return session.customer;
  const id = ledger.newId('customer');
  await ledger.put('customer', customer(id, { email, created: ledger.now, metadata: {} }));
  return id;
}

async function completeSubscription(
  ledger: SimulatorLedger,
  session: Stripe.Checkout.Session,
  priceId: PriceId,
  { trialDays, percentOff }: { trialDays: number; percentOff: number },
): Promise<Stripe.Checkout.Session> {
  const made = await startSubscription(ledger, {
    customer: session.customer as string,
    priceId,
    trialDays,
    percentOff,
    metadata: session.metadata ?? {},
  });
  return {
    ...session,
    subscription: made.id,
    invoice: made.latest_invoice,
    payment_status: trialDays > 0 ? 'no_payment_required' : 'paid',
  };
}

async function completePayment(
  ledger: SimulatorLedger,
  session: Stripe.Checkout.Session,
  { isSlow, succeeds }: { isSlow: boolean; succeeds: boolean },
): Promise<Stripe.Checkout.Session> {
  const customerId = session.customer as string;
  const amount = session.amount_total ?? 0;
  const metadata = session.metadata ?? {};
  if (amount === 0) return { ...session, payment_status: 'no_payment_required' };
  if (isSlow) {
    const slowUntil = ledger.now + SLOW_DAYS * 24 * 3600;
    await ledger.note(session.id, { slowUntil, slowSucceeds: succeeds });
    const intent = paymentIntent(ledger.newId('payment_intent'), {
      amount,
      created: ledger.now,
      customer: customerId,
      charge: null,
      status: 'processing',
      metadata,
    });
    await ledger.put('payment_intent', intent);
    return { ...session, payment_intent: intent.id };
  }
  const intent = await takeMoney(ledger, { customer: customerId, amount, metadata });
  const bill = await billOnce(ledger, customerId, amount, intent);
  return { ...session, payment_intent: intent.id, invoice: bill.id, payment_status: 'paid' };
}

function billOnce(
  ledger: SimulatorLedger,
  customerId: string,
  amount: number,
  intent: Stripe.PaymentIntent,
): Promise<Stripe.Invoice> {
  const facts = {
    customer: customerId,
    subscription: null,
    reason: 'manual' as const,
    amount,
    isPaid: true,
    periodEnd: ledger.now,
    description: 'Lifetime',
  };
  return writeInvoice(ledger, facts, intent);
}

export async function receiveSlowPayment(
  ledger: SimulatorLedger,
  session: Stripe.Checkout.Session,
): Promise<void> {
  await ledger.note(session.id, { slowUntil: 0 });
  const customerId = session.customer as string;
  const amount = session.amount_total ?? 0;
  const intent = await takeMoney(ledger, {
    customer: customerId,
    amount,
    metadata: session.metadata ?? {},
    intentId: session.payment_intent as string,
  });
  const bill = await billOnce(ledger, customerId, amount, intent);
  const paid = {
    ...session,
    payment_intent: intent.id,
    invoice: bill.id,
    payment_status: 'paid' as const,
  };
  await ledger.put('checkout.session', paid);
  await ledger.emit('checkout.session.async_payment_succeeded', paid);
}

export async function failSlowPayment(
  ledger: SimulatorLedger,
  session: Stripe.Checkout.Session,
): Promise<void> {
  await ledger.note(session.id, { slowUntil: 0 });
  const intent = await ledger.get('payment_intent', session.payment_intent as string);
  await ledger.put('payment_intent', { ...intent, status: 'requires_payment_method' });
  await ledger.emit('checkout.session.async_payment_failed', session);
}
