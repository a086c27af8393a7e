import type { Cue } from '#contract/videos.ts';

export interface SpokenSpan {
  startMs: number;
  endMs: number;
}

/**
 * When each caption is spoken. Automatic captions stay on screen during the next one, and uploaded files are sometimes
 * out of order; the result has ascending starts and no overlaps.
 */
export function spokenSpans(cues: readonly Cue[]): SpokenSpan[] {
  const spans: SpokenSpan[] = [];
  let startMs = 0;
  for (const cue of cues) {
    startMs = Math.max(startMs, cue.startMs);
    const previous = spans.at(-1);
    if (previous) previous.endMs = Math.min(previous.endMs, startMs);
    spans.push({ startMs, endMs: Math.max(startMs, cue.endMs) });
  }
  return spans;
}
