import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  BatchListSchema,
  BatchSchema,
  type Batch,
  type BatchSummary,
  type RetryBatch,
} from '#contract/batches.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { call, request } from '../../lib/api-client.ts';
import { GENERATIONS } from '../../lib/live-events.ts';
import { readAgain } from '../../lib/read-again.ts';

const BATCHES = ['batches'] as const;
const SOON_MS = 1500;
/** Polling interval while the platform's rate limit makes us wait. */
const LATER_MS = 6000;

function againIn({ status, counts, restsUntil }: BatchSummary): number | false {
  if (status !== 'running' && counts.going === 0) return false;
  return restsUntil && counts.going === 0 ? LATER_MS : SOON_MS;
}

/** Polls while anything is in progress. */
export function batchQuery(id: string) {
  return queryOptions({
    queryKey: [...BATCHES, id],
    queryFn: ({ signal }) => call(fill(CALLS.batch, { id }), BatchSchema, { signal }),
    refetchInterval: ({ state }) => (state.data ? againIn(state.data) : false),
  });
}

const NEWEST = 3;

export function useNewestBatches() {
  return useQuery({
    queryKey: [...BATCHES, 'newest'],
    queryFn: ({ signal }) => call(`${CALLS.batches}?limit=${NEWEST}`, BatchListSchema, { signal }),
    refetchInterval: ({ state }) => {
      const all = state.data?.batches.map(againIn).filter((ms) => ms !== false) ?? [];
      return all.length > 0 ? LATER_MS : false;
    },
  });
}

/** Stops, resumes or deletes a batch. */
export function useBatchCalls(id: string) {
  const client = useQueryClient();
  const onSettled = async () => {
    await Promise.all([readAgain(client, BATCHES), readAgain(client, GENERATIONS)]);
  };
  const stop = useMutation<unknown, Error, void>({
    mutationFn: () => request(fill(CALLS.batchStop, { id }), { method: 'POST' }),
    onSettled,
  });
  const retry = useMutation<unknown, Error, RetryBatch>({
    mutationFn: (body) => request(fill(CALLS.batchRetry, { id }), { method: 'POST', body }),
    onSettled,
  });
  const remove = useMutation<unknown, Error, void>({
    mutationFn: () => request(fill(CALLS.batch, { id }), { method: 'DELETE' }),
    onSuccess: () => client.removeQueries({ queryKey: [...BATCHES, id] }),
  });
  return { stop, retry, remove };
}

export type BatchCalls = ReturnType<typeof useBatchCalls>;
export type { Batch };
