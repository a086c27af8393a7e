import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { CALLS } from '#contract/paths.ts';
import { SampleInfoSchema } from '#contract/videos.ts';
import { call } from '../../lib/api-client.ts';

const SamplesSchema = z.array(SampleInfoSchema);

/** The sample videos, English first. They change only with a release. */
export const samplesQuery = queryOptions({
  queryKey: ['samples'],
  queryFn: ({ signal }) => call(CALLS.samples, SamplesSchema, { signal }),
  staleTime: Infinity,
});
