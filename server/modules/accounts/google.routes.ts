import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { GoogleLoginSchema } from '#contract/accounts.ts';
import { CALLS } from '#contract/paths.ts';
import { toAppError } from '#server/core/app-error.ts';
import { originOf } from '#server/core/http.ts';
import type { Site } from '#server/core/site.ts';
import { FLOW_MINUTES, type GoogleSignIn } from './google.service.ts';

const COOKIE = 'google_sign_in';
const LOGIN_PAGE = '/login';

export interface GoogleRouteOptions {
  google: GoogleSignIn;
  site: Site;
  identityUrl: string | undefined;
}

export const googleRoutes: FastifyPluginAsyncZod<GoogleRouteOptions> = async (
  app,
  { google, site, identityUrl },
) => {
  const limits = [{ by: 'address', name: 'google', max: 30, windowSeconds: 60 }] as const;
  const config = { access: 'public', limits } as const;

  /** CORS for an identity server on another host: only pages of the site itself may call it. */
  function allowSite(reply: FastifyReply): void {
    if (!identityUrl || new URL(identityUrl).origin === new URL(site.url).origin) return;
    reply
      .header('access-control-allow-origin', new URL(site.url).origin)
      .header('access-control-allow-credentials', 'true')
      .header('vary', 'origin');
  }

  function setCookie(reply: FastifyReply, value: string, maxAgeSeconds: number): void {
    const host = identityUrl ?? site.url;
    const isElsewhere = new URL(host).hostname !== new URL(site.url).hostname;
    const secure = host.startsWith('https:');
    // Lax, because the provider redirects from another site, and Strict would omit the cookie.
    const sameSite = isElsewhere && secure ? 'None' : 'Lax';
    const parts = [
      `${COOKIE}=${value}`,
      'Path=/auth/google',
      `Max-Age=${maxAgeSeconds}`,
      'HttpOnly',
      `SameSite=${sameSite}`,
      ...(secure ? ['Secure'] : []),
    ];
    reply.header('set-cookie', parts.join('; ')).header('cache-control', 'no-store');
  }

  app.get(
    CALLS.googleLogin,
    {
      config,
      schema: {
        summary: 'Get the address for signing in with Google',
        response: { 200: GoogleLoginSchema },
      },
    },
    async (_request, reply) => {
      allowSite(reply);
      const { url, cookie } = await google.begin();
      setCookie(reply, cookie, FLOW_MINUTES * 60);
      return { auth_url: url };
    },
  );

  app.get(
    CALLS.googleCallback,
    {
      exposeHeadRoute: false,
      config,
      schema: {
        summary: 'Finish signing in with Google',
        querystring: z.looseObject({}),
        response: { 302: z.null() },
      },
    },
    async (request, reply) => {
      setCookie(reply, '', 0);
      try {
        const cookie = readCookie(request.headers.cookie);
        const target = await google.complete(request.url, cookie, originOf(request));
        return await reply.redirect(target, 302);
      } catch (error) {
        const known = toAppError(error);
        if (known.status >= 500) throw known;
        request.log.warn({ err: known }, 'signing in with Google failed');
        return reply.redirect(`${site.url}${LOGIN_PAGE}?google=failed`, 302);
      }
    },
  );
};

function readCookie(header: string | undefined): string | undefined {
  const pairs = (header ?? '').split(';').map((part) => part.trim().split('='));
  return pairs.find(([name]) => name === COOKIE)?.[1];
}
