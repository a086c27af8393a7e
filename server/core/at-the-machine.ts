import type { FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether somebody who sits at the machine asks: a loopback socket, a local name (a page elsewhere can make a browser
 * ask by a name of its own), and nothing in between that forwards.
 */
export function isAtTheMachine({ socket, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK.has(socket.remoteAddress ?? '') &&
    LOCAL_HOST.test(headers.host ?? '') &&
    FORWARDING.every((name) => headers[name] === undefined)
  );
}
