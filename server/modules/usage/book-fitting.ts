import type { ErrorCode } from '#contract/errors.ts';
import { toAppError } from '#server/core/app-error.ts';
import type { RoomLeft } from './usage.service.ts';

/** Refusals that a shorter answer, or the end of a running call, can get around. */
const NO_ROOM: ReadonlySet<ErrorCode> = new Set([
  'spending_cap_reached',
  'house_budget_used',
  'house_day_used',
]);
/** Running calls give back what they reserved and didn't use, usually within a minute. Counted anew whenever one has begun or ended. */
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000];
/** Margin on the expected length. Below it, an answer would probably be cut off after being paid for. */
const [LEAST_SHARE, LEAST_BESIDE] = [1.25, 100];
/** The most that a shortened answer reserves, in lowest ones: the other calls need room too, and a model may think without end. */
const MOST_LEASTS = 3;

interface Booked {
  callId: string;
  maxOutputTokens: number;
  /** The limit that had no room for the output wanted. */
  shortenedBy: ErrorCode | null;
}

interface Booking {
  /** Output limit as wanted, and the lowest with which the answer probably fits. */
  most: number;
  least: number;
  /** The most a call with this output limit can cost, because the provider stops there. */
  ceilingOf(maxOutputTokens: number): number;
  begin(ceilingMicroCents: number, maxOutputTokens: number): Promise<string>;
  /** What the limits leave; `null`: there are none. */
  roomLeft(): Promise<RoomLeft | null>;
  wait(ms: number): Promise<void>;
}

export function leastRoom(expectedTokens: number, maxOutputTokens: number): number {
  return Math.min(Math.ceil(expectedTokens * LEAST_SHARE) + LEAST_BESIDE, maxOutputTokens);
}

/**
 * Books a call with its longest possible answer. Most answers are much shorter, so where a spending limit has no room for that, the
 * answer is limited to a few times the expected one, or to what the limit still pays for. While running calls hold the rest, it waits
 * for them, as long as they come to an end. What is booked is always the most that the call can cost, so no limit is ever exceeded.
 */
export async function bookFitting({
  most,
  least,
  ceilingOf,
  begin,
  roomLeft,
  wait,
}: Booking): Promise<Booked> {
  const shortened = Math.min(most, least * MOST_LEASTS);
  let maxOutputTokens = most;
  let heldBefore: number | null = null;
  let shortenedBy: ErrorCode | null = null;
  for (let waits = 0, tries = 0; ; tries += 1) {
    try {
      const callId = await begin(ceilingOf(maxOutputTokens), maxOutputTokens);
      return { callId, maxOutputTokens, shortenedBy };
    } catch (error) {
      const { code } = toAppError(error);
      const left = NO_ROOM.has(code) ? await roomLeft() : null;
      if (!left) throw error;
      shortenedBy = least < most ? code : null;
      const { leftMicroCents, heldMicroCents } = left;
      const fitting = longestFor(leftMicroCents, { least, most: shortened, ceilingOf });
      if (fitting !== null && tries < WAITS_MS.length) {
        maxOutputTokens = fitting;
        continue;
      }
      if (heldMicroCents !== heldBefore) waits = 0;
      heldBefore = heldMicroCents;
      const waitMs = WAITS_MS[waits];
      if (waitMs === undefined || leftMicroCents + heldMicroCents < ceilingOf(least)) throw error;
      await wait(waitMs);
      waits += 1;
      tries = 0;
      maxOutputTokens = shortened;
    }
  }
}

/** The highest output limit whose ceiling is within the amount; `null`: not even the lowest is. */
function longestFor(
  microCents: number,
  { least, most, ceilingOf }: Pick<Booking, 'least' | 'most' | 'ceilingOf'>,
): number | null {
  const fits = (tokens: number) => Math.ceil(ceilingOf(tokens)) <= microCents;
  if (!fits(least)) return null;
  let [low, high] = [least, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
