import {
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import {
  ENDED,
  GenerationListSchema,
  GenerationSchema,
  type Generation,
  type GenerationSummary,
  type Status,
} from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { call } from './api-client.ts';
import { GENERATIONS, liveEvents } from './live-events.ts';
import { RUNS, runKey, type RunRecord } from './run-log.ts';

const PAGE_SIZE = 30;

function getGeneration(id: string, signal?: AbortSignal): Promise<Generation> {
  return call(fill(CALLS.generation, { id }), GenerationSchema, signal ? { signal } : {});
}

export function generationQuery(id: string) {
  return queryOptions({
    queryKey: ['generation', id],
    queryFn: ({ signal }) => getGeneration(id, signal),
  });
}

/** A run as folded from its log: fetched once, then updated by live events. */
export function runQuery(client: QueryClient, id: string) {
  return queryOptions<RunRecord>({
    queryKey: runKey(id),
    queryFn: async () => {
      const generation = await client.fetchQuery({ ...generationQuery(id), staleTime: 0 });
      return liveEvents(client).runs.follow(generation);
    },
  });
}

export function useRun(id: string) {
  return useQuery(runQuery(useQueryClient(), id));
}

export function useGenerations() {
  return useInfiniteQuery({
    queryKey: GENERATIONS,
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE) });
      if (pageParam !== null) query.set('cursor', pageParam);
      return call(`${CALLS.generations}?${query}`, GenerationListSchema, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function listed(data: ReturnType<typeof useGenerations>['data']): GenerationSummary[] {
  return data?.pages.flatMap((page) => page.generations) ?? [];
}

/** Views of all runs loaded in this page, by id. */
export function useRuns(): ReadonlyMap<string, RunRecord> {
  const client = useQueryClient();
  const store = runStore(client);
  return useSyncExternalStore(store.subscribe, store.get);
}

interface RunStore {
  subscribe(listener: () => void): () => void;
  get(): ReadonlyMap<string, RunRecord>;
}

const stores = new WeakMap<QueryClient, RunStore>();

function runStore(client: QueryClient): RunStore {
  let store = stores.get(client);
  if (!store) {
    store = makeRunStore(client);
    stores.set(client, store);
  }
  return store;
}

function makeRunStore(client: QueryClient): RunStore {
  const listeners = new Set<() => void>();
  const read = () =>
    new Map(
      client
        .getQueriesData<RunRecord>({ queryKey: RUNS })
        .flatMap(([key, record]) => (record ? [[String(key[1]), record] as const] : [])),
    );
  let runs: ReadonlyMap<string, RunRecord> = read();
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== RUNS[0]) return;
    const next = read();
    const isSame =
      next.size === runs.size &&
      [...next].every(([id, record]) => runs.get(id)?.view === record.view);
    if (isSame) return;
    runs = next;
    for (const listener of listeners) listener();
  });
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => runs,
  };
}

export function hasEnded(status: Status): boolean {
  return ENDED.includes(status);
}
