import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CALLS } from '#contract/paths.ts';
import {
  PromptChangeSchema,
  PromptInputSchema,
  PromptListSchema,
  PromptSchema,
  StyleChangeSchema,
  StyleInputSchema,
  StyleListSchema,
  StyleSchema,
} from '#contract/styles.ts';
import { accountOf } from '#server/core/http.ts';
import { type Styles, toPrompt, toStyle } from './styles.service.ts';

const params = z.strictObject({ id: z.string() });

export const styleRoutes: FastifyPluginAsyncZod<{ styles: Styles }> = async (app, { styles }) => {
  app.get(
    CALLS.styles,
    { schema: { summary: 'List your writing styles', response: { 200: StyleListSchema } } },
    async (request) => ({ styles: await styles.list(accountOf(request)) }),
  );

  app.post(
    CALLS.styles,
    {
      schema: {
        summary: 'Create a writing style',
        body: StyleInputSchema,
        response: { 201: StyleSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await styles.create(accountOf(request), request.body)),
  );

  app.get(
    CALLS.style,
    { schema: { summary: 'Get a writing style', params, response: { 200: StyleSchema } } },
    async (request) => toStyle(await styles.get(accountOf(request), request.params.id)),
  );

  app.patch(
    CALLS.style,
    {
      schema: {
        summary: 'Change a writing style',
        params,
        body: StyleChangeSchema,
        response: { 200: StyleSchema },
      },
    },
    async (request) =>
      styles.change(await styles.get(accountOf(request), request.params.id), request.body),
  );

  app.delete(
    CALLS.style,
    { schema: { summary: 'Delete a writing style', params, response: { 204: z.null() } } },
    async (request, reply) => {
      await styles.remove(await styles.get(accountOf(request), request.params.id));
      return reply.code(204).send(null);
    },
  );

  app.get(
    CALLS.prompts,
    { schema: { summary: 'List your custom formats', response: { 200: PromptListSchema } } },
    async (request) => ({ prompts: await styles.listPrompts(accountOf(request)) }),
  );

  app.post(
    CALLS.prompts,
    {
      schema: {
        summary: 'Create a custom format',
        body: PromptInputSchema,
        response: { 201: PromptSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await styles.createPrompt(accountOf(request), request.body)),
  );

  app.get(
    CALLS.prompt,
    { schema: { summary: 'Get a custom format', params, response: { 200: PromptSchema } } },
    async (request) => toPrompt(await styles.getPrompt(accountOf(request), request.params.id)),
  );

  app.patch(
    CALLS.prompt,
    {
      schema: {
        summary: 'Change a custom format',
        params,
        body: PromptChangeSchema,
        response: { 200: PromptSchema },
      },
    },
    async (request) =>
      styles.changePrompt(
        await styles.getPrompt(accountOf(request), request.params.id),
        request.body,
      ),
  );

  app.delete(
    CALLS.prompt,
    { schema: { summary: 'Delete a custom format', params, response: { 204: z.null() } } },
    async (request, reply) => {
      await styles.removePrompt(await styles.getPrompt(accountOf(request), request.params.id));
      return reply.code(204).send(null);
    },
  );
};
