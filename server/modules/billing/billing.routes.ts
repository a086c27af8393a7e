import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { HasLtdSchema, SubscriptionSchema } from '#contract/billing.ts';
import { CALLS } from '#contract/paths.ts';
import { accountOf } from '#server/core/http.ts';
import type { Entitlements } from './entitlements.service.ts';

export const billingRoutes: FastifyPluginAsyncZod<{ entitlements: Entitlements }> = async (
  app,
  { entitlements },
) => {
  app.get(
    CALLS.getSubscription,
    { schema: { summary: 'The plan', response: { 200: SubscriptionSchema } } },
    (request) => entitlements.describe(accountOf(request)),
  );

  app.get(
    CALLS.hasLtd,
    { schema: { summary: 'Whether the plan is for life', response: { 200: HasLtdSchema } } },
    async (request) => ({ has_ltd: await entitlements.hasLifetime(accountOf(request)) }),
  );
};
