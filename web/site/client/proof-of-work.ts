import { sha256 } from './sha256.ts';

/** The response of `GET /captcha`: count up until the hash starts with the given prefix. */
export interface Challenge {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
  };
  signature: string;
}

/** Attempts between two yields to the page. */
const AT_ONCE = 2000;
const MOST_TRIES = 5_000_000;

const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** The token that proves the work was done. */
export async function solve(challenge: Challenge): Promise<string> {
  const { algorithm, nonce, salt, cost, keyPrefix } = challenge.parameters;
  if (algorithm !== 'SHA-256') throw new Error(`There is no way to work on ${algorithm} here.`);
  const head = fromHex(salt + nonce);
  const message = new Uint8Array(head.length + 4);
  message.set(head);
  const counterPlace = new DataView(message.buffer, head.length);
  const began = performance.now();
  for (let counter = 0; counter < MOST_TRIES; counter += 1) {
    if (counter % AT_ONCE === AT_ONCE - 1) await breathe();
    counterPlace.setUint32(0, counter);
    let key = sha256(message);
    for (let round = 1; round < cost; round += 1) key = sha256(key);
    const derivedKey = toHex(key);
    if (!derivedKey.startsWith(keyPrefix)) continue;
    const time = performance.now() - began;
    return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey, time } }));
  }
  throw new Error('The work did not come to an end.');
}
