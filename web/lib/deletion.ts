import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { toasts } from '../ui/toast.ts';
import { ApiError, request, errorText } from './api-client.ts';
import { readAgain } from './read-again.ts';

/** How long a deletion can be undone. */
const UNDO_MS = 6000;

/** A kind of thing whose deletion can be undone. */
export interface Deletable {
  path: (id: string) => string;
  /** Query keys of this item only. */
  keys: (id: string) => readonly QueryKey[];
  /** Query keys of the lists that contain it. */
  lists: readonly QueryKey[];
}

interface Waiting {
  kind: Deletable;
  timer: ReturnType<typeof setTimeout>;
  /** Deletes it now instead of waiting; only once. */
  finish: (isLeaving?: boolean) => void;
  /** Set once it is on its way; resolves to the error if it failed. */
  end: Promise<Error | null> | null;
}

const waiting = new Map<string, Waiting>();
let snapshot: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function publish(): void {
  snapshot = new Set(waiting.keys());
  for (const listener of listeners) listener();
}

function forget(id: string): void {
  clearTimeout(waiting.get(id)?.timer);
  waiting.delete(id);
  publish();
}

async function remove(
  client: QueryClient,
  { path, keys, lists }: Deletable,
  id: string,
  isLeaving = false,
): Promise<Error | null> {
  let failure: Error | null = null;
  try {
    await request(path(id), { method: 'DELETE', keepalive: isLeaving });
    for (const queryKey of keys(id)) {
      client.removeQueries({ queryKey, type: 'inactive' });
      // A page that still shows it fetches again and finds that it is gone.
      void client.resetQueries({ queryKey, type: 'active' });
    }
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone) {
      failure = error instanceof Error ? error : new Error(String(error));
      toasts.show(errorText(error), { type: 'error', durationMs: 6000 });
    }
  }
  await Promise.all(lists.map((queryKey) => readAgain(client, queryKey)));
  forget(id);
  return failure;
}

/** Deletes these now if they are waiting to be deleted. Throws if one couldn't be deleted. */
export async function finishDeletions(ids: readonly string[]): Promise<void> {
  const found = ids.map((id) => waiting.get(id)).filter((one) => one !== undefined);
  for (const one of found) one.finish();
  const failures = await Promise.all(found.map(async ({ end }) => end));
  for (const failure of failures) if (failure) throw failure;
}

function useLeaving(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => snapshot,
  );
}

/** Finishes pending deletions of a kind, for screens that list deleted things. `false` until all have reached the server. */
export function useFinishedDeletions(kind: Deletable): boolean {
  const leaving = useLeaving();
  useEffect(() => {
    for (const one of waiting.values()) if (one.kind === kind) one.finish();
  }, [kind]);
  return ![...leaving].some((id) => waiting.get(id)?.kind === kind);
}

/** Delayed deletions: sent after a few seconds or when the page closes, unless undone before. */
export function useDeletion(kind: Deletable) {
  const client = useQueryClient();
  const leaving = useLeaving();
  return {
    leaving,
    start(ids: readonly string[]) {
      for (const id of ids) {
        const finish = (isLeaving = false) => {
          const one = waiting.get(id);
          if (!one || one.end !== null) return;
          clearTimeout(one.timer);
          one.end = remove(client, kind, id, isLeaving);
        };
        const timer = setTimeout(finish, UNDO_MS);
        waiting.set(id, { kind, timer, finish, end: null });
        window.addEventListener('pagehide', () => finish(true), { once: true });
      }
      publish();
    },
    undo(ids: readonly string[]) {
      for (const id of ids) if (!waiting.get(id)?.end) forget(id);
    },
  };
}
