import type Stripe from 'stripe';
import { empty } from './objects.ts';

const TEST = { livemode: false, currency: 'usd' } as const;

export function checkoutSession(
  id: string,
  given: {
    mode: 'payment' | 'subscription';
    created: number;
    total: number;
    subtotal: number;
    url: string;
    customer: string | null;
    ownerId: string | null;
    successUrl: string;
    cancelUrl: string | null;
    metadata: Stripe.Metadata;
    mayPromote: boolean;
    collection: 'always' | 'if_required' | null;
  },
): Stripe.Checkout.Session {
  return {
    ...TEST,
    ...empty(
      'adaptive_pricing',
      'after_expiration',
      'allowed_payment_method_types',
      'billing_address_collection',
      'client_secret',
      'collected_information',
      'consent',
      'currency_conversion',
      'customer_account',
      'customer_details',
      'customer_email',
      'integration_identifier',
      'invoice',
      'invoice_creation',
      'locale',
      'managed_payments',
      'origin_context',
      'payment_intent',
      'payment_link',
      'payment_method_configuration_details',
      'payment_method_options',
      'permissions',
      'recovered_from',
      'saved_payment_method_options',
      'setup_intent',
      'shipping_address_collection',
      'shipping_cost',
      'submit_type',
      'subscription',
      'total_details',
      'wallet_options',
    ),
    id,
    object: 'checkout.session',
    allow_promotion_codes: given.mayPromote,
    amount_subtotal: given.subtotal,
    amount_total: given.total,
    automatic_tax: {
      enabled: true,
      liability: { type: 'self' },
      provider: 'stripe',
      status: 'complete',
    },
    cancel_url: given.cancelUrl,
    client_reference_id: given.ownerId,
    consent_collection: {
      payment_method_reuse_agreement: null,
      promotions: null,
      terms_of_service: 'required',
    },
    created: given.created,
    custom_fields: [],
    custom_text: empty('after_submit', 'shipping_address', 'submit', 'terms_of_service_acceptance'),
    customer: given.customer,
    customer_creation: given.customer ? null : 'always',
    discounts: [],
    expires_at: given.created + 24 * 3600,
    metadata: given.metadata,
    mode: given.mode,
    payment_method_collection: given.collection,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    shipping_options: [],
    status: 'open',
    success_url: given.successUrl,
    ui_mode: 'hosted_page',
    url: given.url,
  };
}

export function paymentIntent(
  id: string,
  given: {
    amount: number;
    created: number;
    customer: string;
    charge: string | null;
    status: 'succeeded' | 'processing' | 'requires_payment_method';
    metadata: Stripe.Metadata;
  },
): Stripe.PaymentIntent {
  return {
    ...TEST,
    ...empty(
      'allowed_payment_method_types',
      'application',
      'application_fee_amount',
      'automatic_payment_methods',
      'canceled_at',
      'cancellation_reason',
      'client_secret',
      'customer_account',
      'description',
      'excluded_payment_method_types',
      'last_payment_error',
      'managed_payments',
      'next_action',
      'on_behalf_of',
      'payment_method',
      'payment_method_configuration_details',
      'payment_method_options',
      'payment_record',
      'processing',
      'receipt_email',
      'review',
      'setup_future_usage',
      'shipping',
      'source',
      'statement_descriptor',
      'statement_descriptor_suffix',
      'transfer_group',
    ),
    id,
    object: 'payment_intent',
    amount: given.amount,
    amount_capturable: 0,
    amount_received: given.status === 'succeeded' ? given.amount : 0,
    capture_method: 'automatic_async',
    confirmation_method: 'automatic',
    created: given.created,
    customer: given.customer,
    latest_charge: given.charge,
    metadata: given.metadata,
    payment_method_types: ['card'],
    status: given.status,
  };
}

export function charge(
  id: string,
  given: { amount: number; created: number; customer: string; intent: string },
): Stripe.Charge {
  return {
    ...TEST,
    ...empty(
      'application',
      'application_fee',
      'application_fee_amount',
      'balance_transaction',
      'calculated_statement_descriptor',
      'description',
      'failure_balance_transaction',
      'failure_code',
      'failure_message',
      'fraud_details',
      'on_behalf_of',
      'outcome',
      'payment_method',
      'payment_method_details',
      'receipt_email',
      'receipt_number',
      'receipt_url',
      'review',
      'shipping',
      'source',
      'source_transfer',
      'statement_descriptor',
      'statement_descriptor_suffix',
      'transfer_data',
      'transfer_group',
    ),
    id,
    object: 'charge',
    amount: given.amount,
    amount_captured: given.amount,
    amount_refunded: 0,
    billing_details: empty('address', 'email', 'name', 'phone', 'tax_id'),
    captured: true,
    created: given.created,
    customer: given.customer,
    disputed: false,
    metadata: {},
    paid: true,
    payment_intent: given.intent,
    refunded: false,
    status: 'succeeded',
  };
}

export function refund(
  id: string,
  given: { amount: number; created: number; charge: string; intent: string },
): Stripe.Refund {
  return {
    ...empty(
      'balance_transaction',
      'customer',
      'customer_account',
      'payment_method',
      'reason',
      'receipt_number',
      'source_transfer_reversal',
      'transfer_reversal',
    ),
    id,
    object: 'refund',
    amount: given.amount,
    charge: given.charge,
    created: given.created,
    currency: 'usd',
    metadata: {},
    payment_intent: given.intent,
    status: 'succeeded',
  };
}
