import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { ReadingScope } from '#contract/checks.ts';
import { BUILT_IN_MODEL } from '#contract/catalog/providers.ts';
import { CreatedGenerationsSchema, type Generation, type Refine } from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { call, request, errorText } from '../../../lib/api-client.ts';
import { GENERATIONS, liveEvents } from '../../../lib/live-events.ts';
import { readAgain } from '../../../lib/read-again.ts';
import { generationPath } from '../../../lib/paths.ts';
import { toasts } from '../../../ui/toast.ts';

const ERROR_MS = 6000;

export function tell(error: unknown): void {
  toasts.show(errorText(error), { type: 'error', durationMs: ERROR_MS });
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
    // The log has no event until the run starts, so show the retry as queued right away.
    onSuccess: () =>
      liveEvents(client).runs.change(id, (view) => ({ ...view, status: 'queued', error: null })),
    onError: tell,
  });
}

/** Repeats the run with the built-in engine, which needs no model or key. */
export function useBuiltIn(generation: Generation) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { format, language, videoId, styleId, promptId, options } = generation;
  return useMutation({
    mutationFn: () =>
      call(CALLS.generations, CreatedGenerationsSchema, {
        method: 'POST',
        body: {
          format,
          language,
          videoId,
          options,
          model: BUILT_IN_MODEL,
          ...(styleId !== null && { styleId }),
          ...(promptId !== null && { promptId }),
        },
      }),
    onSuccess: async ({ generations: [first] }) => {
      await readAgain(client, GENERATIONS);
      if (first) await navigate(generationPath(first));
    },
    onError: tell,
  });
}

/** Asks a model to change the text. The result streams in as when it was first written. */
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

/** Has a model check the sentences that it hasn't read yet, without changing the text. */
export function useSecondReading(id: string) {
  const client = useQueryClient();
  return useMutation<Response, Error, ReadingScope>({
    mutationFn: (scope) =>
      request(fill(CALLS.secondReading, { id }), { method: 'POST', body: { scope } }),
    onSuccess: () =>
      liveEvents(client).runs.change(id, (view) => ({
        ...view,
        status: 'running',
        stage: 'checking',
        progress: 0,
        error: null,
      })),
    onError: tell,
  });
}
