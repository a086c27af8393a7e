import { StylesPage } from '../features/styles/styles.tsx';
import { useTitle } from '../lib/head.ts';
import { APP_WORDS } from './words.tsx';

export function StylesScreen() {
  useTitle(APP_WORDS.titles.styles);
  return <StylesPage />;
}
