import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Refine } from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { request, wordsOf } from '../../lib/api-client.ts';
import { liveEvents } from '../../lib/live-events.ts';
import { toasts } from '../../ui/toast.ts';

const ERROR_MS = 6000;

export function tell(error: unknown): void {
  toasts.show(wordsOf(error), { type: 'error', durationMs: ERROR_MS });
}

export function useStop(id: string) {
  return useMutation({
    mutationFn: () => request(fill(CALLS.generationStop, { id }), { method: 'POST' }),
    onError: tell,
  });
}

export function useRetry(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request(fill(CALLS.generationRetry, { id }), { method: 'POST' }),
    // The log says nothing until its turn comes; the reader should see at once that it was asked for.
    onSuccess: () =>
      liveEvents(client).runs.change(id, (view) => ({ ...view, status: 'queued', error: null })),
    onError: tell,
  });
}

/** Asks for a change in words. The text then changes under the reader's eyes, as it did when it was first written. */
export function useRefine(id: string) {
  const client = useQueryClient();
  return useMutation<Response, Error, Refine>({
    mutationFn: (wish) =>
      request(fill(CALLS.generationRefine, { id }), { method: 'POST', body: wish }),
    onSuccess: () =>
      liveEvents(client).runs.change(id, (view) => ({
        ...view,
        status: 'running',
        stage: 'writing',
        progress: 0,
        error: null,
      })),
  });
}
