import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CALLS } from '#contract/paths.ts';
import {
  ChangeWatchSchema,
  ChannelWatchSchema,
  CreateWatchSchema,
  WatchListSchema,
} from '#contract/watches.ts';
import { accountOf } from '#server/core/http.ts';
import type { Limit } from '../limits/limits.service.ts';
import type { Watches } from './watches.service.ts';

export interface WatchRouteOptions {
  watches: Watches;
}

const params = z.strictObject({ id: z.string() });

/** Each may take several requests to the platform. */
const NEW_WATCHES: Limit = { name: 'watches', max: 30, windowSeconds: 3600 };

export const watchRoutes: FastifyPluginAsyncZod<WatchRouteOptions> = async (app, { watches }) => {
  app.get(
    CALLS.watches,
    { schema: { summary: 'List the channels you watch', response: { 200: WatchListSchema } } },
    async (request) => ({ watches: await watches.list(accountOf(request)) }),
  );

  app.post(
    CALLS.watches,
    {
      config: { limits: [{ by: 'account', ...NEW_WATCHES }] },
      schema: {
        summary: 'Watch a channel, so that its new videos become drafts',
        body: CreateWatchSchema,
        response: { 201: ChannelWatchSchema },
      },
    },
    async (request, reply) => {
      const leaving = new AbortController();
      reply.raw.once('close', () => leaving.abort());
      const made = await watches.create(accountOf(request), request.body, leaving.signal);
      return reply.code(201).send(made);
    },
  );

  app.patch(
    CALLS.watch,
    {
      schema: {
        summary: 'Change, pause or resume a watched channel',
        params,
        body: ChangeWatchSchema,
        response: { 200: ChannelWatchSchema },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const watch = await watches.get(account, request.params.id);
      return watches.change(account, watch, request.body);
    },
  );

  app.delete(
    CALLS.watch,
    {
      schema: {
        summary: 'Stop watching a channel, but keep its drafts and sources',
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await watches.remove(await watches.get(accountOf(request), request.params.id));
      return reply.code(204).send(null);
    },
  );
};
