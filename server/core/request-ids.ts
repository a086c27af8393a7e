import type { FastifyRequest } from 'fastify';
import { CALLS } from '#contract/paths.ts';
import type { App } from './http.ts';
import { logContext } from './log.ts';

const GENERATION_ID = /^gen_[0-9a-z]{26}$/;
const contexts = new WeakMap<FastifyRequest, Record<string, string>>();

/** Puts the ids of a request into every line that is logged while it is answered, whoever logs it. Comes before other hooks. */
export function logRequestIds(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const generation = generationOf(request);
    const ids = { reqId: request.id, ...(generation && { generation }) };
    if (generation) request.log = request.log.child({ generation });
    contexts.set(request, ids);
    logContext.run(ids, done);
  });
  // What comes after the body was read is called by the connection, which knows of no request.
  app.addHook('preValidation', (request, _reply, done) => {
    logContext.run(contexts.get(request) ?? {}, done);
  });
}

export function logAccountId(request: FastifyRequest, account: string): void {
  request.log = request.log.child({ account });
  Object.assign(contexts.get(request) ?? {}, { account });
}

/** Anybody can send anything in its place, which is not for the log. */
function generationOf({ routeOptions, params }: FastifyRequest): string | null {
  if (!routeOptions.url?.startsWith(CALLS.generation)) return null;
  const { id } = params as { id?: string };
  return id !== undefined && GENERATION_ID.test(id) ? id : null;
}
