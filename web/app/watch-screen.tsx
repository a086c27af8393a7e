import { useMatches, useParams } from 'react-router';
import { Watch } from '../features/document/watch/watch.tsx';
import { formatOf } from './format-handle.ts';

export function WatchScreen() {
  const { id = '' } = useParams();
  const format = formatOf(useMatches());
  return <Watch key={id} id={id} format={format} />;
}
