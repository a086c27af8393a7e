import { Bin } from '../features/library/bin.tsx';
import { useTitle } from '../lib/head.ts';
import { APP_WORDS } from './words.tsx';

export function BinScreen() {
  useTitle(APP_WORDS.titles.bin);
  return <Bin />;
}
