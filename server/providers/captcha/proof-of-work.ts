import { createChallenge, type Challenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { Clock } from '#server/core/clock.ts';
import type { Captcha } from './port.ts';

const LIFETIME_MS = 20 * 60_000;
/** Sixteen bits of four rounds each: a good second of a slow phone, and a cost to whoever wants thousands. */
const KEY_PREFIX = '0000';
const COST = 4;

/** Asks nobody and follows nobody: the browser spends a moment of work, which this checks in one hash. */
export function createProofOfWork({ secret, clock }: { secret: string; clock: Clock }): Captcha {
  return {
    kind: { kind: 'proof_of_work' },

    challenge: () =>
      createChallenge({
        algorithm: 'SHA-256',
        cost: COST,
        keyPrefix: KEY_PREFIX,
        deriveKey,
        // Not as `expiresAt`: that is compared with the machine's clock, and not with ours.
        data: { goodUntilMs: clock.now().getTime() + LIFETIME_MS },
        hmacSignatureSecret: secret,
      }),

    async verify(token) {
      const payload = decode(token);
      if (!payload) return null;
      try {
        const { parameters } = payload.challenge;
        // Signed with ours, or the work could be as light as the sender likes.
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
