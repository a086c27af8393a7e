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

/** Polling interval for tabs without a working event stream. */
const WATCH_MS = 8000;

export function isGoing(state: AudioState | undefined): boolean {
  return state?.status === 'queued' || state?.status === 'running';
}

/** The state of a podcast's audio. Live events update it while it is being made. */
export function audioQuery(id: string) {
  return queryOptions({
    queryKey: ['audio', id],
    queryFn: ({ signal }) => call(fill(CALLS.audioState, { id }), AudioStateSchema, { signal }),
    refetchInterval: ({ state }) => (isGoing(state.data) ? WATCH_MS : false),
    // Its URLs expire after some hours, so a page that slept longer fetches them again.
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

export const feedQuery = queryOptions({
  queryKey: ['feed'],
  queryFn: ({ signal }) => call(CALLS.feedSettings, FeedSettingsSchema, { signal }),
  retry: false,
});
