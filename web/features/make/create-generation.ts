import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CreatedGenerationsSchema, type CreatedGenerations } from '#contract/generations.ts';
import type { OptionsOf } from '#contract/options.ts';
import { CALLS } from '#contract/paths.ts';
import type { SampleInfo } from '#contract/videos.ts';
import { call } from '../../lib/api-client.ts';
import { GENERATIONS } from '../../lib/live-events.ts';

export interface SummaryWish {
  sample: SampleInfo;
  length: OptionsOf<'summary'>['length'];
}

/**
 * Starts a summary. The same wish is sent under the same key until it has been granted, so that an answer lost on the
 * way does not start it twice.
 */
export function useCreateSummary() {
  const client = useQueryClient();
  return useMutation<CreatedGenerations, Error, { wish: SummaryWish; key: string }>({
    mutationFn: ({ wish: { sample, length }, key }) =>
      call(CALLS.generations, CreatedGenerationsSchema, {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: {
          format: 'summary',
          language: sample.language,
          sample: sample.id,
          options: { length },
        },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: GENERATIONS }),
  });
}
