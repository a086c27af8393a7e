import { hash } from 'node:crypto';
import type { Challenge } from '#web/site/client/proof-of-work.ts';
import type { Call } from './make-app.ts';

export type { Challenge };

/** Solves the proof-of-work captcha that a browser solves before it submits a form, several times faster. */
export async function proveWork(call: Call): Promise<string> {
  const challenge = (await call('GET', '/captcha')).body as Challenge;
  const { salt, nonce, cost, keyPrefix } = challenge.parameters;
  const head = Buffer.from(salt + nonce, 'hex');
  const message = Buffer.concat([head, Buffer.alloc(4)]);
  for (let counter = 0; ; counter += 1) {
    message.writeUInt32BE(counter, head.length);
    let key = hash('sha256', message, 'buffer');
    for (let round = 1; round < cost; round += 1) key = hash('sha256', key, 'buffer');
    const derivedKey = key.toString('hex');
    if (!derivedKey.startsWith(keyPrefix)) continue;
    return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey, time: 1 } }));
  }
}
