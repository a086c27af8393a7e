import { AppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import type { BillingProvider } from './port.ts';

/** Production without a payment provider: nothing can be bought, and test purchases don't count. */
export function createClosedBilling(clock: Clock): BillingProvider {
  const refuse = async (): Promise<never> => {
    throw new AppError('billing_unavailable', {
      message:
        'Payments aren’t set up on this server. You weren’t charged, and your plan hasn’t changed. Ask the person who runs it.',
    });
  };
  return {
    source: 'stripe_live',
    now: async () => clock.now(),
    ensureCustomer: refuse,
    findDiscount: refuse,
    startCheckout: refuse,
    closeCheckouts: refuse,
    findPurchase: refuse,
    openPortal: refuse,
    listInvoices: refuse,
    readMessage: async () => {
      throw new AppError('signature_wrong');
    },
    listMessages: async () => [],
    findCustomer: refuse,
    getCustomer: refuse,
    findRevocation: refuse,
    cancelNow: refuse,
    endTrial: refuse,
    resume: refuse,
    voidInvoice: refuse,
    refund: refuse,
    close: async () => {},
  };
}
