import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CALLS } from '#contract/paths.ts';
import { RecognitionInfoSchema } from '#contract/recognition.ts';
import { VideoSchema } from '#contract/videos.ts';
import { counted } from '#contract/count.ts';
import { limitPlaces } from '#server/core/account-places.ts';
import { AppError } from '#server/core/app-error.ts';
import { accountOf } from '#server/core/http.ts';
import type { Recognizers } from './recognizers.ts';
import { newSources } from './source.ts';
import type { UploadPart, Uploads } from './uploads.service.ts';
import type { Videos } from './videos.service.ts';

interface Options {
  videos: Videos;
  uploads: Uploads;
  recognition: Pick<Recognizers, 'describe'>;
  maxUploadBytes: number;
  accountLimits: { sourcesPerHour: number; uploadsAtOnce: number };
}

/** Form fields and multipart boundaries around the file. */
const ENVELOPE_BYTES = 64 * 1024;

export const uploadRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { videos, uploads, recognition, maxUploadBytes, accountLimits },
) => {
  /** Each holds memory or disk space that counts towards nothing until it has arrived. */
  const begin = limitPlaces(
    accountLimits.uploadsAtOnce,
    `You’re uploading ${counted(accountLimits.uploadsAtOnce, 'file', 'files')}, the most one account can upload at once. This one wasn’t added. Try again when one of them is done.`,
  );
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { files: 2, fields: 10, fieldSize: 10_000, fileSize: maxUploadBytes, parts: 12 },
  });

  app.get(
    CALLS.recognition,
    {
      schema: {
        summary: 'See how a recording would be transcribed and how long it takes',
        response: { 200: RecognitionInfoSchema },
      },
    },
    (request) => recognition.describe(accountOf(request).id),
  );

  app.post(
    CALLS.videoUpload,
    {
      // The length is checked below, and the body is streamed.
      bodyLimit: Number.MAX_SAFE_INTEGER,
      config: {
        hasLongBody: true,
        limits: [{ by: 'account', ...newSources(accountLimits.sourcesPerHour) }],
      },
      schema: {
        summary:
          'Upload subtitles, a text file or a recording (multipart: file, title, language, encoding, videoId, rights, keep)',
        consumes: ['multipart/form-data'],
        response: { 200: VideoSchema, 202: VideoSchema },
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      if (!request.isMultipart()) throw new AppError('unsupported_type');
      let end = () => {};
      try {
        end = begin(account.id);
        const length = Number(request.headers['content-length'] ?? 0);
        if (length > maxUploadBytes + ENVELOPE_BYTES) throw new AppError('file_too_big');
        const id = await uploads.receive(account, partsOf(request));
        const video = await videos.describe(account, await videos.get(account, id));
        return await reply.code(video.transcript.state === 'working' ? 202 : 200).send(video);
      } catch (error) {
        // Closes the connection instead of waiting for the rest of the upload.
        reply.header('connection', 'close');
        throw asTooBig(error);
      } finally {
        end();
      }
    },
  );

  app.delete(
    CALLS.recording,
    {
      schema: {
        summary: 'Delete the stored recording of a video, but keep its transcript',
        params: z.strictObject({ id: z.string() }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await uploads.removeRecording(accountOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
};

async function* partsOf(request: FastifyRequest): AsyncGenerator<UploadPart, void> {
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      yield { kind: 'file', file: { name: part.filename, content: part.file } };
    } else {
      yield { kind: 'field', name: part.fieldname, value: String(part.value) };
    }
  }
}

function asTooBig(error: unknown): unknown {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('file_too_big');
  }
  return error;
}
