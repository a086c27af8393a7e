import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CALLS } from '#contract/paths.ts';
import { ChangeSpeakersSchema, TranscriptSchema } from '#contract/videos.ts';
import { accountOf } from '#server/core/http.ts';
import type { Limit, Limits } from '../limits/limits.service.ts';
import type { Videos } from '../videos/videos.service.ts';
import type { Documents } from './documents.service.ts';

interface Options {
  videos: Videos;
  documents: Documents;
  limits: Pick<Limits, 'take'>;
}

/** A change may affect many texts. Far above what naming everyone in a long meeting takes. */
const CHANGES: Limit = { name: 'speakers', max: 600, windowSeconds: 3600 };

export const speakerRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { videos, documents, limits },
) => {
  app.patch(
    CALLS.speakers,
    {
      schema: {
        summary: 'Rename or merge speakers, correct who said a line, or undo a change',
        params: z.strictObject({ id: z.string() }),
        querystring: z.strictObject({ transcriptId: z.string().max(120).optional() }),
        body: ChangeSpeakersSchema,
        response: { 200: TranscriptSchema },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const video = await videos.get(account, request.params.id);
      await limits.take(CHANGES, account.id);
      const changed = await videos.changeSpeakers(video, request.body, request.query.transcriptId);
      await documents.followSpeakers(video, changed);
      return videos.getTranscript(video, changed.transcriptId);
    },
  );
};
