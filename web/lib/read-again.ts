import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

const waiting = new WeakSet<Query>();

/** The last thing asked of it was a further page: "Show more". It says so until something else is asked. */
function isTurned({ state }: Query): boolean {
  return state.fetchMeta?.fetchMore !== undefined;
}

/** That page is still on its way. */
function isTurning(query: Query): boolean {
  return query.state.fetchStatus === 'fetching' && isTurned(query);
}

/**
 * Reads everything under a key again. A further page that is on its way isn't called off for that, as invalidating would
 * do, and one that calls this reading off doesn't stand for it: whoever pressed "Show more" gets their page, and then
 * all pages are read again.
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
