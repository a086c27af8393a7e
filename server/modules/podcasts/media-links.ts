import { CALLS, fill } from '#contract/paths.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Keyring } from '#server/core/keyring.ts';

/** A type for the picture in a sound file rather than the file. */
export const COVER_OF_FILE = 'cover';

/** What an address stands for. */
export interface MediaTarget {
  key: string;
  type: string;
  /** Set: saved under this name rather than played. */
  name?: string;
}

export interface MediaLinks {
  sign(target: MediaTarget): { url: string; expiresAt: string };
  /** Throws `not_found` for what we did not sign, `media_expired` for what is too old. */
  open(signed: string): MediaTarget;
}

const LIFETIME_MS = 6 * 3600 * 1000;
const BOUND_TO = 'media';

/**
 * Addresses that a player can use, since it cannot send a header. They are sealed, not only signed: nothing about the
 * file or its owner can be read from them.
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
