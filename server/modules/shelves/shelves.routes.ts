import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CALLS } from '#contract/paths.ts';
import {
  AddSourcesSchema,
  CreateShelfSchema,
  EditShelfSchema,
  ShelfListSchema,
  ShelfSchema,
} from '#contract/shelves.ts';
import { accountOf, isReadOnly } from '#server/core/http.ts';
import type { Shelves } from './shelves.service.ts';

const params = z.strictObject({ id: z.string() });

export const shelfRoutes: FastifyPluginAsyncZod<{ shelves: Shelves }> = async (
  app,
  { shelves },
) => {
  app.get(
    CALLS.shelves,
    {
      schema: {
        summary: 'List your shelves and those shared with you',
        response: { 200: ShelfListSchema },
      },
    },
    async (request) => {
      const account = accountOf(request);
      // A read-only token changes nothing.
      if (!isReadOnly(request.credential)) await shelves.join(account);
      return { shelves: await shelves.list(account) };
    },
  );

  app.post(
    CALLS.shelves,
    {
      schema: {
        summary: 'Create a shelf',
        body: CreateShelfSchema,
        response: { 201: ShelfSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await shelves.create(accountOf(request), request.body)),
  );

  app.get(
    CALLS.shelf,
    { schema: { summary: 'Get a shelf with its sources', params, response: { 200: ShelfSchema } } },
    async (request) => {
      const account = accountOf(request);
      // As above.
      const open = isReadOnly(request.credential) ? shelves.getReadable : shelves.open;
      return shelves.describe(account, await open(account, request.params.id));
    },
  );

  app.patch(
    CALLS.shelf,
    {
      schema: {
        summary: 'Rename a shelf or share it with your team',
        params,
        body: EditShelfSchema,
        response: { 200: ShelfSchema },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const shelf = await shelves.get(account, request.params.id);
      return shelves.change(account, shelf, request.body);
    },
  );

  app.delete(
    CALLS.shelf,
    {
      schema: {
        summary: 'Delete a shelf, but keep its sources',
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await shelves.remove(await shelves.get(accountOf(request), request.params.id));
      return reply.code(204).send(null);
    },
  );

  app.post(
    CALLS.shelfSources,
    {
      schema: {
        summary: 'Add sources to a shelf',
        params,
        body: AddSourcesSchema,
        response: { 200: ShelfSchema },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const shelf = await shelves.get(account, request.params.id);
      return shelves.addSources(account, shelf, request.body.videoIds);
    },
  );

  app.delete(
    CALLS.shelfSource,
    {
      schema: {
        summary: 'Remove a source from a shelf',
        params: z.strictObject({ id: z.string(), videoId: z.string() }),
        response: { 200: ShelfSchema },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const shelf = await shelves.get(account, request.params.id);
      return shelves.removeSource(account, shelf, request.params.videoId);
    },
  );
};
