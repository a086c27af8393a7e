import { queryOptions } from '@tanstack/react-query';
import { CALLS } from '#contract/paths.ts';
import { TeamSchema } from '#contract/teams.ts';
import { call } from './api-client.ts';

/** Whom the account shares its plan with, and who shares theirs with it. */
export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: ({ signal }) => call(CALLS.teamMembers, TeamSchema, { signal }),
});
