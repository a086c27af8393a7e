import { APP_PATH } from '#contract/paths.ts';
import type { FormatValue } from '#contract/catalog/formats.ts';

/** Every address of the signed-in app, and the public ones it sends people to. */
export const PAGES = {
  app: APP_PATH,
  library: '/app/generations',
  shelves: '/app/shelves',
  styles: '/app/styles',
  settings: '/app/settings',
  upgrade: '/app/upgrade',
  login: '/login',
  loginWithToken: '/login_with_token',
} as const;

export function formatPath(format: FormatValue): string {
  return `${PAGES.app}/${format}`;
}

export function generationPath({ format, id }: { format: FormatValue; id: string }): string {
  return `${formatPath(format)}/${encodeURIComponent(id)}`;
}

export function shelfPath(id: string): string {
  return `${PAGES.shelves}/${encodeURIComponent(id)}`;
}
