/** The billing environment. Only rows of the current source count, so test purchases are void once a live key is set. */
export type BillingSource = 'simulator' | 'stripe_test' | 'stripe_live';

/** Subscription status as reported by the payment provider. */
export type ProviderStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused';

/** A failed payment and the provider's page to pay it. */
export interface OpenInvoice {
  invoiceId: string;
  cents: number;
  currency: string;
  url: string | null;
}

/** `pending`: checkout is complete, the payment isn't yet. `failed`: it never arrived. */
export type PurchaseState = 'paid' | 'pending' | 'failed';

/** Why a purchase no longer counts. `disputed` may still be won; `lost` is final. */
export type Revocation = 'refunded' | 'disputed' | 'lost';
