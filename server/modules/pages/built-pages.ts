import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { appPolicy, isAppPath, type Pages, SITE_POLICY } from './pages.ts';

/** Stands in built pages for the address the site is served at, which only the running server knows. */
const ORIGIN_PLACEHOLDER = 'https://origin.invalid';
const NONCE_PLACEHOLDER = '%NONCE%';
const APP_SHELL = 'client/app/index.html';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

interface Stored {
  type: string;
  etag: string;
  body: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
  cacheControl: string;
}

/** Everything the build made, kept in memory: a page is answered without touching the disk. `null` where none was made. */
export function loadPages(dist: string): Pages | null {
  if (!existsSync(join(dist, APP_SHELL))) return null;
  const files = loadFiles(join(dist, 'client'));
  const shell = readFileSync(join(dist, APP_SHELL), 'utf8');
  let pages = new Map<string, Stored>();

  return {
    servedAt(origin) {
      pages = loadDocuments(join(dist, 'pages'), origin);
    },

    async answer(request, reply) {
      const path = decodePath(request);
      if (path === null) return false;
      const trimmed = path.replace(/\/+$/, '');
      // Only to an address that is there: anything else could be made to lead to another site.
      if (trimmed !== path && (pages.has(trimmed) || isAppPath(trimmed))) {
        const [, query] = request.url.split('?', 2);
        await reply.redirect(encodeURI(trimmed) + (query === undefined ? '' : `?${query}`), 301);
        return true;
      }
      if (isAppPath(path)) {
        await sendShell(reply, shell);
        return true;
      }
      const stored = path === '/404' ? undefined : (pages.get(path) ?? files.get(path));
      if (!stored) return false;
      if (pages.has(path)) reply.header('content-security-policy', SITE_POLICY);
      await send(request, reply, stored);
      return true;
    },

    async answerNotFound(request, reply) {
      reply
        .code(404)
        .header('content-security-policy', SITE_POLICY)
        .header('x-robots-tag', 'noindex');
      await send(request, reply, pages.get('/404')!);
    },
  };
}

function decodePath(request: FastifyRequest): string | null {
  const [raw = ''] = request.url.split('?', 1);
  try {
    return decodeURI(raw);
  } catch {
    return null;
  }
}

async function sendShell(reply: FastifyReply, shell: string): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  await reply
    .type(TYPES['.html']!)
    .header('cache-control', 'no-cache')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', appPolicy(nonce))
    .send(shell.replaceAll(NONCE_PLACEHOLDER, nonce));
}

async function send(request: FastifyRequest, reply: FastifyReply, stored: Stored): Promise<void> {
  reply
    .type(stored.type)
    .header('cache-control', stored.cacheControl)
    .header('etag', stored.etag)
    .header('vary', 'accept-encoding');
  if (reply.statusCode === 200 && request.headers['if-none-match'] === stored.etag) {
    await reply.code(304).send();
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  if (stored.br && /\bbr\b/.test(accepted)) {
    await reply.header('content-encoding', 'br').send(stored.br);
  } else if (stored.gzip && /\bgzip\b/.test(accepted)) {
    await reply.header('content-encoding', 'gzip').send(stored.gzip);
  } else {
    await reply.send(stored.body);
  }
}

/** `pages/index.html` is `/`, `pages/login.html` is `/login`, `pages/sitemap.xml` is itself. */
function loadDocuments(folder: string, origin: string): Map<string, Stored> {
  const pages = new Map<string, Stored>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[extname(name)];
    if (!type) continue;
    const html = readFileSync(join(folder, name), 'utf8').replaceAll(ORIGIN_PLACEHOLDER, origin);
    const body = Buffer.from(html);
    const path = `/${name
      .replaceAll('\\', '/')
      .replace(/(^|\/)index\.html$/, '')
      .replace(/\.html$/, '')}`;
    pages.set(path, {
      type,
      etag: tag(body),
      body,
      br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      gzip: gzipSync(body),
      cacheControl: 'no-cache',
    });
  }
  return pages;
}

/** What lies in `assets/` is named after its content and never changes; the rest is asked for anew. */
function loadFiles(folder: string): Map<string, Stored> {
  const files = new Map<string, Stored>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || !type || entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll('\\', '/');
    const body = readFileSync(file);
    const packed = (ending: string) =>
      existsSync(file + ending) ? readFileSync(file + ending) : null;
    files.set(path, {
      type,
      etag: tag(body),
      body,
      br: packed('.br'),
      gzip: packed('.gz'),
      cacheControl: path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    });
  }
  return files;
}

function tag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
