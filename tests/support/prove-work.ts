import { type Challenge, solve } from '#web/site/client/proof-of-work.ts';
import type { Call } from './make-app.ts';

export type { Challenge };

/** Does the work that a browser would do before it sends a form, with the browser's own code. */
export async function proveWork(call: Call): Promise<string> {
  return solve((await call('GET', '/captcha')).body as Challenge);
}
