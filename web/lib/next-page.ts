import { isAppPath } from '#contract/paths.ts';
import { PAGES } from './paths.ts';

const KEY = 'next';
/** After this time, users signing in no longer expect to land on the earlier page. */
const KEPT_MS = 30 * 60_000;

/**
 * Remembers the screen a signed-out user asked for, for this tab and for the browser, because the sign-in link comes
 * by email and opens in a new tab.
 */
export function keepNextPage(path: string): void {
  if (!isAppPath(new URL(path, location.origin).pathname) || path === PAGES.app) return;
  const kept = JSON.stringify({ path, at: Date.now() });
  tryTo(() => sessionStorage.setItem(KEY, kept));
  tryTo(() => localStorage.setItem(KEY, kept));
}

/** Moves the browser's remembered screen to this tab, before other tabs notice the sign-in and go there too. */
export function claimNextPage(): void {
  tryTo(() => {
    const kept = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    if (kept !== null && sessionStorage.getItem(KEY) === null) sessionStorage.setItem(KEY, kept);
  });
}

/** Returns the remembered screen once. Always a screen of this app, whatever was stored. */
export function takeNextPage(): string | null {
  const next = findNextPage();
  forgetNextPage();
  return next;
}

export function findNextPage(): string | null {
  try {
    const kept = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
    const stored: unknown = JSON.parse(kept ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { path, at } = stored as Record<string, unknown>;
    if (typeof path !== 'string' || typeof at !== 'number') return null;
    if (Date.now() - at > KEPT_MS) return null;
    const { origin, pathname, search, hash } = new URL(path, location.origin);
    const isOurs = origin === location.origin && isAppPath(pathname) && pathname !== PAGES.app;
    return isOurs ? pathname + search + hash : null;
  } catch {
    return null;
  }
}

export function forgetNextPage(): void {
  tryTo(() => sessionStorage.removeItem(KEY));
  tryTo(() => localStorage.removeItem(KEY));
}

/** If storage is blocked, users arrive at the first screen instead. */
function tryTo(work: () => void): void {
  try {
    work();
  } catch {
    // Storage is blocked, so there is nothing to read.
  }
}
