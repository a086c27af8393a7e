import { useSyncExternalStore } from 'react';

/** As wide as where studio.css puts a line's parts under each other. */
const NARROW = '(width < 34rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}
