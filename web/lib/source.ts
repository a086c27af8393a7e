import { queryOptions, useQuery } from '@tanstack/react-query';
import { CALLS, fill } from '#contract/paths.ts';
import { VideoSchema } from '#contract/videos.ts';
import { call } from './api-client.ts';

export function sourceQuery(id: string) {
  return queryOptions({
    queryKey: ['source', id],
    queryFn: ({ signal }) => call(fill(CALLS.video, { id }), VideoSchema, { signal }),
  });
}

/** Why a source can't be used any more: the shelf it was joined from is gone. */
export function useGoneSource(id: string, isWanted = true): string | null {
  const error = useQuery({ ...sourceQuery(id), enabled: isWanted }).data?.transcript.error;
  return error?.code === 'shelf_gone' ? error.message : null;
}
