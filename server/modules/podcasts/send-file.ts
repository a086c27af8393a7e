import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/core/app-error.ts';
import { attachment } from '#server/core/attachment.ts';
import type { ByteRange, Storage } from '#server/providers/storage/port.ts';
import type { MediaTarget } from './media-links.ts';

/**
 * The part that a `Range` header asks for. `null`: all of it, which is also the answer to what we do not understand;
 * `outside`: a part that the file does not have.
 */
export function readRange(header: string | undefined, size: number): ByteRange | null | 'outside' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Number(last);
    if (length === 0 || size === 0) return 'outside';
    return { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  if (start >= size) return 'outside';
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return end < start ? null : { start, end };
}

/** Whether a client that sends this `If-None-Match` has it already: any of a list, weak or not, or whatever there is. */
export function isKnownTo(header: string | undefined, etag: string): boolean {
  if (header?.trim() === '*') return true;
  const tags = header?.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => tag.replace(/^W\//, '') === etag);
}

/** A file of the storage as players want it: whole or in parts, with its length, and never kept by anybody between. */
export async function sendFile(
  storage: Storage,
  { key, type, name }: MediaTarget,
  request: FastifyRequest,
  reply: FastifyReply,
  { isForAnySite = false } = {},
): Promise<FastifyReply> {
  const size = await storage.findSize(key);
  if (size === null) throw new AppError('not_found');
  // The same bytes for ever: a new file gets a new key.
  const etag = `"${Buffer.from(key).toString('base64url').slice(-40)}"`;
  reply
    .type(type)
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('cache-control', 'private, max-age=3600, no-transform')
    .header('cross-origin-resource-policy', isForAnySite ? 'cross-origin' : 'same-site');
  if (name !== undefined) reply.header('content-disposition', attachment(name));
  if (isKnownTo(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const matches = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
  // Parts are of what GET sends; to every other method the header means nothing (RFC 9110, 14.2).
  const asked = request.method === 'GET' && matches ? request.headers.range : undefined;
  const range = readRange(asked, size);
  if (range === 'outside') {
    reply
      .removeHeader('content-disposition')
      .removeHeader('etag')
      .header('cache-control', 'no-store')
      .header('content-range', `bytes */${size}`);
    throw new AppError('range_wrong');
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  reply.header('content-length', size === 0 ? 0 : end - start + 1);
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  if (size === 0) return reply.send();
  // An empty stream: with nothing at all the length, which is what a client asks for, would be sent as 0.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(await storage.read(key, range ?? undefined));
}
