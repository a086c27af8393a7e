import { isAppPath, PAGES } from './paths.ts';

const KEY = 'next';
/** Later than this, somebody who signs in has forgotten where they were going. */
const KEPT_MS = 30 * 60_000;

/** Remembers, for this tab, the screen that somebody who is not signed in asked for. */
export function keepNextPage(path: string): void {
  if (!isAppPath(path) || path === PAGES.app) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, at: Date.now() }));
  } catch {
    // They arrive at the first screen instead.
  }
}

/** Where they were going, once. Only ever a screen of this app, whatever was stored. */
export function takeNextPage(): string | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    if (typeof stored !== 'object' || stored === null) return null;
    const { path, at } = stored as Record<string, unknown>;
    if (typeof path !== 'string' || typeof at !== 'number') return null;
    if (Date.now() - at > KEPT_MS) return null;
    const { origin, pathname, search } = new URL(path, location.origin);
    const isOurs = origin === location.origin && isAppPath(pathname) && pathname !== PAGES.app;
    return isOurs ? pathname + search : null;
  } catch {
    return null;
  }
}

export function forgetNextPage(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is kept, so nothing is there.
  }
}
