import type { ComponentType } from 'react';
import { PLACEHOLDERS } from '#contract/placeholders.ts';

/** What the build found on disk. */
export interface PageProps {
  /** Paths of files under `web/public`, such as `/demo/film.webm`, so that missing ones aren't linked. */
  files: ReadonlySet<string>;
}

export interface PageDefinition {
  path: string;
  /** The full title, as shown in the browser tab. */
  title: string;
  description: string;
  /** False keeps it out of search engines and the sitemap. */
  index?: boolean;
  jsonLd?: readonly object[];
  /** Where signed-in users are redirected, if the page isn't for them. */
  whenSignedIn?: string;
  /** Without navigation bar and footer, for pages users only pass through. */
  bare?: boolean;
  /** The URL contains a secret, so no referrer is sent. */
  hasSecretAddress?: boolean;
  /** Scripts only this page needs: `name` for `web/site/client/name.entry.ts`. */
  entries?: readonly string[];
  /** Path of the picture for link previews, 1200 × 630. */
  picture?: string;
  /** Unix time in seconds; only for articles. */
  publishedAt?: number;
  /** The kind of page, which selects the style sheet `web/site/sheets/<kind>.css`. */
  sheet: 'landing' | 'reading' | 'form';
  Body: ComponentType<PageProps>;
}

/** Placeholder for the site's origin; the server replaces it at startup. */
export const ORIGIN = PLACEHOLDERS.origin;
