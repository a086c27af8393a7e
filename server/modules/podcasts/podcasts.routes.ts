import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { EditConflictSchema } from '#contract/generations.ts';
import { CALLS } from '#contract/paths.ts';
import {
  AudioStateSchema,
  EditAudioSchema,
  EditedLineSchema,
  EditLineSchema,
  MediaLinkSchema,
  SpeakEstimateSchema,
  SpeakSchema,
} from '#contract/podcasts.ts';
import {
  MOST_RECORDINGS,
  RecordingListSchema,
  RecordingsQuerySchema,
} from '#contract/recordings.ts';
import { AppError } from '#server/core/app-error.ts';
import { accountOf } from '#server/core/http.ts';
import type { Generations } from '../generations/generations.service.ts';
import type { Podcasts } from './podcasts.service.ts';
import type { SendAudio } from './send-audio.ts';

export interface PodcastRouteOptions {
  generations: Generations;
  podcasts: Podcasts;
  sendAudio: SendAudio;
}

const params = z.strictObject({ id: z.string() });
const lineParams = z.strictObject({ id: z.string(), line: z.string() });

export const podcastRoutes: FastifyPluginAsyncZod<PodcastRouteOptions> = async (
  app,
  { generations, podcasts, sendAudio },
) => {
  app.post(
    CALLS.generationAudio,
    {
      config: { limits: [{ by: 'account', name: 'speak', max: 120, windowSeconds: 3600 }] },
      schema: {
        summary: 'Generate a podcast’s audio',
        params,
        body: z.preprocess((body) => body ?? {}, SpeakSchema),
        response: { 202: AudioStateSchema },
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const generation = await generations.get(account, request.params.id);
      return reply.code(202).send(await podcasts.speak(account, generation, request.body));
    },
  );

  app.post(
    CALLS.audioEstimate,
    {
      // Generous, because the studio asks after every pause in typing; limited, because a long script takes a moment to
      // calculate.
      config: {
        reads: true,
        limits: [{ by: 'account', name: 'speak-estimate', max: 1800, windowSeconds: 3600 }],
      },
      schema: {
        summary: 'Estimate how long the audio takes and what it costs',
        params,
        body: z.preprocess((body) => body ?? {}, SpeakSchema),
        response: { 200: SpeakEstimateSchema },
      },
    },
    async (request) => {
      const generation = await generations.get(accountOf(request), request.params.id);
      return podcasts.estimate(generation, request.body);
    },
  );

  app.get(
    CALLS.generationAudio,
    {
      schema: {
        summary: 'Download the finished audio, or a range of it',
        params,
        querystring: z.strictObject({ as: z.enum(['mp3', 'wav', 'srt', 'vtt']).default('mp3') }),
      },
    },
    async (request, reply) => {
      const generation = await generations.get(accountOf(request), request.params.id);
      return sendAudio(generation, request.query.as, request, reply, { inline: true });
    },
  );

  app.get(
    CALLS.recordings,
    {
      schema: {
        summary: 'Get the audio status of several podcasts',
        querystring: RecordingsQuerySchema,
        response: { 200: RecordingListSchema },
      },
    },
    async (request) => {
      const ids = (request.query.ids ?? '').split(',').filter(Boolean).slice(0, MOST_RECORDINGS);
      return { recordings: await podcasts.listRecordings(accountOf(request), ids) };
    },
  );

  app.get(
    CALLS.audioState,
    {
      schema: {
        summary: 'Get the audio’s progress and measurements',
        params,
        response: { 200: AudioStateSchema },
      },
    },
    async (request) =>
      podcasts.getState(await generations.get(accountOf(request), request.params.id)),
  );

  app.patch(
    CALLS.generationAudio,
    {
      schema: {
        summary: 'Add the audio to your podcast feed, or remove it',
        params,
        body: EditAudioSchema,
        response: { 200: AudioStateSchema },
      },
    },
    async (request) => {
      const generation = await generations.get(accountOf(request), request.params.id);
      return podcasts.publish(generation, request.body.published);
    },
  );

  app.delete(
    CALLS.generationAudio,
    { schema: { summary: 'Delete the audio', params, response: { 204: z.null() } } },
    async (request, reply) => {
      await podcasts.remove(await generations.get(accountOf(request), request.params.id));
      return reply.code(204).send(null);
    },
  );

  app.post(
    CALLS.audioStop,
    {
      schema: {
        summary: 'Stop generating audio and keep what’s recorded',
        params,
        response: { 202: AudioStateSchema },
      },
    },
    async (request, reply) => {
      const generation = await generations.get(accountOf(request), request.params.id);
      return reply.code(202).send(await podcasts.stop(generation));
    },
  );

  app.patch(
    CALLS.scriptLine,
    {
      config: { limits: [{ by: 'account', name: 'edit-line', max: 600, windowSeconds: 3600 }] },
      schema: {
        summary: 'Change one line and record only that line again',
        params: lineParams,
        headers: z.looseObject({ 'if-match': z.string().max(40).optional() }),
        body: EditLineSchema,
        response: { 200: EditedLineSchema, 409: EditConflictSchema },
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const { id, line } = request.params;
      const generation = await generations.get(account, id);
      const seen = readMatch(request.headers['if-match']);
      const edited = await podcasts.editLine(account, generation, line, request.body, seen);
      return 'conflict' in edited ? reply.code(409).send(edited.conflict) : edited;
    },
  );

  app.post(
    CALLS.scriptLineAudio,
    {
      config: { limits: [{ by: 'account', name: 'speak-line', max: 600, windowSeconds: 3600 }] },
      schema: {
        summary: 'Preview one line',
        params: lineParams,
        body: z.preprocess((body) => body ?? {}, SpeakSchema),
        response: { 200: MediaLinkSchema },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const generation = await generations.get(account, request.params.id);
      return podcasts.speakLine(account, generation, request.params.line, request.body);
    },
  );
};

function readMatch(header: string | undefined): number | null {
  if (header === undefined) return null;
  const [, digits] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header) ?? [];
  if (digits === undefined) {
    const problem = 'must be a version, such as "3"';
    throw new AppError('invalid_input', { fields: [{ field: 'If-Match', problem }] });
  }
  return Number(digits);
}
