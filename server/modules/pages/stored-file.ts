import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

export function findType(ending: string): string | null {
  return TYPES[ending] ?? null;
}

const PACKED = /^(text\/|application\/|image\/svg)/;
const PLAYED = /^(audio|video)\//;

interface Form {
  body: Buffer;
  headers: string[];
}

interface StoredOptions {
  type: string;
  body: Buffer;
  cacheControl: string;
  policy: string;
  /** Those that every page has, as a flat list. */
  headers: readonly string[];
  status?: number;
  /** Compressed by the build; missing encodings are created on first use. */
  packed?: { br: Buffer | null; gzip: Buffer | null };
}

/** A response kept in memory, whose headers are prepared on first use. */
export interface StoredFile {
  send(request: IncomingMessage, response: ServerResponse): void;
}

export function storeFile(options: StoredOptions): StoredFile {
  let file: StoredFile | null = null;
  return {
    send(request, response) {
      file ??= makeReady(options);
      file.send(request, response);
    },
  };
}

function makeReady(options: StoredOptions): StoredFile {
  const { type, body, policy, cacheControl, status = 200, packed } = options;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const isPlayed = PLAYED.test(type);
  const shared = [...options.headers, 'content-security-policy', policy];
  if (status === 404) shared.push('x-robots-tag', 'noindex');
  shared.push(
    'cache-control',
    cacheControl,
    'etag',
    PACKED.test(type) ? `W/${etag}` : etag,
    'vary',
    'accept-encoding',
  );
  if (isPlayed) shared.push('accept-ranges', 'bytes');

  const form = (content: Buffer, encoding?: string): Form => ({
    body: content,
    headers: [
      ...shared,
      'content-type',
      type,
      'content-length',
      String(content.length),
      ...(encoding ? ['content-encoding', encoding] : []),
    ],
  });
  const plain = form(body);
  let br = packed?.br ? form(packed.br, 'br') : null;
  let gzip = packed?.gzip ? form(packed.gzip, 'gzip') : null;

  function chosen(accepted: string): Form {
    if (!PACKED.test(type)) return plain;
    if (takes(accepted, 'br')) return (br ??= form(brotli(body), 'br'));
    if (takes(accepted, 'gzip')) return (gzip ??= form(gzipSync(body), 'gzip'));
    return plain;
  }

  return {
    send(request, response) {
      const { headers, method } = request;
      if (status === 200 && isKnown(headers['if-none-match'], etag)) {
        response.writeHead(304, shared).end();
        return;
      }
      // If the version has changed, a range would be appended to the old file's data, so the whole file is sent.
      const mayBePart = isPlayed && (headers['if-range'] ?? etag) === etag;
      const range = mayBePart && headers.range ? findRange(headers.range, body.length) : null;
      if (range) {
        sendRange(response, { range, body, type, shared });
        return;
      }
      const { headers: lines, body: content } = chosen(String(headers['accept-encoding']));
      response.writeHead(status, lines);
      if (method === 'HEAD') response.end();
      else response.end(content);
    },
  };
}

function brotli(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}

interface Range {
  from: number;
  to: number;
}

/** A single range, as players use. Anything else gets the whole file, which the standard allows. */
function findRange(header: string, length: number): Range | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return from <= to ? { from, to } : null;
}

interface Part {
  range: Range;
  body: Buffer;
  type: string;
  shared: string[];
}

function sendRange(response: ServerResponse, { range, body, type, shared }: Part): void {
  const { from, to } = range;
  response.writeHead(206, [
    ...shared,
    'content-type',
    type,
    'content-length',
    String(to - from + 1),
    'content-range',
    `bytes ${from}-${to}/${body.length}`,
  ]);
  response.end(body.subarray(from, to + 1));
}

function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((entry) => {
    const [name, quality = 'q=1'] = entry.split(';').map((part) => part.trim());
    return name === encoding && Number(quality.replace('q=', '')) > 0;
  });
}

/** Caches may send several etags, and mark those of responses they compressed as weak. */
function isKnown(held: string | undefined, etag: string): boolean {
  return held?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
}
