import type { GenerationSummary } from '#contract/generations.ts';
import type { ListedSource } from '#contract/shelves.ts';

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
  sources: readonly ListedSource[],
): RecentSource[] {
  const used = new Map<string, RecentSource>();
  for (const { videoId, videoTitle: title, durationMs } of made) {
    if (!used.has(videoId)) used.set(videoId, { videoId, title, durationMs, isReady: true });
  }
  const unused = sources
    .filter(({ videoId, kind, state }) => {
      return kind !== 'sample' && state !== 'failed' && !used.has(videoId);
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

/** A large file is read for a while after the last of it has been sent. */
export function sendingWords(fileName: string, share: number): string {
  return share < 1 ? `Uploading ${fileName}` : `Reading ${fileName}`;
}
