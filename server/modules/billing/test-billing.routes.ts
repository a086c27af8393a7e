import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CALLS } from '#contract/paths.ts';
import {
  TestActedSchema,
  TestActionSchema,
  TestPageSchema,
  TestViewSchema,
} from '#contract/test-billing.ts';
import { AppError } from '#server/core/app-error.ts';
import type { TestDesk } from '#server/providers/billing/port.ts';

export interface TestBillingOptions {
  testDesk: TestDesk | null;
}

/** The API of the pages marked TEST. Not registered with a real provider. */
export const testBillingRoutes: FastifyPluginAsyncZod<TestBillingOptions> = async (
  app,
  { testDesk },
) => {
  const config = { access: 'public' } as const;

  const getDesk = (): TestDesk => {
    if (!testDesk) throw new AppError('not_found');
    return testDesk;
  };

  app.get(
    CALLS.testBilling,
    {
      config,
      schema: { hide: true, querystring: TestPageSchema, response: { 200: TestViewSchema } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return getDesk().show(request.query);
    },
  );

  app.post(
    CALLS.testBillingAct,
    { config, schema: { hide: true, body: TestActionSchema, response: { 200: TestActedSchema } } },
    async (request) => ({ goTo: await getDesk().act(request.body) }),
  );
};
