import type Stripe from 'stripe';
import { empty } from './objects.ts';

const TEST = { livemode: false, currency: 'usd' } as const;

export interface InvoiceFacts {
  customer: string;
  email: string | null;
  subscription: string | null;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'manual';
  amount: number;
  isPaid: boolean;
  created: number;
  periodEnd: number;
  number: string;
  description: string;
  url: string;
}

export function invoice(id: string, given: InvoiceFacts): Stripe.Invoice {
  const { amount, isPaid, created } = given;
  return {
    ...TEST,
    ...empty(
      'account_country',
      'account_name',
      'account_tax_ids',
      'application',
      'automatically_finalizes_at',
      'custom_fields',
      'customer_account',
      'customer_address',
      'customer_name',
      'customer_phone',
      'customer_shipping',
      'customer_tax_exempt',
      'default_payment_method',
      'default_source',
      'due_date',
      'footer',
      'from_invoice',
      'last_finalization_error',
      'latest_revision',
      'next_payment_attempt',
      'on_behalf_of',
      'receipt_number',
      'rendering',
      'shipping_cost',
      'shipping_details',
      'statement_descriptor',
      'test_clock',
      'webhooks_delivered_at',
    ),
    id,
    object: 'invoice',
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: isPaid ? amount : 0,
    amount_remaining: isPaid ? 0 : amount,
    amount_shipping: 0,
    attempt_count: 1,
    attempted: true,
    automatic_tax: {
      ...empty('disabled_reason', 'provider'),
      enabled: true,
      liability: { type: 'self' },
      status: 'complete',
    },
    billing_reason: given.reason,
    collection_method: 'charge_automatically',
    created,
    customer: given.customer,
    customer_email: given.email,
    customer_tax_ids: [],
    default_tax_rates: [],
    description: given.description,
    discounts: [],
    effective_at: created,
    ending_balance: 0,
    hosted_invoice_url: given.url,
    invoice_pdf: null,
    issuer: { type: 'self' },
    lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${id}/lines` },
    metadata: {},
    number: given.number,
    parent: given.subscription
      ? {
          type: 'subscription_details',
          quote_details: null,
          subscription_details: { metadata: {}, subscription: given.subscription },
        }
      : null,
    payment_settings: empty('default_mandate', 'payment_method_options', 'payment_method_types'),
    period_end: given.periodEnd,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status: isPaid ? 'paid' : 'open',
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: isPaid ? created : null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
  };
}

export function invoicePayment(
  id: string,
  given: { invoice: string; intent: string; amount: number; created: number },
): Stripe.InvoicePayment {
  return {
    ...TEST,
    id,
    object: 'invoice_payment',
    amount_paid: given.amount,
    amount_requested: given.amount,
    created: given.created,
    invoice: given.invoice,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: given.intent },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: given.created },
  };
}
