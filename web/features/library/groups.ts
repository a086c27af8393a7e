import type { GenerationSummary } from '#contract/generations.ts';
import type { LibraryWish } from './library-query.ts';

export interface LibraryGroup {
  key: string;
  /** `null` where everything stands in one list. */
  name: string | null;
  /** `null` where the group is not a video. */
  videoId: string | null;
  made: GenerationSummary[];
}

/** The order asked for stays; each day, or each video, keeps its own things together where that order allows it. */
export function grouped(
  all: readonly GenerationSummary[],
  { group, sort }: Pick<LibraryWish, 'group' | 'sort'>,
): LibraryGroup[] {
  if (group === 'video') {
    return [...Map.groupBy(all, ({ videoId }) => videoId)].map(([videoId, made]) => ({
      key: videoId,
      name: made[0]?.videoTitle ?? '',
      videoId,
      made,
    }));
  }
  if (!isByDay({ group, sort })) {
    return [{ key: sort, name: null, videoId: null, made: [...all] }];
  }
  return [...Map.groupBy(all, (one) => dayName(momentOf(one, sort)))].map(([name, made]) => ({
    key: name,
    name,
    videoId: null,
    made,
  }));
}

/** Otherwise a row has to name its day itself. */
export function isByDay({ group, sort }: Pick<LibraryWish, 'group' | 'sort'>): boolean {
  return group === 'day' && sort !== 'title' && sort !== 'longest';
}

/** The moment a row hangs on the rail by: when it was made, or changed where that is the order. */
export function momentOf(
  { createdAt, updatedAt }: GenerationSummary,
  sort: LibraryWish['sort'],
): Date {
  return new Date(sort === 'edited' ? updatedAt : createdAt);
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
