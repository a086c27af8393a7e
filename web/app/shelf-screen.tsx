import { lazy } from 'react';
import { useParams } from 'react-router';
import { ShelfPage } from '../features/library/shelves/shelf-page.tsx';

/** Loaded after the shelf itself. */
const ShelfQuestions = lazy(async () => ({
  default: (await import('../features/ask/shelf-questions.tsx')).ShelfQuestions,
}));

export function ShelfScreen() {
  const { id = '' } = useParams();
  return <ShelfPage key={id} id={id} Questions={ShelfQuestions} />;
}
