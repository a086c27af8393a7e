import { setTimeout as pause } from 'node:timers/promises';

const [SOON_MS, SELDOM_MS] = [20, 500];
/** The polling delay grows with the time waited, so that an end is noticed at most 10% late. */
const SHARE = 0.1;

/**
 * Polls until `look` returns something: often at first, then less and less. Fast polling took up most of the server's
 * time in tests with long waits. For states that last, not for ones that pass.
 */
export async function untilSeen<T>(look: () => Promise<T | null>): Promise<T> {
  const began = Date.now();
  for (;;) {
    const seen = await look();
    if (seen !== null) return seen;
    const share = (Date.now() - began) * SHARE;
    await pause(Math.min(Math.max(share, SOON_MS), SELDOM_MS));
  }
}
