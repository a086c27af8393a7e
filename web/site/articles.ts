import { type ArticleFile, newestFirst, parseArticle } from '../../content/article-file.ts';

const FILES = import.meta.glob<string>('../../content/articles/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const ARTICLES: readonly ArticleFile[] = Object.entries(FILES)
  .map(([path, text]) => parseArticle(path.replace(/^.*\/|\.md$/g, ''), text))
  .toSorted(newestFirst);

/** "15 November 2026". */
export function longDate(seconds: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    seconds * 1000,
  );
}

export function articlePath(slug: string): string {
  return `/blog/${slug}`;
}

export function picturePath(slug: string): string {
  return `/pictures/${slug}.png`;
}

/** The small picture is enough for phones and cards. */
export function pictureSet(slug: string): string {
  return `/pictures/${slug}-small.webp 600w, ${picturePath(slug)} 1200w`;
}
