import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  ChangePasswordSchema,
  LoginSchema,
  MessageSchema,
  SendLoginLinkSchema,
  SignedInSchema,
  SignUpSchema,
  UserSchema,
} from '#contract/accounts.ts';
import { MESSAGES } from '#contract/messages.ts';
import { CALLS } from '#contract/paths.ts';
import { accountOf, originOf, type RouteLimit, sessionIdOf } from '#server/core/http.ts';
import type { Accounts } from './accounts.service.ts';
import type { Sessions } from './sessions.service.ts';
import type { SignIn } from './sign-in.service.ts';

const perMinute = (name: string, max: number): RouteLimit => ({
  by: 'address',
  name,
  max,
  windowSeconds: 60,
});
const PASSWORD_LIMIT: RouteLimit = {
  by: 'account',
  name: 'password',
  max: 10,
  windowSeconds: 15 * 60,
};

export interface AccountRouteOptions {
  accounts: Accounts;
  sessions: Sessions;
  signIn: SignIn;
}

export const accountRoutes: FastifyPluginAsyncZod<AccountRouteOptions> = async (
  app,
  { accounts, sessions, signIn },
) => {
  // Responses about the signed-in user must not be cached.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(
    CALLS.userInfo,
    { schema: { summary: 'Get your account', response: { 200: UserSchema } } },
    (request) => accounts.getUser(accountOf(request)),
  );

  app.post(
    CALLS.login,
    {
      config: { access: 'public', limits: [perMinute('login', 10)] },
      schema: {
        summary: 'Sign in with a password',
        body: LoginSchema,
        response: { 200: SignedInSchema },
      },
    },
    async (request) => {
      const { email, password } = request.body;
      return { access_token: await signIn.byPassword(email, password, originOf(request)) };
    },
  );

  app.post(
    CALLS.sendLoginLink,
    {
      config: { access: 'public', limits: [perMinute('links', 10)] },
      schema: {
        summary: 'Email a login link that works once',
        body: SendLoginLinkSchema,
        response: { 200: MessageSchema },
      },
    },
    async (request) => {
      await signIn.askForLink('login', request.body.email, request.ip);
      return { message: MESSAGES.linkSent };
    },
  );

  app.post(
    CALLS.signup,
    {
      config: { access: 'public', limits: [perMinute('links', 10)] },
      schema: {
        summary:
          'Create an account and email its activation link. By calling this you accept the terms',
        body: SignUpSchema,
        response: { 200: MessageSchema },
      },
    },
    async (request) => {
      await signIn.askForLink('signup', request.body.email, request.ip);
      return { message: MESSAGES.signedUp };
    },
  );

  app.get(
    CALLS.loginWithToken,
    {
      // Link scanners send HEAD requests, which must not use up the link.
      exposeHeadRoute: false,
      config: { access: 'public', limits: [perMinute('redeem', 60)] },
      schema: {
        summary: 'Sign in with the token from a login link',
        params: z.strictObject({ token: z.string().min(1).max(200) }),
        response: { 200: SignedInSchema },
      },
    },
    async (request) => ({
      access_token: await signIn.byLink(request.params.token, originOf(request)),
    }),
  );

  app.post(
    CALLS.logout,
    {
      config: { access: 'session' },
      schema: { summary: 'Sign out', response: { 204: z.null() } },
    },
    async (request, reply) => {
      await sessions.signOut(accountOf(request), sessionIdOf(request), originOf(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    CALLS.password,
    {
      config: { access: 'session', limits: [PASSWORD_LIMIT] },
      schema: {
        summary: 'Set or change your password, and sign out everywhere else',
        body: ChangePasswordSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      await signIn.changePassword(account, sessionIdOf(request), request.body, originOf(request));
      return reply.code(204).send(null);
    },
  );
};
