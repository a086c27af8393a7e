import type { TestPage } from '#contract/test-billing.ts';
import { wordsOf } from '../../lib/api-client.ts';
import { listenToCheckout, showCheckout } from './test-checkout.ts';
import { listenToInvoice, showInvoice } from './test-invoice.ts';
import { arriveAt, listenToPortal, showPortal } from './test-portal.ts';
import { find, look, partOf } from './till-parts.ts';

/** Which page the address asks for. */
function wanted(): TestPage | null {
  const query = new URLSearchParams(location.search);
  for (const kind of ['checkout', 'portal', 'invoice'] as const) {
    const id = query.get(kind);
    if (id) return { [kind]: id } as TestPage;
  }
  return null;
}

export async function startTill(): Promise<void> {
  const state = find<HTMLParagraphElement>('.till-state');
  const page = wanted();
  try {
    if (!page) throw new Error('nothing is asked for');
    const view = await look(page);
    state.hidden = true;
    const part = partOf(view.kind);
    part.hidden = false;
    if (view.kind === 'checkout') showCheckout(part, view);
    else if (view.kind === 'portal') showPortal(part, view);
    else showInvoice(part, view);
    if ('checkout' in page) listenToCheckout(page.checkout);
    if ('portal' in page) {
      listenToPortal(page.portal);
      arriveAt(new URLSearchParams(location.search).get('flow'));
    }
    if ('invoice' in page) listenToInvoice(page.invoice);
  } catch (error) {
    state.hidden = false;
    state.textContent = page ? wordsOf(error) : 'There is nothing to pay here.';
  }
}
