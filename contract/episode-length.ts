import { counted } from './count.ts';
import type { RuleResult } from './checks.ts';
import { lengthAgainst } from './speaking-time.ts';

/** Formats seconds like a player. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(whole % 60)}`
    : `${minutes}:${two(whole % 60)}`;
}

export const minutesOf = (minutes: number) => counted(minutes, 'minute', 'minutes');

/** Checks a length against the requested one. `found` describes it, since an estimate reads differently from a recording. */
export function lengthRule(found: string, seconds: number, asked: number): RuleResult {
  const how = lengthAgainst(seconds, asked);
  const why = how === 'short' ? ' The source may not have enough for a longer episode.' : '';
  return {
    id: 'podcast.length',
    label: 'Spoken length',
    state: how === 'right' ? 'ok' : 'warn',
    message: `${found}; the target is ${minutesOf(asked)}.${why}`,
    blockId: null,
    value: Number((seconds / 60).toFixed(1)),
    limit: asked,
  };
}

/** The same check for the recorded episode. */
export function recordedLengthRule(durationMs: number, asked: number): RuleResult {
  return lengthRule(`${clock(durationMs / 1000)} recorded`, durationMs / 1000, asked);
}
