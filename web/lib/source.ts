import { queryOptions } from '@tanstack/react-query';
import { CALLS, fill } from '#contract/paths.ts';
import { VideoSchema } from '#contract/videos.ts';
import { call } from './api-client.ts';

/** A source by its id, as it stands. */
export function sourceQuery(id: string) {
  return queryOptions({
    queryKey: ['source', id],
    queryFn: ({ signal }) => call(fill(CALLS.video, { id }), VideoSchema, { signal }),
  });
}
