import type { PriceId } from '#contract/catalog/plans.ts';
import type { Invoice, Money, PortalPlace } from '#contract/billing.ts';
import type { TestAction, TestPage, TestView } from '#contract/test-billing.ts';
import type {
  BillingSource,
  OpenInvoice,
  ProviderStatus,
  PurchaseState,
  Revocation,
} from '#server/core/money.ts';

export interface CheckoutOrder {
  priceId: PriceId;
  /** `null` for visitors: the account is found or created by the email given at checkout. */
  buyer: { ownerId: string; customerId: string } | null;
  trialDays: number;
  discount: Discount | null;
  /** Redirect URLs. The first one has `{CHECKOUT_SESSION_ID}` replaced. */
  successUrl: string;
  cancelUrl: string;
}

/** A discount in the provider's terms. */
interface Discount {
  promotionCode: string;
}

/** A verified webhook event. Only a hint: the current state is always read from the provider. */
export interface BillingMessage {
  id: string;
  type: string;
  /** Id of the object it's about. */
  objectId: string;
  happenedAt: Date;
}

/** A snapshot of everything the provider knows about a customer. */
export interface CustomerPicture {
  id: string;
  email: string;
  isDeleted: boolean;
  /** The account the customer was created for; `null` for guests. */
  ownerId: string | null;
  subscriptions: SubscriptionPicture[];
  purchases: PurchasePicture[];
  /** Completed checkouts, oldest first. */
  checkouts: CheckoutPicture[];
}

export interface SubscriptionPicture {
  id: string;
  status: ProviderStatus;
  priceId: PriceId | null;
  startedAt: Date;
  /** The subscription started with its trial; `false` if free days were added later. */
  beganAsTrial: boolean;
  periodStart: Date;
  periodEnd: Date;
  trialEnd: Date | null;
  cancelAt: Date | null;
  endedAt: Date | null;
  hasCard: boolean;
  card: string | null;
  paidUntil: Date | null;
  paymentId: string | null;
  revoked: Revocation | null;
  openInvoice: OpenInvoice | null;
  /** The newest invoice, if it's paid and not zero. */
  receipt: Receipt | null;
  /** What a trial with a card will cost when it ends. */
  next: Money | null;
}

/** Payment details for the customer's bookkeeping. */
export interface Receipt {
  invoiceId: string;
  number: string | null;
  cents: number;
  refundedCents: number;
  currency: string;
  at: Date;
  url: string | null;
}

export interface PurchasePicture {
  checkoutId: string;
  state: PurchaseState;
  paymentId: string | null;
  amountCents: number;
  refundedCents: number;
  currency: string;
  boughtAt: Date;
  revoked: Revocation | null;
  receipt: Receipt | null;
}

export interface CheckoutPicture {
  id: string;
  email: string;
  priceId: PriceId | null;
  ownerId: string | null;
  hasAcceptedTerms: boolean;
  at: Date;
}

/** The payment provider. Throws `billing_unavailable` for temporary failures. All changes are idempotent. */
export interface BillingProvider {
  readonly source: BillingSource;
  /** The provider's time; the simulator's can be advanced. */
  now(): Promise<Date>;
  /** Returns the same customer for the same account, or a new one if the `earlier` ones were deleted. */
  ensureCustomer(owner: { id: string; email: string }, earlier: number): Promise<string>;
  /** `null` if the code doesn't exist or has expired. */
  findDiscount(code: string): Promise<Discount | null>;
  /** Throws `coupon_unknown` if the discount doesn't apply to this order. */
  startCheckout(order: CheckoutOrder): Promise<{ url: string }>;
  /** Expires this customer's open checkouts. */
  closeCheckouts(customerId: string): Promise<void>;
  /** The outcome of a checkout; `null` if it's unknown or still open. */
  findPurchase(checkoutId: string): Promise<PurchaseState | null>;
  openPortal(wanted: {
    customerId: string;
    returnUrl: string;
    to: PortalPlace;
    /** The subscription to cancel or change; without it the portal's start page opens. */
    subscriptionId: string | null;
  }): Promise<string>;
  listInvoices(customerId: string): Promise<Invoice[]>;

  /** Throws `signature_wrong`. `null` for events we don't handle. */
  readMessage(raw: Buffer, signature: string, now: Date): Promise<BillingMessage | null>;
  /** Events since then, to catch up on missed webhooks. */
  listMessages(since: Date): Promise<BillingMessage[]>;
  /** The customer an event is about; `null` if there's none yet. */
  findCustomer(message: Pick<BillingMessage, 'type' | 'objectId'>): Promise<string | null>;
  getCustomer(id: string): Promise<CustomerPicture>;
  /** Whether a payment was refunded or disputed. Also works for customers deleted at the provider. */
  findRevocation(paymentId: string): Promise<Revocation | null>;

  cancelNow(subscriptionId: string): Promise<void>;
  endTrial(subscriptionId: string): Promise<void>;
  /** Undoes a cancellation at the end of the period. */
  resume(subscriptionId: string): Promise<void>;
  /** Nobody is asked to pay this invoice anymore. */
  voidInvoice(invoiceId: string): Promise<void>;
  /** Refunds the rest, or `part`, which includes the amount refunded before. */
  refund(paymentId: string, part?: { cents: number; before: number }): Promise<void>;
  close(): Promise<void>;
}

/** Backend of the simulator's pages. */
export interface TestDesk {
  /** Throws `not_found`. */
  show(page: TestPage): Promise<TestView>;
  /** Returns where to redirect; `null` stays. Throws `test_payment_refused`. */
  act(action: TestAction): Promise<string | null>;
}

/** A stored provider object or the simulator's own data. */
export interface SimulatorRow {
  id: string;
  kind: string;
  /** Groups objects: a customer, or pending events. */
  shelf: string | null;
  object: Record<string, unknown>;
}

export interface SimulatorRows {
  find(id: string): Promise<SimulatorRow | null>;
  /** Oldest first. */
  list(kind: string, shelf?: string): Promise<SimulatorRow[]>;
  put(row: SimulatorRow): Promise<void>;
}

/** The simulator's storage, shared by all processes so they see one provider. */
export interface SimulatorStore {
  /** Runs in a transaction, one at a time. */
  run<T>(work: (rows: SimulatorRows) => Promise<T>): Promise<T>;
  find(id: string): Promise<SimulatorRow | null>;
}
