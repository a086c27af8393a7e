import type { CaptionGaps } from '#contract/caption-gaps.ts';
import type { Cue } from '#contract/videos.ts';

/** Openings, credits and pauses are shorter than these, or than this share of the video. */
const EDGE_MS = 60_000;
const EDGE_SHARE = 0.05;
const HOLE_MS = 2 * 60_000;
const HOLE_SHARE = 0.03;
/** For short videos, of which they are a larger part. */
const SHORT_SHARE = 0.25;
const MOST_HOLES = 50;
/** Minimum speaking time per character. */
const FASTEST_MS = 60;
/** Maximum: a caption shown for longer is no longer being spoken. */
const SLOWEST_MS = 300;
const LINGERS_MS = 60_000;

/** Finds stretches without captions that are too long to be silence. `null` if there are none. */
export function findCaptionGaps(cues: readonly Cue[], durationMs: number): CaptionGaps | null {
  const [first] = cues;
  if (!first) return null;
  const shortMs = durationMs > 0 ? durationMs * SHORT_SHARE : Infinity;
  const edgeMs = Math.max(Math.min(EDGE_MS, shortMs), durationMs * EDGE_SHARE);
  const holeMs = Math.max(Math.min(HOLE_MS, shortMs), durationMs * HOLE_SHARE);
  const holes: CaptionGaps['holes'] = [];
  let endMs = first.startMs;
  for (const cue of cues) {
    if (cue.startMs - endMs > holeMs) holes.push({ startMs: endMs, endMs: cue.startMs });
    endMs = Math.max(endMs, saidUntil(cue));
  }
  const startsAtMs = first.startMs > edgeMs ? first.startMs : null;
  const endsAtMs = durationMs - endMs > edgeMs ? endMs : null;
  if (startsAtMs === null && endsAtMs === null && holes.length === 0) return null;
  return { durationMs, startsAtMs, endsAtMs, holes: holes.slice(0, MOST_HOLES) };
}

function saidUntil({ startMs, endMs, text }: Cue): number {
  const least = startMs + text.length * FASTEST_MS;
  const most = startMs + text.length * SLOWEST_MS + LINGERS_MS;
  return Math.min(Math.max(endMs, least), most);
}
