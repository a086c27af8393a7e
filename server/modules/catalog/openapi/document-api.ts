import swagger from '@fastify/swagger';
import Fastify, { type RouteOptions } from 'fastify';
import { ZOD_SCHEMAS } from '#server/core/zod-schemas.ts';
import { describeApi } from './describe-api.ts';
import type { ApiDocument } from './openapi-types.ts';

/**
 * Generates the document with a separate app that has the same routes without handlers: the generator consists of a hundred
 * files, which are loaded only when the document is requested.
 */
export async function documentApi(routes: readonly RouteOptions[]): Promise<ApiDocument> {
  const app = Fastify({ exposeHeadRoutes: false, schemaController: ZOD_SCHEMAS });
  await app.register(swagger, describeApi());
  for (const { method, url, schema, config } of routes) {
    app.route({
      method,
      url,
      ...(schema && { schema }),
      ...(config && { config }),
      handler: () => null,
    });
  }
  await app.ready();
  return app.swagger() as ApiDocument;
}
