import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CALLS, TOKEN_HEADER } from '#contract/paths.ts';
import { countStreams } from '#server/core/event-stream.ts';
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
  const count = countStreams();

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
      const begin = count(accountOf(request).id);
      const stream = openEventStream(reply, (event) => event.seq, allowed(request));
      begin(stream);
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
      const begin = count(account.id);
      const watch = await liveEvents.openAccount(account, after);
      const stream = openEventStream(reply, (event) => event.ownerSeq, allowed(request));
      begin(stream);
      stream.onClose(watch(stream.reader));
    },
  );
};
