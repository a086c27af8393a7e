import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  AccessTokenListSchema,
  AuditListSchema,
  CreateAccessTokenSchema,
  CreatedAccessTokenSchema,
  SessionListSchema,
} from '#contract/accounts.ts';
import { CALLS } from '#contract/paths.ts';
import { accountOf, originOf, sessionIdOf } from '#server/core/http.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { AccessTokens } from './access-tokens.service.ts';
import type { Sessions } from './sessions.service.ts';

const params = z.strictObject({ id: z.string().max(60) });
const config = { access: 'session' } as const;

export interface SessionRouteOptions {
  sessions: Sessions;
  accessTokens: AccessTokens;
  audit: Audit;
}

/** Sessions, access tokens and the audit log. */
export const sessionRoutes: FastifyPluginAsyncZod<SessionRouteOptions> = async (
  app,
  { sessions, accessTokens, audit },
) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(
    CALLS.sessions,
    { config, schema: { summary: 'List your sessions', response: { 200: SessionListSchema } } },
    async (request) => ({
      sessions: await sessions.list(accountOf(request), sessionIdOf(request)),
    }),
  );

  app.delete(
    CALLS.sessions,
    {
      config,
      schema: {
        summary: 'Sign out everywhere else',
        response: { 200: z.object({ ended: z.number() }) },
      },
    },
    async (request) => ({
      ended: await sessions.endOthers(accountOf(request), sessionIdOf(request), originOf(request)),
    }),
  );

  app.delete(
    CALLS.session,
    { config, schema: { summary: 'Sign out of one session', params, response: { 204: z.null() } } },
    async (request, reply) => {
      await sessions.end(accountOf(request), request.params.id, originOf(request));
      return reply.code(204).send(null);
    },
  );

  app.get(
    CALLS.accessTokens,
    {
      config,
      schema: { summary: 'List your access tokens', response: { 200: AccessTokenListSchema } },
    },
    async (request) => ({ tokens: await accessTokens.list(accountOf(request)) }),
  );

  app.post(
    CALLS.accessTokens,
    {
      config,
      schema: {
        summary: 'Create an access token. We only show the token in this response',
        body: CreateAccessTokenSchema,
        response: { 201: CreatedAccessTokenSchema },
      },
    },
    async (request, reply) => {
      const made = await accessTokens.create(accountOf(request), request.body, originOf(request));
      return reply.code(201).send(made);
    },
  );

  app.delete(
    CALLS.accessToken,
    {
      config,
      schema: { summary: 'Revoke an access token', params, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await accessTokens.remove(accountOf(request), request.params.id, originOf(request));
      return reply.code(204).send(null);
    },
  );

  app.get(
    CALLS.audit,
    {
      config,
      schema: {
        summary: 'List your account’s activity, newest first',
        querystring: z.strictObject({
          cursor: z.string().max(60).optional(),
          limit: z.coerce.number().int().min(1).max(100).default(50),
        }),
        response: { 200: AuditListSchema },
      },
    },
    (request) => {
      const { cursor = null, limit } = request.query;
      return audit.list(accountOf(request).id, { cursor, limit });
    },
  );
};
