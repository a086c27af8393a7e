import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_DIGITS = 10;
const RANDOM_DIGITS = 16;

/** Three letters that say what an id names. */
type IdPrefix = Lowercase<string>;

/**
 * `gen_` and 26 digits of base 32: 50 bits of time, then 80 random ones. They sort by creation, cannot be guessed, and
 * say in a log what they name.
 */
export function newId(prefix: IdPrefix, nowMs: number = Date.now()): string {
  let time = '';
  for (let rest = nowMs, digit = 0; digit < TIME_DIGITS; digit += 1) {
    time = ALPHABET[rest % 32] + time;
    rest = Math.floor(rest / 32);
  }
  let random = '';
  for (const byte of randomBytes(RANDOM_DIGITS)) random += ALPHABET[byte & 31];
  return `${prefix}_${time}${random}`;
}

/** 256 random bits for things that open doors. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
