import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { CALLS } from '#contract/paths.ts';
import { call } from './api-client.ts';

/** What the app needs of it; the rest is for the public pages. */
const AppConfigSchema = z.object({
  /** Where the video platform's private player is; absent where it may not be used. */
  embedUrl: z.optional(z.string()),
  supportEmail: z.optional(z.string()),
});

/** What the operator has set. It changes with a restart only. */
export const appConfigQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call(CALLS.config, AppConfigSchema, { signal }),
  staleTime: Infinity,
  retry: false,
});
