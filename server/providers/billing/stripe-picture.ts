import type Stripe from 'stripe';
import type { Revocation } from '#server/core/money.ts';
import type {
  CheckoutPicture,
  CustomerPicture,
  PurchasePicture,
  Receipt,
  SubscriptionPicture,
} from './port.ts';
import { ask, askAll, idOf, toDate, toDateOrNull } from './stripe-answers.ts';
import { asPriceId, type Prices } from './stripe-prices.ts';

/** A dispute that has not (yet) taken the money, or that was won. */
const HARMLESS_DISPUTES = [
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
];

/** Everything about one customer, read anew. */
export async function readCustomer(
  stripe: Stripe,
  prices: Prices,
  id: string,
): Promise<CustomerPicture> {
  const customer = await ask('customer', () => stripe.customers.retrieve(id));
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
        expand: ['data.latest_invoice'],
      }),
    ),
    askAll(() =>
      stripe.checkout.sessions.list({
        customer: id,
        status: 'complete',
        limit: 100,
        expand: ['data.payment_intent.latest_charge'],
      }),
    ),
  ]);
  const complete = sessions
    .filter(({ status }) => status === 'complete')
    .toSorted((one, other) => one.created - other.created);
  const customerHasCard = Boolean(
    customer.invoice_settings?.default_payment_method ?? customer.default_source,
  );
  const picture: CustomerPicture = {
    id,
    email: (customer.email ?? '').toLowerCase(),
    isDeleted: false,
    ownerId: customer.metadata['account'] ?? null,
    subscriptions: [],
    purchases: [],
    checkouts: complete.map(toCheckout),
  };
  for (const subscription of subscriptions) {
    picture.subscriptions.push(
      await readSubscription(stripe, prices, subscription, customerHasCard),
    );
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
  customerHasCard: boolean,
): Promise<SubscriptionPicture> {
  const { items, trial_end: trialEnd } = subscription;
  const [item] = items.data;
  const periodEnd = toDate(Math.max(...items.data.map((one) => one.current_period_end)));
  const invoice = subscription.latest_invoice as Stripe.Invoice | null;
  // The first invoice of a trial is paid as well, being for nothing.
  const isPaid = invoice?.status === 'paid' && !(trialEnd && invoice.created < trialEnd);
  const charge = isPaid && invoice.amount_paid > 0 ? await findCharge(stripe, invoice.id) : null;
  return {
    id: subscription.id,
    status: subscription.status as SubscriptionPicture['status'],
    priceId: item ? prices.find(item.price) : null,
    startedAt: toDate(subscription.created),
    periodStart: toDate(Math.min(...items.data.map((one) => one.current_period_start))),
    periodEnd,
    trialEnd: toDateOrNull(trialEnd),
    cancelAt: subscription.cancel_at_period_end
      ? (toDateOrNull(subscription.cancel_at) ?? periodEnd)
      : toDateOrNull(subscription.cancel_at),
    endedAt: toDateOrNull(subscription.ended_at),
    hasCard:
      Boolean(subscription.default_payment_method ?? subscription.default_source) ||
      customerHasCard,
    paidUntil: isPaid ? periodEnd : null,
    paymentId: idOf(charge?.payment_intent),
    revoked: await revocationOf(stripe, charge),
    receipt: isPaid && invoice.amount_paid > 0 ? toReceipt(invoice) : null,
  };
}

function toReceipt(invoice: Stripe.Invoice): Receipt {
  return {
    invoiceId: invoice.id,
    number: invoice.number,
    cents: invoice.amount_paid,
    currency: invoice.currency,
    at: toDate(invoice.status_transitions.paid_at ?? invoice.created),
    url: invoice.hosted_invoice_url ?? null,
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
  // A slow way to pay leaves the checkout complete and the payment open.
  if (!isOurs || session.payment_status === 'unpaid') return null;
  const intent = session.payment_intent as Stripe.PaymentIntent | null;
  const charge = intent ? chargeOf(intent) : null;
  return {
    checkoutId: session.id,
    paymentId: idOf(intent),
    amountCents: session.amount_total ?? 0,
    refundedCents: charge?.amount_refunded ?? 0,
    currency: session.currency ?? 'usd',
    boughtAt: toDate(session.created),
    revoked: await revocationOf(stripe, charge),
  };
}

function chargeOf(intent: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
}

/** Given back in full, or disputed and not won. A part that was given back is a kindness and ends nothing. */
async function revocationOf(
  stripe: Stripe,
  charge: Stripe.Charge | null,
): Promise<Revocation | null> {
  if (!charge) return null;
  if (charge.refunded) return 'refunded';
  if (!charge.disputed) return null;
  const disputes = await askAll(() => stripe.disputes.list({ charge: charge.id, limit: 100 }));
  return disputes.some(({ status }) => !HARMLESS_DISPUTES.includes(status)) ? 'disputed' : null;
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
