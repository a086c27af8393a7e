import { AppError } from './app-error.ts';
import type { App } from './http.ts';

/** How a body can spell a character that PostgreSQL cannot store: a NUL, or half of a pair. */
const SUSPECT = /\\u(?:0000|d[89a-f])/i;

/** JSON as clients send it: an absent body with a JSON content type is fine, and no text holds what cannot be stored. */
export function acceptJson(app: Pick<App, 'addContentTypeParser' | 'getDefaultJsonParser'>): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text === '') {
      done(null, undefined);
      return;
    }
    void parse(request, text, (error, value: unknown) => {
      if (!error && !isStorableJson(text, value)) {
        const problem = 'has a character we can’t store';
        done(new AppError('invalid_input', { fields: [{ field: 'request', problem }] }));
      } else {
        done(error, value);
      }
    });
  });
}

/** Whether no text in it holds what PostgreSQL cannot store. `text` is how `value` was spelled. */
export function isStorableJson(text: string, value: unknown): boolean {
  return !SUSPECT.test(text) || isStorable(value);
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}
