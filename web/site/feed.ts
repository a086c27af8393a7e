import { PRODUCT } from '#contract/product.ts';
import { ADDRESS } from './addresses.ts';
import { articlePath, ARTICLES } from './articles.ts';
import { ORIGIN } from './page.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** RSS 2.0 with the whole articles, newest first. */
export function renderFeed(): string {
  const items = ARTICLES.map(({ slug, title, description, date, content }) => {
    const address = ORIGIN + articlePath(slug);
    return `<item><title>${escape(title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${new Date(date * 1000).toUTCString()}</pubDate><description>${escape(description)}</description><content:encoded>${escape(content)}</content:encoded></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${PRODUCT.name}: articles</title><link>${ORIGIN}${ADDRESS.blog}</link><atom:link href="${ORIGIN}/rss.xml" rel="self" type="application/rss+xml"/><description>Turning talks into writing, and writing into sound.</description><language>en</language>${items.join('')}</channel></rss>
`;
}
