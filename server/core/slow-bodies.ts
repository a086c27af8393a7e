import type { App } from './http.ts';

/** Eight megabytes, the most that is read whole, over a bad line. */
const PATIENCE_MS = 60_000;

/**
 * A body that is read whole has this long to arrive, or its connection is cut: whoever sends a byte a minute would hold
 * it, and the connections of everybody else in the end. Uploads have the time of the server itself.
 */
export function cutSlowBodies(app: Pick<App, 'addHook'>, patienceMs = PATIENCE_MS): void {
  // Before anybody is let in: a body that nobody will read is sent just as slowly.
  app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || headers['content-length'];
    if (!hasBody || routeOptions.config.hasLongBody) return;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, patienceMs);
    // A request that is put in by hand may say neither of these, and must not keep a process that has ended alive.
    timer.unref();
    const rest = () => clearTimeout(timer);
    raw.once('end', rest).once('close', rest);
  });
}
