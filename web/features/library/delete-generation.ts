import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { CALLS, fill } from '#contract/paths.ts';
import { ApiError, request, errorText } from '../../lib/api-client.ts';
import { GENERATIONS } from '../../lib/live-events.ts';
import { readAgain } from '../../lib/read-again.ts';
import { runKey } from '../../lib/run-log.ts';
import { toasts } from '../../ui/toast.ts';

/** How long a deleted thing can be had back. */
export const UNDO_MS = 6000;

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

async function remove(client: QueryClient, id: string, isLeaving = false): Promise<void> {
  try {
    const path = fill(CALLS.generation, { id });
    await request(path, { method: 'DELETE', keepalive: isLeaving });
    client.removeQueries({ queryKey: runKey(id) });
    client.removeQueries({ queryKey: ['generation', id] });
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone) toasts.show(errorText(error), { type: 'error', durationMs: 6000 });
  }
  await readAgain(client, GENERATIONS);
  forget(id);
}

/** Things on their way out: gone after a few seconds, or when the page is left, unless somebody calls them back. */
export function useDeletion() {
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
          setTimeout(() => void remove(client, id), UNDO_MS),
        );
        const onLeave = () => waiting.has(id) && void remove(client, id, true);
        window.addEventListener('pagehide', onLeave, { once: true });
      }
      publish();
    },
    undo(ids: readonly string[]) {
      for (const id of ids) forget(id);
    },
  };
}
