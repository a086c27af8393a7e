import { StylesPage } from '../features/styles/styles.tsx';
import { useTitle } from '../lib/head.ts';

export function StylesScreen() {
  useTitle('Styles');
  return <StylesPage />;
}
