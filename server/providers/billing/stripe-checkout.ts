import type Stripe from 'stripe';
import type { CheckoutOrder } from './port.ts';

/** Checkout parameters. Trials need no card; without one, the subscription ends with the trial. */
export function checkoutParams(
  order: CheckoutOrder,
  price: string,
): Stripe.Checkout.SessionCreateParams {
  const { buyer, discount, priceId, trialDays } = order;
  const metadata = { plan: priceId, ...(buyer && { account: buyer.ownerId }) };
  const shared: Stripe.Checkout.SessionCreateParams = {
    line_items: [{ price, quantity: 1 }],
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    automatic_tax: { enabled: true },
    tax_id_collection: { enabled: true },
    consent_collection: { terms_of_service: 'required' },
    metadata,
    ...(buyer && {
      customer: buyer.customerId,
      client_reference_id: buyer.ownerId,
      // Tax needs an address, and an invoice needs the name that goes with the tax id.
      customer_update: { address: 'auto', name: 'auto' },
    }),
    // The provider accepts only one of the two.
    ...(discount
      ? { discounts: [{ promotion_code: discount.promotionCode }] }
      : { allow_promotion_codes: true }),
  };
  if (priceId === 'price_lifetime') {
    return {
      ...shared,
      mode: 'payment',
      invoice_creation: { enabled: true, invoice_data: { metadata } },
      payment_intent_data: { metadata },
      ...(!buyer && { customer_creation: 'always' }),
    };
  }
  return {
    ...shared,
    mode: 'subscription',
    payment_method_collection: trialDays > 0 ? 'if_required' : 'always',
    subscription_data: {
      metadata,
      ...(trialDays > 0 && {
        trial_period_days: trialDays,
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      }),
    },
  };
}
