import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { nodeHttp } from './node-http.ts';
import type { FastifyServerFactory } from 'fastify';

type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Slow clients are cut: headers that do not end, and bodies that trickle. An upload of the largest size has its time. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 60 * 60_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
} as const;
const MOST_CONNECTIONS = 10_000;
/** An answer of which nothing is taken for this long is given up: whatever makes it would be held for ever. */
const UNREAD_MS = 2 * 60_000;

/**
 * A server that asks for a ready answer before the framework sees the request: routing and hooks cost several times
 * what sending a page from memory does. While the server closes, everything goes to the framework, which says so.
 */
export function serverWithReadyAnswers(
  answerAtOnce: AnswerAtOnce | null,
  unreadMs = UNREAD_MS,
): FastifyServerFactory {
  return (handler, options) => {
    const server: Server = nodeHttp.createServer(LIMITS, (request, response) => {
      if (answerAtOnce && server.listening && answerAtOnce(request, response)) return;
      // Told after as long without a byte; one that is still being thought about has nothing waiting, and may go on.
      response.setTimeout(unreadMs, () => {
        if (response.writableLength > 0) response.destroy();
      });
      handler(request, response);
    });
    server.keepAliveTimeout = Number(options['keepAliveTimeout']);
    server.maxConnections = MOST_CONNECTIONS;
    return server;
  };
}
