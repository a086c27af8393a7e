import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CALLS, fill } from '#contract/paths.ts';
import {
  AudioStateSchema,
  type MediaLink,
  MediaLinkSchema,
  type Speak,
  SpeakEstimateSchema,
} from '#contract/podcasts.ts';
import { call } from '../../../lib/api-client.ts';
import { audioQuery } from '../../../lib/podcasts.ts';

/** The cost of speaking the script now; fetched again when anything in `depends` changes. */
export function estimateQuery(id: string, wanted: Speak, depends: readonly unknown[]) {
  return queryOptions({
    queryKey: ['speak-estimate', id, wanted, ...depends],
    queryFn: ({ signal }) =>
      call(fill(CALLS.audioEstimate, { id }), SpeakEstimateSchema, {
        method: 'POST',
        body: wanted,
        signal,
      }),
    // Keep showing the last estimate until the next one arrives, so that the layout doesn't jump while typing.
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function useSpeak(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: Speak) =>
      call(fill(CALLS.generationAudio, { id }), AudioStateSchema, { method: 'POST', body: wanted }),
    onSuccess: (state) => client.setQueryData(audioQuery(id).queryKey, state),
  });
}

export function useStopAudio(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(fill(CALLS.audioStop, { id }), AudioStateSchema, { method: 'POST' }),
    onSuccess: (state) => client.setQueryData(audioQuery(id).queryKey, state),
  });
}

export function usePublish(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (published: boolean) =>
      call(fill(CALLS.generationAudio, { id }), AudioStateSchema, {
        method: 'PATCH',
        body: { published },
      }),
    // Optimistic: the checkbox changes right away, and back if the server refuses.
    onMutate: (published) =>
      client.setQueryData(audioQuery(id).queryKey, (state) => state && { ...state, published }),
    onSuccess: (state) => client.setQueryData(audioQuery(id).queryKey, state),
    onError: () => client.invalidateQueries({ queryKey: audioQuery(id).queryKey }),
  });
}

/** Sends the same settings as for the whole episode, so that the cached line is reused for it. */
export function speakLine(id: string, line: string, wanted: Speak): Promise<MediaLink> {
  const path = fill(CALLS.scriptLineAudio, { id, line });
  return call(path, MediaLinkSchema, { method: 'POST', body: wanted });
}
