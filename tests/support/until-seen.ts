import { setTimeout as pause } from 'node:timers/promises';

const [SOON_MS, SELDOM_MS] = [20, 500];
/** Of the time that has passed: an end is known at most a tenth later than it came. */
const SHARE = 0.1;

/**
 * Looks until there is something to see: often at first, then ever less often. Each look is work for the program, and was
 * most of what it did where a test waits for long. For what stays, not for what passes.
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
