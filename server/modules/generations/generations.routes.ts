import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  CreatedGenerationsSchema,
  CreateGenerationSchema,
  EstimateRefinesSchema,
  EstimateSchema,
  GenerationListSchema,
  LibrarySortSchema,
  GenerationSchema,
  ReadAgainSchema,
  RefineEstimatesSchema,
  RefineSchema,
  StatusSchema,
} from '#contract/generations.ts';
import { FormatSchema } from '#contract/catalog/formats.ts';
import { LanguageSchema } from '#contract/catalog/languages.ts';
import { CALLS } from '#contract/paths.ts';
import { accountOf } from '#server/core/http.ts';
import { toGeneration } from './generation-view.ts';
import type { Generations } from './generations.service.ts';

const params = z.strictObject({ id: z.string() });

export const generationRoutes: FastifyPluginAsyncZod<{ generations: Generations }> = async (
  app,
  { generations },
) => {
  app.post(
    CALLS.generations,
    {
      schema: {
        summary: 'Start one or more runs',
        headers: z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() }),
        body: CreateGenerationSchema,
        response: { 202: CreatedGenerationsSchema },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? null;
      const created = await generations.create(accountOf(request), request.body, key);
      return reply.code(202).send(created);
    },
  );

  app.post(
    CALLS.estimate,
    {
      schema: {
        summary: 'Estimate what a run would use and cost',
        body: CreateGenerationSchema,
        response: { 200: EstimateSchema },
      },
    },
    (request) => generations.estimate(accountOf(request), request.body),
  );

  app.get(
    CALLS.generations,
    {
      schema: {
        summary: 'List your runs and drafts, newest first by default',
        querystring: z.strictObject({
          cursor: z.string().max(1000).optional(),
          sort: z.optional(LibrarySortSchema),
          limit: z.coerce.number().int().min(1).max(100).default(30),
          format: z.optional(FormatSchema),
          language: z.optional(LanguageSchema),
          status: z.optional(StatusSchema),
          favourite: z.stringbool().optional(),
          videoId: z.string().max(60).optional(),
          /** Only drafts started from answers of this conversation. */
          threadId: z.string().max(60).optional(),
          q: z.string().max(300).optional(),
        }),
        response: { 200: GenerationListSchema },
      },
    },
    (request) => {
      const { cursor = null, ...rest } = request.query;
      return generations.list(accountOf(request), { ...rest, cursor });
    },
  );

  app.get(
    CALLS.generation,
    {
      schema: { summary: 'Get a run with its draft', params, response: { 200: GenerationSchema } },
    },
    async (request) => toGeneration(await generations.get(accountOf(request), request.params.id)),
  );

  app.delete(
    CALLS.generation,
    {
      schema: {
        summary: 'Move a run and its draft to the bin',
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await generations.remove(await generations.get(accountOf(request), request.params.id));
      return reply.code(204).send(null);
    },
  );

  app.post(
    CALLS.generationStop,
    {
      schema: {
        summary: 'Stop a run and keep what’s written',
        params,
        response: { 202: z.strictObject({}) },
      },
    },
    async (request, reply) => {
      await generations.stop(await generations.get(accountOf(request), request.params.id));
      return reply.code(202).send({});
    },
  );

  app.post(
    CALLS.generationRefine,
    {
      schema: {
        summary: 'Refine a draft, or part of it, with an instruction',
        params,
        body: RefineSchema,
        response: { 202: z.strictObject({}) },
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const generation = await generations.get(account, request.params.id);
      await generations.refine(account, generation, request.body);
      return reply.code(202).send({});
    },
  );

  app.post(
    CALLS.refineEstimate,
    {
      config: { reads: true },
      schema: {
        summary: 'Estimate what each refinement would use and cost',
        params,
        body: EstimateRefinesSchema,
        response: { 200: RefineEstimatesSchema },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const generation = await generations.get(account, request.params.id);
      const { wishes } = request.body;
      return { estimates: await generations.estimateRefines(account, generation, wishes) };
    },
  );

  app.post(
    CALLS.secondReading,
    {
      schema: {
        summary: 'Have a model check a finished draft’s sentences against the transcript',
        params,
        body: ReadAgainSchema,
        response: { 202: z.strictObject({}) },
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const generation = await generations.get(account, request.params.id);
      await generations.readAgain(account, generation, request.body.scope);
      return reply.code(202).send({});
    },
  );

  app.post(
    CALLS.secondReadingEstimate,
    {
      config: { reads: true },
      schema: {
        summary: 'Estimate what it would cost to check the sentences the model hasn’t read yet',
        params,
        body: ReadAgainSchema,
        response: { 200: EstimateSchema },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const generation = await generations.get(account, request.params.id);
      return generations.estimateReading(account, generation, request.body.scope);
    },
  );

  app.post(
    CALLS.generationRetry,
    {
      schema: {
        summary: 'Retry a run that failed or was stopped',
        params,
        response: { 202: z.strictObject({}) },
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      await generations.retry(account, await generations.get(account, request.params.id));
      return reply.code(202).send({});
    },
  );
};
