import { getLanguage } from '#contract/catalog/languages.ts';
import type { Document } from '#contract/documents.ts';
import { plainText } from '#document/parse-inline.ts';
import { countWords } from '#document/words.ts';
import { PageText } from './page-text.tsx';
import { PREVIEW_WORDS } from './words.ts';

const WORDS = PREVIEW_WORDS.article;
const WORDS_A_MINUTE = 220;

/** A plain blog page, with what readers and search engines see. */
export function ArticlePreview({ document }: { document: Document }) {
  const { tag, direction } = getLanguage(document.language);
  const words = document.sections
    .flatMap(({ blocks }) => blocks)
    .reduce((sum, { md }) => sum + countWords(plainText(md), document.language), 0);
  return (
    <>
      {document.format === 'blog' && (
        <div className="preview-search" lang={tag} dir={direction}>
          <span className="preview-search-site">{WORDS.address(document.slug)}</span>
          <span className="preview-search-title">{cut(document.title, 60)}</span>
          <span className="preview-search-words">{cut(document.description, 155)}</span>
        </div>
      )}
      <article className="preview-page prose" lang={tag} dir={direction}>
        <h1>{document.title}</h1>
        {document.format === 'blog' && (
          <p className="preview-by">
            {WORDS.minutes(Math.max(1, Math.round(words / WORDS_A_MINUTE)))}
          </p>
        )}
        <PageText document={document} />
      </article>
    </>
  );
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}
