import type Stripe from 'stripe';
import { PLANS, type PriceId } from '#contract/catalog/plans.ts';

/** Complete objects in the SDK's types, so the compiler checks the simulator. */

const API_VERSION = '2026-10-28.endive';
const CURRENCY = 'usd';
const TEST = { livemode: false, currency: CURRENCY } as const;

/** Required fields that are always null here. */
export function empty<Name extends string>(...names: Name[]): Record<Name, null> {
  return Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
}

export function listOf<Item>(url: string, data: Item[], hasMore = false): Stripe.ApiList<Item> {
  return { object: 'list', data, has_more: hasMore, url };
}

export function event(id: string, type: string, object: object, created: number): Stripe.Event {
  return {
    id,
    object: 'event',
    api_version: API_VERSION,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  } as Stripe.Event;
}

export function priceObject(priceId: PriceId): Stripe.Price {
  const plan = PLANS.find((one) => one.priceId === priceId)!;
  const isOnce = plan.per === 'once';
  return {
    ...TEST,
    ...empty('custom_unit_amount', 'tiers_mode', 'transform_quantity'),
    id: priceId,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: 0,
    lookup_key: priceId,
    metadata: {},
    nickname: plan.name,
    product: `prod_${plan.per}`,
    recurring: isOnce
      ? null
      : {
          interval: plan.per,
          interval_count: 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        },
    tax_behavior: 'unspecified',
    type: isOnce ? 'one_time' : 'recurring',
    unit_amount: plan.priceCents,
    unit_amount_decimal: null,
  };
}

function planOf({ id, recurring, unit_amount, product }: Stripe.Price): Stripe.Plan {
  return {
    ...TEST,
    ...empty('meter', 'nickname', 'tiers_mode', 'transform_usage', 'trial_period_days'),
    id,
    object: 'plan',
    active: true,
    amount: unit_amount,
    amount_decimal: null,
    billing_scheme: 'per_unit',
    created: 0,
    interval: recurring!.interval,
    interval_count: 1,
    metadata: {},
    product,
    usage_type: 'licensed',
  };
}

export function customer(
  id: string,
  { email, created, metadata }: { email: string; created: number; metadata: Stripe.Metadata },
): Stripe.Customer {
  return {
    ...empty('default_source', 'description', 'shipping'),
    id,
    object: 'customer',
    balance: 0,
    created,
    email,
    invoice_settings: empty(
      'custom_fields',
      'default_payment_method',
      'footer',
      'rendering_options',
    ),
    livemode: false,
    metadata,
  };
}

export function subscription(
  id: string,
  given: {
    customer: string;
    priceId: PriceId;
    start: number;
    end: number;
    trialEnd: number | null;
    hasCard: boolean;
    metadata: Stripe.Metadata;
    itemId: string;
  },
): Stripe.Subscription {
  const bought = priceObject(given.priceId);
  return {
    ...TEST,
    ...empty(
      'application',
      'application_fee_percent',
      'billing_cycle_anchor_config',
      'billing_thresholds',
      'cancel_at',
      'canceled_at',
      'cancellation_details',
      'customer_account',
      'days_until_due',
      'default_source',
      'description',
      'ended_at',
      'latest_invoice',
      'managed_payments',
      'next_pending_invoice_item_invoice',
      'on_behalf_of',
      'pause_collection',
      'payment_settings',
      'pending_invoice_item_interval',
      'pending_setup_intent',
      'pending_update',
      'schedule',
      'test_clock',
      'transfer_data',
    ),
    id,
    object: 'subscription',
    automatic_tax: { enabled: true, disabled_reason: null, liability: { type: 'self' } },
    billing_cycle_anchor: given.start,
    billing_mode: { type: 'classic', flexible: null },
    billing_schedules: [],
    cancel_at_period_end: false,
    collection_method: 'charge_automatically',
    created: given.start,
    customer: given.customer,
    default_payment_method: given.hasCard ? methodIdOf(given.customer) : null,
    discounts: [],
    invoice_settings: {
      ...empty('account_tax_ids', 'custom_fields', 'description', 'footer'),
      issuer: { type: 'self' },
    },
    items: listOf('/v1/subscription_items', [
      {
        ...empty('billing_thresholds', 'current_trial'),
        id: given.itemId,
        object: 'subscription_item',
        created: given.start,
        current_period_end: given.end,
        current_period_start: given.start,
        discounts: [],
        metadata: {},
        plan: planOf(bought),
        price: bought,
        quantity: 1,
        subscription: id,
        tax_rates: [],
      },
    ]),
    metadata: given.metadata,
    start_date: given.start,
    status: given.trialEnd ? 'trialing' : 'active',
    trial_end: given.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: 'now', missing_payment_method: 'cancel' },
    },
    trial_start: given.trialEnd ? given.start : null,
  };
}

/** A customer has one card at a time; its id derives from the customer's. */
export function methodIdOf(customerId: string): string {
  return `pm_${customerId.slice('cus_'.length)}`;
}

export function customerIdOf(methodId: string): string {
  return `cus_${methodId.slice('pm_'.length)}`;
}

export function paymentMethod(id: string, last4: string): Stripe.PaymentMethod {
  return {
    id,
    object: 'payment_method',
    billing_details: empty('address', 'email', 'name', 'phone', 'tax_id'),
    card: {
      ...empty('checks', 'country', 'generated_from', 'networks', 'regulated_status'),
      ...empty('three_d_secure_usage', 'wallet'),
      brand: 'visa',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2099,
      funding: 'credit',
      last4,
    },
    created: 0,
    customer: customerIdOf(id),
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

export function promotionCode(code: string, percentOff: number): Stripe.PromotionCode {
  return {
    ...empty('customer', 'customer_account', 'expires_at', 'max_redemptions'),
    id: `promo_${code.toLowerCase()}`,
    object: 'promotion_code',
    active: true,
    code,
    created: 0,
    livemode: false,
    metadata: {},
    promotion: { type: 'coupon', coupon: coupon(code, percentOff).id },
    restrictions: {
      first_time_transaction: false,
      minimum_amount: null,
      minimum_amount_currency: null,
    },
    times_redeemed: 0,
  };
}

function coupon(id: string, percentOff: number): Stripe.Coupon {
  return {
    ...empty('amount_off', 'currency', 'duration_in_months', 'max_redemptions', 'redeem_by'),
    id: `coupon_${id.toLowerCase()}`,
    object: 'coupon',
    created: 0,
    duration: 'once',
    livemode: false,
    metadata: {},
    name: `${percentOff}% off`,
    percent_off: percentOff,
    times_redeemed: 0,
    valid: true,
  };
}

export function portalSession(
  id: string,
  given: { customer: string; created: number; url: string; returnUrl: string | null },
): Stripe.BillingPortal.Session {
  return {
    ...empty('customer_account', 'flow', 'locale', 'on_behalf_of'),
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_test',
    created: given.created,
    customer: given.customer,
    livemode: false,
    return_url: given.returnUrl,
    url: given.url,
  };
}
