import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { GenerationListSchema, type GenerationSummary } from '#contract/generations.ts';
import { CALLS } from '#contract/paths.ts';
import { call } from '../lib/api-client.ts';
import { GENERATIONS } from '../lib/live-events.ts';

const PAUSE_MS = 180;
const MOST = 6;
const NOTHING: GenerationSummary[] = [];

/** Texts of the account that hold what was typed; the newest ones while nothing was. */
export function useFoundDocuments(typed: string): GenerationSummary[] {
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    queryKey: [...GENERATIONS, 'palette', asked],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ limit: String(MOST), ...(asked !== '' && { q: asked }) });
      return call(`${CALLS.generations}?${query}`, GenerationListSchema, { signal });
    },
  });
  return data?.generations ?? NOTHING;
}
