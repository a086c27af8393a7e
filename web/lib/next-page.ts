import { isAppPath } from '#contract/paths.ts';
import { PAGES } from './paths.ts';

const KEY = 'next';
/** Later than this, somebody who signs in has forgotten where they were going. */
const KEPT_MS = 30 * 60_000;

/**
 * Remembers the screen that somebody who is not signed in asked for: for this tab, and for the browser, because the link
 * that signs them in comes by mail, and a mail opens it in a tab of its own.
 */
export function keepNextPage(path: string): void {
  if (!isAppPath(new URL(path, location.origin).pathname) || path === PAGES.app) return;
  const kept = JSON.stringify({ path, at: Date.now() });
  tryTo(() => sessionStorage.setItem(KEY, kept));
  tryTo(() => localStorage.setItem(KEY, kept));
}

/** Makes what the browser remembers this tab's, before other tabs hear of the sign-in and go there too. */
export function claimNextPage(): void {
  tryTo(() => {
    const kept = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    if (kept !== null && sessionStorage.getItem(KEY) === null) sessionStorage.setItem(KEY, kept);
  });
}

/** Where they were going, once. Only ever a screen of this app, whatever was stored. */
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

/** Where a browser keeps nothing for us, they arrive at the first screen instead. */
function tryTo(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing is kept, so nothing is there.
  }
}
