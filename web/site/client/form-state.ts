import { ApiError, errorText } from '../../lib/api-client.ts';

/** The server's own words where it had any; a line that is cut has none. */
export function wordsOr(error: unknown, otherwise: string): string {
  const hasWords =
    error instanceof ApiError && error.code !== 'unreachable' && error.code !== 'unreadable';
  return hasWords ? errorText(error) : otherwise;
}

/** A button's second text, marked `data-off`, shows while it is busy. */
export function showBusy(button: HTMLButtonElement, isBusy: boolean): void {
  button.disabled = isBusy;
  button.toggleAttribute('data-pending', isBusy);
  const [idle, busy] = button.querySelectorAll('.button-texts > span');
  idle?.toggleAttribute('data-off', isBusy);
  busy?.toggleAttribute('data-off', !isBusy);
}

/** Says how it went in the form itself: well, badly, or nothing yet. */
export function say(form: HTMLFormElement, how: 'well' | 'badly' | null, words = ''): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-said]')) {
    const isMeant = place.dataset['said'] === how;
    place.textContent = isMeant ? words : '';
  }
}

/** What was typed, by the names of the fields. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
}
