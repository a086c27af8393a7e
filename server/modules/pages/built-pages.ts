import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fillPlaceholders, type SiteValues } from '#contract/placeholders.ts';
import {
  appPolicy,
  FILE_POLICY,
  securityHeaders,
  sitePolicy,
  type Widening,
} from './page-headers.ts';
import type { Pages } from './pages.ts';
import { isAppPath } from '#contract/paths.ts';
import { findType, storeFile, type StoredFile } from './stored-file.ts';

const NONCE_PLACEHOLDER = '%NONCE%';
const APP_SHELL = 'client/app/index.html';
/** This page is the 404 page of its folder and has no address of its own. */
const NOT_FOUND = '/404';

/** Redirects for moved pages, addresses required by the design, and likely guesses. */
const REDIRECTS = new Map([
  ['/pricing', '/#pricing'],
  ['/rss', '/rss.xml'],
  ['/register', '/signup'],
  ['/sign-up', '/signup'],
  ['/sign_up', '/signup'],
  ['/join', '/signup'],
  ['/signin', '/login'],
  ['/sign-in', '/login'],
  ['/sign_in', '/login'],
  ['/log-in', '/login'],
  ['/dashboard', '/app'],
  ['/library', '/app/generations'],
  ['/terms', '/legal'],
  ['/privacy', '/legal'],
  ['/affiliates', '/affiliate'],
  ['/support', '/contact'],
  ['/youtube-summary', '/youtube_summary'],
  ['/youtube-thumbnail-downloader', '/youtube_thumbnail_downloader'],
]);

/** Differences between this installation and the build. */
interface PageChoices {
  widenings?: Readonly<Record<string, Widening>>;
  /** Addresses that are not served. */
  leftOut?: readonly string[];
  /** Whether browsers must use HTTPS for the site's subdomains too. */
  hstsSubdomains?: boolean;
}

/** Keeps all built pages in memory, so a page is served without disk access. `null` if nothing was built. */
export function loadPages(
  dist: string,
  values: Omit<SiteValues, 'origin'>,
  { widenings = {}, leftOut = [], hstsSubdomains = false }: PageChoices = {},
): Pages | null {
  if (!existsSync(join(dist, APP_SHELL))) return null;
  const options = {
    imageOrigin: new URL(values.images).origin,
    embedOrigin: new URL(values.embeds).origin,
  };
  const headers = securityHeaders(hstsSubdomains);
  const files = loadFiles(join(dist, 'client'), headers);
  const shell = readFileSync(join(dist, APP_SHELL), 'utf8');
  let pages: Map<string, StoredFile> = new Map();

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const path = decodePath(url);
    if (path === null || path.endsWith(NOT_FOUND)) return false;
    const stored = pages.get(path) ?? files.get(path);
    if (stored) stored.send(request, response);
    else if (isAppPath(path) && !path.endsWith('/') && !leftOut.includes(path))
      sendShell(response, shell, { headers, policy: (nonce) => appPolicy(options, nonce) });
    else return redirect(url, path, response);
    return true;
  }

  function redirect(url: string, path: string, response: ServerResponse): boolean {
    const trimmed = path.replace(/\/+$/, '');
    const moved = REDIRECTS.get(trimmed);
    // Redirects only to existing addresses, because anything else could lead to another site.
    const isThere = trimmed !== path && (pages.has(trimmed) || isAppPath(trimmed));
    if (!moved && !isThere) return false;
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const [page, place = ''] = moved?.split(/(?=#)/) ?? [encodeURI(trimmed)];
    const location = page + query + place;
    response.writeHead(301, [...headers, 'location', location, 'content-length', '0']).end();
    return true;
  }

  return {
    servedAt(origin) {
      const policyOf = (path: string) => sitePolicy(options, widenings[path]);
      pages = loadDocuments(join(dist, 'pages'), { ...values, origin }, { headers, policyOf });
      for (const path of leftOut) pages.delete(path);
    },
    answer,
    answerAtOnce: answer,
    answerNotFound(request, response) {
      let folder = decodePath(request.url ?? '') ?? '';
      let page: StoredFile | undefined;
      while (!page) {
        folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
        page = pages.get(folder + NOT_FOUND);
        if (folder === '') break;
      }
      page!.send(request, response);
    },
  };
}

/** Longer than any of our paths. Limited, because parsing a path takes more than linear time. */
const LONGEST_PATH = 1000;

function decodePath(url: string): string | null {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (path.length > LONGEST_PATH) return null;
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}

function sendShell(
  response: ServerResponse,
  shell: string,
  { headers, policy }: { headers: readonly string[]; policy: (nonce: string) => string },
): void {
  const nonce = randomBytes(16).toString('base64');
  const body = Buffer.from(shell.replaceAll(NONCE_PLACEHOLDER, nonce));
  response.writeHead(200, [
    ...headers,
    'content-security-policy',
    policy(nonce),
    'content-type',
    findType('.html')!,
    'content-length',
    String(body.length),
    'cache-control',
    'no-cache',
    'x-robots-tag',
    'noindex',
  ]);
  response.end(body);
}

/** `pages/index.html` is `/`, `pages/login.html` is `/login`, `pages/sitemap.xml` is itself. */
function loadDocuments(
  folder: string,
  values: SiteValues,
  { headers, policyOf }: { headers: readonly string[]; policyOf: (path: string) => string },
): Map<string, StoredFile> {
  const pages = new Map<string, StoredFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = findType(extname(name));
    if (!type) continue;
    const path = `/${name
      .replaceAll('\\', '/')
      .replace(/(^|\/)index\.html$/, '')
      .replace(/\.html$/, '')}`;
    const text = fillPlaceholders(readFileSync(join(folder, name), 'utf8'), values);
    const status = path.endsWith(NOT_FOUND) ? 404 : 200;
    const body = Buffer.from(text);
    const policy = policyOf(path);
    pages.set(path, storeFile({ type, body, headers, policy, status, cacheControl: 'no-cache' }));
  }
  return pages;
}

/** Names in `assets/` contain a content hash, so these files never change; others are revalidated. */
function loadFiles(folder: string, headers: readonly string[]): ReadonlyMap<string, StoredFile> {
  const files = new Map<string, StoredFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = findType(extname(entry.name));
    if (!entry.isFile() || !type || entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll('\\', '/');
    const readPacked = (ending: string) =>
      existsSync(file + ending) ? readFileSync(file + ending) : null;
    const stored = storeFile({
      type,
      body: readFileSync(file),
      headers,
      policy: FILE_POLICY,
      cacheControl: path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      packed: { br: readPacked('.br'), gzip: readPacked('.gz') },
    });
    files.set(path, stored);
  }
  return files;
}
