import type Stripe from 'stripe';
import { AppError } from '#server/core/app-error.ts';
import type { BillingMessage } from './port.ts';
import { ask, askFor, idOf, toDate } from './stripe-answers.ts';

/** Maximum clock difference from the sender, either way. */
const TOLERANCE_SECONDS = 300;

/** Finds the customer of an object, always by asking the provider. */
type Finder = (stripe: Stripe, id: string) => Promise<string | null>;

const ofCharge = async (stripe: Stripe, id: string | null): Promise<string | null> => {
  if (!id) return null;
  const charge = await askFor('charge', () => stripe.charges.retrieve(id));
  return idOf(charge?.customer);
};

const FINDERS: Readonly<Record<string, Finder>> = {
  'checkout.session': async (stripe, id) =>
    idOf((await askFor('checkout.session', () => stripe.checkout.sessions.retrieve(id)))?.customer),
  subscription: async (stripe, id) =>
    idOf((await askFor('subscription', () => stripe.subscriptions.retrieve(id)))?.customer),
  invoice: async (stripe, id) =>
    idOf((await askFor('invoice', () => stripe.invoices.retrieve(id)))?.customer),
  charge: ofCharge,
  refund: async (stripe, id) =>
    ofCharge(stripe, idOf((await askFor('refund', () => stripe.refunds.retrieve(id)))?.charge)),
  dispute: async (stripe, id) =>
    ofCharge(stripe, idOf((await askFor('dispute', () => stripe.disputes.retrieve(id)))?.charge)),
  'radar.early_fraud_warning': async (stripe, id) => {
    const warning = await askFor('radar.early_fraud_warning', () =>
      stripe.radar.earlyFraudWarnings.retrieve(id),
    );
    return ofCharge(stripe, idOf(warning?.charge));
  },
  customer: async (_, id) => id,
};

/** Every event we handle and its object type. */
const EVENT_KINDS = {
  'checkout.session.completed': 'checkout.session',
  'checkout.session.async_payment_succeeded': 'checkout.session',
  'checkout.session.async_payment_failed': 'checkout.session',
  'checkout.session.expired': 'checkout.session',
  'customer.subscription.created': 'subscription',
  'customer.subscription.updated': 'subscription',
  'customer.subscription.deleted': 'subscription',
  'customer.subscription.paused': 'subscription',
  'customer.subscription.resumed': 'subscription',
  'customer.subscription.trial_will_end': 'subscription',
  'invoice.paid': 'invoice',
  'invoice.payment_failed': 'invoice',
  'invoice.payment_action_required': 'invoice',
  'charge.refunded': 'charge',
  'refund.created': 'refund',
  'refund.updated': 'refund',
  'refund.failed': 'refund',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
  'charge.dispute.funds_withdrawn': 'dispute',
  'charge.dispute.funds_reinstated': 'dispute',
  'radar.early_fraud_warning.created': 'radar.early_fraud_warning',
  'customer.deleted': 'customer',
} as const satisfies Record<string, string>;

type EventType = keyof typeof EVENT_KINDS;
const EVENT_TYPES = Object.keys(EVENT_KINDS) as EventType[];

export async function findCustomerOf(
  stripe: Stripe,
  { type, objectId }: Pick<BillingMessage, 'type' | 'objectId'>,
): Promise<string | null> {
  const kind = EVENT_KINDS[type as EventType];
  return kind ? FINDERS[kind]!(stripe, objectId) : null;
}

export function toMessage(event: Stripe.Event, isLive: boolean): BillingMessage | null {
  const { id } = event.data.object as { id?: string };
  if (!id || event.livemode !== isLive || !Object.hasOwn(EVENT_KINDS, event.type)) return null;
  return { id: event.id, type: event.type, objectId: id, happenedAt: toDate(event.created) };
}

/** Verifies the raw bytes. The SDK rejects old timestamps; future ones are rejected here. */
export function readEvent(
  stripe: Stripe,
  raw: Buffer,
  signature: string,
  secret: string,
  now: Date,
): Stripe.Event {
  const nowMs = now.getTime();
  try {
    const event = stripe.webhooks.constructEvent(
      raw,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      nowMs,
    );
    if (signedAtSeconds(signature) * 1000 > nowMs + TOLERANCE_SECONDS * 1000) {
      throw new Error('the timestamp is in the future');
    }
    return event;
  } catch (cause) {
    throw new AppError('signature_wrong', { cause });
  }
}

/** The last of several, which is the one the SDK verifies. */
function signedAtSeconds(signature: string): number {
  const times = signature
    .split(',')
    .map((part) => part.split('='))
    .filter(([name]) => name === 't');
  return Number.parseInt(times.at(-1)?.[1] ?? '', 10);
}

export async function listEvents(stripe: Stripe, since: Date): Promise<Stripe.Event[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const found: Stripe.Event[] = [];
  // The provider accepts at most twenty types per call.
  for (let from = 0; from < EVENT_TYPES.length; from += 20) {
    const types = EVENT_TYPES.slice(from, from + 20);
    let after: string | undefined;
    for (;;) {
      const page = await ask('list', () =>
        stripe.events.list({
          created,
          types,
          limit: 100,
          ...(after && { starting_after: after }),
        }),
      );
      found.push(...page.data);
      after = page.data.at(-1)?.id;
      if (!page.has_more || !after) break;
    }
  }
  return found.toSorted((one, other) => one.created - other.created);
}
