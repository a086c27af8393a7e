/** Time as the product sees it, so that a test can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** When the next in a row may start. Noted later than all who may be before it take, it was noted before the clock was set back. */
export function nextStart(nowMs: number, notedMs: number, everybodyMs: number): number {
  return notedMs > nowMs + 2 * everybodyMs ? nowMs : Math.max(nowMs, notedMs);
}
