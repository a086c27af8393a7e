import { quietest, type SpeechStretch } from './voice-activity.ts';

/** What a model hears at once: from the start of its first stretch to the end of its last. */
export interface SpeechWindow extends SpeechStretch {
  stretches: SpeechStretch[];
}

export interface WindowPlan {
  windows: SpeechWindow[];
  /** Where the next part begins, in samples. */
  until: number;
}

interface Options {
  heard: Float32Array;
  length: number;
  /** Samples that a model takes at once. */
  longest: number;
  /** A window of this many samples ends with the next long pause; without, only when it is full. */
  enough?: number | undefined;
  isLast: boolean;
}

/** Closer to the end than this, a word may be cut in two. */
const NEAR_END = 16_000;
/** As long as between two sentences, which is half a second, less what is kept around speech. */
const LONG_PAUSE = 3200;
/** After this one somebody begins anew, however short what came before is. */
const CLEAR_PAUSE = 8000;
/** Splitting looks for a quiet place in the last part of what would fit. */
const SPLIT_FROM = 0.6;

/**
 * Packs what is said into windows that end in pauses. Where the recording goes on, a window that reaches the end of the part
 * is left to the next one, so that no word is heard in halves and none twice.
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
