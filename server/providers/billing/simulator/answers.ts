import type Stripe from 'stripe';
import { PLANS } from '#contract/catalog/plans.ts';
import { type Form, groupOf, itemsOf, formText } from './form.ts';
import { type Kind, type SimulatorLedger, newObjectId, Refusal } from './ledger.ts';
import {
  customer,
  listOf,
  methodIdOf,
  portalSession,
  priceObject,
  promotionCode,
} from './objects.ts';
import { checkoutSession } from './payment-objects.ts';
import { giveBack, voidInvoice } from './payments.ts';
import { end, previewPeriod, renew, setCancelAtPeriodEnd } from './subscriptions.ts';

interface Question {
  ledger: SimulatorLedger;
  form: Form;
  /** Path parameters. */
  ids: string[];
  /** Base URL of the simulator's pages. */
  pagesUrl: string;
}
type Answer = (question: Question) => Promise<object>;

/** Test coupon codes and their discount in percent. */
const TEST_CODES: Readonly<Record<string, number>> = { TEST20: 20, TEST100: 100 };

/** Portal flows: the provider's name → our page's name. */
const PORTAL_PLACES: Readonly<Record<string, string>> = {
  subscription_cancel: 'cancel',
  subscription_update: 'switch',
  payment_method_update: 'card',
};

const retrieve =
  (kind: Kind): Answer =>
  ({ ledger, ids }) =>
    ledger.get(kind, ids[0]!);

function list<K extends Kind>(
  kind: K,
  url: string,
  fits: (object: never, form: Form) => boolean = () => true,
): Answer {
  return async ({ ledger, form }) => {
    const found = await ledger.list(kind, formText(form['customer']));
    const fitting = found.filter((object) => fits(object as never, form));
    const after = formText(form['starting_after']);
    const from = after ? fitting.findIndex(({ id }) => id === after) + 1 : 0;
    const limit = Number(formText(form['limit']) ?? 10);
    return listOf(url, fitting.slice(from, from + limit), fitting.length > from + limit);
  };
}

/** `undefined` matches everything. */
const same = (wanted: string | undefined, value: unknown) =>
  wanted === undefined || wanted === value;

export const ANSWERS: readonly (readonly [method: string, path: RegExp, answer: Answer])[] = [
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['GET', /^\/v1\/customers\/(\w+)$/, retrieveCustomer],
  ['GET', /^\/v1\/prices$/, listPrices],
  ['GET', /^\/v1\/promotion_codes$/, listPromotionCodes],
  ['POST', /^\/v1\/checkout\/sessions$/, createCheckout],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, retrieve('checkout.session')],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, expireCheckout],
  [
    'GET',
    /^\/v1\/checkout\/sessions$/,
    list('checkout.session', '/v1/checkout/sessions', (one: Stripe.Checkout.Session, form) =>
      same(formText(form['status']), one.status),
    ),
  ],
  [
    'GET',
    /^\/v1\/subscriptions$/,
    list('subscription', '/v1/subscriptions', (one: Stripe.Subscription, form) => {
      const status = formText(form['status']);
      return status === undefined
        ? one.status !== 'canceled'
        : status === 'all' || status === one.status;
    }),
  ],
  ['GET', /^\/v1\/subscriptions\/(\w+)$/, retrieve('subscription')],
  ['POST', /^\/v1\/subscriptions\/(\w+)$/, updateSubscription],
  ['DELETE', /^\/v1\/subscriptions\/(\w+)$/, cancelSubscription],
  ['GET', /^\/v1\/invoices$/, list('invoice', '/v1/invoices')],
  ['POST', /^\/v1\/invoices\/create_preview$/, previewInvoice],
  ['GET', /^\/v1\/invoices\/(\w+)$/, retrieve('invoice')],
  ['POST', /^\/v1\/invoices\/(\w+)\/void$/, ({ ledger, ids }) => voidInvoice(ledger, ids[0]!)],
  [
    'GET',
    /^\/v1\/invoice_payments$/,
    list(
      'invoice_payment',
      '/v1/invoice_payments',
      (one: Stripe.InvoicePayment, form) =>
        same(formText(form['invoice']), one.invoice) && same(formText(form['status']), one.status),
    ),
  ],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, retrieve('payment_intent')],
  ['GET', /^\/v1\/charges$/, list('charge', '/v1/charges')],
  ['GET', /^\/v1\/charges\/(\w+)$/, retrieve('charge')],
  ['POST', /^\/v1\/refunds$/, createRefund],
  ['GET', /^\/v1\/refunds\/(\w+)$/, retrieve('refund')],
  [
    'GET',
    /^\/v1\/disputes$/,
    list('dispute', '/v1/disputes', (one: Stripe.Dispute, form) =>
      same(formText(form['charge']), one.charge),
    ),
  ],
  ['GET', /^\/v1\/disputes\/(\w+)$/, retrieve('dispute')],
  ['GET', /^\/v1\/radar\/early_fraud_warnings\/(\w+)$/, retrieve('radar.early_fraud_warning')],
  ['POST', /^\/v1\/billing_portal\/sessions$/, openPortal],
  [
    'GET',
    /^\/v1\/events$/,
    list('event', '/v1/events', (one: Stripe.Event, form) => {
      const since = Number(formText(groupOf(form['created'])['gte']) ?? 0);
      const types = itemsOf(form['types']);
      return one.created >= since && (types.length === 0 || types.includes(one.type));
    }),
  ],
];

async function createCustomer({ ledger, form }: Question): Promise<object> {
  const made = customer(ledger.newId('customer'), {
    email: formText(form['email']) ?? '',
    created: ledger.now,
    metadata: { ...groupOf(form['metadata']) } as Stripe.Metadata,
  });
  await ledger.put('customer', made);
  return made;
}

async function retrieveCustomer({ ledger, ids }: Question): Promise<object> {
  const found = (await ledger.get('customer', ids[0]!)) as Stripe.Customer | Stripe.DeletedCustomer;
  if (found.deleted) return found;
  const { card = 'none' } = await ledger.notes(found.id);
  const method = card === 'none' ? null : methodIdOf(found.id);
  return {
    ...found,
    invoice_settings: { ...found.invoice_settings, default_payment_method: method },
  };
}

async function listPrices({ form }: Question): Promise<object> {
  const wanted = itemsOf(form['lookup_keys']);
  const found = PLANS.filter(({ priceId }) => wanted.includes(priceId));
  return listOf(
    '/v1/prices',
    found.map(({ priceId }) => priceObject(priceId)),
  );
}

async function listPromotionCodes({ form }: Question): Promise<object> {
  const code = formText(form['code'])?.toUpperCase() ?? '';
  const percentOff = TEST_CODES[code];
  const found = percentOff === undefined ? [] : [promotionCode(code, percentOff)];
  return listOf('/v1/promotion_codes', found);
}

async function createCheckout({ ledger, form, pagesUrl }: Question): Promise<object> {
  const [line] = itemsOf(form['line_items']).map(groupOf);
  const wanted = formText(line?.['price']);
  const plan = PLANS.find(({ priceId }) => priceId === wanted);
  if (!plan) {
    throw new Refusal(
      400,
      `No such price: '${wanted}'`,
      'resource_missing',
      'line_items[0][priceObject]',
    );
  }
  const mode = formText(form['mode']);
  if (mode !== 'payment' && mode !== 'subscription') {
    throw new Refusal(400, 'Invalid mode.', 'parameter_invalid', 'mode');
  }
  if ((mode === 'payment') !== (plan.per === 'once')) {
    throw new Refusal(400, 'The priceObject doesn’t fit the mode.', 'parameter_invalid', 'mode');
  }
  const successUrl = formText(form['success_url']);
  if (!successUrl)
    throw new Refusal(400, 'Missing success_url.', 'parameter_missing', 'success_url');
  const customerId = formText(form['customer']) ?? null;
  if (customerId) {
    const buyer: { deleted?: unknown } = await ledger.get('customer', customerId);
    if (buyer.deleted) {
      throw new Refusal(400, `No such customer: '${customerId}'`, 'resource_missing', 'customer');
    }
  }
  const percentOff = percentOffOf(form);
  const data = groupOf(form['subscription_data']);
  const id = newObjectId('checkout.session');
  const session = checkoutSession(id, {
    mode,
    created: ledger.now,
    subtotal: plan.priceCents,
    total: Math.round((plan.priceCents * (100 - percentOff)) / 100),
    url: `${pagesUrl}/test_billing?checkout=${id}`,
    customer: customerId,
    ownerId: formText(form['client_reference_id']) ?? null,
    successUrl: successUrl.replace('{CHECKOUT_SESSION_ID}', id),
    cancelUrl: formText(form['cancel_url']) ?? null,
    metadata: { ...groupOf(form['metadata']) } as Stripe.Metadata,
    mayPromote: formText(form['allow_promotion_codes']) === 'true',
    collection:
      mode === 'subscription'
        ? ((formText(form['payment_method_collection']) as 'always') ?? 'always')
        : null,
  });
  await ledger.put('checkout.session', session);
  await ledger.note(id, {
    priceId: plan.priceId,
    trialDays: Number(formText(data['trial_period_days']) ?? 0),
    hasCardRequired: session.payment_method_collection === 'always',
    percentOff,
  });
  return session;
}

function percentOffOf(form: Form): number {
  const [discount] = itemsOf(form['discounts']).map(groupOf);
  if (!discount) return 0;
  const id = formText(discount['promotion_code']);
  const found = Object.entries(TEST_CODES).find(
    ([code, percent]) => promotionCode(code, percent).id === id,
  );
  if (!found)
    throw new Refusal(400, `No such promotion code: '${id}'`, 'resource_missing', 'discounts');
  return found[1];
}

async function expireCheckout({ ledger, ids }: Question): Promise<object> {
  const session = await ledger.get('checkout.session', ids[0]!);
  if (session.status !== 'open') {
    throw new Refusal(400, 'Only open sessions can be expired.', 'resource_missing');
  }
  const expired = { ...session, status: 'expired' as const, url: null };
  await ledger.put('checkout.session', expired);
  await ledger.emit('checkout.session.expired', expired);
  return expired;
}

async function updateSubscription({ ledger, form, ids }: Question): Promise<object> {
  const one = await ledger.get('subscription', ids[0]!);
  if (one.status === 'canceled') {
    throw new Refusal(
      400,
      'A canceled subscription can only update its metadata.',
      'subscription_canceled',
    );
  }
  if (formText(form['trial_end']) === 'now' && one.status === 'trialing') {
    const { card = 'none' } = await ledger.notes(one.customer as string);
    if (card === 'none') await end(ledger, one);
    else await renew(ledger, one);
  }
  const wanted =
    formText(form['cancel_at_period_end']) ?? (form['cancel_at'] === '' ? 'false' : undefined);
  if (wanted !== undefined) {
    const now = await ledger.get('subscription', one.id);
    await setCancelAtPeriodEnd(ledger, now, wanted === 'true');
  }
  return ledger.get('subscription', one.id);
}

async function cancelSubscription({ ledger, ids }: Question): Promise<object> {
  const one = await ledger.get('subscription', ids[0]!);
  if (one.status === 'canceled') {
    throw new Refusal(404, `No such subscription: '${one.id}'`, 'resource_missing', 'id');
  }
  return end(ledger, one);
}

async function previewInvoice({ ledger, form }: Question): Promise<object> {
  const one = await ledger.get('subscription', formText(form['subscription']) ?? '');
  return previewPeriod(ledger, one);
}

async function createRefund({ ledger, form }: Question): Promise<object> {
  const intent = formText(form['payment_intent']);
  if (!intent) throw new Refusal(400, 'Missing payment_intent.', 'parameter_missing');
  const amount = formText(form['amount']);
  return giveBack(ledger, intent, amount === undefined ? undefined : Number(amount));
}

async function openPortal({ ledger, form, pagesUrl }: Question): Promise<object> {
  const { id: customerId } = await ledger.get('customer', formText(form['customer']) ?? '');
  const flow = groupOf(form['flow_data']);
  const id = newObjectId('billing_portal.session');
  const place = PORTAL_PLACES[formText(flow['type']) ?? ''];
  const session = portalSession(id, {
    customer: customerId,
    created: ledger.now,
    url: `${pagesUrl}/test_billing?portal=${id}${place ? `&flow=${place}` : ''}`,
    returnUrl: formText(form['return_url']) ?? null,
  });
  await ledger.put('billing_portal.session', session);
  return session;
}
