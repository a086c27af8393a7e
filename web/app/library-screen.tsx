import { lazy } from 'react';
import { BatchLinks } from '../features/batches/batch-links.tsx';
import { Library } from '../features/library/library.tsx';

/** Loaded on the first search. */
const FoundQuestions = lazy(async () => ({
  default: (await import('../features/ask/found-questions.tsx')).FoundQuestions,
}));

export function LibraryScreen() {
  return <Library Questions={FoundQuestions} Batches={BatchLinks} />;
}
