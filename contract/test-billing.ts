import * as z from 'zod/mini';
import { EmailSchema } from './accounts.ts';
import { InvoiceSchema } from './billing.ts';
import { PriceIdSchema } from './catalog/plans.ts';
import { CountSchema, InstantSchema } from './values.ts';

/** API of the billing simulator's pages. Only exists without a real payment provider. */

const WayToPaySchema = z.enum(['none', 'good', 'failing', 'slow', 'slow_failing']);
export type WayToPay = z.infer<typeof WayToPaySchema>;

const reference = z.string().check(z.minLength(1), z.maxLength(100));

export const TestPageSchema = z.union([
  z.strictObject({ checkout: reference }),
  z.strictObject({ portal: reference }),
  z.strictObject({ invoice: reference }),
]);
export type TestPage = z.infer<typeof TestPageSchema>;

const TestCheckoutSchema = z.object({
  kind: z.literal('checkout'),
  status: z.enum(['open', 'complete', 'expired']),
  plan: PriceIdSchema,
  subtotalCents: CountSchema,
  totalCents: CountSchema,
  trialDays: CountSchema,
  dueNowCents: CountSchema,
  /** Set if the buyer has an account. */
  email: z.nullable(z.string()),
  isCardRequired: z.boolean(),
  cancelUrl: z.nullable(z.string()),
});

const TestPortalSchema = z.object({
  kind: z.literal('portal'),
  email: z.string(),
  now: InstantSchema,
  card: z.enum(['none', 'good', 'failing']),
  subscriptions: z.array(
    z.object({
      id: z.string(),
      plan: PriceIdSchema,
      status: z.string(),
      trialEnd: z.nullable(InstantSchema),
      periodEnd: InstantSchema,
      cancelAt: z.nullable(InstantSchema),
    }),
  ),
  invoices: z.array(InvoiceSchema),
  returnUrl: z.nullable(z.string()),
});

const TestInvoiceSchema = z.object({
  kind: z.literal('invoice'),
  invoice: InvoiceSchema,
  email: z.string(),
  description: z.string(),
  /** Whether paying it still has an effect. */
  isPayable: z.boolean(),
  /** The billing page to return to. */
  returnUrl: z.string(),
});

export const TestViewSchema = z.union([TestCheckoutSchema, TestPortalSchema, TestInvoiceSchema]);
export type TestView = z.infer<typeof TestViewSchema>;

export const TestActionSchema = z.union([
  z.strictObject({
    action: z.literal('pay'),
    checkout: reference,
    email: EmailSchema,
    way: WayToPaySchema,
    acceptsTerms: z.literal(true, 'must be accepted'),
  }),
  z.strictObject({ action: z.enum(['cancel', 'renew', 'retry']), portal: reference }),
  z.strictObject({
    action: z.literal('settle'),
    invoice: reference,
    card: z.enum(['good', 'failing']),
  }),
  z.strictObject({
    action: z.literal('card'),
    portal: reference,
    card: z.enum(['none', 'good', 'failing']),
  }),
  z.strictObject({
    action: z.literal('switch'),
    portal: reference,
    // Lifetime plans are bought, not switched to.
    plan: z.enum(['price_monthly', 'price_yearly']),
  }),
  z.strictObject({
    action: z.literal('advance'),
    portal: reference,
    days: z.int().check(z.gte(1), z.lte(400)),
  }),
]);
export type TestAction = z.infer<typeof TestActionSchema>;

/** Where to redirect; `null` stays. */
export const TestActedSchema = z.object({ goTo: z.nullable(z.string()) });
