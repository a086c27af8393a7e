import { CALLS, fill } from '#contract/paths.ts';
import { NO_NEED_TO_RETRY } from '../../features/checkout/words.ts';
import { ApiError, request } from '../../lib/api-client.ts';
import { PAGES } from '../../lib/paths.ts';
import { mountToasts } from '../../ui/toast-view.ts';
import { toasts } from '../../ui/toast.ts';
import { showBusy } from './form-state.ts';

/** The specification's message for landing pages. */
const FAILED =
  'Une erreur est survenue lors de la préparation de votre paiement. Veuillez réessayer.';
const TOAST_MS = 6000;

/** Returns the checkout URL; throws if the server sends none. */
async function prepareCheckout(priceId: string, coupon: string | null): Promise<string> {
  const response = await request(fill(CALLS.checkout, { priceId }), {
    method: 'POST',
    ...(coupon && { body: { coupon } }),
  });
  const { checkout_url: url } = (await response.json()) as { checkout_url?: unknown };
  if (typeof url !== 'string') throw new Error('the answer names no checkout');
  return url;
}

/**
 * Makes each `[data-checkout]` button start the checkout of its price. With `data-takes-coupon` it passes on the
 * page's `coupon` parameter. The button's second text, marked `data-off`, is shown while it is busy.
 */
export function startCheckoutOnClick(failed: string = FAILED): void {
  mountToasts();
  const buttons = document.querySelectorAll<HTMLButtonElement>('button[data-checkout]');
  for (const button of buttons) {
    button.disabled = false;
    button.addEventListener('click', () => void start(button, failed));
  }
  // The browser may restore the page from the back/forward cache with the button still busy.
  addEventListener('pageshow', (event) => {
    if (event.persisted) for (const button of buttons) showBusy(button, false);
  });
}

/** For pages that go straight to the checkout. */
export function startCheckoutNow(failed: string): void {
  const button = document.querySelector<HTMLButtonElement>('button[data-checkout]');
  if (button) void start(button, failed);
}

async function start(button: HTMLButtonElement, failed: string): Promise<void> {
  const { checkout = '', takesCoupon } = button.dataset;
  const coupon =
    takesCoupon === undefined ? null : new URLSearchParams(location.search).get('coupon');
  showBusy(button, true);
  button.parentElement?.querySelector('.checkout-why')?.remove();
  try {
    location.assign(await prepareCheckout(checkout, coupon));
  } catch (error) {
    showBusy(button, false);
    // The button may have lost focus while it was disabled.
    if (document.activeElement === document.body) button.focus();
    const lang = failed === FAILED ? 'fr' : null;
    toasts.show(failed, { type: 'error', durationMs: TOAST_MS, lang });
    if (!(error instanceof ApiError)) return;
    // A retry wouldn't help with an existing plan or an expired coupon, so say why and what to do.
    if (error.status === 409) sayWhy(button, `${NO_NEED_TO_RETRY} ${error.message}`, planLink());
    if (coupon !== null && error.status === 400) {
      sayWhy(button, error.message, withoutCoupon(button, failed));
    }
  }
}

function sayWhy(button: HTMLButtonElement, words: string, way: HTMLElement): void {
  const why = document.createElement('p');
  why.className = 'note checkout-why';
  why.setAttribute('role', 'alert');
  why.append(`${words} `, way);
  button.after(why);
}

function planLink(): HTMLElement {
  const link = document.createElement('a');
  link.className = 'link';
  link.href = PAGES.upgrade;
  link.textContent = 'See your plan';
  return link;
}

function withoutCoupon(button: HTMLButtonElement, failed: string): HTMLElement {
  const go = document.createElement('button');
  go.className = 'desk-switch';
  go.type = 'button';
  go.textContent = 'Continue at the regular price';
  go.addEventListener('click', () => {
    const here = new URL(location.href);
    here.searchParams.delete('coupon');
    history.replaceState(null, '', here);
    void start(button, failed);
  });
  return go;
}
