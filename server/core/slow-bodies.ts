import type { App } from './http.ts';

/** Enough for 8 MB, the largest body we buffer, over a slow line. */
const PATIENCE_MS = 60_000;

/**
 * Limits how long a buffered body may take to arrive. Slow-body attacks would otherwise tie up all connections. Uploads only have
 * the server-wide timeout.
 */
export function cutSlowBodies(app: Pick<App, 'addHook'>, patienceMs = PATIENCE_MS): void {
  // Before authentication, since a rejected request's body can be sent just as slowly.
  app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || headers['content-length'];
    if (!hasBody || routeOptions.config.hasLongBody) return;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, patienceMs);
    // Injected requests may emit neither event, and the timer must not keep the process alive.
    timer.unref();
    const rest = () => clearTimeout(timer);
    raw.once('end', rest).once('close', rest);
  });
}
