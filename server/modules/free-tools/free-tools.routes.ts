import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  PlatformVideoIdSchema,
  PublicSummaryRequestSchema,
  PublicSummarySchema,
  ThumbnailQuerySchema,
} from '#contract/free-tools.ts';
import { CALLS } from '#contract/paths.ts';
import { VIDEO_TITLE_HEADER } from '#contract/summary-lines.ts';
import type { PublicSummaries } from './public-summary.service.ts';
import type { Thumbnails } from './thumbnail.service.ts';

export interface FreeToolRouteOptions {
  publicSummaries: PublicSummaries;
  thumbnails: Thumbnails;
}

/** Tools for visitors without an account. */
export const freeToolRoutes: FastifyPluginAsyncZod<FreeToolRouteOptions> = async (
  app,
  { publicSummaries, thumbnails },
) => {
  app.post(
    CALLS.publicSummary,
    {
      config: { access: 'public' },
      schema: {
        summary: 'Summarize a public video. Expected failures return 200 with a message',
        body: PublicSummaryRequestSchema,
        response: { 200: PublicSummarySchema },
      },
    },
    async ({ body, ip }, reply) => {
      const { title, ...summary } = await publicSummaries.summarize(body, ip);
      if (title) reply.header(VIDEO_TITLE_HEADER, encodeURIComponent(title.toWellFormed()));
      return summary;
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
        summary: 'Download a video’s thumbnail',
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
