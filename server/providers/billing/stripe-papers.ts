import type Stripe from 'stripe';
import type { Invoice, Money } from '#contract/billing.ts';
import { AppError } from '#server/core/app-error.ts';
import type { OpenInvoice } from '#server/core/money.ts';
import type { Receipt } from './port.ts';
import { ask, askAll, idOf, toDate } from './stripe-answers.ts';

const INVOICES_SHOWN = 24;

/** Builds a receipt from invoice and charge. */
export function toReceipt(invoice: Stripe.Invoice, charge: Stripe.Charge | null): Receipt {
  return {
    invoiceId: invoice.id,
    number: invoice.number,
    cents: invoice.amount_paid,
    refundedCents: charge?.amount_refunded ?? 0,
    currency: invoice.currency,
    at: toDate(invoice.status_transitions.paid_at ?? invoice.created),
    url: invoice.hosted_invoice_url ?? null,
  };
}

/** The invoice, if it's unpaid. */
export function toOpenInvoice(invoice: Stripe.Invoice | null): OpenInvoice | null {
  const isOwed = invoice?.status === 'open' || invoice?.status === 'uncollectible';
  if (!isOwed || invoice.amount_remaining <= 0) return null;
  return {
    invoiceId: invoice.id,
    cents: invoice.amount_remaining,
    currency: invoice.currency,
    url: invoice.hosted_invoice_url ?? null,
  };
}

/** "Visa ending in 4242", or the debited bank account. */
export function nameOfMethod(
  method: string | Stripe.PaymentMethod | Stripe.CustomerSource | null | undefined,
): string | null {
  if (!method || typeof method === 'string' || method.object !== 'payment_method') return null;
  if (method.card) {
    const brand = (method.card.display_brand ?? method.card.brand).replaceAll('_', ' ');
    return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${method.card.last4}`;
  }
  const last4 = method.sepa_debit?.last4 ?? method.us_bank_account?.last4;
  return last4 ? `Bank account ending in ${last4}` : null;
}

/** The next period's price including discounts and tax; `null` if the provider can't tell yet. */
export async function previewNext(stripe: Stripe, subscription: string): Promise<Money | null> {
  try {
    const preview = await ask('invoice', () => stripe.invoices.createPreview({ subscription }));
    return { cents: preview.amount_due, currency: preview.currency };
  } catch (error) {
    if (error instanceof AppError && error.code === 'internal') return null;
    throw error;
  }
}

export async function listInvoices(stripe: Stripe, customer: string): Promise<Invoice[]> {
  const [{ data }, charges] = await Promise.all([
    ask('list', () =>
      stripe.invoices.list({ customer, limit: INVOICES_SHOWN, expand: ['data.payments'] }),
    ),
    askAll(() => stripe.charges.list({ customer, limit: 100 })),
  ]);
  const refunded = new Map(charges.map((one) => [idOf(one.payment_intent), one.amount_refunded]));
  return data.map((invoice) => {
    const payments = invoice.payments?.data ?? [];
    const back = payments.map(({ payment }) => refunded.get(idOf(payment.payment_intent)) ?? 0);
    return toInvoice(
      invoice,
      back.reduce((all, cents) => all + cents, 0),
    );
  });
}

/** The provider keeps calling a refunded invoice paid, so we mark it as refunded. */
export function toInvoice(invoice: Stripe.Invoice, refundedCents: number): Invoice {
  const isRefunded = refundedCents > 0 && refundedCents >= invoice.amount_paid;
  return {
    id: invoice.id,
    number: invoice.number,
    createdAt: toDate(invoice.created).toISOString(),
    totalCents: invoice.total,
    currency: invoice.currency,
    refundedCents,
    status: isRefunded ? 'refunded' : ((invoice.status ?? 'draft') as Invoice['status']),
    url: invoice.hosted_invoice_url ?? null,
  };
}
