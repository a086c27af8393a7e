import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type PublicConfig, PublicConfigSchema } from '#contract/accounts.ts';
import { CALLS } from '#contract/paths.ts';

/** Listed explicitly, so nothing becomes public by being added to the configuration. */
export const publicConfigRoutes: FastifyPluginAsyncZod<{ publicConfig: PublicConfig }> = async (
  app,
  { publicConfig },
) => {
  app.get(
    CALLS.config,
    {
      config: { access: 'public' },
      schema: {
        summary: 'Get the public configuration of this server',
        response: { 200: PublicConfigSchema },
      },
    },
    (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      return publicConfig;
    },
  );
};
