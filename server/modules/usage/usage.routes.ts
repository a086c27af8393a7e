import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ModelListSchema } from '#contract/models.ts';
import { CALLS } from '#contract/paths.ts';
import { MonthSchema, UsageSchema } from '#contract/usage.ts';
import { accountOf } from '#server/core/http.ts';
import type { Models } from './models.service.ts';
import type { Usage } from './usage.service.ts';

export const usageRoutes: FastifyPluginAsyncZod<{ usage: Usage; models: Models }> = async (
  app,
  { usage, models },
) => {
  app.get(
    CALLS.models,
    {
      schema: {
        summary: 'List the models, their prices, and which ones you can use',
        response: { 200: ModelListSchema },
      },
    },
    (request) => models.list(accountOf(request)),
  );

  app.get(
    CALLS.usage,
    {
      schema: {
        summary: 'Get a month’s spending: totals, limits and calls',
        querystring: z.strictObject({
          month: z.optional(MonthSchema),
          cursor: z.string().max(60).optional(),
          /** `recording`: groups a podcast's lines spoken on the same day into one row. */
          group: z.enum(['recording']).optional(),
          /** Only rows of this generation; the totals are still those of the month. */
          generation: z.string().max(60).optional(),
        }),
        response: { 200: UsageSchema },
      },
    },
    (request) => {
      const { month = null, cursor = null, group, generation = null } = request.query;
      const rows = { cursor, isGrouped: group === 'recording', generationId: generation };
      return usage.month(accountOf(request).id, month, rows);
    },
  );
};
