import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CALLS, TOKEN_HEADER } from '#contract/paths.ts';
import { limitStreams } from '#server/core/event-stream.ts';
import { accountOf } from '#server/core/http.ts';
import { openEventStream } from './event-stream.ts';
import type { Generations } from '../generations.service.ts';
import type { EventHub } from './live-events.ts';

interface Options {
  generations: Generations;
  liveEvents: EventHub;
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
  const { generations, liveEvents, isSignedIn } = options;
  const allowed = (request: FastifyRequest) => () =>
    isSignedIn(String(request.headers[TOKEN_HEADER.toLowerCase()]));
  const limited = limitStreams();

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
      const generation = await generations.get(accountOf(request), request.params.id);
      const after = request.headers['last-event-id'] ?? 0;
      const stream = limited(accountOf(request).id, () =>
        openEventStream(reply, (event) => event.seq, allowed(request)),
      );
      stream.onClose(liveEvents.watchGeneration(generation, after, stream.reader));
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
      const watch = await liveEvents.openAccount(account, after);
      const stream = limited(account.id, () =>
        openEventStream(reply, (event) => event.ownerSeq, allowed(request)),
      );
      stream.onClose(watch(stream.reader));
    },
  );
};
