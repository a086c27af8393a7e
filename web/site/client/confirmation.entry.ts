import { PurchaseSchema } from '#contract/billing.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { call } from '../../lib/api-client.ts';
import { reportConversion } from './ad-conversion.ts';

const PENDING =
  'Your payment is on its way. Banks can take a few days. We’ll email you when it arrives and your plan starts. Until then, you can use your free words.';
const FAILED =
  'Your bank declined the payment. You weren’t charged, and your plan hasn’t started. Try again with a card or another bank account.';

/** If the buyer was signed in, shows the text for existing accounts first and the one for new accounts below. */
function putKnownFirst(): void {
  const isKnown = new URLSearchParams(location.search).get('account') === 'existing';
  const known = document.querySelector('[data-for="existing"]');
  if (!isKnown || !known?.parentElement) return;
  known.parentElement.prepend(known);
  known.parentElement.dataset['known'] = 'existing';
  // No word of the upgrade here: the text below mentions it, and only once the payment went through.
  name(known, 'Welcome back');
  name(document.querySelector('[data-for="new"]'), 'Paid with another email?');
}

function name(card: Element | null, title: string): void {
  const heading = card?.querySelector('.card-title');
  if (heading) heading.textContent = title;
}

/**
 * A bank debit completes checkout but is paid days later, so don't claim that the plan has started. Resolves to true
 * if it has.
 */
async function tellOfPayment(): Promise<boolean> {
  const checkoutId = new URLSearchParams(location.search).get('session_id');
  if (!checkoutId) return false;
  try {
    const { payment } = await call(fill(CALLS.purchase, { checkoutId }), PurchaseSchema);
    if (payment !== 'pending' && payment !== 'failed') return payment === 'paid';
    const news = document.querySelector<HTMLElement>('.thanks-news');
    if (news) {
      news.textContent = payment === 'pending' ? PENDING : FAILED;
    }
    const title = document.querySelector('.thanks-title > .line');
    if (title)
      title.textContent =
        payment === 'pending' ? 'Payment pending.' : 'The payment didn’t go through.';
    for (const part of document.querySelectorAll<HTMLElement>('[data-when="paid"]')) {
      part.hidden = true;
    }
  } catch {
    // Ignored: the page's text applies in any case, and the email has the details.
  }
  return false;
}

putKnownFirst();
// Only a purchase the server knows as paid, or a started trial, counts as a conversion.
void tellOfPayment().then((isPaid) => (isPaid ? reportConversion() : undefined));
