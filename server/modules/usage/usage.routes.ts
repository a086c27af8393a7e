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
          /** `recording`: the lines of a podcast that were spoken on one day are one row. */
          group: z.enum(['recording']).optional(),
          /** Only what was paid for this one; the totals are those of the month all the same. */
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
