import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DeleteAccountSchema, DeletedAccountSchema, ImportedSchema } from '#contract/accounts.ts';
import { CALLS } from '#contract/paths.ts';
import { PRODUCT } from '#contract/product.ts';
import { AppError } from '#server/core/app-error.ts';
import { accountOf, originOf } from '#server/core/http.ts';
import type { Archive } from './archive.service.ts';
import type { Deletion } from './deletion.service.ts';

const MOST_ARCHIVE_BYTES = 128 * 1024 * 1024;
const hourly = (name: string, max: number) =>
  [{ by: 'account', name, max, windowSeconds: 3600 }] as const;

export interface AccountDataRouteOptions {
  archive: Archive;
  deletion: Deletion;
}

export const accountDataRoutes: FastifyPluginAsyncZod<AccountDataRouteOptions> = async (
  app,
  { archive, deletion },
) => {
  app.addContentTypeParser(
    ['application/zip', 'application/x-zip-compressed', 'application/octet-stream'],
    { parseAs: 'buffer', bodyLimit: MOST_ARCHIVE_BYTES },
    (_request, body, done) => done(null, body),
  );

  app.get(
    CALLS.accountExport,
    {
      exposeHeadRoute: false,
      config: { access: 'session', limits: hourly('export', 10) },
      schema: { summary: 'Everything the account has, as a zip' },
    },
    async (request, reply) => {
      const zip = await archive.pack(accountOf(request), originOf(request));
      const day = new Date().toISOString().slice(0, 10);
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${PRODUCT.slug}-${day}.zip"`)
        .send(zip);
    },
  );

  app.post(
    CALLS.accountImport,
    {
      bodyLimit: MOST_ARCHIVE_BYTES,
      config: { access: 'session', limits: hourly('import', 20) },
      schema: { summary: 'Take such a zip in again', response: { 200: ImportedSchema } },
    },
    (request) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError('archive_unreadable');
      return archive.unpack(accountOf(request), request.body, originOf(request));
    },
  );

  app.delete(
    CALLS.account,
    {
      config: { access: 'session' },
      schema: {
        summary: 'Delete the account and everything in it; the answer says what is kept and why',
        body: DeleteAccountSchema,
        response: { 200: DeletedAccountSchema },
      },
    },
    async (request) => ({
      kept: await deletion.remove(accountOf(request), request.body.email),
    }),
  );
};
