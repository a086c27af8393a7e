import { toasts } from '../ui/toast.ts';
import { errorText } from './api-client.ts';

/** Longer than good news: it says what to do. */
const FAILURE_MS = 6000;

/** What went wrong, in a message; for what has no place of its own on the page. */
export function tellFailure(error: unknown): void {
  toasts.show(errorText(error), { type: 'error', durationMs: FAILURE_MS });
}
