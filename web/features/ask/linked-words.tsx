import type { ReactNode } from 'react';
import { ASK_WORDS } from './words.ts';

/** The sentences of `ASK_WORDS` that have an element in them. */
export const ASK_LINKED_WORDS = {
  wordForWord: (link: (text: string) => ReactNode) => (
    <>
      These are passages, word for word. {link('Add a key')} to get a written answer with a moment
      for each sentence.
    </>
  ),
  comparedHow: (link: (text: string) => ReactNode) => (
    <>
      {ASK_WORDS.answer.comparedHow} {link('Add a key')} to have a model compare what they mean.
    </>
  ),
  draft: (title: ReactNode) => <>Draft: {title}</>,
} as const;
