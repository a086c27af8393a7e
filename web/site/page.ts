import type { ComponentType } from 'react';

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
  Body: ComponentType;
}

/** Stands for the address the product is served under; the server puts the real one in when it starts. */
export const ORIGIN = 'https://origin.invalid';
