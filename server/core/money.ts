/** Whose money it is about. Only rows of the source in use count: test rows give nothing once a live key is set. */
export type BillingSource = 'simulator' | 'stripe_test' | 'stripe_live';

/** A subscription as the payment provider says it. */
export type ProviderStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused';

/** A payment that failed, and the provider's page where it can be made. */
export interface OpenInvoice {
  invoiceId: string;
  cents: number;
  currency: string;
  url: string | null;
}

/** `pending`: the checkout is done and the money is on its way. `failed`: it never came. */
export type PurchaseState = 'paid' | 'pending' | 'failed';

/** Why something that was paid for gives nothing any more. A dispute may still be won; one that is `lost` is over. */
export type Revocation = 'refunded' | 'disputed' | 'lost';
