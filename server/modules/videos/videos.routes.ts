import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CALLS } from '#contract/paths.ts';
import { SourceListSchema } from '#contract/shelves.ts';
import {
  CreateVideoSchema,
  SampleInfoSchema,
  TranscriptSchema,
  VideoSchema,
} from '#contract/videos.ts';
import { AppError } from '#server/core/app-error.ts';
import { accountOf } from '#server/core/http.ts';
import { getSamples } from './samples.ts';
import type { Videos } from './videos.service.ts';

/** Two million characters at three bytes each, plus JSON escaping. */
const BODY_LIMIT_BYTES = 8 * 1024 * 1024;

const params = z.strictObject({ id: z.string() });

export const videoRoutes: FastifyPluginAsyncZod<{ videos: Videos }> = async (app, { videos }) => {
  app.get(
    CALLS.samples,
    { schema: { summary: 'List the sample talks', response: { 200: z.array(SampleInfoSchema) } } },
    () => [...getSamples().values()].map((sample) => SampleInfoSchema.parse(sample)),
  );

  app.get(
    CALLS.videos,
    {
      schema: {
        summary: 'List your sources, newest first',
        querystring: z.strictObject({
          q: z.string().max(300).optional(),
          cursor: z.string().max(60).optional(),
          limit: z.coerce.number().int().min(1).max(100).default(30),
        }),
        response: { 200: SourceListSchema },
      },
    },
    (request) => {
      const { cursor = null, ...rest } = request.query;
      return videos.list(accountOf(request), { ...rest, cursor });
    },
  );

  app.post(
    CALLS.videos,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        summary: 'Add a source from a link, text or a sample',
        body: CreateVideoSchema,
        response: { 200: VideoSchema, 202: VideoSchema },
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      try {
        const { videoId } = await videos.ensure(account, request.body);
        return await videos.describe(account, await videos.get(account, videoId));
      } catch (error) {
        // It has no captions and is being transcribed.
        if (!(error instanceof AppError) || error.code !== 'not_ready' || !error.videoId)
          throw error;
        reply.code(202);
        return videos.describe(account, await videos.get(account, error.videoId));
      }
    },
  );

  app.get(
    CALLS.video,
    { schema: { summary: 'Get a source', params, response: { 200: VideoSchema } } },
    async (request) => {
      const account = accountOf(request);
      return videos.describe(account, await videos.get(account, request.params.id));
    },
  );

  app.get(
    CALLS.transcript,
    {
      schema: {
        summary: 'Get a transcript with times',
        params,
        querystring: z.strictObject({ transcriptId: z.string().max(120).optional() }),
        response: { 200: TranscriptSchema },
      },
    },
    async (request) => {
      const video = await videos.get(accountOf(request), request.params.id);
      return videos.getTranscript(video, request.query.transcriptId);
    },
  );
};
