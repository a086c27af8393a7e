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
  /** Loaded when it is first needed: the SDK is large, and most starts never ask it anything. */
  open(): Promise<{ stripe: Stripe; webhookSecret: string }>;
  prices: ConfiguredPrices;
  now(): Promise<Date>;
  close(): Promise<void>;
}

/** The provider through its own SDK, whether the real one answers or the simulator. */
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
      // The id of a coupon is no code: it would go on working after its code was switched off.
      return data[0] ? { promotionCode: data[0].id } : null;
    },

    async startCheckout(order) {
      const stripe = await client();
      const params = checkoutParams(order, await priceTable.get(stripe, order.priceId));
      const create = () => stripe.checkout.sessions.create(params);
      const { url } = await ask('checkout.session', create).catch((error: unknown) => {
        // Perhaps the price was put away meanwhile.
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
      // On one that has begun to be paid it would begin another period, and charge for it.
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
      // The portal may have written down a day instead of the end of the period.
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
      // The whole is refused by itself the second time; a part would be given twice.
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
