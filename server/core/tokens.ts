import { createHash } from 'node:crypto';

/** Tokens have 256 random bits, so a plain SHA-256 is enough to make a stolen table useless. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
