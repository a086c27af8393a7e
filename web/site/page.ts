import type { ComponentType } from 'react';
import { PLACEHOLDERS } from '#contract/placeholders.ts';

/** What the build found beside the code. */
export interface PageProps {
  /** Addresses of files under `web/public`, such as `/demo/film.webm`. What is not there yet is not offered. */
  files: ReadonlySet<string>;
}

/** One public address. */
export interface PageDefinition {
  path: string;
  /** Whole, as the browser's tab shows it. */
  title: string;
  description: string;
  /** False keeps it out of search engines and the sitemap. */
  index?: boolean;
  jsonLd?: readonly object[];
  /** Where the script sends somebody who is signed in and has nothing to do here. */
  whenSignedIn?: string;
  /** Without bar and footer: a screen that is only passed through. */
  bare?: boolean;
  /** Its address holds a secret, which nothing that it loads is told. */
  hasSecretAddress?: boolean;
  /** Scripts that only this page needs: `name` for `web/site/client/name.entry.ts`. */
  entries?: readonly string[];
  /** Address of the picture that link previews show, 1200 × 630. */
  picture?: string;
  /** Seconds since 1970; an article has one, a page has none. */
  publishedAt?: number;
  /** The kind of page, which has a style sheet: `web/site/sheets/<kind>.css`. */
  sheet: 'landing' | 'reading' | 'form';
  Body: ComponentType<PageProps>;
}

/** Stands for the address the product is served under; the server puts the real one in when it starts. */
export const ORIGIN = PLACEHOLDERS.origin;
