import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { readAgain } from './read-again.ts';

const KEY = ['generations', 'library', ''];

/** A list with two pages. Each page's response can be delayed. */
function makeList() {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const asked: number[] = [];
  let version = 1;
  let gate: Promise<void> | null = null;
  const observer = new InfiniteQueryObserver(client, {
    queryKey: KEY,
    queryFn: async ({ pageParam, signal }) => {
      asked.push(pageParam);
      const seen = version;
      await gate;
      signal.throwIfAborted();
      return `page ${pageParam} of version ${seen}`;
    },
    initialPageParam: 1,
    getNextPageParam: (_, pages) => (pages.length < 2 ? pages.length + 1 : null),
  });
  const end = observer.subscribe(() => {});
  return {
    client,
    asked,
    observer,
    pages: () => observer.getCurrentResult().data?.pages ?? [],
    change: () => void (version += 1),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return () => {
        gate = null;
        resolve();
      };
    },
    close() {
      end();
      client.clear();
    },
  };
}

test('a further page still arrives if the list changes meanwhile, and the change shows too', async () => {
  const list = makeList();
  await list.observer.refetch();
  const letGo = list.hold();
  const more = list.observer.fetchNextPage();
  list.change();
  const again = Promise.all([
    readAgain(list.client, ['generations']),
    readAgain(list.client, ['generations']),
  ]);
  letGo();
  const { data } = await more;
  assert.equal(data?.pages.length, 2);
  await again;
  assert.deepEqual(list.pages(), ['page 1 of version 2', 'page 2 of version 2']);
  list.close();
});

test('a list without a page loading is fetched again right away', async () => {
  const list = makeList();
  await list.observer.refetch();
  list.change();
  await readAgain(list.client, ['generations']);
  assert.deepEqual(list.pages(), ['page 1 of version 2']);
  list.close();
});

test('a page requested during a refetch interrupts it only until the page has arrived', async () => {
  const list = makeList();
  await list.observer.refetch();
  list.change();
  const letGo = list.hold();
  const again = readAgain(list.client, ['generations']);
  const more = list.observer.fetchNextPage();
  letGo();
  await more;
  await again;
  assert.deepEqual(list.pages(), ['page 1 of version 2', 'page 2 of version 2']);
  list.close();
});

test('after a failed page, the list is still fetched again', async () => {
  const list = makeList();
  await list.observer.refetch();
  const letGo = list.hold();
  const more = list.observer.fetchNextPage();
  list.change();
  const again = readAgain(list.client, ['generations']);
  await list.client.cancelQueries({ queryKey: KEY });
  letGo();
  await more;
  await again;
  assert.deepEqual(list.pages(), ['page 1 of version 2']);
  list.close();
});
