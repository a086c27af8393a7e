import { sql } from '../sql.ts';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
} from '../tables.ts';
import type { Money } from '#contract/billing.ts';
import type { PriceId } from '#contract/catalog/plans.ts';
import type {
  BillingSource,
  OpenInvoice,
  ProviderStatus,
  PurchaseState,
  Revocation,
} from '#server/core/money.ts';
import { users } from './accounts.ts';
import { createdAt, time } from './columns.ts';

/**
 * Taken before asking the provider and written with its answer. A slower reader that asked earlier sees a higher ticket and skips
 * its write, so no lock is held during the call.
 */
export const billingTickets = pgSequence('billing_tickets');

export const billingCustomers = pgTable(
  'billing_customers',
  {
    id: text('id').primaryKey(),
    source: text('source').$type<BillingSource>().notNull(),
    /** Cleared when the account is deleted; the records are kept. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    email: text('email').notNull(),
    isDeleted: boolean('is_deleted').notNull().default(false),
    /** Set with the first owner. If the owner is missing later, the account was deleted and must not be linked again. */
    linkedAt: time('linked_at'),
    ticket: bigint('ticket', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
    syncedAt: time('synced_at'),
  },
  (table) => [index('billing_customers_of_a_user').on(table.ownerId)],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => billingCustomers.id, { onDelete: 'cascade' }),
    status: text('status').$type<ProviderStatus>().notNull(),
    priceId: text('price_id').$type<PriceId>(),
    startedAt: time('started_at').notNull(),
    /** `false` if free days were added later to an existing plan. */
    beganAsTrial: boolean('began_as_trial').notNull().default(true),
    periodStart: time('period_start').notNull(),
    periodEnd: time('period_end').notNull(),
    trialEnd: time('trial_end'),
    cancelAt: time('cancel_at'),
    endedAt: time('ended_at'),
    hasCard: boolean('has_card').notNull(),
    /** The payment method as shown to its owner. */
    card: text('card'),
    /** The newest invoice, if it's unpaid. */
    openInvoice: jsonb('open_invoice').$type<OpenInvoice>(),
    /** End of the paid period, if the newest invoice is paid and not for a trial. */
    paidUntil: time('paid_until'),
    /** The newest payment was refunded or disputed. */
    revoked: text('revoked').$type<Revocation>(),
    /** The newest payment, for refunds. */
    paymentId: text('payment_id'),
    paid: jsonb('paid').$type<Money>(),
  },
  (table) => [index('subscriptions_of_a_customer').on(table.customerId)],
);

/** A lifetime plan, keyed by its checkout, because a 100% coupon leaves no payment. */
export const purchases = pgTable(
  'purchases',
  {
    checkoutId: text('checkout_id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => billingCustomers.id, { onDelete: 'cascade' }),
    /** Only `paid` purchases count. */
    state: text('state').$type<PurchaseState>().notNull().default('paid'),
    paymentId: text('payment_id'),
    amountCents: integer('amount_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    currency: text('currency').notNull(),
    boughtAt: time('bought_at').notNull(),
    revoked: text('revoked').$type<Revocation>(),
  },
  (table) => [index('purchases_of_a_customer').on(table.customerId)],
);

/** Lifetime plans given by the operator. */
export const lifetimeGrants = pgTable('lifetime_grants', {
  ownerId: text('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  grantedAt: createdAt(),
});

/** Provider webhook events, for deduplication. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text('id').primaryKey(),
    source: text('source').$type<BillingSource>().notNull(),
    type: text('type').notNull(),
    objectId: text('object_id').notNull(),
    customerId: text('customer_id'),
    happenedAt: time('happened_at').notNull(),
    receivedAt: time('received_at').notNull().defaultNow(),
    appliedAt: time('applied_at'),
    outcome: text('outcome'),
  },
  (table) => [
    index('billing_events_of_a_customer').on(table.customerId),
    index('billing_events_waiting')
      .on(table.receivedAt)
      .where(sql`${table.appliedAt} is null`),
  ],
);

/** Things done exactly once, such as the email before a trial ends. */
export const billingNotices = pgTable(
  'billing_notices',
  {
    subject: text('subject').notNull(),
    kind: text('kind').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.kind] })],
);

/** The first trial of an email address; there is no second. Outlives account and customer. */
export const trials = pgTable(
  'trials',
  {
    source: text('source').$type<BillingSource>().notNull(),
    email: text('email').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    startedAt: time('started_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.email] })],
);

/** State of the payment simulator in the provider's object format. No real money. */
export const simulatedObjects = pgTable(
  'simulated_objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** Groups objects: a customer, or pending events. */
    shelf: text('shelf'),
    object: jsonb('object').$type<Record<string, unknown>>().notNull(),
    /** Creation order. */
    number: integer('number').generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('simulated_objects_of_a_kind').on(table.kind, table.number),
    index('simulated_objects_of_a_shelf').on(table.shelf),
  ],
);

export const teamMembers = pgTable(
  'team_members',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    invitedAt: time('invited_at').notNull().defaultNow(),
    /** When a member signed in with this address was first seen. */
    joinedAt: time('joined_at'),
  },
  (table) => [
    unique('team_members_once').on(table.ownerId, table.email),
    index('team_members_by_email').on(table.email),
  ],
);
