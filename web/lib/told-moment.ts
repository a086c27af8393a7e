import { placeAt, type SourcePlace } from '#contract/source-parts.ts';
import type { JoinedPart } from '#contract/videos.ts';
import { placeText } from '#document/source-places.ts';
import { timeCode } from '../ui/time-code.ts';

export interface ToldMoment {
  /** Time in its source; empty if the source has no times. */
  time: string;
  /** The source's title, if there are several. */
  source: string | null;
  /** The full text, e.g. "How bees sleep, 12:41; Wax, 3:05". */
  words: string;
}

/** `places` is empty if there is only one source. */
export function tellMoment(atMs: number, places: readonly SourcePlace[]): ToldMoment {
  const [first] = places;
  if (!first) {
    const time = timeCode(atMs / 1000);
    return { time, source: null, words: time };
  }
  return {
    time: first.atMs === null ? '' : timeCode(first.atMs / 1000),
    source: first.part.title,
    words: places.map(placeText).join('; '),
  };
}

export function tellMomentIn(parts: readonly JoinedPart[], atMs: number): ToldMoment {
  const place = placeAt(parts, atMs);
  return tellMoment(atMs, place ? [place] : []);
}
