import { queryOptions } from '@tanstack/react-query';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { CALLS, fill } from '#contract/paths.ts';
import {
  type AudioState,
  AudioStateSchema,
  FeedSettingsSchema,
  VoiceListSchema,
} from '#contract/podcasts.ts';
import { call } from './api-client.ts';

/** The stream tells of every step; this is for a tab that the stream does not reach. */
const WATCH_MS = 8000;

export function isGoing(state: AudioState | undefined): boolean {
  return state?.status === 'queued' || state?.status === 'running';
}

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

/** What can speak a language here and now. */
export function voicesQuery(language: LanguageValue) {
  return queryOptions({
    queryKey: ['voices', language],
    queryFn: ({ signal }) =>
      call(`${CALLS.voices}?language=${language}`, VoiceListSchema, { signal }),
    staleTime: 5 * 60_000,
  });
}

export const feedQuery = queryOptions({
  queryKey: ['feed'],
  queryFn: ({ signal }) => call(CALLS.feedSettings, FeedSettingsSchema, { signal }),
  retry: false,
});
