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
  /** `null` for a visitor: the account is found or made by the address given at checkout. */
  buyer: { ownerId: string; customerId: string } | null;
  trialDays: number;
  discount: Discount | null;
  /** Where the browser goes afterwards. The first gets the checkout's id in place of `{CHECKOUT_SESSION_ID}`. */
  successUrl: string;
  cancelUrl: string;
}

/** What takes something off a price, as the provider names it. */
interface Discount {
  promotionCode: string;
}

/** A signed message of the provider. Only a hint that something happened: what is true is asked for anew. */
export interface BillingMessage {
  id: string;
  type: string;
  /** Of the thing that it is about. */
  objectId: string;
  happenedAt: Date;
}

/** All that the provider knows of one customer, read at one time. */
export interface CustomerPicture {
  id: string;
  email: string;
  isDeleted: boolean;
  /** The account the customer was made for; `null` for one who came as a guest. */
  ownerId: string | null;
  subscriptions: SubscriptionPicture[];
  purchases: PurchasePicture[];
  /** Checkouts that were completed, the oldest first. */
  checkouts: CheckoutPicture[];
}

export interface SubscriptionPicture {
  id: string;
  status: ProviderStatus;
  priceId: PriceId | null;
  startedAt: Date;
  /** Its trial came first; otherwise somebody was given free days later. */
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
  /** The newest invoice, where it is paid and not for nothing. */
  receipt: Receipt | null;
  /** What a trial with a card will cost at its end. */
  next: Money | null;
}

/** What somebody has paid, as their books want to know it. */
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

/**
 * Takes money. Throws `billing_unavailable` where it may work later. Every change can be asked for twice: the second
 * time nothing happens.
 */
export interface BillingProvider {
  readonly source: BillingSource;
  /** Time as the provider sees it; the simulator's can be moved. */
  now(): Promise<Date>;
  /** The same account always gets the same customer; another one where those it had (`earlier`) are deleted. */
  ensureCustomer(owner: { id: string; email: string }, earlier: number): Promise<string>;
  /** `null` where there is no such code or it cannot be used any more. */
  findDiscount(code: string): Promise<Discount | null>;
  /** Throws `coupon_unknown` where the discount is not for this order. */
  startCheckout(order: CheckoutOrder): Promise<{ url: string }>;
  /** Whatever checkout this customer has left open can no longer be paid. */
  closeCheckouts(customerId: string): Promise<void>;
  /** What became of a checkout; `null` where there is none or it is still open. */
  findPurchase(checkoutId: string): Promise<PurchaseState | null>;
  openPortal(wanted: {
    customerId: string;
    returnUrl: string;
    to: PortalPlace;
    /** The one that is cancelled or changed there; without it the portal opens at its beginning. */
    subscriptionId: string | null;
  }): Promise<string>;
  listInvoices(customerId: string): Promise<Invoice[]>;

  /** Throws `signature_wrong`. `null` for a message that is not about anything of ours. */
  readMessage(raw: Buffer, signature: string, now: Date): Promise<BillingMessage | null>;
  /** What happened since, for whoever may have missed a message. */
  listMessages(since: Date): Promise<BillingMessage[]>;
  /** Whom a message is about. `null` where it is about nobody yet. */
  findCustomer(message: Pick<BillingMessage, 'type' | 'objectId'>): Promise<string | null>;
  getCustomer(id: string): Promise<CustomerPicture>;
  /** Whether a payment was taken back. For customers that were deleted there, of whom nothing else can be asked. */
  findRevocation(paymentId: string): Promise<Revocation | null>;

  cancelNow(subscriptionId: string): Promise<void>;
  endTrial(subscriptionId: string): Promise<void>;
  /** One that was to end at the end of its period goes on. */
  resume(subscriptionId: string): Promise<void>;
  /** Nobody is asked for this money any more. */
  voidInvoice(invoiceId: string): Promise<void>;
  /** All that is left of it where no part is given; a part comes with what had been given back before. */
  refund(paymentId: string, part?: { cents: number; before: number }): Promise<void>;
  close(): Promise<void>;
}

/** What the pages of the simulator show and do. Only the simulator has it. */
export interface TestDesk {
  /** Throws `not_found` for what does not exist. */
  show(page: TestPage): Promise<TestView>;
  /** Where the browser goes next; `null` stays. Throws `test_payment_refused`. */
  act(action: TestAction): Promise<string | null>;
}

/** One remembered object, or a note of the simulator's own. */
export interface SimulatorRow {
  id: string;
  kind: string;
  /** What it is kept with: a customer, or the messages that wait. */
  shelf: string | null;
  object: Record<string, unknown>;
}

export interface SimulatorRows {
  find(id: string): Promise<SimulatorRow | null>;
  /** The oldest first. */
  list(kind: string, shelf?: string): Promise<SimulatorRow[]>;
  put(row: SimulatorRow): Promise<void>;
}

/** Where the simulator remembers. Shared by every process, so that all of them see one provider. */
export interface SimulatorStore {
  /** All or nothing, and one at a time. */
  run<T>(work: (rows: SimulatorRows) => Promise<T>): Promise<T>;
  find(id: string): Promise<SimulatorRow | null>;
}
