import { Bin } from '../features/library/bin.tsx';
import { useTitle } from '../lib/head.ts';

export function BinScreen() {
  useTitle('Bin');
  return <Bin />;
}
