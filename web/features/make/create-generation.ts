import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  CreatedGenerationsSchema,
  EstimateSchema,
  type CreatedGenerations,
  type CreateGeneration,
} from '#contract/generations.ts';
import { CALLS } from '#contract/paths.ts';
import { call } from '../../lib/api-client.ts';
import { GENERATIONS } from '../../lib/live-events.ts';
import { readAgain } from '../../lib/read-again.ts';
import { SHELVES } from '../../lib/shelves.ts';
import { useSettled } from '../../lib/use-settled.ts';

/**
 * Starts a run. The same request is repeated with the same idempotency key until it succeeds, so that a lost response
 * doesn't start it twice.
 */
export function useCreate() {
  const client = useQueryClient();
  return useMutation<CreatedGenerations, Error, { wish: CreateGeneration; key: string }>({
    mutationFn: ({ wish, key }) =>
      call(CALLS.generations, CreatedGenerationsSchema, {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: wish,
      }),
    // A shelf only lists what was written from it once it has been written from.
    onSuccess: () => Promise.all([readAgain(client, GENERATIONS), readAgain(client, SHELVES)]),
  });
}

/**
 * What the run would use and cost, requested once the form has been stable for a moment, and for a source once its
 * words are known.
 */
export function useEstimate(wish: CreateGeneration | null, isReady: boolean) {
  const written = wish && JSON.stringify(wish);
  const asked = useSettled(written);
  const found = useQuery({
    queryKey: ['estimate', asked],
    enabled: asked !== null && isReady,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) =>
      call(CALLS.estimate, EstimateSchema, {
        method: 'POST',
        body: JSON.parse(asked ?? '{}') as unknown,
        signal,
      }),
  });
  return { ...found, isOld: asked !== written || found.isPlaceholderData };
}
