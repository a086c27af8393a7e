import { wordsOf } from '../../lib/api-client.ts';
import {
  act,
  complain,
  day,
  dollars,
  find,
  INVOICE_WORDS,
  type InvoiceView,
  look,
  partOf,
  write,
} from './till-parts.ts';

export function showInvoice(part: HTMLElement, view: InvoiceView): void {
  const { number, totalCents, createdAt } = view.invoice;
  write(part, 'number', number ?? '');
  write(part, 'for', `${view.description} plan`);
  write(part, 'who', view.email);
  write(part, 'amount', dollars(totalCents));
  write(part, 'date', day(createdAt));
  write(part, 'status', INVOICE_WORDS[view.invoice.status] ?? view.invoice.status);
  find('[data-payable]', part).hidden = !view.isPayable;
  find<HTMLAnchorElement>('[data-fill="return"]', part).href = view.returnUrl;
}

export function listenToInvoice(invoice: string): void {
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
        find('.till-done', part).hidden = false;
      } catch (error) {
        complain(part, wordsOf(error));
      } finally {
        button.disabled = false;
      }
    })();
  });
}
