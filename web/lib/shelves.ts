import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { CALLS, fill } from '#contract/paths.ts';
import {
  MOST_ON_SHELF,
  ShelfListSchema,
  ShelfSchema,
  SourceListSchema,
  type EditShelf,
  type Shelf,
  type SourceList,
} from '#contract/shelves.ts';
import { VideoSchema } from '#contract/videos.ts';
import { call, request } from './api-client.ts';
import { readAgain } from './read-again.ts';

/** Query key for lists of shelves and their contents. */
export const SHELVES = ['shelves'] as const;

const PAGE_SIZE = 24;

/** All shelves the account can read, its own first. */
export const shelvesQuery = queryOptions({
  queryKey: SHELVES,
  queryFn: ({ signal }) => call(CALLS.shelves, ShelfListSchema, { signal }),
});

export function shelfQuery(id: string) {
  return queryOptions({
    queryKey: [...SHELVES, id],
    queryFn: ({ signal }) => call(fill(CALLS.shelf, { id }), ShelfSchema, { signal }),
  });
}

/** The account's sources that match the search, newest first. */
export function useSources(q: string) {
  return useInfiniteQuery({
    queryKey: ['sources', q],
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) => {
      const page = new URLSearchParams({ limit: String(PAGE_SIZE), ...(q !== '' && { q }) });
      if (pageParam !== null) page.set('cursor', pageParam);
      return call(`${CALLS.videos}?${page}`, SourceListSchema, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function useCreateShelf() {
  const client = useQueryClient();
  return useMutation<Shelf, Error, { name: string; videoIds: readonly string[] }>({
    mutationFn: (body) => call(CALLS.shelves, ShelfSchema, { method: 'POST', body }),
    onSuccess: (shelf) => {
      // Prefill the page's query: focus on a heading that is only a loading state would be lost.
      client.setQueryData(shelfQuery(shelf.id).queryKey, shelf);
      return readAgain(client, SHELVES);
    },
  });
}

/** Renames a shelf, or shares it with the team or stops sharing it. */
export function useEditShelf(id: string) {
  const client = useQueryClient();
  return useMutation<unknown, Error, EditShelf>({
    mutationFn: (body) => request(fill(CALLS.shelf, { id }), { method: 'PATCH', body }),
    onSuccess: () => readAgain(client, SHELVES),
  });
}

export interface ShelfChange {
  shelfId: string;
  videoIds: readonly string[];
}

export function useAddToShelf() {
  const client = useQueryClient();
  return useMutation<unknown, Error, ShelfChange>({
    mutationFn: ({ shelfId: id, videoIds }) =>
      request(fill(CALLS.shelfSources, { id }), { method: 'POST', body: { videoIds } }),
    onSuccess: () => readAgain(client, SHELVES),
  });
}

const MOST_PER_PAGE = 100;

/** Adds everything a search finds, on all its pages, and returns the ids of what wasn't on the shelf before. */
export function useAddFoundToShelf({ id, sources }: Shelf) {
  const client = useQueryClient();
  return useMutation<string[], Error, string>({
    mutationFn: async (q) => {
      const there = new Set(sources.map(({ videoId }) => videoId));
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const page = new URLSearchParams({ limit: String(MOST_PER_PAGE), q });
        if (cursor !== null) page.set('cursor', cursor);
        const list: SourceList = await call(`${CALLS.videos}?${page}`, SourceListSchema);
        found.push(...list.sources.map(({ videoId }) => videoId));
        cursor = list.nextCursor;
      } while (cursor !== null);
      // With more than a shelf holds, the server says so.
      const videoIds = found.filter((videoId) => !there.has(videoId)).slice(0, MOST_ON_SHELF);
      if (videoIds.length === 0) return [];
      const path = fill(CALLS.shelfSources, { id });
      await request(path, { method: 'POST', body: { videoIds } });
      return videoIds;
    },
    onSuccess: () => readAgain(client, SHELVES),
  });
}

/** Adds a link to a shelf, reusing its source if it exists. */
export function useAddLinkToShelf(id: string) {
  const client = useQueryClient();
  return useMutation<unknown, Error, string>({
    mutationFn: async (url) => {
      const { id: videoId } = await call(CALLS.videos, VideoSchema, {
        method: 'POST',
        body: { url },
      });
      const body = { videoIds: [videoId] };
      await request(fill(CALLS.shelfSources, { id }), { method: 'POST', body });
    },
    onSuccess: () =>
      Promise.all([
        readAgain(client, SHELVES),
        client.invalidateQueries({ queryKey: ['sources'] }),
      ]),
  });
}

export function useTakeFromShelf() {
  const client = useQueryClient();
  return useMutation<unknown, Error, ShelfChange>({
    mutationFn: ({ shelfId: id, videoIds }) =>
      Promise.all(
        videoIds.map((videoId) =>
          request(fill(CALLS.shelfSource, { id, videoId }), { method: 'DELETE' }),
        ),
      ),
    onSuccess: () => readAgain(client, SHELVES),
  });
}
