import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_DIGITS = 10;
const RANDOM_DIGITS = 16;

/** Three letters that name the kind of thing. */
type IdPrefix = Lowercase<string>;

/** A prefix and 26 base-32 digits: 50 bits of time, 80 random bits. Ids sort by creation time and can't be guessed. */
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

/** 256 random bits for bearer secrets. Store only the hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
