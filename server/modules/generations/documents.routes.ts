import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DocumentSchema } from '#contract/documents.ts';
import {
  EditConflictSchema,
  EditGenerationSchema,
  GenerationSchema,
  VersionListSchema,
} from '#contract/generations.ts';
import { CALLS } from '#contract/paths.ts';
import { accountOf } from '#server/core/http.ts';
import type { Documents } from './documents.service.ts';
import { toGeneration } from './generation-view.ts';
import type { Generations } from './generations.service.ts';

const params = z.strictObject({ id: z.string() });
const versionParams = z.strictObject({
  id: z.string(),
  version: z.coerce.number().int().min(1).max(2_000_000_000),
});
/** An entity tag containing a version number: `"7"`. */
const IfMatchSchema = z
  .string()
  .regex(/^(W\/)?"?\d{1,9}"?$/, 'must be a version number')
  .transform((tag) => Number(tag.replaceAll(/\D/g, '')));

interface Dependencies {
  generations: Generations;
  documents: Documents;
}

export const documentRoutes: FastifyPluginAsyncZod<Dependencies> = async (
  app,
  { generations, documents },
) => {
  app.patch(
    CALLS.generation,
    {
      // A long article with its evidence exceeds the default limit.
      bodyLimit: 8 * 1024 * 1024,
      schema: {
        summary: 'Change a draft’s title or text, or add it to favourites',
        params,
        headers: z.looseObject({ 'if-match': IfMatchSchema.optional() }),
        body: EditGenerationSchema,
        response: { 200: GenerationSchema, 409: EditConflictSchema },
      },
    },
    async (request, reply) => {
      const generation = await generations.get(accountOf(request), request.params.id);
      const seen = request.headers['if-match'] ?? null;
      const edited = await documents.edit(generation, request.body, seen);
      if ('conflict' in edited) return reply.code(409).send(edited.conflict);
      return reply.header('etag', `"${edited.row.version}"`).send(toGeneration(edited.row));
    },
  );

  app.get(
    CALLS.generationVersions,
    {
      schema: {
        summary: 'List the versions of a draft, newest first',
        params,
        response: { 200: VersionListSchema },
      },
    },
    async (request) => {
      const generation = await generations.get(accountOf(request), request.params.id);
      return { versions: await documents.listVersions(generation) };
    },
  );

  app.post(
    CALLS.generationDuplicate,
    {
      schema: {
        summary: 'Duplicate a draft for free',
        params,
        response: { 201: GenerationSchema },
      },
    },
    async (request, reply) => {
      const generation = await generations.get(accountOf(request), request.params.id);
      return reply.code(201).send(toGeneration(await documents.duplicate(generation)));
    },
  );

  app.get(
    CALLS.generationVersion,
    {
      schema: {
        summary: 'Get a version of a draft',
        params: versionParams,
        response: { 200: DocumentSchema },
      },
    },
    async (request) => {
      const generation = await generations.get(accountOf(request), request.params.id);
      return documents.getVersion(generation, request.params.version);
    },
  );

  app.post(
    CALLS.generationRestore,
    {
      schema: {
        summary: 'Restore an older version as a new one',
        params: versionParams,
        response: { 200: GenerationSchema },
      },
    },
    async (request) => {
      const generation = await generations.get(accountOf(request), request.params.id);
      return toGeneration(await documents.restore(generation, request.params.version));
    },
  );
};
