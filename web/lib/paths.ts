import { APP_PATH, OPERATOR_PAGE } from '#contract/paths.ts';
import type { FormatValue } from '#contract/catalog/formats.ts';
import type { AskScope } from '#contract/questions.ts';

/** All addresses of the signed-in app, and the public ones it links to. */
export const PAGES = {
  app: APP_PATH,
  ask: '/app/ask',
  library: '/app/generations',
  bin: '/app/bin',
  shelves: '/app/shelves',
  batches: '/app/batches',
  watches: '/app/watches',
  styles: '/app/styles',
  settings: '/app/settings',
  upgrade: '/app/upgrade',
  operator: OPERATOR_PAGE,
  login: '/login',
  loginWithToken: '/login_with_token',
} as const;

export function formatPath(format: FormatValue): string {
  return `${PAGES.app}/${format}`;
}

export function generationPath({ format, id }: { format: FormatValue; id: string }): string {
  return `${formatPath(format)}/${encodeURIComponent(id)}`;
}

/** Where to ask a source or shelf something new. `question` prefills the field without sending it. */
export function askPath(scope: AskScope, question = ''): string {
  const [name, id] = scope.kind === 'video' ? ['video', scope.videoId] : ['shelf', scope.shelfId];
  const asked = question === '' ? '' : `&question=${encodeURIComponent(question)}`;
  return `${PAGES.ask}?${name}=${encodeURIComponent(id)}${asked}`;
}

/** Where to choose a source for a question, which prefills the field. */
export function askAnyPath(question: string): string {
  return `${PAGES.ask}?${new URLSearchParams({ question })}`;
}

/** A conversation, by the id of its first question. */
export function questionPath(threadId: string): string {
  return `${PAGES.ask}/${encodeURIComponent(threadId)}`;
}

export function batchPath(id: string): string {
  return `${PAGES.batches}/${encodeURIComponent(id)}`;
}

export function shelfPath(id: string): string {
  return `${PAGES.shelves}/${encodeURIComponent(id)}`;
}
