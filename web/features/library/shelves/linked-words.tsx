import type { ReactNode } from 'react';

/** The sentences of `SHELF_WORDS` that have an element in them. */
export const SHELF_LINKED_WORDS = {
  addOther: (link: (text: string) => ReactNode) => (
    <>Have a file or some text? {link('Create something from it')}, and we’ll list it here.</>
  ),
} as const;
