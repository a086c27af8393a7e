import * as z from 'zod/mini';
import { PriceIdSchema } from './catalog/plans.ts';
import { CountSchema, InstantSchema } from './values.ts';

/** Plan status of an account or visitor. Derived from billing events in one place on the server. */
const EntitlementStateSchema = z.enum([
  'visitor',
  /** An account that never had a plan. */
  'free',
  'trialing',
  'active',
  /** A payment failed; the plan stays active for a grace period. */
  'past_due',
  /** Cancelled by the owner; active until the end of the paid period. */
  'cancelled',
  'ended',
  'lifetime',
  /** Shares the plan of the account that invited it. */
  'team',
]);
export type EntitlementState = z.infer<typeof EntitlementStateSchema>;

const FreeWordsSchema = z.object({
  limit: CountSchema,
  used: CountSchema,
  left: CountSchema,
  /** The part of `left` reserved for unfinished runs. Unused words are released. */
  held: CountSchema,
});

const EntitlementSchema = z.object({
  state: EntitlementStateSchema,
  /** Whether a new run would be accepted. Reading, editing, exporting and deleting are always allowed. */
  mayGenerate: z.boolean(),
  /** Counted for everyone; only relevant without a plan. */
  freeWords: FreeWordsSchema,
  /** When this state ends automatically; `null` if never or unknown. */
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

/** An amount to pay or refund. */
const MoneySchema = z.object({ cents: CountSchema, currency: z.string() });
export type Money = z.infer<typeof MoneySchema>;

export const SubscriptionSchema = z.object({
  status: SubscriptionStatusSchema,
  plan: z.nullable(PriceIdSchema),
  currentPeriodEnd: z.nullable(InstantSchema),
  trialEnd: z.nullable(InstantSchema),
  /** When it ends because it was cancelled, or because a trial has no card. */
  cancelAt: z.nullable(InstantSchema),
  /** Whether the next payment can be charged automatically. */
  hasCard: z.boolean(),
  /** The payment method as shown to its owner: "Visa ending in 4242". */
  card: z.nullable(z.string()),
  /** A failed payment that blocks renewal, with the page to pay it. */
  openInvoice: z.nullable(z.extend(MoneySchema, { url: z.nullable(z.string()) })),
  /** A lifetime purchase whose payment is pending, such as a bank debit. Not active yet. */
  pendingLifetime: z.nullable(MoneySchema),
  /** One trial per email address. */
  hasTrialLeft: z.boolean(),
  lifetime: z.boolean(),
  /** For team members: the plan's owner. */
  team: z.nullable(z.object({ ownerEmail: z.string() })),
  /** Whether there is a portal for invoices, card and cancellation. */
  hasPortal: z.boolean(),
  /** The payment simulator is in use; no real money. */
  isTest: z.boolean(),
  entitlement: EntitlementSchema,
});
export type Subscription = z.infer<typeof SubscriptionSchema>;

export const HasLtdSchema = z.object({ has_ltd: z.boolean() });

/** An empty coupon, such as that of `/ltd?coupon=`, counts as none. */
export const StartCheckoutSchema = z.strictObject({
  coupon: z.nullish(z.string().check(z.trim(), z.maxLength(100))),
});

export const CheckoutStartedSchema = z.object({ checkout_url: z.string() });

/** Outcome of a checkout, shown on return. `pending`: the payment hasn't arrived yet. */
export const PurchaseSchema = z.object({
  payment: z.enum(['paid', 'pending', 'failed', 'unknown']),
});
export type Purchase = z.infer<typeof PurchaseSchema>;

/** Which portal page to open; cancelling takes one more click there. */
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
  refundedCents: CountSchema,
  status: z.enum(['paid', 'open', 'void', 'uncollectible', 'draft', 'refunded']),
  /** The provider's page for the invoice, with the PDF. */
  url: z.nullable(z.string()),
});
export type Invoice = z.infer<typeof InvoiceSchema>;

export const InvoiceListSchema = z.object({ invoices: z.array(InvoiceSchema) });
