import { queryOptions } from '@tanstack/react-query';
import { ModelListSchema } from '#contract/models.ts';
import { CALLS } from '#contract/paths.ts';
import { SettingsSchema } from '#contract/settings.ts';
import { PromptListSchema, StyleListSchema } from '#contract/styles.ts';
import { call } from './api-client.ts';

/** Which models this account may use, and who would pay. Changes when a key does. */
export const modelsQuery = queryOptions({
  queryKey: ['models'],
  queryFn: ({ signal }) => call(CALLS.models, ModelListSchema, { signal }),
});

/** What the account has chosen for itself, and what a new run begins with. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call(CALLS.settings, SettingsSchema, { signal }),
});

export const stylesQuery = queryOptions({
  queryKey: ['styles'],
  queryFn: ({ signal }) => call(CALLS.styles, StyleListSchema, { signal }),
});

export const promptsQuery = queryOptions({
  queryKey: ['prompts'],
  queryFn: ({ signal }) => call(CALLS.prompts, PromptListSchema, { signal }),
});
