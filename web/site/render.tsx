import { renderToStaticMarkup } from 'react-dom/server';
import { PRODUCT } from '#contract/product.ts';
import { ADDRESS } from './addresses.ts';
import { articlePath, ARTICLES } from './articles.ts';
import { HtmlDocument, type SiteAssets } from './document.tsx';
import { ORIGIN, type PageDefinition } from './page.ts';
import { SITE_PAGES } from './pages.ts';

export { ORIGIN, type SiteAssets };

export function listPages(): { path: string; entries: readonly string[]; sheet: string }[] {
  return SITE_PAGES.map(({ path, entries = [], sheet }) => ({ path, entries, sheet }));
}

function getPage(path: string): PageDefinition {
  const page = SITE_PAGES.find((known) => known.path === path);
  if (!page) throw new Error(`There is no public page at ${path}`);
  return page;
}

/** A complete HTML document that needs no React in the browser. */
export async function renderPage(path: string, assets: SiteAssets): Promise<string> {
  const html = renderToStaticMarkup(<HtmlDocument page={getPage(path)} assets={assets} />);
  return `<!doctype html>${paintedFirst(html)}\n`;
}

/** The referrer policy for pages with a secret in their URL must precede everything they load. */
const HEAD_START = /<meta name="viewport"[^>]*\/>(?:<meta name="referrer"[^>]*\/>)?/;
const NEEDED_TO_PAINT =
  /<link rel="(?:stylesheet|modulepreload)"[^>]*\/>|<script[^>]* blocking="render"><\/script>/g;

/**
 * React puts fonts and images first in the head. With six parallel connections, the browser would then delay the
 * style sheet, without which it can't paint.
 */
function paintedFirst(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const first = [...head.matchAll(NEEDED_TO_PAINT)].map(([tag]) => tag);
  // Module preloads go last: the script that imports them is already loading by then.
  first.sort(
    (one, other) => Number(one.includes('modulepreload')) - Number(other.includes('modulepreload')),
  );
  const rest = head.replaceAll(NEEDED_TO_PAINT, '');
  return rest.replace(HEAD_START, (start) => start + first.join('')) + html.slice(end);
}

export function renderMachineFiles(): { name: string; text: string }[] {
  return [
    { name: 'sitemap.xml', text: renderSitemap() },
    { name: 'robots.txt', text: renderRobots() },
    { name: 'rss.xml', text: renderFeed() },
  ];
}

function renderSitemap(): string {
  const places = SITE_PAGES.filter((page) => page.index !== false).map(({ path, publishedAt }) => {
    const changed = publishedAt === undefined ? '' : `<lastmod>${isoDay(publishedAt)}</lastmod>`;
    return `<url><loc>${ORIGIN}${path}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>\n`;
}

function isoDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** Keeps crawlers out of the app and the API; everything else may be indexed. */
function renderRobots(): string {
  const closed = ['/app', '/public/', '/login_with_token'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${ORIGIN}/sitemap.xml`, ''].join('\n');
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** RSS 2.0 with full articles, newest first. */
function renderFeed(): string {
  const items = ARTICLES.map(({ slug, title, description, date, content }) => {
    const address = ORIGIN + articlePath(slug);
    return `<item><title>${escape(title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${new Date(date * 1000).toUTCString()}</pubDate><description>${escape(description)}</description><content:encoded>${escape(content)}</content:encoded></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${PRODUCT.name}: articles</title><link>${ORIGIN}${ADDRESS.blog}</link><atom:link href="${ORIGIN}/rss.xml" rel="self" type="application/rss+xml"/><description>Turning talks into writing and podcasts.</description><language>en</language>${items.join('')}</channel></rss>
`;
}
