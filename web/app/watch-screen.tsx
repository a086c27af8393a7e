import { useMatches, useParams } from 'react-router';
import { lazy } from 'react';
import { Watch } from '../features/document/watch/watch.tsx';
import { formatOf } from './format-handle.ts';

/** Loaded when the user wants to ask something. */
const AskPanel = lazy(async () => ({
  default: (await import('../features/ask/ask-panel.tsx')).AskPanel,
}));

export function WatchScreen() {
  const { id = '' } = useParams();
  const format = formatOf(useMatches());
  return <Watch key={id} id={id} format={format} Ask={AskPanel} />;
}
