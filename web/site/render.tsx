import { renderToStaticMarkup } from 'react-dom/server';
import { Document, type SiteAssets } from './document.tsx';
import { ORIGIN, type PageDefinition } from './page.ts';
import { PAGES } from './pages.ts';

export { ORIGIN, type SiteAssets };

export function listPages(): string[] {
  return PAGES.map((page) => page.path);
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

export function renderSitemap(): string {
  const places = PAGES.filter((page) => page.index !== false).map(
    (page) => `<url><loc>${ORIGIN}${page.path}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>\n`;
}
