import { toasts } from '../ui/toast.ts';
import { errorText } from './api-client.ts';

/** Longer than success messages, because it says what to do. */
const FAILURE_MS = 6000;

/** Shows an error as a toast, for failures without a place on the page. */
export function tellFailure(error: unknown): void {
  toasts.show(errorText(error), { type: 'error', durationMs: FAILURE_MS });
}
