import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { toasts } from '../ui/toast.ts';
import { ApiError, request, errorText } from './api-client.ts';
import { readAgain } from './read-again.ts';

/** How long a deleted thing can be had back. */
const UNDO_MS = 6000;

/** A kind of thing that can be deleted and had back. */
export interface Deletable {
  path: (id: string) => string;
  /** What this page knows of it alone. */
  keys: (id: string) => readonly QueryKey[];
  /** What it is listed under. */
  lists: readonly QueryKey[];
}

const waiting = new Map<string, ReturnType<typeof setTimeout>>();
let snapshot: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function publish(): void {
  snapshot = new Set(waiting.keys());
  for (const listener of listeners) listener();
}

function forget(id: string): void {
  clearTimeout(waiting.get(id));
  waiting.delete(id);
  publish();
}

async function remove(
  client: QueryClient,
  { path, keys, lists }: Deletable,
  id: string,
  isLeaving = false,
): Promise<void> {
  try {
    await request(path(id), { method: 'DELETE', keepalive: isLeaving });
    for (const queryKey of keys(id)) {
      client.removeQueries({ queryKey, type: 'inactive' });
      // A page that still shows it asks once more, and learns that it is gone.
      void client.resetQueries({ queryKey, type: 'active' });
    }
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone) toasts.show(errorText(error), { type: 'error', durationMs: 6000 });
  }
  await Promise.all(lists.map((queryKey) => readAgain(client, queryKey)));
  forget(id);
}

/** Things on their way out: gone after a few seconds, or when the page is left, unless somebody calls them back. */
export function useDeletion(kind: Deletable) {
  const client = useQueryClient();
  const leaving = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => snapshot,
  );
  return {
    leaving,
    start(ids: readonly string[]) {
      for (const id of ids) {
        waiting.set(
          id,
          setTimeout(() => void remove(client, kind, id), UNDO_MS),
        );
        const onLeave = () => waiting.has(id) && void remove(client, kind, id, true);
        window.addEventListener('pagehide', onLeave, { once: true });
      }
      publish();
    },
    undo(ids: readonly string[]) {
      for (const id of ids) forget(id);
    },
  };
}
