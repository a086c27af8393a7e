import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CALLS } from '#contract/paths.ts';
import { accountOf } from '#server/core/http.ts';
import { openEventStream } from './event-stream.ts';
import type { Generations } from './generations.service.ts';
import type { LiveEvents } from './live-events.ts';

interface Options {
  generations: Generations;
  liveEvents: LiveEvents;
}

const headers = z.looseObject({
  'last-event-id': z
    .string()
    .regex(/^\d{1,15}$/, 'must be the id of an event')
    .transform(Number)
    .optional(),
});

export const eventRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { generations, liveEvents } = options;

  app.get(
    CALLS.generationEvents,
    {
      exposeHeadRoute: false,
      schema: {
        summary: 'Watch one run; resumes from Last-Event-ID',
        params: z.strictObject({ id: z.string() }),
        headers,
      },
    },
    async (request, reply) => {
      const generation = await generations.get(accountOf(request), request.params.id);
      const after = request.headers['last-event-id'] ?? 0;
      const stream = openEventStream(reply, (event) => event.seq);
      stream.onClose(liveEvents.watchGeneration(generation, after, stream.reader));
    },
  );

  app.get(
    CALLS.events,
    {
      exposeHeadRoute: false,
      schema: { summary: 'Watch everything that runs in the account', headers },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const after = request.headers['last-event-id'] ?? null;
      const watch = await liveEvents.openAccount(account, after);
      const stream = openEventStream(reply, (event) => event.ownerSeq);
      stream.onClose(watch(stream.reader));
    },
  );
};
