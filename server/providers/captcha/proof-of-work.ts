import { createChallenge, type Challenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { Clock } from '#server/core/clock.ts';
import type { Captcha } from './port.ts';

const LIFETIME_MS = 20 * 60_000;
/** Sixteen bits with four rounds each: about a second on a slow phone, but expensive by the thousand. */
const KEY_PREFIX = '0000';
const COST = 4;

/** No third party and no tracking: the browser does some work, which is verified with one hash. */
export function createProofOfWork({ secret, clock }: { secret: string; clock: Clock }): Captcha {
  return {
    kind: { kind: 'proof_of_work' },

    challenge: () =>
      createChallenge({
        algorithm: 'SHA-256',
        cost: COST,
        keyPrefix: KEY_PREFIX,
        deriveKey,
        // Not `expiresAt`, which the library compares with the system clock instead of ours.
        data: { goodUntilMs: clock.now().getTime() + LIFETIME_MS },
        hmacSignatureSecret: secret,
      }),

    async verify(token) {
      const payload = decode(token);
      if (!payload) return null;
      try {
        const { parameters } = payload.challenge;
        // The signature alone isn't enough, because the sender could choose an easier difficulty.
        if (parameters.keyPrefix !== KEY_PREFIX || parameters.cost !== COST) return null;
        if (!(Number(parameters.data?.['goodUntilMs']) > clock.now().getTime())) return null;
        const { verified } = await verifySolution({
          ...payload,
          deriveKey,
          hmacSignatureSecret: secret,
        });
        return verified ? { id: parameters.nonce } : null;
      } catch {
        return null;
      }
    },
  };
}

function decode(token: string): { challenge: Challenge; solution: Solution } | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    const { challenge, solution } = value as { challenge?: Challenge; solution?: Solution };
    return challenge?.parameters && solution ? { challenge, solution } : null;
  } catch {
    return null;
  }
}
