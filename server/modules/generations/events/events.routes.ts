import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CALLS, TOKEN_HEADER } from '#contract/paths.ts';
import type { StreamLimit } from '#server/core/event-stream.ts';
import { accountOf } from '#server/core/http.ts';
import { openEventStream } from './event-stream.ts';
import type { Generations } from '../generations.service.ts';
import type { EventHub } from './live-events.ts';

interface Options {
  generations: Generations;
  liveEvents: EventHub;
  streams: StreamLimit;
  isSignedIn(token: string): Promise<boolean>;
}

const headers = z.looseObject({
  'last-event-id': z
    .string()
    .regex(/^\d{1,15}$/, 'must be the id of an event')
    .transform(Number)
    .optional(),
});

export const eventRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { generations, liveEvents, streams, isSignedIn } = options;
  const allowed = (request: FastifyRequest) => () =>
    isSignedIn(String(request.headers[TOKEN_HEADER.toLowerCase()]));

  app.get(
    CALLS.generationEvents,
    {
      exposeHeadRoute: false,
      schema: {
        summary: 'Stream the events of a run. Resumes from Last-Event-ID',
        params: z.strictObject({ id: z.string() }),
        headers,
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const after = request.headers['last-event-id'] ?? 0;
      await streams.open(account.id, async () => {
        const generation = await generations.get(account, request.params.id);
        const stream = openEventStream(reply, (event) => event.seq, allowed(request));
        stream.onClose(liveEvents.watchGeneration(generation, after, stream.reader));
        return stream;
      });
    },
  );

  app.get(
    CALLS.events,
    {
      exposeHeadRoute: false,
      schema: { summary: 'Stream the events of all your runs', headers },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const after = request.headers['last-event-id'] ?? null;
      await streams.open(account.id, async () => {
        const watch = await liveEvents.openAccount(account, after);
        const stream = openEventStream(reply, (event) => event.ownerSeq, allowed(request));
        stream.onClose(watch(stream.reader));
        return stream;
      });
    },
  );
};
