import type { GenerationSummary } from '#contract/generations.ts';
import type { Shelf } from '#contract/shelves.ts';
import type { LibraryWish } from './library-query.ts';
import { SHELF_WORDS } from './shelves/shelf-words.ts';
import { LIBRARY_WORDS } from './words.tsx';

interface LibraryGroup {
  key: string;
  /** `null` where everything stands in one list. */
  name: string | null;
  /** `null` where the group is not a video. */
  videoId: string | null;
  /** `null` where the group is not a shelf. */
  shelf: Shelf | null;
  made: GenerationSummary[];
}

/** The order asked for stays; each day, or each video, keeps its own things together where that order allows it. */
export function grouped(
  all: readonly GenerationSummary[],
  { group, sort }: Pick<LibraryWish, 'group' | 'sort'>,
  shelves: readonly Shelf[],
): LibraryGroup[] {
  if (group === 'shelf') return byShelf(all, shelves);
  if (group === 'video') {
    return [...Map.groupBy(all, ({ videoId }) => videoId)].map(([videoId, made]) => ({
      key: videoId,
      name: made[0]?.videoTitle ?? '',
      videoId,
      shelf: null,
      made,
    }));
  }
  if (!isByDay({ group, sort })) {
    return [{ key: sort, name: null, videoId: null, shelf: null, made: [...all] }];
  }
  return [...Map.groupBy(all, (one) => LIBRARY_WORDS.day(momentOf(one, sort)))].map(
    ([name, made]) => ({
      key: name,
      name,
      videoId: null,
      shelf: null,
      made,
    }),
  );
}

/** What was made from a source stands on every shelf the source stands on; the rest comes last. */
function byShelf(all: readonly GenerationSummary[], shelves: readonly Shelf[]): LibraryGroup[] {
  const onShelf = new Set<string>();
  const groups = shelves.map((shelf): LibraryGroup => {
    const own = new Set(shelf.sources.map(({ videoId }) => videoId));
    for (const videoId of own) onShelf.add(videoId);
    const made = all.filter(({ videoId }) => own.has(videoId));
    return { key: shelf.id, name: shelf.name, videoId: null, shelf, made };
  });
  const rest = all.filter(({ videoId }) => !onShelf.has(videoId));
  if (rest.length === 0) return groups;
  return [
    ...groups,
    { key: 'none', name: SHELF_WORDS.none, videoId: null, shelf: null, made: rest },
  ];
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
