import type { GenerationSummary } from '#contract/generations.ts';
import type { OwnSource } from '#contract/shelves.ts';

/** A source offered again. */
export interface RecentSource {
  videoId: string;
  title: string;
  durationMs: number;
  /** `false` while its transcript isn't ready. */
  isReady: boolean;
}

const MOST = 5;
const MOST_UNUSED = 2;

/** Recently used sources, then unused ones, such as a recording whose user left while it was being transcribed. */
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
      // A draft in progress can be listed before the sources are refetched.
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
