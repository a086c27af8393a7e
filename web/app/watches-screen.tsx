import { WatchesPage } from '../features/batches/watches-page.tsx';
import { useTitle } from '../lib/head.ts';
import { APP_WORDS } from './words.tsx';

export function WatchesScreen() {
  useTitle(APP_WORDS.titles.watches);
  return <WatchesPage />;
}
