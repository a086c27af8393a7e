import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { EstimateSchema } from '#contract/generations.ts';
import { CALLS, TOKEN_HEADER } from '#contract/paths.ts';
import {
  AnswerFileSchema,
  AskedSchema,
  AskSchema,
  QuestionListSchema,
  QuestionSchema,
  StartDraftSchema,
  StartedDraftSchema,
  SuggestedQuestionsSchema,
} from '#contract/questions.ts';
import { AppError } from '#server/core/app-error.ts';
import { attachment } from '#server/core/attachment.ts';
import { openTextStream, type StreamLimit } from '#server/core/event-stream.ts';
import { accountOf } from '#server/core/http.ts';
import type { Limit } from '../limits/limits.service.ts';
import { exportAnswer } from './export-answer.ts';
import type { LiveQuestions } from './live-questions.ts';
import { toQuestion } from './question-view.ts';
import type { AskedQuestions } from './questions.service.ts';

export interface QuestionRouteOptions {
  questions: AskedQuestions;
  liveQuestions: LiveQuestions;
}

interface Options extends QuestionRouteOptions {
  streams: StreamLimit;
  isSignedIn(token: string): Promise<boolean>;
}

const params = z.strictObject({ id: z.string() });
const started = z.strictObject({});
const keyed = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });

/** Passages are free, so without this nothing would limit them. */
const QUESTIONS: Limit = { name: 'questions', max: 300, windowSeconds: 3600 };
const DRAFTS: Limit = { name: 'drafts-of-answers', max: 300, windowSeconds: 3600 };

export const questionRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { questions, liveQuestions, streams, isSignedIn } = options;

  app.post(
    CALLS.questions,
    {
      config: { limits: [{ by: 'account', ...QUESTIONS }] },
      schema: {
        summary: 'Ask a question about a source or a shelf',
        headers: keyed,
        body: AskSchema,
        response: { 202: AskedSchema },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? null;
      return reply.code(202).send(await questions.ask(accountOf(request), request.body, key));
    },
  );

  app.post(
    CALLS.questionEstimate,
    {
      config: { reads: true },
      schema: {
        summary: 'Estimate what a question would use and cost',
        body: AskSchema,
        response: { 200: EstimateSchema },
      },
    },
    (request) => questions.estimate(accountOf(request), request.body),
  );

  app.get(
    CALLS.questions,
    {
      schema: {
        summary: 'List your questions, newest first',
        querystring: z.strictObject({
          cursor: z.string().max(60).optional(),
          limit: z.coerce.number().int().min(1).max(100).default(20),
          videoId: z.string().max(120).optional(),
          shelfId: z.string().max(120).optional(),
          threadId: z.string().max(60).optional(),
          q: z.string().max(300).optional(),
          /** `thread` lists only the first question of each conversation, the most recently continued first. */
          group: z.enum(['thread']).optional(),
        }),
        response: { 200: QuestionListSchema },
      },
    },
    (request) => {
      const { cursor = null, videoId, shelfId, group, ...rest } = request.query;
      if (videoId !== undefined && shelfId !== undefined) {
        const problem = 'give either videoId or shelfId';
        throw new AppError('invalid_input', { fields: [{ field: 'shelfId', problem }] });
      }
      const scopeId = videoId ?? shelfId;
      return questions.list(accountOf(request), {
        ...rest,
        scopeId,
        cursor,
        isByThread: group === 'thread',
      });
    },
  );

  app.get(
    CALLS.question,
    {
      schema: {
        summary: 'Get a question with its answer',
        params,
        response: { 200: QuestionSchema },
      },
    },
    async (request) => toQuestion(await questions.get(accountOf(request), request.params.id)),
  );

  app.delete(
    CALLS.question,
    {
      schema: { summary: 'Delete a question and its answer', params, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await questions.remove(await questions.get(accountOf(request), request.params.id));
      return reply.code(204).send(null);
    },
  );

  app.get(
    CALLS.questionEvents,
    {
      exposeHeadRoute: false,
      schema: {
        summary: 'Stream an answer. Resumes from Last-Event-ID',
        params,
        headers: z.looseObject({
          'last-event-id': z
            .string()
            .regex(/^\d{1,15}$/, 'must be the id of an event')
            .transform(Number)
            .optional(),
        }),
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const after = request.headers['last-event-id'] ?? -1;
      const token = String(request.headers[TOKEN_HEADER.toLowerCase()]);
      await streams.open(account.id, async () => {
        const question = await questions.get(account, request.params.id);
        const stream = openTextStream(reply, () => isSignedIn(token));
        liveQuestions.watch(question, after, stream);
        return stream;
      });
    },
  );

  app.post(
    CALLS.questionStop,
    { schema: { summary: 'Stop an answer', params, response: { 202: started } } },
    async (request, reply) => {
      await questions.stop(await questions.get(accountOf(request), request.params.id));
      return reply.code(202).send({});
    },
  );

  app.post(
    CALLS.questionRetry,
    {
      schema: {
        summary: 'Retry a question that failed or was stopped',
        params,
        response: { 202: started },
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      await questions.retry(account, await questions.get(account, request.params.id));
      return reply.code(202).send({});
    },
  );

  app.get(
    CALLS.questionExport,
    {
      schema: {
        summary: 'Export an answer as a file',
        params,
        querystring: z.strictObject({ as: AnswerFileSchema }),
      },
    },
    async (request, reply) => {
      const question = await questions.get(accountOf(request), request.params.id);
      const { name, type, body } = exportAnswer(toQuestion(question), request.query.as);
      return reply.type(type).header('content-disposition', attachment(name)).send(body);
    },
  );

  app.post(
    CALLS.questionDraft,
    {
      config: { limits: [{ by: 'account', ...DRAFTS }] },
      schema: {
        summary: 'Start a draft from an answer or its whole conversation, free of charge',
        params,
        headers: keyed,
        body: StartDraftSchema,
        response: { 201: StartedDraftSchema },
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const key = request.headers['idempotency-key'] ?? null;
      const question = await questions.get(account, request.params.id);
      return reply.code(201).send(await questions.startDraft(account, question, request.body, key));
    },
  );

  app.get(
    CALLS.videoSuggestions,
    {
      schema: {
        summary: 'Get suggested questions for a source',
        params,
        response: { 200: SuggestedQuestionsSchema },
      },
    },
    async (request) => {
      const scope = { kind: 'video', videoId: request.params.id } as const;
      return { questions: await questions.suggest(accountOf(request), scope) };
    },
  );

  app.get(
    CALLS.shelfSuggestions,
    {
      schema: {
        summary: 'Get suggested questions for a shelf',
        params,
        response: { 200: SuggestedQuestionsSchema },
      },
    },
    async (request) => {
      const scope = { kind: 'shelf', shelfId: request.params.id } as const;
      return { questions: await questions.suggest(accountOf(request), scope) };
    },
  );
};
