import { queryOptions } from '@tanstack/react-query';
import { CALLS } from '#contract/paths.ts';
import { TeamSchema } from '#contract/teams.ts';
import { call } from './api-client.ts';

/** Team members that share the account's plan, and the team whose plan it uses. */
export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: ({ signal }) => call(CALLS.teamMembers, TeamSchema, { signal }),
});
