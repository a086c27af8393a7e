import type { GenerationSummary } from '#contract/generations.ts';

export interface LibraryGroup {
  key: string;
  name: string;
  /** `null` where the group is a day. */
  videoId: string | null;
  made: GenerationSummary[];
}

/** Newest first stays newest first; each day, or each video, keeps its own things together. */
export function grouped(all: readonly GenerationSummary[], by: 'day' | 'video'): LibraryGroup[] {
  if (by === 'video') {
    return [...Map.groupBy(all, ({ videoId }) => videoId)].map(([videoId, made]) => ({
      key: videoId,
      name: made[0]?.videoTitle ?? '',
      videoId,
      made,
    }));
  }
  return [...Map.groupBy(all, ({ createdAt }) => dayName(new Date(createdAt)))].map(
    ([name, made]) => ({ key: name, name, videoId: null, made }),
  );
}

function dayName(when: Date): string {
  const today = new Date();
  if (when.toDateString() === today.toDateString()) return 'Today';
  return when.toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(when.getFullYear() !== today.getFullYear() && { year: 'numeric' }),
  });
}
