import type { Coverage } from '#contract/checks.ts';
import type { TranscriptBlock } from '#contract/videos.ts';

const WINDOW_MS = 5 * 60_000;

/** How much of the speech in each five minutes of the video the text rests on. Windows without speech are left out. */
export function coverageOf(
  blocks: readonly TranscriptBlock[],
  cited: ReadonlySet<number>,
): Coverage {
  const windows = new Map<number, { spokenMs: number; citedMs: number }>();
  for (const block of blocks) {
    for (let at = block.startMs; at < block.endMs;) {
      const startMs = Math.floor(at / WINDOW_MS) * WINDOW_MS;
      const end = Math.min(block.endMs, startMs + WINDOW_MS);
      const window = windows.get(startMs) ?? { spokenMs: 0, citedMs: 0 };
      window.spokenMs += end - at;
      if (cited.has(block.id)) window.citedMs += end - at;
      windows.set(startMs, window);
      at = end;
    }
  }
  return [...windows].map(([startMs, { spokenMs, citedMs }]) => ({
    startMs,
    share: citedMs / spokenMs,
  }));
}
