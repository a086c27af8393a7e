import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Account } from '#contract/accounts.ts';
import {
  CheckoutStartedSchema,
  HasLtdSchema,
  InvoiceListSchema,
  OpenPortalSchema,
  PortalSchema,
  PurchaseSchema,
  StartCheckoutSchema,
  SubscriptionSchema,
} from '#contract/billing.ts';
import { CALLS, TOKEN_HEADER } from '#contract/paths.ts';
import { accountOf } from '#server/core/http.ts';
import type { Checkout } from './checkout.service.ts';
import type { Entitlements } from './entitlements.service.ts';

interface Options {
  entitlements: Entitlements;
  checkout: Checkout;
  /** Anyone can buy: an invalid token makes the buyer a visitor instead of causing an error. */
  findBuyer(token: string): Promise<Account | null>;
}

export const billingRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { entitlements, checkout, findBuyer },
) => {
  app.get(
    CALLS.getSubscription,
    { schema: { summary: 'Get your plan', response: { 200: SubscriptionSchema } } },
    (request) => entitlements.describe(accountOf(request)),
  );

  app.get(
    CALLS.hasLtd,
    { schema: { summary: 'Check for lifetime access', response: { 200: HasLtdSchema } } },
    async (request) => ({ has_ltd: await entitlements.hasLifetime(accountOf(request)) }),
  );

  app.post(
    CALLS.checkout,
    {
      config: { access: 'public' },
      schema: {
        summary: 'Start a checkout. No sign-in needed',
        params: z.strictObject({ priceId: z.string().max(100) }),
        body: z.nullish(StartCheckoutSchema),
        response: { 200: CheckoutStartedSchema },
      },
    },
    async (request) => {
      const token = request.headers[TOKEN_HEADER.toLowerCase()];
      const account = typeof token === 'string' && token !== '' ? await findBuyer(token) : null;
      const buyer = { account, address: request.ip };
      const coupon = request.body?.coupon || null;
      return { checkout_url: await checkout.start(buyer, request.params.priceId, coupon) };
    },
  );

  app.get(
    CALLS.purchase,
    {
      config: { access: 'public' },
      schema: {
        summary: 'Get the state of a checkout',
        params: z.strictObject({
          checkoutId: z.string().regex(/^cs_\w{1,200}$/, 'must be the id of a checkout'),
        }),
        response: { 200: PurchaseSchema },
      },
    },
    (request) => checkout.findPurchase(request.params.checkoutId, request.ip),
  );

  app.post(
    CALLS.resumePlan,
    {
      config: { access: 'session' },
      schema: { summary: 'Resume a cancelled plan', response: { 200: SubscriptionSchema } },
    },
    async (request) => {
      await checkout.resume(accountOf(request));
      return entitlements.describe(accountOf(request));
    },
  );

  app.post(
    CALLS.billingPortal,
    {
      config: { access: 'session' },
      schema: {
        summary: 'Get a link to the payment provider’s page for cards, invoices and cancelling',
        body: z.nullish(OpenPortalSchema),
        response: { 200: PortalSchema },
      },
    },
    async (request) => ({
      portal_url: await checkout.openPortal(accountOf(request), request.body?.to ?? 'overview'),
    }),
  );

  app.get(
    CALLS.invoices,
    { schema: { summary: 'List your invoices', response: { 200: InvoiceListSchema } } },
    async (request) => ({ invoices: await checkout.listInvoices(accountOf(request)) }),
  );
};
