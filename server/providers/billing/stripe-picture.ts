import type Stripe from 'stripe';
import type { PurchaseState, Revocation } from '#server/core/money.ts';
import type {
  CheckoutPicture,
  CustomerPicture,
  PurchasePicture,
  SubscriptionPicture,
} from './port.ts';
import { ask, askAll, askFor, idOf, toDate, toDateOrNull } from './stripe-answers.ts';
import { nameOfMethod, previewNext, toOpenInvoice, toReceipt } from './stripe-papers.ts';
import { asPriceId, type Prices } from './stripe-prices.ts';

/** Disputes that haven't taken the money or were won. */
const HARMLESS_DISPUTES = [
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
];

/** A trial starting later than this was added to an existing plan. */
const TRIAL_LATE_SECONDS = 3600;

export async function readCustomer(
  stripe: Stripe,
  prices: Prices,
  id: string,
): Promise<CustomerPicture> {
  const customer = await ask('customer', () =>
    stripe.customers.retrieve(id, { expand: ['invoice_settings.default_payment_method'] }),
  );
  if (customer.deleted) {
    const nothing = { email: '', ownerId: null, subscriptions: [], purchases: [], checkouts: [] };
    return { id, isDeleted: true, ...nothing };
  }
  const [subscriptions, sessions] = await Promise.all([
    askAll(() =>
      stripe.subscriptions.list({
        customer: id,
        status: 'all',
        limit: 100,
        expand: ['data.latest_invoice', 'data.default_payment_method'],
      }),
    ),
    askAll(() =>
      stripe.checkout.sessions.list({
        customer: id,
        status: 'complete',
        limit: 100,
        expand: ['data.payment_intent.latest_charge', 'data.invoice'],
      }),
    ),
  ]);
  const complete = sessions
    .filter(({ status, metadata }) => status === 'complete' && asPriceId(metadata?.['plan']))
    .toSorted((one, other) => one.created - other.created);
  const method = customer.invoice_settings?.default_payment_method ?? customer.default_source;
  const picture: CustomerPicture = {
    id,
    email: (customer.email ?? '').toLowerCase(),
    isDeleted: false,
    ownerId: customer.metadata['account'] ?? null,
    subscriptions: [],
    purchases: [],
    checkouts: complete.map(toCheckout),
  };
  // Ignore other products sold through the same provider account.
  for (const subscription of subscriptions.filter((one) => prices.find(one) !== null)) {
    picture.subscriptions.push(await readSubscription(stripe, prices, subscription, method));
  }
  for (const session of complete) {
    const purchase = await readPurchase(stripe, session);
    if (purchase) picture.purchases.push(purchase);
  }
  return picture;
}

async function readSubscription(
  stripe: Stripe,
  prices: Prices,
  subscription: Stripe.Subscription,
  customersMethod: string | Stripe.PaymentMethod | Stripe.CustomerSource | null,
): Promise<SubscriptionPicture> {
  const { items, trial_end: trialEnd } = subscription;
  const periodEnd = toDate(Math.max(...items.data.map((one) => one.current_period_end)));
  const invoice = subscription.latest_invoice as Stripe.Invoice | null;
  // A trial's zero invoice also counts as paid.
  const isOfTrial = trialEnd !== null && invoice !== null && invoice.created < trialEnd;
  const isPaid = invoice?.status === 'paid' && (invoice.amount_paid > 0 || !isOfTrial);
  const charge = isPaid && invoice.amount_paid > 0 ? await findCharge(stripe, invoice.id) : null;
  const method =
    subscription.default_payment_method ?? subscription.default_source ?? customersMethod;
  const cancelAt = subscription.cancel_at_period_end
    ? (toDateOrNull(subscription.cancel_at) ?? periodEnd)
    : toDateOrNull(subscription.cancel_at);
  const goesOn = subscription.status === 'trialing' && method !== null && cancelAt === null;
  return {
    id: subscription.id,
    status: subscription.status as SubscriptionPicture['status'],
    priceId: prices.find(subscription),
    startedAt: toDate(subscription.created),
    beganAsTrial:
      subscription.trial_start !== null &&
      subscription.trial_start - subscription.start_date < TRIAL_LATE_SECONDS,
    periodStart: toDate(Math.min(...items.data.map((one) => one.current_period_start))),
    periodEnd,
    trialEnd: toDateOrNull(trialEnd),
    cancelAt,
    endedAt: toDateOrNull(subscription.ended_at),
    hasCard: method !== null,
    card: nameOfMethod(method),
    paidUntil: isPaid ? periodEnd : null,
    paymentId: idOf(charge?.payment_intent),
    revoked: await revocationOf(stripe, charge),
    openInvoice: toOpenInvoice(invoice),
    receipt: isPaid && invoice.amount_paid > 0 ? toReceipt(invoice, charge) : null,
    next: goesOn ? await previewNext(stripe, subscription.id) : null,
  };
}

async function findCharge(stripe: Stripe, invoiceId: string): Promise<Stripe.Charge | null> {
  const { data } = await ask('list', () =>
    stripe.invoicePayments.list({
      invoice: invoiceId,
      status: 'paid',
      limit: 1,
      expand: ['data.payment.payment_intent.latest_charge'],
    }),
  );
  const intent = data[0]?.payment.payment_intent;
  return typeof intent === 'object' ? chargeOf(intent) : null;
}

async function readPurchase(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
): Promise<PurchasePicture | null> {
  const isOurs = session.mode === 'payment' && session.metadata?.['plan'] === 'price_lifetime';
  if (!isOurs) return null;
  const intent = session.payment_intent as Stripe.PaymentIntent | null;
  const charge = intent ? chargeOf(intent) : null;
  const invoice = session.invoice as Stripe.Invoice | null;
  return {
    checkoutId: session.id,
    state: stateOfPurchase(session),
    paymentId: idOf(intent),
    amountCents: session.amount_total ?? 0,
    refundedCents: charge?.amount_refunded ?? 0,
    currency: session.currency ?? 'usd',
    boughtAt: toDate(charge?.created ?? session.created),
    revoked: await revocationOf(stripe, charge),
    receipt: invoice?.status === 'paid' ? toReceipt(invoice, charge) : null,
  };
}

/** With slow payment methods the checkout completes before the payment. */
export function stateOfPurchase({
  payment_status: status,
  payment_intent: intent,
}: Stripe.Checkout.Session): PurchaseState {
  if (status !== 'unpaid') return 'paid';
  const isOver =
    typeof intent === 'object' &&
    ['requires_payment_method', 'canceled'].includes(intent?.status ?? '');
  return isOver ? 'failed' : 'pending';
}

function chargeOf(intent: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
}

/** Fully refunded, or disputed and not won. Partial refunds are goodwill and end nothing. */
async function revocationOf(
  stripe: Stripe,
  charge: Stripe.Charge | null,
): Promise<Revocation | null> {
  if (!charge) return null;
  if (charge.refunded) return 'refunded';
  if (!charge.disputed) return null;
  const disputes = await askAll(() => stripe.disputes.list({ charge: charge.id, limit: 100 }));
  if (disputes.some(({ status }) => status === 'lost')) return 'lost';
  return disputes.some(({ status }) => !HARMLESS_DISPUTES.includes(status)) ? 'disputed' : null;
}

export async function findRevocation(
  stripe: Stripe,
  paymentId: string,
): Promise<Revocation | null> {
  const intent = await askFor('payment_intent', () =>
    stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }),
  );
  return intent ? revocationOf(stripe, chargeOf(intent)) : null;
}

function toCheckout(session: Stripe.Checkout.Session): CheckoutPicture {
  const email = session.customer_details?.email ?? session.customer_email ?? '';
  return {
    id: session.id,
    email: email.toLowerCase(),
    priceId: asPriceId(session.metadata?.['plan']),
    ownerId: session.client_reference_id,
    hasAcceptedTerms: session.consent?.terms_of_service === 'accepted',
    at: toDate(session.created),
  };
}
