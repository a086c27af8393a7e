import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { FormatSchema, type FormatValue } from '#contract/catalog/formats.ts';
import { LanguageSchema, type LanguageValue } from '#contract/catalog/languages.ts';
import {
  GenerationListSchema,
  LibrarySortSchema,
  StatusSchema,
  type LibrarySort,
  type Status,
} from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { call } from '../../lib/api-client.ts';
import type { Deletable } from '../../lib/deletion.ts';
import { GENERATIONS } from '../../lib/live-events.ts';
import { runKey } from '../../lib/run-log.ts';

/** Drafts can be deleted with undo, and go to the bin. */
export const GENERATION: Deletable = {
  path: (id) => fill(CALLS.generation, { id }),
  keys: (id) => [runKey(id), ['generation', id]],
  lists: [GENERATIONS],
};

const PAGE_SIZE = 30;

/** The Library's filters. They are kept in the URL, so that a view can be shared, bookmarked and navigated back to. */
export interface LibraryWish {
  q: string;
  format: FormatValue | null;
  language: LanguageValue | null;
  status: Status | null;
  favourite: boolean;
  sort: LibrarySort;
  group: 'day' | 'video' | 'shelf';
}

const GROUPS: readonly LibraryWish['group'][] = ['day', 'video', 'shelf'];

export function readWish(query: URLSearchParams): LibraryWish {
  const known = <Value>(
    schema: { safeParse(value: unknown): { success: boolean; data?: Value | undefined } },
    name: string,
  ) => schema.safeParse(query.get(name)).data ?? null;
  return {
    q: query.get('q') ?? '',
    format: known(FormatSchema, 'format'),
    language: known(LanguageSchema, 'language'),
    status: known(StatusSchema, 'status'),
    favourite: query.get('favourite') === 'true',
    sort: known(LibrarySortSchema, 'sort') ?? 'newest',
    group: GROUPS.find((group) => group === query.get('group')) ?? 'day',
  };
}

export function writeWish(wish: LibraryWish): URLSearchParams {
  const query = ordered(wish);
  if (wish.group !== 'day') query.set('group', wish.group);
  return query;
}

/** Query parameters for the filters and the order. */
function ordered(wish: LibraryWish): URLSearchParams {
  const query = asked(wish);
  if (wish.sort !== 'newest') query.set('sort', wish.sort);
  return query;
}

function asked({ q, format, language, status, favourite }: LibraryWish): URLSearchParams {
  const query = new URLSearchParams();
  if (q.trim() !== '') query.set('q', q.trim());
  if (format) query.set('format', format);
  if (language) query.set('language', language);
  if (status) query.set('status', status);
  if (favourite) query.set('favourite', 'true');
  return query;
}

export function isNarrowed(wish: LibraryWish): boolean {
  return asked(wish).size > 0;
}

export function useLibrary(wish: LibraryWish) {
  const query = ordered(wish).toString();
  return useInfiniteQuery({
    queryKey: [...GENERATIONS, 'library', query],
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) => {
      const page = new URLSearchParams(query);
      page.set('limit', String(PAGE_SIZE));
      if (pageParam !== null) page.set('cursor', pageParam);
      return call(`${CALLS.generations}?${page}`, GenerationListSchema, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}
