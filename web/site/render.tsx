import { renderToStaticMarkup } from 'react-dom/server';
import { Document, type SiteAssets } from './document.tsx';
import { renderFeed } from './feed.ts';
import { ORIGIN, type PageDefinition } from './page.ts';
import { PAGES } from './pages.ts';

export { ORIGIN, type SiteAssets };

export function listPages(): { path: string; entries: readonly string[]; sheet: string }[] {
  return PAGES.map(({ path, entries = [], sheet }) => ({ path, entries, sheet }));
}

function getPage(path: string): PageDefinition {
  const page = PAGES.find((known) => known.path === path);
  if (!page) throw new Error(`There is no public page at ${path}`);
  return page;
}

/** A whole HTML document that needs no React in the browser. */
export async function renderPage(path: string, assets: SiteAssets): Promise<string> {
  return `<!doctype html>${renderToStaticMarkup(<Document page={getPage(path)} assets={assets} />)}\n`;
}

export function renderMachineFiles(): { name: string; text: string }[] {
  return [
    { name: 'sitemap.xml', text: renderSitemap() },
    { name: 'robots.txt', text: renderRobots() },
    { name: 'rss.xml', text: renderFeed() },
  ];
}

function renderSitemap(): string {
  const places = PAGES.filter((page) => page.index !== false).map(({ path, publishedAt }) => {
    const changed = publishedAt === undefined ? '' : `<lastmod>${isoDay(publishedAt)}</lastmod>`;
    return `<url><loc>${ORIGIN}${path}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>\n`;
}

function isoDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** The app and the calls are no reading matter; everything else is welcome to be found. */
function renderRobots(): string {
  const closed = ['/app', '/public/', '/login_with_token'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${ORIGIN}/sitemap.xml`, ''].join('\n');
}
