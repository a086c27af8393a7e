import * as z from 'zod/mini';
import { PriceIdSchema } from './catalog/plans.ts';
import { CountSchema, InstantSchema } from './values.ts';

/** Where an account, or somebody without one, stands. One place on the server decides it, from billing events. */
const EntitlementStateSchema = z.enum([
  'visitor',
  /** An account that never had a plan. */
  'free',
  'trialing',
  'active',
  /** A payment failed; the plan goes on for some days so that it can be put right. */
  'past_due',
  /** Ended by its owner; good until what was paid for is over. */
  'cancelled',
  'ended',
  'lifetime',
  /** Shares the plan of whoever invited it. */
  'team',
]);
export type EntitlementState = z.infer<typeof EntitlementStateSchema>;

const FreeWordsSchema = z.object({
  limit: CountSchema,
  used: CountSchema,
  left: CountSchema,
  /** Of those left, held back for runs that have not ended. What they do not use comes back. */
  held: CountSchema,
});

const EntitlementSchema = z.object({
  state: EntitlementStateSchema,
  /** Whether a new run would be taken now. Reading, editing, exporting and deleting never ask. */
  mayGenerate: z.boolean(),
  /** Counted for everybody; they only matter without a plan. */
  freeWords: FreeWordsSchema,
  /** When this state ends by itself; `null` where it does not, or nobody knows. */
  until: z.nullable(InstantSchema),
});
export type Entitlement = z.infer<typeof EntitlementSchema>;

export const SubscriptionStatusSchema = z.enum([
  'none',
  'trialing',
  'active',
  'past_due',
  'cancelled',
  'ended',
  'lifetime',
  'team',
]);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatusSchema>;

/** An amount that somebody pays, or gets back. */
const MoneySchema = z.object({ cents: CountSchema, currency: z.string() });
export type Money = z.infer<typeof MoneySchema>;

/** What an account has paid for. */
export const SubscriptionSchema = z.object({
  status: SubscriptionStatusSchema,
  plan: z.nullable(PriceIdSchema),
  currentPeriodEnd: z.nullable(InstantSchema),
  trialEnd: z.nullable(InstantSchema),
  /** When it ends because its owner, or the end of a trial without a card, says so. */
  cancelAt: z.nullable(InstantSchema),
  /** Whether the next payment can be made by itself. */
  hasCard: z.boolean(),
  /** What the next payment is made with, as its owner knows it: "Visa ending in 4242". */
  card: z.nullable(z.string()),
  /** A payment that failed and keeps the plan from going on, with the page where it can be made. */
  openInvoice: z.nullable(z.extend(MoneySchema, { url: z.nullable(z.string()) })),
  /** A plan for life whose money is on its way, as a bank debit takes days. It gives nothing yet. */
  pendingLifetime: z.nullable(MoneySchema),
  /** An address has one trial. */
  hasTrialLeft: z.boolean(),
  lifetime: z.boolean(),
  /** Whose plan is shared, for a member of a team. */
  team: z.nullable(z.object({ ownerEmail: z.string() })),
  /** Whether there is a place to see invoices, change the card or cancel. */
  hasPortal: z.boolean(),
  /** The simulator stands where the payment provider would: nothing here is real money. */
  isTest: z.boolean(),
  entitlement: EntitlementSchema,
});
export type Subscription = z.infer<typeof SubscriptionSchema>;

export const HasLtdSchema = z.object({ has_ltd: z.boolean() });

export const StartCheckoutSchema = z.strictObject({
  coupon: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
});

export const CheckoutStartedSchema = z.object({ checkout_url: z.string() });

/** What became of a checkout, for whoever comes back from it. `pending`: the money is on its way. */
export const PurchaseSchema = z.object({
  payment: z.enum(['paid', 'pending', 'failed', 'unknown']),
});
export type Purchase = z.infer<typeof PurchaseSchema>;

/** Where in the portal to arrive; cancelling from here takes one more click there. */
const PortalPlaceSchema = z.enum(['overview', 'cancel', 'switch', 'card']);
export type PortalPlace = z.infer<typeof PortalPlaceSchema>;

export const OpenPortalSchema = z.strictObject({ to: z.optional(PortalPlaceSchema) });

export const PortalSchema = z.object({ portal_url: z.string() });

export const InvoiceSchema = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  createdAt: InstantSchema,
  totalCents: z.int(),
  currency: z.string(),
  /** What was given back of it. */
  refundedCents: CountSchema,
  status: z.enum(['paid', 'open', 'void', 'uncollectible', 'draft', 'refunded']),
  /** The provider's own page for it, with the file. */
  url: z.nullable(z.string()),
});
export type Invoice = z.infer<typeof InvoiceSchema>;

export const InvoiceListSchema = z.object({ invoices: z.array(InvoiceSchema) });
