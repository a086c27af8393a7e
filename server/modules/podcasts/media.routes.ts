import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CALLS } from '#contract/paths.ts';
import { COVER, EditFeedSchema, FeedSettingsSchema } from '#contract/podcasts.ts';
import { AppError } from '#server/core/app-error.ts';
import { accountOf, isReadOnly, originOf } from '#server/core/http.ts';
import type { Storage } from '#server/providers/storage/port.ts';
import { coverType } from './feed-covers.ts';
import type { Feeds } from './feeds.service.ts';
import { COVER_OF_FILE, type MediaLinks } from './media-links.ts';
import { MP3_TYPE } from './audio-state.ts';
import { isKnownTo, sendFile } from './send-file.ts';
import type { Id3Picture } from '#server/audio/id3.ts';

export interface MediaRouteOptions {
  media: MediaLinks;
  feeds: Feeds;
  storage: Storage;
  /** The default cover of feeds. */
  cover: () => Uint8Array;
}

const COVER_LIMIT = { by: 'account', name: 'feed-cover', max: 60, windowSeconds: 3600 } as const;
const secret = z.string().min(20).max(100);

export const mediaRoutes: FastifyPluginAsyncZod<MediaRouteOptions> = async (
  app,
  { media, feeds, storage, cover },
) => {
  app.get(
    CALLS.media,
    {
      config: { access: 'public' },
      schema: {
        summary: 'Download a file from a temporary link',
        params: z.strictObject({ signed: z.string().max(500) }),
      },
    },
    async (request, reply) => {
      const target = media.open(request.params.signed);
      if (target.type !== COVER_OF_FILE) return sendFile(storage, target, request, reply);
      const picture = await findFileCover(storage, target.key);
      if (!picture) throw new AppError('not_found');
      reply.type(picture.mime).header('cache-control', 'private, max-age=3600');
      return reply.send(picture.bytes);
    },
  );

  app.get(
    CALLS.feed,
    {
      config: { access: 'public' },
      schema: { summary: 'Get a podcast feed as RSS', params: z.strictObject({ secret }) },
    },
    async (request, reply) => {
      const xml = await feeds.render(request.params.secret);
      const etag = `"${createHash('sha256').update(xml).digest('base64url')}"`;
      reply
        .type('application/rss+xml; charset=utf-8')
        .header('etag', etag)
        .header('cache-control', 'private, max-age=60')
        .header('x-robots-tag', 'noindex')
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin');
      // Clients poll every few minutes and rarely find anything new.
      if (isKnownTo(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.send(xml);
    },
  );

  app.get(
    CALLS.feedFile,
    {
      config: { access: 'public' },
      schema: {
        summary: 'Download a file from a podcast feed',
        params: z.strictObject({ secret, file: z.string().max(100) }),
      },
    },
    async (request, reply) => {
      const file = await feeds.getFile(request.params.secret, request.params.file);
      const send = (key: string, type: string) =>
        sendFile(storage, { key, type }, request, reply, { isForAnySite: true });
      // Anyone with the address may listen, also with a web player on another site.
      reply
        .header('x-robots-tag', 'noindex')
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin');
      if (file.kind === 'audio') return send(file.key, MP3_TYPE);
      if (file.kind === 'cover' && file.key !== null) return send(file.key, coverType(file.key));
      reply.header('cache-control', 'private, max-age=300');
      return file.kind === 'cover'
        ? reply.type('image/png').send(Buffer.from(cover()))
        : reply.type(file.type).send(file.body);
    },
  );

  app.get(
    CALLS.feedSettings,
    {
      schema: {
        summary: 'Get your podcast feed’s settings',
        response: { 200: FeedSettingsSchema },
      },
    },
    async (request) => {
      const settings = await feeds.get(accountOf(request));
      // A read-only token doesn't get the address, because it would outlive the token.
      return isReadOnly(request.credential) ? { ...settings, url: null } : settings;
    },
  );

  app.post(
    CALLS.feedSettings,
    {
      config: { access: 'session' },
      schema: {
        summary: 'Create or change your podcast feed, or give it a new link',
        body: z.preprocess((body) => body ?? {}, EditFeedSchema),
        response: { 200: FeedSettingsSchema },
      },
    },
    (request) => feeds.change(accountOf(request), request.body, originOf(request)),
  );

  app.addContentTypeParser(
    ['image/png', 'image/jpeg'],
    { parseAs: 'buffer', bodyLimit: COVER.mostBytes },
    (_request, body, done) => done(null, body),
  );

  app.put(
    CALLS.feedCover,
    {
      config: { access: 'session', limits: [COVER_LIMIT] },
      bodyLimit: COVER.mostBytes,
      schema: {
        summary: 'Upload a cover for your podcast feed: a square PNG or JPEG',
        consumes: ['image/png', 'image/jpeg'],
        body: z.instanceof(Buffer, { error: 'must be a PNG or a JPEG' }),
        response: { 200: FeedSettingsSchema },
      },
    },
    (request) => feeds.setCover(accountOf(request), request.body),
  );

  app.delete(
    CALLS.feedCover,
    {
      config: { access: 'session' },
      schema: { summary: 'Restore the default cover', response: { 200: FeedSettingsSchema } },
    },
    (request) => feeds.setCover(accountOf(request), null),
  );

  app.delete(
    CALLS.feedSettings,
    {
      config: { access: 'session' },
      schema: { summary: 'Delete your podcast feed', response: { 204: z.null() } },
    },
    async (request, reply) => {
      await feeds.remove(accountOf(request), originOf(request));
      return reply.code(204).send(null);
    },
  );
};

const HEAD_BYTES = 10;
/** Our covers and the platform's are smaller; a tag claiming more isn't ours. */
const MOST_BYTES = 6_000_000;

/** Extracts the cover from an MP3 of ours, as written by `writeId3`, so it needn't be stored or fetched separately. */
async function findFileCover(
  storage: Pick<Storage, 'read' | 'findSize'>,
  key: string,
): Promise<Id3Picture | null> {
  const size = await storage.findSize(key);
  if (size === null || size <= HEAD_BYTES) return null;
  const read = async (start: number, length: number) => {
    const parts: Buffer[] = [];
    const range = { start, end: Math.min(size, start + length) - 1 };
    for await (const part of await storage.read(key, range)) parts.push(part as Buffer);
    return Buffer.concat(parts);
  };
  const head = await read(0, HEAD_BYTES);
  if (head.toString('latin1', 0, 3) !== 'ID3') return null;
  const length = [6, 7, 8, 9].reduce((sum, at) => (sum << 7) | (head[at]! & 127), 0);
  if (length === 0 || length > MOST_BYTES) return null;
  return findPicture(await read(HEAD_BYTES, length));
}

function findPicture(frames: Buffer): Id3Picture | null {
  for (let at = 0; at + HEAD_BYTES <= frames.length && frames[at] !== 0;) {
    const length = frames.readUInt32BE(at + 4);
    const body = frames.subarray(at + HEAD_BYTES, at + HEAD_BYTES + length);
    if (frames.toString('latin1', at, at + 4) === 'APIC') {
      const nameEnd = body.indexOf(0, 1);
      const mime = body.toString('latin1', 1, nameEnd);
      if (mime !== 'image/jpeg' && mime !== 'image/png') return null;
      // Skips the picture type byte and the empty description.
      return { mime, bytes: body.subarray(body.indexOf(0, nameEnd + 2) + 1) };
    }
    at += HEAD_BYTES + length;
  }
  return null;
}
