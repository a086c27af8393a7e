import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CheckoutStartedSchema } from '#contract/billing.ts';
import type { PriceId } from '#contract/catalog/plans.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { toasts } from '../../ui/toast.ts';
import { SUBSCRIPTION } from './billing-calls.ts';
import { CHECKOUT_FAILED, CHECKOUT_TOAST_MS, NO_NEED_TO_RETRY } from './words.ts';

/** Idle, then processing until the browser leaves for the checkout; back to idle with a message if that fails. */
export function useCheckout(): {
  isProcessing: boolean;
  /** Why a retry would also fail. */
  reasonAgainst: (priceId: PriceId) => string | null;
  start: (priceId: PriceId) => Promise<void>;
} {
  const [isProcessing, setProcessing] = useState(false);
  const [refusal, setRefusal] = useState<{ priceId: PriceId; reason: string } | null>(null);
  const client = useQueryClient();

  useEffect(() => {
    // The browser may restore the page from the back/forward cache with the button still busy.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setProcessing(false);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  async function start(priceId: PriceId): Promise<void> {
    setProcessing(true);
    setRefusal(null);
    try {
      const path = fill(CALLS.checkout, { priceId });
      const { checkout_url: url } = await call(path, CheckoutStartedSchema, { method: 'POST' });
      location.assign(url);
    } catch (error) {
      setProcessing(false);
      // Another purchase is in the way. Refetch, so that the page shows what it is and what to do.
      if (error instanceof ApiError && error.status === 409) {
        setRefusal({ priceId, reason: `${NO_NEED_TO_RETRY} ${error.message}` });
        void client.invalidateQueries({ queryKey: SUBSCRIPTION });
      }
      toasts.show(CHECKOUT_FAILED, { type: 'error', durationMs: CHECKOUT_TOAST_MS });
    }
  }

  // A refusal for one plan doesn't apply to the others.
  const reasonAgainst = (priceId: PriceId) =>
    refusal?.priceId === priceId ? refusal.reason : null;
  return { isProcessing, reasonAgainst, start };
}
