import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  BatchEstimateSchema,
  BatchListSchema,
  BatchSchema,
  CreateBatchSchema,
  ListVideosSchema,
  RetryBatchSchema,
  VideoListingSchema,
} from '#contract/batches.ts';
import { CALLS } from '#contract/paths.ts';
import { accountOf } from '#server/core/http.ts';
import type { Limit } from '../limits/limits.service.ts';
import type { Videos } from '../videos/videos.service.ts';
import type { Batches } from './batches.service.ts';

export interface BatchRouteOptions {
  batches: Batches;
  videos: Pick<Videos, 'listMany'>;
  accountLimits: { batchesPerHour: number };
}

const params = z.strictObject({ id: z.string() });
const started = z.strictObject({});

/** Each may take several requests to the platform. */
const LISTINGS: Limit = { name: 'listings', max: 60, windowSeconds: 3600 };

export const batchRoutes: FastifyPluginAsyncZod<BatchRouteOptions> = async (
  app,
  { batches, videos, accountLimits },
) => {
  const newBatches = { name: 'batches', max: accountLimits.batchesPerHour, windowSeconds: 3600 };

  app.post(
    CALLS.videoListing,
    {
      config: { limits: [{ by: 'account', ...LISTINGS }] },
      schema: {
        summary: 'List the videos of a playlist, a channel or pasted links',
        body: ListVideosSchema,
        response: { 200: VideoListingSchema },
      },
    },
    async (request, reply) => {
      const leaving = new AbortController();
      reply.raw.once('close', () => leaving.abort());
      return videos.listMany(request.body.text, leaving.signal);
    },
  );

  app.post(
    CALLS.batches,
    {
      config: { limits: [{ by: 'account', ...newBatches }] },
      schema: {
        summary: 'Create the same formats from many videos',
        headers: z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() }),
        body: CreateBatchSchema,
        response: { 202: BatchSchema },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? null;
      return reply.code(202).send(await batches.create(accountOf(request), request.body, key));
    },
  );

  app.post(
    CALLS.batchEstimate,
    {
      config: { reads: true },
      schema: {
        summary: 'Estimate what a batch would use and cost',
        body: CreateBatchSchema,
        response: { 200: BatchEstimateSchema },
      },
    },
    (request) => batches.estimate(accountOf(request), request.body),
  );

  app.get(
    CALLS.batches,
    {
      schema: {
        summary: 'List your batches, newest first',
        querystring: z.strictObject({
          cursor: z.string().max(60).optional(),
          limit: z.coerce.number().int().min(1).max(50).default(20),
        }),
        response: { 200: BatchListSchema },
      },
    },
    (request) => {
      const { cursor = null, limit } = request.query;
      return batches.list(accountOf(request), { cursor, limit });
    },
  );

  app.get(
    CALLS.batch,
    { schema: { summary: 'Get a batch', params, response: { 200: BatchSchema } } },
    async (request) => batches.describe(await batches.get(accountOf(request), request.params.id)),
  );

  app.post(
    CALLS.batchStop,
    {
      schema: {
        summary: 'Stop a batch. Drafts already in progress will finish',
        params,
        response: { 202: started },
      },
    },
    async (request, reply) => {
      await batches.stop(await batches.get(accountOf(request), request.params.id));
      return reply.code(202).send({});
    },
  );

  app.post(
    CALLS.batchRetry,
    {
      schema: {
        summary: 'Retry failed videos and continue with the rest',
        params,
        body: RetryBatchSchema,
        response: { 202: started },
      },
    },
    async (request, reply) => {
      const batch = await batches.get(accountOf(request), request.params.id);
      await batches.retry(batch, request.body);
      return reply.code(202).send({});
    },
  );

  app.delete(
    CALLS.batch,
    {
      schema: {
        summary: 'Delete a batch, but keep its drafts and sources',
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await batches.remove(await batches.get(accountOf(request), request.params.id));
      return reply.code(204).send(null);
    },
  );
};
