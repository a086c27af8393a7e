import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  PlatformVideoIdSchema,
  PublicSummaryRequestSchema,
  PublicSummarySchema,
  ThumbnailQuerySchema,
} from '#contract/free-tools.ts';
import { CALLS } from '#contract/paths.ts';
import type { PublicSummaries } from './public-summary.service.ts';
import type { Thumbnails } from './thumbnail.service.ts';

const SUMMARY_MS = 180_000;

export interface FreeToolRouteOptions {
  publicSummaries: PublicSummaries;
  thumbnails: Thumbnails;
}

/** What visitors may use without an account. */
export const freeToolRoutes: FastifyPluginAsyncZod<FreeToolRouteOptions> = async (
  app,
  { publicSummaries, thumbnails },
) => {
  app.post(
    CALLS.publicSummary,
    {
      config: { access: 'public' },
      schema: {
        summary: 'Summarize a public video; expected failures answer 200 and say what happened',
        body: PublicSummaryRequestSchema,
        response: { 200: PublicSummarySchema },
      },
    },
    ({ body, ip }, reply) => {
      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      const signal = AbortSignal.any([left.signal, AbortSignal.timeout(SUMMARY_MS)]);
      return publicSummaries.summarize(body, ip, signal);
    },
  );

  app.get(
    CALLS.thumbnail,
    {
      config: {
        access: 'public',
        limits: [{ by: 'address', name: 'thumbnail', max: 60, windowSeconds: 600 }],
      },
      schema: {
        summary: 'A video’s thumbnail as a download',
        params: z.object({ videoId: PlatformVideoIdSchema }),
        querystring: ThumbnailQuerySchema,
      },
    },
    async ({ params: { videoId }, query: { size } }, reply) =>
      reply
        .header('content-type', 'image/jpeg')
        .header('content-disposition', `attachment; filename="${videoId}-${size}.jpg"`)
        .header('cache-control', 'public, max-age=3600')
        .send(await thumbnails.fetch(videoId, size)),
  );
};
