import { type Article, ArticleSchema } from '../contract/articles.ts';
import { blocksHtml } from '../document/html.ts';
import { parseBlocks } from '../document/parse-blocks.ts';

/** What an article's file says of it, and its text. */
export interface ArticleFile extends Article {
  /** The words of the caption box on its picture. */
  caption: string;
  /** What its picture shows; `content/draw/motifs.ts` has the list. */
  motif: string;
  words: number;
  sections: readonly ArticleSection[];
}

export interface ArticleSection {
  id: string;
  title: string;
}

/**
 * `content/articles/<slug>.md`: lines `title:`, `description:`, `date:` (a day, UTC), `caption:` and `motif:`, a line
 * of dashes, then Markdown.
 */
export function parseArticle(slug: string, file: string): ArticleFile {
  const [head = '', ...rest] = file.split(/^---$/m);
  const text = rest.join('---').trim();
  const fields = new Map(
    head
      .trim()
      .split('\n')
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      }),
  );
  const field = (name: string): string => {
    const value = fields.get(name);
    if (!value) throw new Error(`${slug}.md has no ${name}`);
    return value;
  };
  const article = ArticleSchema.parse({
    slug,
    title: field('title'),
    description: field('description'),
    date: Date.parse(`${field('date')}T00:00:00Z`) / 1000,
    content: withAnchors(safeLinks(blocksHtml(parseBlocks(text)))),
  });
  return {
    ...article,
    caption: field('caption'),
    motif: field('motif'),
    words: countWords(article.content),
    sections: sectionsOf(article.content),
  };
}

function countWords(html: string): number {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;
}

function withAnchors(html: string): string {
  return html.replaceAll(/<h2>(.*?)<\/h2>/g, (_, title: string) => {
    const id = title
      .toLowerCase()
      .replaceAll(/&[^;]+;/g, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    return `<h2 id="${id}">${title}</h2>`;
  });
}

function sectionsOf(html: string): ArticleSection[] {
  return [...html.matchAll(/<h2 id="(.*?)">(.*?)<\/h2>/g)].map(({ 1: id = '', 2: title = '' }) => ({
    id,
    title: title.replaceAll('&#39;', '’').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  }));
}

/** Links that leave the site open beside it, and get no hold on it; tables may be wider than a phone. */
function safeLinks(html: string): string {
  return html
    .replaceAll('<a href="http', '<a target="_blank" href="http')
    .replaceAll('<table>', '<div class="table-scroll" tabindex="0"><table class="table">')
    .replaceAll('</table>', '</table></div>')
    .trim();
}

export function newestFirst(one: Article, other: Article): number {
  return other.date - one.date || (one.slug < other.slug ? -1 : 1);
}
