import type { FastifyReply, FastifyRequest } from 'fastify';
import { CALLS } from '#contract/paths.ts';
import type { App } from './http.ts';
import { logContext } from './log.ts';
import type { OpenSpan, Tracing } from './tracing.ts';

const GENERATION_ID = /^gen_[0-9a-z]{26}$/;
const contexts = new WeakMap<FastifyRequest, Record<string, string>>();

/** Adds the request's ids to every line logged while handling it. Register before other hooks. */
export function logRequestIds(app: App, tracing: Tracing | null = null): void {
  app.addHook('onRequest', (request, reply, done) => {
    const generation = generationOf(request);
    const span = tracing && traceRequest(tracing, request, reply);
    const more = { ...(generation && { generation }), ...span?.ids };
    if (generation || span) request.log = request.log.child(more);
    const ids = { reqId: request.id, ...more };
    contexts.set(request, ids);
    logContext.run(ids, done);
  });
  // Body parsing resumes in the socket's async context, so restore ours.
  app.addHook('preValidation', (request, _reply, done) => {
    logContext.run(contexts.get(request) ?? {}, done);
  });
}

export function logAccountId(request: FastifyRequest, account: string): void {
  request.log = request.log.child({ account });
  Object.assign(contexts.get(request) ?? {}, { account });
}

/** Names spans by route pattern, because URLs can contain tokens. */
function traceRequest(
  tracing: Tracing,
  { method, routeOptions, headers }: FastifyRequest,
  reply: FastifyReply,
): OpenSpan {
  const route = routeOptions.url;
  const { traceparent } = headers;
  const span = tracing.begin({
    name: route ? `${method} ${route}` : method,
    kind: 'server',
    attributes: { 'http.request.method': method, ...(route && { 'http.route': route }) },
    parent: typeof traceparent === 'string' ? traceparent : null,
  });
  // Fires for disconnects and hijacked streams, too.
  reply.raw.once('close', () => {
    const { statusCode } = reply.raw;
    const error = statusCode >= 500 ? String(statusCode) : undefined;
    span.end({ 'http.response.status_code': statusCode }, error);
  });
  return span;
}

/** The id is client input, so only log it if it's well-formed. */
function generationOf({ routeOptions, params }: FastifyRequest): string | null {
  if (!routeOptions.url?.startsWith(CALLS.generation)) return null;
  const { id } = params as { id?: string };
  return id !== undefined && GENERATION_ID.test(id) ? id : null;
}
