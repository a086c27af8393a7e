import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { event } from './objects.ts';
import type { SimulatorRows } from '../port.ts';

/** What the provider would remember, by the kind it gives each. */
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

/** The kind of card a test customer pays with. */
export type Card = 'none' | 'good' | 'failing';

/** What the provider knows of a customer, a subscription or a checkout and shows to nobody. */
interface Notes {
  /** On a customer. */
  card?: Card;
  /** On a subscription or checkout: what is left to take off. */
  percentOff?: number;
  /** On a checkout: what was ordered. */
  priceId?: string;
  trialDays?: number;
  hasCardRequired?: boolean;
  email?: string;
  metadata?: Record<string, string>;
  /** On a checkout paid in a slow way: when the money comes, or does not. */
  slowUntil?: number;
  slowSucceeds?: boolean;
  /** On a subscription: payments tried for the open invoice, and whether the end of the trial was announced. */
  tries?: number;
  isTrialEndTold?: boolean;
}

/** The provider said no, in its own terms. */
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
  /** Where the simulator's own pages are. */
  readonly pagesUrl: string;
  newId(kind: Kind): string;
  find<K extends Kind>(kind: K, id: string): Promise<Objects[K] | null>;
  /** Refuses with `resource_missing`, as the provider does. */
  get<K extends Kind>(kind: K, id: string): Promise<Objects[K]>;
  /** The newest first, as the provider lists. */
  list<K extends Kind>(kind: K, customerId?: string): Promise<Objects[K][]>;
  put<K extends Kind>(kind: K, object: Objects[K]): Promise<void>;
  notes(id: string): Promise<Notes>;
  note(id: string, change: Notes): Promise<void>;
  emit(type: string, object: object): Promise<void>;
}

/** Where messages are kept until the product has taken them. */
export const WAITING = 'waiting';

/** Unguessable: whoever has the id of a checkout may pay it. */
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
