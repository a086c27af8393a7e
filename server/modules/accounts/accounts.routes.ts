import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AccountSchema, SignedInSchema } from '#contract/accounts.ts';
import { CALLS } from '#contract/paths.ts';
import { accountOf } from '#server/core/http.ts';
import type { Accounts } from './accounts.service.ts';

export const accountRoutes: FastifyPluginAsyncZod<{ accounts: Accounts }> = async (
  app,
  { accounts },
) => {
  app.get(
    CALLS.userInfo,
    { schema: { summary: 'Who is signed in', response: { 200: AccountSchema } } },
    (request) => accountOf(request),
  );

  app.get(
    CALLS.loginWithToken,
    {
      config: { access: 'public' },
      schema: {
        summary: 'Sign in with the token of a login link',
        params: z.strictObject({ token: z.string().min(1).max(200) }),
        response: { 200: SignedInSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { access_token: await accounts.signInByLink(request.params.token) };
    },
  );
};
