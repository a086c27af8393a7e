import { WatchesPage } from '../features/batches/watches-page.tsx';
import { useTitle } from '../lib/head.ts';

export function WatchesScreen() {
  useTitle('Watched channels');
  return <WatchesPage />;
}
