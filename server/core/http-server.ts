import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * A server that asks for a ready answer before the framework sees the request: routing and hooks cost several times
 * what sending a page from memory does. While the server closes, everything goes to the framework, which says so.
 */
export function serverWithReadyAnswers(answerAtOnce: AnswerAtOnce): FastifyServerFactory {
  return (handler, options) => {
    const server: Server = createServer((request, response) => {
      if (server.listening && answerAtOnce(request, response)) return;
      handler(request, response);
    });
    server.keepAliveTimeout = Number(options['keepAliveTimeout']);
    server.requestTimeout = Number(options['requestTimeout']);
    return server;
  };
}
