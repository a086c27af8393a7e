import { quietest, type SpeechStretch } from './voice-activity.ts';

/** A model's input: from the start of its first stretch to the end of its last. */
export interface SpeechWindow extends SpeechStretch {
  stretches: SpeechStretch[];
}

export interface WindowPlan {
  windows: SpeechWindow[];
  /** Start of the next part, in samples. */
  until: number;
}

interface Options {
  heard: Float32Array;
  length: number;
  /** Maximum samples per window. */
  longest: number;
  /** Once this long (in samples), a window ends at the next long pause; default: only when full. */
  enough?: number | undefined;
  isLast: boolean;
}

/** Closer to the end than this, a word may be cut off. */
const NEAR_END = 16_000;
/** Pause between sentences: half a second minus the margins around speech. */
export const LONG_PAUSE = 3200;
/** A pause this long always ends a window. */
const CLEAR_PAUSE = 8000;
/** Splits in the last part of what would fit. */
const SPLIT_FROM = 0.6;

/**
 * Packs speech into windows that end at pauses. Unless it's the last part, a window touching the end is left to the next part, so
 * no word is split or heard twice.
 */
export function planWindows(
  speech: readonly SpeechStretch[],
  { heard, length, longest, enough = Infinity, isLast }: Options,
): WindowPlan {
  const windows: SpeechWindow[] = [];
  for (const stretch of speech.flatMap((one) => split(one, heard, longest))) {
    const last = windows.at(-1);
    const pause = last ? stretch.start - last.end : 0;
    const isLong = last !== undefined && last.end - last.start >= enough;
    const isEnough = enough < Infinity && pause >= (isLong ? LONG_PAUSE : CLEAR_PAUSE);
    if (last && !isEnough && stretch.end - last.start <= longest) {
      last.stretches.push(stretch);
      last.end = stretch.end;
    } else windows.push({ ...stretch, stretches: [stretch] });
  }
  if (isLast) return { windows, until: length };
  const last = windows.at(-1);
  const isCut = last && last.end > length - NEAR_END;
  const isShort =
    enough === Infinity && windows.length > 1 && last && last.end - last.start < longest / 2;
  if (last && last.start > 0 && (isCut || isShort)) {
    windows.pop();
    return { windows, until: last.start };
  }
  return { windows, until: length };
}

function split(stretch: SpeechStretch, heard: Float32Array, longest: number): SpeechStretch[] {
  const parts: SpeechStretch[] = [];
  let { start } = stretch;
  while (stretch.end - start > longest) {
    const at = quietest(heard, start + SPLIT_FROM * longest, start + longest);
    parts.push({ start, end: at });
    start = at;
  }
  return [...parts, { start, end: stretch.end }];
}
