import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CALLS } from '#contract/paths.ts';
import {
  MediaLinkSchema,
  PACE,
  PreviewVoiceSchema,
  PronunciationsSchema,
  VoiceListSchema,
  VoicesQuerySchema,
} from '#contract/podcasts.ts';
import { languageOf } from '#server/languages/table.ts';
import { accountOf } from '#server/core/http.ts';
import type { ClipSource } from './line-clips.ts';
import type { Podcasts } from './podcasts.service.ts';
import type { Voices } from './voices.service.ts';

export interface VoiceRouteOptions {
  voices: Voices;
  lineClips: ClipSource;
  podcasts: Podcasts;
}

export const voiceRoutes: FastifyPluginAsyncZod<VoiceRouteOptions> = async (
  app,
  { voices, lineClips, podcasts },
) => {
  app.get(
    CALLS.voices,
    {
      schema: {
        summary: 'List the voices for a language',
        querystring: VoicesQuerySchema,
        response: { 200: VoiceListSchema },
      },
    },
    (request) => voices.list(accountOf(request).id, request.query.language),
  );

  app.post(
    CALLS.voicePreview,
    {
      config: { limits: [{ by: 'account', name: 'preview', max: 200, windowSeconds: 3600 }] },
      schema: {
        summary: 'Preview a voice',
        body: PreviewVoiceSchema,
        response: { 200: MediaLinkSchema },
      },
    },
    (request) => {
      const { voice, language, text } = request.body;
      const md = text ?? languageOf(language).voiceSample;
      return lineClips.get(accountOf(request), { voice, language, md, pace: PACE.usual });
    },
  );

  app.get(
    CALLS.pronunciations,
    {
      schema: {
        summary: 'Get your pronunciations',
        response: { 200: PronunciationsSchema },
      },
    },
    (request) => podcasts.getPronunciations(accountOf(request)),
  );

  app.put(
    CALLS.pronunciations,
    {
      schema: {
        summary: 'Change your pronunciations',
        body: PronunciationsSchema,
        response: { 200: PronunciationsSchema },
      },
    },
    async (request) => {
      await podcasts.savePronunciations(accountOf(request), request.body);
      return request.body;
    },
  );
};
