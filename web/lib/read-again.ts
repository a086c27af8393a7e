import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

const waiting = new WeakSet<Query>();

/** The last fetch of this list was for another page ("Show more"). */
function isTurned({ state }: Query): boolean {
  return state.fetchMeta?.fetchMore !== undefined;
}

/** That page is still loading. */
function isTurning(query: Query): boolean {
  return query.state.fetchStatus === 'fetching' && isTurned(query);
}

/**
 * Refetches everything under a key. Unlike invalidating, it doesn't cancel a "Show more" page that is loading, and a
 * page requested during the refetch doesn't replace it: the user gets the page, and then all pages are fetched again.
 */
export async function readAgain(client: QueryClient, queryKey: QueryKey = []): Promise<void> {
  const all = client.getQueryCache().findAll({ queryKey, type: 'active' });
  const turning = all.filter(isTurning);
  await Promise.all([
    ...turning.map((query) => afterPage(client, query)),
    client.invalidateQueries({ queryKey, predicate: (query) => !turning.includes(query) }),
  ]);
  await Promise.all(all.filter(isTurned).map((query) => afterPage(client, query)));
}

async function afterPage(client: QueryClient, query: Query): Promise<void> {
  if (waiting.has(query)) return;
  waiting.add(query);
  try {
    while (isTurning(query)) await query.promise?.catch(() => {});
  } finally {
    waiting.delete(query);
  }
  await client.invalidateQueries({ queryKey: query.queryKey, exact: true });
}
