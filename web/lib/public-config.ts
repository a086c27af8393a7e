import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { CALLS } from '#contract/paths.ts';
import { call } from './api-client.ts';

/** Only the fields the app needs; the rest is for the public pages. */
const AppConfigSchema = z.object({
  /** Origin of the video platform's privacy-friendly player; absent if embedding is off. */
  embedUrl: z.optional(z.string()),
  supportEmail: z.optional(z.string()),
});

/** The operator's settings, which only change with a restart. */
export const appConfigQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call(CALLS.config, AppConfigSchema, { signal }),
  staleTime: Infinity,
  retry: false,
});
