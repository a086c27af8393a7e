import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  OperatorAccountsSchema,
  OperatorOverviewSchema,
  RetriedJobsSchema,
  type RetryJobs,
} from '#contract/operator.ts';
import { CALLS } from '#contract/paths.ts';
import { ApiError, call } from '../../lib/api-client.ts';

const LOOK_AGAIN_MS = 15_000;

export const overviewQuery = queryOptions({
  queryKey: ['operator', 'overview'],
  queryFn: ({ signal }) => call(CALLS.operatorOverview, OperatorOverviewSchema, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
  retry: (count, error) => !(error instanceof ApiError && error.status === 404) && count < 2,
});

export const accountsQuery = (text: string) =>
  infiniteQueryOptions({
    queryKey: ['operator', 'accounts', text],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        ...(text !== '' && { q: text }),
        ...(pageParam !== null && { cursor: pageParam }),
      });
      return call(`${CALLS.operatorAccounts}?${query}`, OperatorAccountsSchema, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const retryJobs = (which: RetryJobs) =>
  call(CALLS.operatorRetry, RetriedJobsSchema, { method: 'POST', body: which });
