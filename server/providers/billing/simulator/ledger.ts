import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { event } from './objects.ts';
import type { SimulatorRows } from '../port.ts';

/** The simulated provider's objects by type. */
interface Objects {
  customer: Stripe.Customer;
  subscription: Stripe.Subscription;
  'checkout.session': Stripe.Checkout.Session;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  'radar.early_fraud_warning': Stripe.Radar.EarlyFraudWarning;
  'billing_portal.session': Stripe.BillingPortal.Session;
  event: Stripe.Event;
}
export type Kind = keyof Objects;

const PREFIXES: Readonly<Record<Kind, string>> = {
  customer: 'cus',
  subscription: 'sub',
  'checkout.session': 'cs_test',
  invoice: 'in',
  invoice_payment: 'inpay',
  payment_intent: 'pi',
  charge: 'ch',
  refund: 're',
  dispute: 'du',
  'radar.early_fraud_warning': 'issfr',
  'billing_portal.session': 'bps',
  event: 'evt',
};

/** A test customer's card. */
export type Card = 'none' | 'good' | 'failing';

/** Internal state of a customer, subscription or checkout that isn't part of the API. */
interface Notes {
  /** Customer. */
  card?: Card;
  /** Subscription or checkout: remaining discount. */
  percentOff?: number;
  /** Checkout: the order. */
  priceId?: string;
  trialDays?: number;
  hasCardRequired?: boolean;
  email?: string;
  metadata?: Record<string, string>;
  /** Checkout with a slow payment: when it's decided, and how. */
  slowUntil?: number;
  slowSucceeds?: boolean;
  /** Subscription: payment attempts for the open invoice, and whether the trial end was announced. */
  tries?: number;
  isTrialEndTold?: boolean;
}

/** An API error in the provider's format. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(status: number, message: string, code?: string, param?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

/** One unit of work at the simulated provider. */
export interface SimulatorLedger {
  readonly now: number;
  /** Base URL of the simulator's pages. */
  readonly pagesUrl: string;
  newId(kind: Kind): string;
  find<K extends Kind>(kind: K, id: string): Promise<Objects[K] | null>;
  /** Throws `resource_missing` like the provider. */
  get<K extends Kind>(kind: K, id: string): Promise<Objects[K]>;
  /** Newest first, like the provider. */
  list<K extends Kind>(kind: K, customerId?: string): Promise<Objects[K][]>;
  put<K extends Kind>(kind: K, object: Objects[K]): Promise<void>;
  notes(id: string): Promise<Notes>;
  note(id: string, change: Notes): Promise<void>;
  emit(type: string, object: object): Promise<void>;
}

/** Shelf of events the webhook hasn't accepted yet. */
export const WAITING = 'waiting';

/** Unguessable, because the id of a checkout is enough to pay it. */
export function newObjectId(kind: Kind): string {
  return `${PREFIXES[kind]}_${randomBytes(15).toString('hex')}`;
}

export function openLedger(rows: SimulatorRows, now: number, pagesUrl: string): SimulatorLedger {
  const ledger: SimulatorLedger = {
    now,
    pagesUrl,
    newId: newObjectId,
    async find(kind, id) {
      const row = await rows.find(id);
      return row?.kind === kind ? (row.object as never) : null;
    },
    async get(kind, id) {
      const found = await ledger.find(kind, id);
      if (!found) throw new Refusal(404, `No such ${kind}: '${id}'`, 'resource_missing', 'id');
      return found;
    },
    async list(kind, customerId) {
      const found = await rows.list(kind, customerId);
      return found.toReversed().map(({ object }) => object as never);
    },
    async put(kind, object) {
      const { customer } = object as { customer?: string };
      await rows.put({
        id: (object as { id: string }).id,
        kind,
        shelf: kind === 'customer' ? null : (customer ?? null),
        object: object as unknown as Record<string, unknown>,
      });
    },
    notes: async (id) => (await rows.find(`note:${id}`))?.object ?? {},
    async note(id, change) {
      const object = { ...(await ledger.notes(id)), ...change };
      await rows.put({ id: `note:${id}`, kind: 'note', shelf: null, object });
    },
    async emit(type, object) {
      const told = event(newObjectId('event'), type, structuredClone(object), now);
      await rows.put({
        id: told.id,
        kind: 'event',
        shelf: WAITING,
        object: told as unknown as Record<string, unknown>,
      });
    },
  };
  return ledger;
}
