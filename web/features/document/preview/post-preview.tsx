import { useState } from 'react';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { LinkedinDocument } from '#contract/documents.ts';
import { plainText } from '#document/parse-inline.ts';
import { Face } from './face.tsx';
import { PREVIEW_WORDS } from './words.ts';

const WORDS = PREVIEW_WORDS.post;

/** Characters shown before "see more". */
const FOLD = 210;
const MOST = 3000;

export interface PostPreviewProps {
  document: LinkedinDocument;
  author: string;
}

/** The post as in the feed: collapsed at first, then expanded. */
export function PostPreview({ document, author }: PostPreviewProps) {
  const { tag, direction } = getLanguage(document.language);
  const [isOpen, setOpen] = useState(false);
  const body = document.sections
    .flatMap(({ blocks }) => blocks.map(({ md }) => plainText(md)))
    .join('\n\n');
  const tags = document.hashtags.map((word) => `#${word}`).join(' ');
  const whole = tags === '' ? body : `${body}\n\n${tags}`;
  const isFolded = !isOpen && whole.length > FOLD;
  return (
    <article className="post">
      <header className="post-by">
        <Face name={author} />
        <span>
          <b>{author}</b>
          <small>{WORDS.now}</small>
        </span>
      </header>
      <p className="post-text" lang={tag} dir={direction}>
        {isFolded ? `${whole.slice(0, FOLD).trimEnd()}… ` : whole}
        {isFolded && (
          <button type="button" className="post-more" onClick={() => setOpen(true)}>
            {WORDS.more}
          </button>
        )}
      </p>
      <footer className="post-foot">
        <span className="time" {...(whole.length > MOST && { 'data-over': '' })}>
          {WORDS.length(whole.length, MOST)}
        </span>
        <span>{isFolded ? WORDS.folded : WORDS.open}</span>
      </footer>
    </article>
  );
}
