import type Stripe from 'stripe';
import { AppError } from '#server/core/app-error.ts';
import type { BillingSource } from '#server/core/money.ts';
import type { BillingProvider } from './port.ts';
import { ask, askAll, askFor, settle } from './stripe-answers.ts';
import { checkoutParams } from './stripe-checkout.ts';
import { findCustomerOf, listEvents, readEvent, toMessage } from './stripe-events.ts';
import { listInvoices } from './stripe-papers.ts';
import { findRevocation, readCustomer, stateOfPurchase } from './stripe-picture.ts';
import { openStripePortal } from './stripe-portal.ts';
import { type ConfiguredPrices, createPrices } from './stripe-prices.ts';

interface Options {
  source: BillingSource;
  /** Loaded on first use: the SDK is large, and most starts never need it. */
  open(): Promise<{ stripe: Stripe; webhookSecret: string }>;
  prices: ConfiguredPrices;
  now(): Promise<Date>;
  close(): Promise<void>;
}

/** Billing through Stripe's SDK, against the real API or the simulator. */
export function createStripeBilling({
  source,
  open,
  prices,
  now,
  close,
}: Options): BillingProvider {
  const priceTable = createPrices(prices);
  const isLive = source === 'stripe_live';
  let opened: ReturnType<Options['open']> | null = null;
  const connect = async () => (opened ??= open());
  const client = async () => (await connect()).stripe;

  return {
    source,
    now,

    async ensureCustomer({ id, email }, earlier) {
      const stripe = await client();
      const customer = await ask('customer', () =>
        stripe.customers.create(
          { email, metadata: { account: id } },
          { idempotencyKey: `customer-${id}-${earlier}` },
        ),
      );
      return customer.id;
    },

    async findDiscount(code) {
      const stripe = await client();
      const { data } = await ask('list', () =>
        stripe.promotionCodes.list({ code, active: true, limit: 1 }),
      );
      // A coupon's own id isn't accepted, because it would still work after its code was disabled.
      return data[0] ? { promotionCode: data[0].id } : null;
    },

    async startCheckout(order) {
      const stripe = await client();
      const params = checkoutParams(order, await priceTable.get(stripe, order.priceId));
      const create = () => stripe.checkout.sessions.create(params);
      const { url } = await ask('checkout.session', create).catch((error: unknown) => {
        // The price may have been archived meanwhile.
        priceTable.forget(order.priceId);
        throw error;
      });
      if (!url) throw new AppError('billing_unavailable');
      return { url };
    },

    async closeCheckouts(customerId) {
      const stripe = await client();
      const unpaid = await askAll(() =>
        stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 }),
      );
      for (const { id } of unpaid) await settle(() => stripe.checkout.sessions.expire(id));
    },

    async findPurchase(checkoutId) {
      const stripe = await client();
      const session = await askFor('checkout.session', () =>
        stripe.checkout.sessions.retrieve(checkoutId, { expand: ['payment_intent'] }),
      );
      return session?.status === 'complete' ? stateOfPurchase(session) : null;
    },

    openPortal: async (wanted) => openStripePortal(await client(), wanted),
    listInvoices: async (customerId) => listInvoices(await client(), customerId),

    async readMessage(raw, signature, at) {
      const { stripe, webhookSecret } = await connect();
      return toMessage(readEvent(stripe, raw, signature, webhookSecret, at), isLive);
    },

    async listMessages(since) {
      const events = await listEvents(await client(), since);
      return events.map((event) => toMessage(event, isLive)).filter((message) => message !== null);
    },

    findCustomer: async (message) => findCustomerOf(await client(), message),
    getCustomer: async (id) => readCustomer(await client(), priceTable, id),
    findRevocation: async (paymentId) => findRevocation(await client(), paymentId),

    async cancelNow(subscriptionId) {
      const stripe = await client();
      await settle(() => stripe.subscriptions.cancel(subscriptionId));
    },

    async endTrial(subscriptionId) {
      const stripe = await client();
      const one = await ask('subscription', () => stripe.subscriptions.retrieve(subscriptionId));
      // On an active subscription this would start and charge a new period.
      if (one.status !== 'trialing') return;
      await settle(() =>
        stripe.subscriptions.update(
          subscriptionId,
          { trial_end: 'now' },
          { idempotencyKey: `end-trial-${subscriptionId}-${one.trial_end}` },
        ),
      );
    },

    async resume(subscriptionId) {
      const stripe = await client();
      const one = await ask('subscription', () => stripe.subscriptions.retrieve(subscriptionId));
      // The portal may have set a date instead of `cancel_at_period_end`.
      await settle(() =>
        stripe.subscriptions.update(
          subscriptionId,
          one.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' },
        ),
      );
    },

    async voidInvoice(invoiceId) {
      const stripe = await client();
      const invoice = await askFor('invoice', () => stripe.invoices.retrieve(invoiceId));
      if (invoice?.status !== 'open' && invoice?.status !== 'uncollectible') return;
      await settle(() => stripe.invoices.voidInvoice(invoiceId));
    },

    async refund(paymentId, part) {
      const stripe = await client();
      // A second full refund is rejected by the provider, but a partial one would be paid twice.
      const key = part && `refund-${paymentId}-${part.before}-${part.cents}`;
      await settle(() =>
        stripe.refunds.create(
          { payment_intent: paymentId, ...(part && { amount: part.cents }) },
          key ? { idempotencyKey: key } : {},
        ),
      );
    },

    close,
  };
}
