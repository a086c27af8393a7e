import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { AudioEvent } from '#contract/events.ts';
import { CALLS } from '#contract/paths.ts';
import { MOST_RECORDINGS, type Recording, RecordingListSchema } from '#contract/recordings.ts';
import { call } from './api-client.ts';
import { timeCode } from '../ui/time-code.ts';
import { percent } from './run-progress.ts';
import { SHARED_WORDS } from './words.tsx';

const { recording: WORDS } = SHARED_WORDS;

const RECORDINGS = ['recordings'] as const;

type List = { recordings: Recording[] };

/** The audio of these podcasts, and anything being recorded. */
function recordingsQuery(ids: readonly string[]) {
  const asked = ids.slice(0, MOST_RECORDINGS).join(',');
  return queryOptions({
    queryKey: [...RECORDINGS, asked],
    queryFn: ({ signal }): Promise<List> => {
      const query = asked === '' ? '' : `?${new URLSearchParams({ ids: asked })}`;
      return call(CALLS.recordings + query, RecordingListSchema, { signal });
    },
    staleTime: 30_000,
  });
}

export function useRecordings(ids: readonly string[]): ReadonlyMap<string, Recording> {
  const { data } = useQuery(recordingsQuery(ids));
  return new Map(data?.recordings.map((one) => [one.generationId, one]));
}

export function isBeingMade({ status }: Recording): boolean {
  return status === 'queued' || status === 'running';
}

/** The state of its audio in words; `null` if there is nothing to say. */
export function recordingWords({ status, progress, durationMs }: Recording): string | null {
  if (status === 'queued') return WORDS.queued;
  if (status === 'running') return WORDS.running(percent(progress));
  if (status === 'failed') return WORDS.failed;
  return durationMs === null ? null : WORDS.done(timeCode(durationMs / 1000));
}

/** Progress updates the bars on screen; a start or an end refetches. */
export function receiveRecording(
  client: QueryClient,
  generationId: string,
  { status, progress }: AudioEvent,
): void {
  // Only lists on screen: inactive ones aren't refetched and would never know about this recording.
  const lists = client.getQueriesData<List>({ queryKey: RECORDINGS, type: 'active' });
  const isKnown = lists.every(([, list]) =>
    list?.recordings.some((one) => one.generationId === generationId && one.status === status),
  );
  if (status !== 'running' || !isKnown) {
    void client.invalidateQueries({ queryKey: RECORDINGS });
    return;
  }
  client.setQueriesData<List>({ queryKey: RECORDINGS }, (list) =>
    list === undefined
      ? list
      : {
          recordings: list.recordings.map((one) =>
            one.generationId === generationId ? { ...one, progress } : one,
          ),
        },
  );
}
