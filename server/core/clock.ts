/** Injectable time source for tests. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * When the next in line may start. A noted time further ahead than the whole line could take means the clock has been set back
 * since, so it's ignored.
 */
export function nextStart(nowMs: number, notedMs: number, everybodyMs: number): number {
  return notedMs > nowMs + 2 * everybodyMs ? nowMs : Math.max(nowMs, notedMs);
}
