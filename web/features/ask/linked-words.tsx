import type { ReactNode } from 'react';
import { ASK_WORDS } from './words.ts';

/** The sentences of `ASK_WORDS` that have an element in them. */
export const ASK_LINKED_WORDS = {
  wordForWord: (link: (text: string) => ReactNode) => (
    <>
      These are passages, word for word. {link('Add a key')} to get a written answer with links to
      the moments it came from.
    </>
  ),
  comparedHow: (link: (text: string) => ReactNode) => (
    <>
      {ASK_WORDS.answer.comparedHow} {link('Add a key')} to have an AI model compare what your
      sources mean.
    </>
  ),
  draft: (title: ReactNode) => <>Draft: {title}</>,
} as const;
