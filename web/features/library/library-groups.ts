import type { GenerationSummary } from '#contract/generations.ts';
import type { Shelf } from '#contract/shelves.ts';
import { isNarrowed, type LibraryWish } from './library-query.ts';
import { SHELF_WORDS } from './shelves/shelf-words.ts';
import { LIBRARY_WORDS } from './words.tsx';

interface LibraryGroup {
  key: string;
  /** `null` if everything is in one list. */
  name: string | null;
  /** `null` if the group isn't a video. */
  videoId: string | null;
  /** `null` if the group isn't a shelf. */
  shelf: Shelf | null;
  made: GenerationSummary[];
}

/** Groups by day or video without changing the sort order. */
export function grouped(
  all: readonly GenerationSummary[],
  wish: LibraryWish,
  shelves: readonly Shelf[],
): LibraryGroup[] {
  const { group, sort } = wish;
  if (group === 'shelf') {
    const groups = byShelf(all, shelves);
    return isNarrowed(wish) ? groups.filter(({ made }) => made.length > 0) : groups;
  }
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

/** A draft is listed under every shelf that has its source; the rest comes last. */
function byShelf(all: readonly GenerationSummary[], shelves: readonly Shelf[]): LibraryGroup[] {
  const onShelf = new Set<string>();
  const groups = shelves.map((shelf): LibraryGroup => {
    const own = new Set(shelf.sources.map(({ videoId }) => videoId));
    // Drafts from the whole shelf.
    if (shelf.wholeVideoId !== null) own.add(shelf.wholeVideoId);
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

/** Whether rows are grouped by day; otherwise each row shows its date. */
export function isByDay({ group, sort }: Pick<LibraryWish, 'group' | 'sort'>): boolean {
  return group === 'day' && sort !== 'title' && sort !== 'longest';
}

/** The time shown on the rail: created, or updated if sorted by that. */
export function momentOf(
  { createdAt, updatedAt }: GenerationSummary,
  sort: LibraryWish['sort'],
): Date {
  return new Date(sort === 'edited' ? updatedAt : createdAt);
}
