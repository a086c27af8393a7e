import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/core/app-error.ts';
import { attachment } from '#server/core/attachment.ts';
import type { ByteRange, Storage } from '#server/providers/storage/port.ts';
import type { MediaTarget } from './media-links.ts';

/** Parses a `Range` header. `null`: the whole file, also for anything unsupported; `outside`: not satisfiable. */
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

/** Whether an `If-None-Match` header matches: one of a list, weak or strong, or `*`. */
export function isKnownTo(header: string | undefined, etag: string): boolean {
  if (header?.trim() === '*') return true;
  const tags = header?.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => tag.replace(/^W\//, '') === etag);
}

/** Sends a stored file as players need it: whole or in ranges, with its length, not cacheable by proxies. */
export async function sendFile(
  storage: Storage,
  { key, type, name }: MediaTarget,
  request: FastifyRequest,
  reply: FastifyReply,
  { isForAnySite = false } = {},
): Promise<FastifyReply> {
  const size = await storage.findSize(key);
  if (size === null) throw new AppError('not_found');
  // The content of a key never changes: a new file gets a new key.
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
  // Ranges apply to GET only; other methods ignore the header (RFC 9110, 14.2).
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
  // An empty stream, because without a body the length, which is the point of HEAD, would be sent as 0.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(await storage.read(key, range ?? undefined));
}
