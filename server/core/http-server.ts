import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { nodeHttp } from './node-http.ts';
import type { FastifyServerFactory } from 'fastify';

type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Cuts off slow clients that never finish their headers or body, but leaves time for the largest upload. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 60 * 60_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
} as const;
const MOST_CONNECTIONS = 10_000;
/** Drop a response if the client reads nothing for this long; otherwise whatever produces it would be held forever. */
const UNREAD_MS = 2 * 60_000;

/**
 * HTTP server that tries a prebuilt response first, because Fastify's routing and hooks cost several times what sending a page
 * from memory does. While closing, all requests go to Fastify, which sends Connection: close.
 */
export function serverWithReadyAnswers(
  answerAtOnce: AnswerAtOnce | null,
  unreadMs = UNREAD_MS,
): FastifyServerFactory {
  return (handler, options) => {
    const server: Server = nodeHttp.createServer(LIMITS, (request, response) => {
      if (answerAtOnce && server.listening && answerAtOnce(request, response)) return;
      // Fires after this long without traffic. With nothing buffered, the response is still being computed and may continue.
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
