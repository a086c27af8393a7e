import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { CALLS, fill } from '#contract/paths.ts';
import {
  type AudioState,
  AudioStateSchema,
  type MediaLink,
  MediaLinkSchema,
  type Speak,
  VoiceListSchema,
} from '#contract/podcasts.ts';
import { call } from '../../lib/api-client.ts';

/** The stream tells of every step; this is for a tab that the stream does not reach. */
const WATCH_MS = 8000;
const isGoing = (state: AudioState | undefined) =>
  state?.status === 'queued' || state?.status === 'running';

/** How the audio stands. While it is being made the live events bring it up to date. */
export function audioQuery(id: string) {
  return queryOptions({
    queryKey: ['audio', id],
    queryFn: ({ signal }) => call(fill(CALLS.audioState, { id }), AudioStateSchema, { signal }),
    refetchInterval: ({ state }) => (isGoing(state.data) ? WATCH_MS : false),
    // Its addresses last some hours; a page that slept longer asks anew.
    staleTime: 60_000,
  });
}

export function voicesQuery(language: LanguageValue) {
  return queryOptions({
    queryKey: ['voices', language],
    queryFn: ({ signal }) =>
      call(`${CALLS.voices}?language=${language}`, VoiceListSchema, { signal }),
    staleTime: 5 * 60_000,
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
    // A box that is pressed changes at once, and back where the server refuses.
    onMutate: (published) =>
      client.setQueryData(audioQuery(id).queryKey, (state) => state && { ...state, published }),
    onSuccess: (state) => client.setQueryData(audioQuery(id).queryKey, state),
    onError: () => client.invalidateQueries({ queryKey: audioQuery(id).queryKey }),
  });
}

export function speakLine(id: string, line: string): Promise<MediaLink> {
  return call(fill(CALLS.scriptLineAudio, { id, line }), MediaLinkSchema, { method: 'POST' });
}

export function previewVoice(voice: string, language: LanguageValue): Promise<MediaLink> {
  const body = { voice, language };
  return call(CALLS.voicePreview, MediaLinkSchema, { method: 'POST', body });
}
