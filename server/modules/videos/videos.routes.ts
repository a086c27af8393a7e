import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CALLS } from '#contract/paths.ts';
import {
  CreateVideoSchema,
  SampleInfoSchema,
  TranscriptSchema,
  VideoSchema,
} from '#contract/videos.ts';
import { accountOf } from '#server/core/http.ts';
import { getSamples } from './samples.ts';
import type { Videos } from './videos.service.ts';

/** Two million characters of a script that takes three bytes each, and the quoting of JSON. */
const BODY_LIMIT_BYTES = 8 * 1024 * 1024;

const params = z.strictObject({ id: z.string() });

export const videoRoutes: FastifyPluginAsyncZod<{ videos: Videos }> = async (app, { videos }) => {
  app.get(
    CALLS.samples,
    { schema: { summary: 'The built-in videos', response: { 200: z.array(SampleInfoSchema) } } },
    () => [...getSamples().values()].map((sample) => SampleInfoSchema.parse(sample)),
  );

  app.post(
    CALLS.videos,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        summary: 'Find or make a video from a link, a text or a sample',
        body: CreateVideoSchema,
        response: { 200: VideoSchema },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const { videoId } = await videos.ensure(account, request.body);
      return videos.describe(await videos.get(account, videoId));
    },
  );

  app.get(
    CALLS.video,
    { schema: { summary: 'What is known of a video', params, response: { 200: VideoSchema } } },
    async (request) => videos.describe(await videos.get(accountOf(request), request.params.id)),
  );

  app.get(
    CALLS.transcript,
    {
      schema: {
        summary: 'What is said, and when',
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
