import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { HasLtdSchema, SubscriptionSchema } from '#contract/billing.ts';
import { CALLS } from '#contract/paths.ts';

/** Nothing can be bought yet, so nobody has anything. */
export const billingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    CALLS.getSubscription,
    { schema: { summary: 'The plan', response: { 200: SubscriptionSchema } } },
    () => ({ status: 'none' as const }),
  );

  app.get(
    CALLS.hasLtd,
    { schema: { summary: 'Whether the plan is for life', response: { 200: HasLtdSchema } } },
    () => ({ has_ltd: false }),
  );
};
