import { readdirSync, readFileSync } from 'node:fs';
import type { Article } from '#contract/articles.ts';
import { newestFirst, parseArticle } from '../../../content/article-file.ts';

const FOLDER = new URL('../../../content/articles/', import.meta.url);

interface Articles {
  /** Newest first. */
  list(): readonly Article[];
  find(slug: string): Article | null;
}

/** The articles that ship with the product. Loaded on first use and cached. */
export function createArticles(): Articles {
  let loaded: readonly Article[] | null = null;
  const list = () =>
    (loaded ??= readdirSync(FOLDER)
      .filter((name) => name.endsWith('.md'))
      .map((name) => parseArticle(name.slice(0, -3), readFileSync(new URL(name, FOLDER), 'utf8')))
      .toSorted(newestFirst));
  return { list, find: (slug) => list().find((article) => article.slug === slug) ?? null };
}
