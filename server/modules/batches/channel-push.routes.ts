import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CALLS } from '#contract/paths.ts';
import { AppError } from '#server/core/app-error.ts';
import type { ChannelPush } from './channel-push.service.ts';

export interface ChannelPushRouteOptions {
  channelPush: ChannelPush;
}

const params = z.strictObject({ id: z.string(), token: z.string() });
const querystring = z.object({
  'hub.mode': z.string(),
  'hub.topic': z.string(),
  'hub.challenge': z.string().max(2000).default(''),
  'hub.lease_seconds': z.coerce.number().min(0).default(0),
});
const MOST_BYTES = 256 * 1024;

/** The platform's hub notifies us here about new videos. It signs the raw body, so nothing is parsed before. */
export const channelPushRoutes: FastifyPluginAsyncZod<ChannelPushRouteOptions> = async (
  app,
  { channelPush },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.get(
    CALLS.channelPush,
    { config: { access: 'public' }, schema: { hide: true, params, querystring } },
    async ({ params: place, query }, reply) => {
      const isMeant = await channelPush.confirm(place, {
        mode: query['hub.mode'],
        topic: query['hub.topic'],
        leaseSeconds: query['hub.lease_seconds'],
      });
      if (!isMeant) throw new AppError('not_found');
      return reply.type('text/plain; charset=utf-8').send(query['hub.challenge']);
    },
  );

  app.post(
    CALLS.channelPush,
    { config: { access: 'public' }, bodyLimit: MOST_BYTES, schema: { hide: true, params } },
    async ({ params: place, headers, body }, reply) => {
      const signature = headers['x-hub-signature'];
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const isKnown = await channelPush.receive(
        place,
        bytes,
        typeof signature === 'string' ? signature : '',
      );
      if (!isKnown) throw new AppError('not_found');
      return reply.code(204).send();
    },
  );
};
