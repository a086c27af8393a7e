import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CALLS } from '#contract/paths.ts';
import { SampleInfoSchema, TranscriptSchema, VideoSchema } from '#contract/videos.ts';
import { accountOf } from '#server/core/http.ts';
import { getSamples } from './samples.ts';
import { toVideo, type Videos } from './videos.service.ts';

const params = z.strictObject({ id: z.string() });

export const videoRoutes: FastifyPluginAsyncZod<{ videos: Videos }> = async (app, { videos }) => {
  app.get(
    CALLS.samples,
    { schema: { summary: 'The built-in videos', response: { 200: z.array(SampleInfoSchema) } } },
    () => [...getSamples().values()].map((sample) => SampleInfoSchema.parse(sample)),
  );

  app.get(
    CALLS.video,
    { schema: { summary: 'What is known of a video', params, response: { 200: VideoSchema } } },
    async (request) => toVideo(await videos.get(accountOf(request), request.params.id)),
  );

  app.get(
    CALLS.transcript,
    { schema: { summary: 'What is said, and when', params, response: { 200: TranscriptSchema } } },
    async (request) =>
      videos.getTranscript(await videos.get(accountOf(request), request.params.id)),
  );
};
