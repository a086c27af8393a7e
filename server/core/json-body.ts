import { AppError } from './app-error.ts';
import type { App } from './http.ts';

/** JSON escapes for characters PostgreSQL can't store: NUL and lone surrogates. */
const SUSPECT = /\\u(?:0000|d[89a-f])/i;

/** JSON body parser that accepts an empty body and rejects text PostgreSQL can't store. */
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

/** Whether PostgreSQL can store every string in `value`. `text` is its JSON source. */
export function isStorableJson(text: string, value: unknown): boolean {
  return !SUSPECT.test(text) || isStorable(value);
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}
