import { useMutation, useQueryClient } from '@tanstack/react-query';
import { GenerationSchema } from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { toasts } from '../ui/toast.ts';
import { call, errorText } from './api-client.ts';
import { generationQuery } from './generations.ts';
import { GENERATIONS } from './live-events.ts';
import { readAgain } from './read-again.ts';

export interface FavouriteWish {
  id: string;
  favourite: boolean;
}

/** Marks a draft as favourite, everywhere it is shown. */
export function useFavourite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, favourite }: FavouriteWish) =>
      call(fill(CALLS.generation, { id }), GenerationSchema, {
        method: 'PATCH',
        body: { favourite },
      }),
    onSuccess: (generation) => {
      client.setQueryData(generationQuery(generation.id).queryKey, generation);
      return readAgain(client, GENERATIONS);
    },
    onError: (error) => toasts.show(errorText(error), { type: 'error', durationMs: 6000 }),
  });
}
