import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CALLS } from '#contract/paths.ts';
import { InviteMemberSchema, TeamMemberSchema, TeamSchema } from '#contract/teams.ts';
import { accountOf } from '#server/core/http.ts';
import type { Teams } from './teams.service.ts';

export const teamRoutes: FastifyPluginAsyncZod<{ teams: Teams }> = async (app, { teams }) => {
  app.get(
    CALLS.teamMembers,
    { schema: { summary: 'Get your team', response: { 200: TeamSchema } } },
    (request) => teams.get(accountOf(request)),
  );

  app.post(
    CALLS.teamMembers,
    {
      config: { access: 'session' },
      schema: {
        summary: 'Invite someone to your team',
        body: InviteMemberSchema,
        response: { 201: TeamMemberSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await teams.invite(accountOf(request), request.body.email)),
  );

  app.delete(
    CALLS.teamMember,
    {
      config: { access: 'session' },
      schema: {
        summary: 'Remove someone from your team, or leave it',
        params: z.strictObject({ id: z.string() }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await teams.remove(accountOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
