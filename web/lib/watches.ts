import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { FORMATS } from '#contract/catalog/formats.ts';
import { getLanguage } from '#contract/catalog/languages.ts';
import { CALLS, fill } from '#contract/paths.ts';
import {
  ChannelWatchSchema,
  WatchListSchema,
  type ChangeWatch,
  type ChannelWatch,
  type CreateWatch,
} from '#contract/watches.ts';
import { call, request } from './api-client.ts';
import { price } from './money.ts';
import { readAgain } from './read-again.ts';
import { SHARED_WORDS } from './words.tsx';

const WATCHES = ['watches'] as const;

/** Channels whose new videos become drafts automatically. */
export const watchesQuery = queryOptions({
  queryKey: WATCHES,
  queryFn: ({ signal }) => call(CALLS.watches, WatchListSchema, { signal }),
});

export function useCreateWatch() {
  const client = useQueryClient();
  return useMutation<ChannelWatch, Error, CreateWatch>({
    mutationFn: (body) => call(CALLS.watches, ChannelWatchSchema, { method: 'POST', body }),
    // Also after an error, since the channel may already be watched from another window.
    onSettled: () => readAgain(client, WATCHES),
  });
}

export function useWatchCalls(id: string) {
  const client = useQueryClient();
  const onSettled = () => readAgain(client, WATCHES);
  const change = useMutation<unknown, Error, ChangeWatch>({
    mutationFn: (body) => request(fill(CALLS.watch, { id }), { method: 'PATCH', body }),
    onSettled,
  });
  const remove = useMutation<unknown, Error, void>({
    mutationFn: () => request(fill(CALLS.watch, { id }), { method: 'DELETE' }),
    onSettled,
  });
  return { change, remove };
}

type WatchChoices = Pick<ChannelWatch, 'formats' | 'language' | 'includeShorts' | 'capCents'>;

/** What happens with a channel's new videos, as a list of facts. */
export function watchFacts(watch: WatchChoices): string[] {
  const { formats, language, includeShorts, capCents } = watch;
  const labels = formats.map((format) => FORMATS.find(({ value }) => value === format)!.label);
  return [
    labels.join(', '),
    language ? getLanguage(language).label : SHARED_WORDS.watch.sameLanguage,
    includeShorts ? SHARED_WORDS.watch.shorts : SHARED_WORDS.watch.noShorts,
    ...(capCents === null ? [] : [SHARED_WORDS.watch.atMost(price(capCents))]),
  ];
}
