import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type Account,
  DeleteAccountSchema,
  DeletedAccountSchema,
  DownloadSchema,
  ImportedSchema,
} from '#contract/accounts.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { PRODUCT } from '#contract/product.ts';
import { AppError, toAppError } from '#server/core/app-error.ts';
import type { StreamLimit } from '#server/core/event-stream.ts';
import { accountOf, originOf } from '#server/core/http.ts';
import { MOST_TEXT_BYTES } from './archive-texts.ts';
import type { Archive } from './archive.service.ts';
import type { Deletion } from './deletion.service.ts';
import type { DownloadTickets } from './download-tickets.ts';
import { tellProgress } from './import-progress.ts';

const hourly = (name: string, max: number) =>
  [{ by: 'account', name, max, windowSeconds: 3600 }] as const;

export interface AccountDataRouteOptions {
  archive: Archive;
  deletion: Deletion;
  downloadTickets: DownloadTickets;
  /** Storage limit of an account's recordings; its episodes may take the same again. */
  uploadQuotaBytes: number;
  accountLimits: { importsPerHour: number };
}

interface Options extends AccountDataRouteOptions {
  streams: StreamLimit;
  isSignedIn(token: string): Promise<boolean>;
}

export const accountDataRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { archive, deletion, downloadTickets, uploadQuotaBytes, accountLimits, streams, isSignedIn },
) => {
  const mostBytes = 2 * uploadQuotaBytes + MOST_TEXT_BYTES;
  // Streamed, because an archive with podcasts doesn't fit into memory.
  app.addContentTypeParser(
    ['application/zip', 'application/x-zip-compressed', 'application/octet-stream'],
    (_request, body, done) => done(null, body),
  );

  async function send(
    account: Account,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const zip = await archive.pack(account, originOf(request));
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .type('application/zip')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${PRODUCT.slug}-${day}.zip"`)
      .send(zip);
  }

  const ownExport = { access: 'session', limits: hourly('export', 10) } as const;

  app.get(
    CALLS.accountExport,
    {
      exposeHeadRoute: false,
      config: ownExport,
      schema: { summary: 'Download a backup of your account as a zip' },
    },
    (request, reply) => send(accountOf(request), request, reply),
  );

  app.post(
    CALLS.accountExport,
    {
      config: ownExport,
      schema: {
        summary:
          'Get a one-time link to download the backup in a browser. The link expires after a minute',
        response: { 200: DownloadSchema },
      },
    },
    async (request) => {
      const ticket = downloadTickets.issue(accountOf(request));
      return { url: fill(CALLS.accountDownload, { ticket }) };
    },
  );

  app.get(
    CALLS.accountDownload,
    {
      exposeHeadRoute: false,
      config: {
        access: 'public',
        limits: [{ by: 'address', name: 'download', max: 30, windowSeconds: 60 }],
      },
      schema: {
        summary: 'Download the backup with a one-time link',
        params: z.strictObject({ ticket: z.string().max(300) }),
      },
    },
    async (request, reply) =>
      send(await downloadTickets.redeem(request.params.ticket), request, reply),
  );

  app.post(
    CALLS.accountImport,
    {
      bodyLimit: mostBytes,
      config: {
        access: 'session',
        limits: hourly('import', accountLimits.importsPerHour),
        hasLongBody: true,
      },
      schema: {
        summary: 'Import a backup. With Accept: text/event-stream, you get progress events',
        response: { 200: ImportedSchema },
      },
    },
    async (request, reply) => {
      const { body } = request;
      if (!(body instanceof Readable)) throw new AppError('archive_unreadable');
      const account = accountOf(request);
      const bytes = limited(body, mostBytes);
      const teller = tellProgress(request, reply, { streams, isSignedIn });
      try {
        const imported = await archive.unpack(account, bytes, originOf(request), teller);
        if (!teller.isOpen()) return imported;
        teller.end({ type: 'imported', ...imported });
      } catch (error) {
        if (!teller.isOpen()) {
          // Closes the connection instead of waiting for the rest of the upload.
          reply.header('connection', 'close');
          throw error;
        }
        const known = toAppError(error);
        if (known.status >= 500) request.log.error({ err: known }, 'import failed');
        teller.end({ type: 'failed', error: known.toBody(request.id) });
      } finally {
        teller.release();
      }
      return reply;
    },
  );

  app.delete(
    CALLS.account,
    {
      config: { access: 'session' },
      schema: {
        summary: 'Delete your account. The response says what we keep and why',
        body: DeleteAccountSchema,
        response: { 200: DeletedAccountSchema },
      },
    },
    async (request) => ({
      kept: await deletion.remove(accountOf(request), request.body.email),
    }),
  );
};

async function* limited(body: Readable, most: number): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    total += chunk.length;
    if (total > most) {
      throw new AppError('file_too_big', {
        message: 'This backup is too large for this server. Nothing was imported.',
      });
    }
    yield chunk;
  }
}
