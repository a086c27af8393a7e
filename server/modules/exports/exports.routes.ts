import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type AudioFileKind,
  ExportManySchema,
  FileKindSchema,
  isAudioFile,
} from '#contract/exports.ts';
import { CALLS } from '#contract/paths.ts';
import { PRODUCT } from '#contract/product.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { attachment } from '#server/core/attachment.ts';
import { accountOf } from '#server/core/http.ts';
import type { Generations, OwnGeneration } from '../generations/generations.service.ts';
import type { DocumentExports } from './exports.service.ts';

/** Sends a podcast's audio and subtitle files. Streams with ranges, so it writes the response itself. */
type SendAudio = (
  generation: OwnGeneration,
  as: AudioFileKind,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

interface Dependencies {
  generations: Generations;
  exports: DocumentExports;
  sendAudio?: SendAudio;
}

export const exportRoutes: FastifyPluginAsyncZod<Dependencies> = async (
  app,
  { generations, exports, sendAudio },
) => {
  app.get(
    CALLS.generationExport,
    {
      schema: {
        summary: 'Export a draft as a file',
        params: z.strictObject({ id: z.string() }),
        querystring: z.strictObject({
          as: FileKindSchema,
          times: z
            .stringbool()
            .optional()
            .describe(
              'Whether to include timestamps. Defaults to the account’s `exportNotes` setting, including for zips.',
            ),
        }),
      },
    },
    async (request, reply) => {
      const { as, times } = request.query;
      const generation = await generations.get(accountOf(request), request.params.id);
      if (isAudioFile(as) && sendAudio && generation.format === 'podcast') {
        return sendAudio(generation, as, request, reply);
      }
      const { name, type, body } = await exports.export(generation, as, times);
      return reply.type(type).header('content-disposition', attachment(name)).send(body);
    },
  );

  app.post(
    CALLS.exportMany,
    { schema: { summary: 'Export several drafts as a zip', body: ExportManySchema } },
    async (request, reply) => {
      const { ids, as, times } = request.body;
      const account = accountOf(request);
      const chosen = await Promise.all([...new Set(ids)].map((id) => generations.get(account, id)));
      const zip = await exports.exportMany(chosen, as, times);
      return reply
        .type('application/zip')
        .header('content-disposition', attachment(`${PRODUCT.slug}-${chosen.length}-${as}.zip`))
        .send(zip);
    },
  );
};
