import type { TestPage } from '#contract/test-billing.ts';
import { errorText } from '../../lib/api-client.ts';
import { listenToCheckout, showCheckout } from './test-checkout.ts';
import { arriveAt, listenToPortal, showPortal } from './test-portal.ts';
import {
  findElement,
  look,
  partOf,
  act,
  complain,
  day,
  dollars,
  INVOICE_WORDS,
  type InvoiceView,
  write,
} from './till-parts.ts';

function showInvoice(part: HTMLElement, view: InvoiceView): void {
  const { number, totalCents, createdAt } = view.invoice;
  write(part, 'number', number ?? '');
  write(part, 'for', `${view.description} plan`);
  write(part, 'who', view.email);
  write(part, 'amount', dollars(totalCents));
  write(part, 'date', day(createdAt));
  write(part, 'status', INVOICE_WORDS[view.invoice.status] ?? view.invoice.status);
  findElement('[data-payable]', part).hidden = !view.isPayable;
  findElement<HTMLAnchorElement>('[data-fill="return"]', part).href = view.returnUrl;
}

function listenToInvoice(invoice: string): void {
  const part = partOf('invoice');
  part.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('[data-settle]');
    if (!button) return;
    void (async () => {
      button.disabled = true;
      complain(part, null);
      try {
        const card = button.dataset['settle'] as 'good';
        await act({ action: 'settle', invoice, card });
        const view = await look({ invoice });
        if (view.kind === 'invoice') showInvoice(part, view);
        findElement('.till-done', part).hidden = false;
      } catch (error) {
        complain(part, errorText(error));
      } finally {
        button.disabled = false;
      }
    })();
  });
}

/** The page that the URL asks for. */
function wanted(): TestPage | null {
  const query = new URLSearchParams(location.search);
  for (const kind of ['checkout', 'portal', 'invoice'] as const) {
    const id = query.get(kind);
    if (id) return { [kind]: id } as TestPage;
  }
  return null;
}

async function startTill(): Promise<void> {
  const state = findElement<HTMLParagraphElement>('.till-state');
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
    state.textContent = page ? errorText(error) : 'There is nothing to pay here.';
  }
}

void startTill();
