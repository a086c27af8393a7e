import { Library } from '../features/library/library.tsx';
import { useTitle } from '../lib/head.ts';

export function LibraryScreen() {
  useTitle('Library');
  return <Library />;
}
