import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { BinListSchema } from '#contract/generations.ts';
import { CALLS } from '#contract/paths.ts';
import { accountOf } from '#server/core/http.ts';
import type { Generations } from './generations.service.ts';

const params = z.strictObject({ id: z.string() });

export const binRoutes: FastifyPluginAsyncZod<{ generations: Generations }> = async (
  app,
  { generations },
) => {
  app.get(
    CALLS.bin,
    {
      schema: {
        summary: 'List what’s in the bin, newest first',
        response: { 200: BinListSchema },
      },
    },
    (request) => generations.listBin(accountOf(request)),
  );

  app.delete(
    CALLS.bin,
    {
      schema: { summary: 'Empty the bin', response: { 204: z.null() } },
    },
    async (request, reply) => {
      await generations.emptyBin(accountOf(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    CALLS.binnedRestore,
    {
      schema: {
        summary: 'Restore a draft from the bin',
        params,
        response: { 200: z.strictObject({}) },
      },
    },
    async (request) => {
      await generations.restore(accountOf(request), request.params.id);
      return {};
    },
  );

  app.delete(
    CALLS.binned,
    {
      schema: {
        summary: 'Delete a draft in the bin permanently',
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await generations.deleteForGood(accountOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
