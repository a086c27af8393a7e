import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { CALLS } from '#contract/paths.ts';
import { OperatorError } from '#server/core/fatal.ts';
import type { App } from '#server/core/http.ts';

const ANSWERED = new Set<string>([CALLS.healthz, CALLS.readyz, CALLS.metrics]);

/** Serves only the health checks, for worker processes. */
export async function serveHealth(
  app: App,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer(({ method, url = '', headers, socket }, response) => {
    if (method !== 'GET' || !ANSWERED.has(url)) {
      response.writeHead(404).end();
      return;
    }
    const asked = { url, headers, remoteAddress: socket.remoteAddress ?? '' };
    void app.inject(asked).then(
      (answer) => response.writeHead(answer.statusCode, answer.headers).end(answer.rawPayload),
      () => response.destroy(),
    );
  });
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new OperatorError(
      `We can’t use port ${port} on ${host}, so nothing was started.\n` +
        `Stop the program that’s using it, or set HEALTH_PORT to another one.\n(${(error as Error).message})`,
      error,
    );
  }
  server.unref();
  return server;
}
