import { queryOptions } from '@tanstack/react-query';
import { ModelListSchema } from '#contract/models.ts';
import { CALLS } from '#contract/paths.ts';
import { SettingsSchema } from '#contract/settings.ts';
import { PromptListSchema, StyleListSchema } from '#contract/styles.ts';
import { call } from './api-client.ts';

/** The models this account may use and who pays for them. Changes with the account's API keys. */
export const modelsQuery = queryOptions({
  queryKey: ['models'],
  queryFn: ({ signal }) => call(CALLS.models, ModelListSchema, { signal }),
});

/** The account's settings and the defaults for new runs. */
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
