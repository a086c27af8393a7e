import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-client.ts';

const MOST_TRIES = 3;

/** Worth another try: no answer, or one that says so. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status === 429 || error.status >= 500;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The server may be on this machine, where it answers without any network.
        networkMode: 'always',
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: (failures, error) => failures < MOST_TRIES && isPassing(error),
        retryDelay: (failures) => Math.min(500 * 2 ** failures, 5000),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
