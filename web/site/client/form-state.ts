import { ApiError, errorText, messageIn } from '../../lib/api-client.ts';

/** The server's message if there was one, whatever the status; network errors have none. */
export function wordsOr(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  const isOurs = error.code === 'unreachable' || error.code === 'unreadable';
  return (isOurs ? messageIn(error.body) : errorText(error)) || otherwise;
}

/** The button's second text, marked `data-off`, is shown while it is busy. */
export function showBusy(button: HTMLButtonElement, isBusy: boolean): void {
  button.disabled = isBusy;
  button.toggleAttribute('data-pending', isBusy);
  const [idle, busy] = button.querySelectorAll('.button-texts > span');
  idle?.toggleAttribute('data-off', isBusy);
  busy?.toggleAttribute('data-off', !isBusy);
}

/** Shows a success or error message in the form, or clears both. */
export function say(form: HTMLFormElement, how: 'well' | 'badly' | null, words = ''): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-said]')) {
    const isMeant = place.dataset['said'] === how;
    place.textContent = isMeant ? words : '';
  }
}

export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
}
