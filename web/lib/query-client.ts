import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-client.ts';

const MOST_TRIES = 3;

/** Worth retrying: no response, rate limited, or a server error. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status === 429 || error.status >= 500;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The server may be on this machine, reachable without a network.
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
