import { createHash } from 'node:crypto';
import type { FastifyPluginAsync, RouteOptions } from 'fastify';
import { CALLS } from '#contract/paths.ts';
import { API_PAGE_STYLE, renderApiPage } from './api-page.ts';
import type { ApiDocument } from './openapi/openapi-types.ts';

const STYLE_HASH = createHash('sha256').update(API_PAGE_STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`;

interface ApiDocsRouteOptions {
  /** All of the app's routes, complete by the time of the first request. */
  routes: readonly RouteOptions[];
}

/** API documentation for programs and people, both generated from the routes. */
export const apiDocsRoutes: FastifyPluginAsync<ApiDocsRouteOptions> = async (app, { routes }) => {
  const open = { config: { access: 'public' }, schema: { hide: true } } as const;
  // Caches the promise, because a second request may arrive before the first is answered.
  let made: Promise<ApiDocument> | null = null;
  const makeOnce = () =>
    (made ??= make(routes).catch((error: unknown) => {
      made = null;
      throw error;
    }));
  app.get(CALLS.openapi, open, makeOnce);

  let page: string | null = null;
  app.get(CALLS.apiDocs, open, async (_request, reply) => {
    page ??= renderApiPage(await makeOnce(), CALLS.openapi);
    return reply
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(page);
  });
};

async function make(routes: readonly RouteOptions[]): Promise<ApiDocument> {
  const { documentApi } = await import('./openapi/document-api.ts');
  return documentApi(routes);
}
