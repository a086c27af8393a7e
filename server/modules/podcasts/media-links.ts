import { CALLS, fill } from '#contract/paths.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Keyring } from '#server/core/keyring.ts';

/** Type of an address for the cover inside an audio file, rather than the file. */
export const COVER_OF_FILE = 'cover';

/** What an address refers to. */
export interface MediaTarget {
  key: string;
  type: string;
  /** If set, it's downloaded under this name instead of played. */
  name?: string;
}

export interface MediaLinks {
  sign(target: MediaTarget): { url: string; expiresAt: string };
  /** Throws `not_found` for addresses we didn't create, `media_expired` for expired ones. */
  open(signed: string): MediaTarget;
}

const LIFETIME_MS = 6 * 3600 * 1000;
const BOUND_TO = 'media';

/**
 * Media addresses for players, which can't send a header. They are encrypted, not only signed, so they reveal nothing about
 * the file or its owner.
 */
export function createMediaLinks(keyring: Keyring, clock: Clock): MediaLinks {
  return {
    sign({ key, type, name }) {
      const expires = clock.now().getTime() + LIFETIME_MS;
      const plain = JSON.stringify([key, type, expires, ...(name === undefined ? [] : [name])]);
      return {
        url: fill(CALLS.media, { signed: keyring.seal(plain, BOUND_TO) }),
        expiresAt: new Date(expires).toISOString(),
      };
    },

    open(signed) {
      let parts: [string, string, number, string?];
      try {
        parts = JSON.parse(keyring.open(signed, BOUND_TO)) as typeof parts;
      } catch {
        throw new AppError('not_found');
      }
      const [key, type, expires, name] = parts;
      if (expires <= clock.now().getTime()) throw new AppError('media_expired');
      return { key, type, ...(name !== undefined && { name }) };
    },
  };
}
