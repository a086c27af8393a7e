import type { GenerationSummary } from '#contract/generations.ts';
import type { OwnSource } from '#contract/shelves.ts';

/** What is offered to write from again. */
export interface RecentSource {
  videoId: string;
  title: string;
  durationMs: number;
  /** `false`: its words aren't there yet. */
  isReady: boolean;
}

const MOST = 5;
const MOST_UNUSED = 2;

/**
 * What was written from lately, and then what nothing was written from yet: whoever left while a recording was being
 * transcribed finds it here again.
 */
export function recentSources(
  made: readonly GenerationSummary[],
  sources: readonly OwnSource[],
): RecentSource[] {
  const used = new Map<string, RecentSource>();
  for (const { videoId, videoTitle: title, durationMs } of made) {
    if (!used.has(videoId)) used.set(videoId, { videoId, title, durationMs, isReady: true });
  }
  const unused = sources
    .filter(({ videoId, kind, state, hasDrafts }) => {
      // What is being made this moment may be listed before the sources are read again.
      return kind !== 'sample' && state !== 'failed' && !hasDrafts && !used.has(videoId);
    })
    .map(({ videoId, title, durationMs, state }) => ({
      videoId,
      title,
      durationMs,
      isReady: state === 'ready',
    }));
  const few = unused.slice(0, MOST_UNUSED);
  return [...[...used.values()].slice(0, MOST - few.length), ...few];
}
