import { useSyncExternalStore } from 'react';
import { getTheme, type Theme, watchTheme } from './theme-store.ts';

export { setTheme, startTheme, type Theme } from './theme-store.ts';

export function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, getTheme);
}
