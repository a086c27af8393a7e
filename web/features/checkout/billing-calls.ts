import { useQuery } from '@tanstack/react-query';
import { InvoiceListSchema, PortalSchema, SubscriptionSchema } from '#contract/billing.ts';
import { CALLS } from '#contract/paths.ts';
import { call } from '../../lib/api-client.ts';

export const SUBSCRIPTION = ['subscription'] as const;

/** Asked anew whenever a page shows it: what was done at the payment provider shows when one comes back. */
export function useSubscription() {
  return useQuery({
    queryKey: SUBSCRIPTION,
    queryFn: ({ signal }) => call(CALLS.getSubscription, SubscriptionSchema, { signal }),
    refetchOnWindowFocus: true,
    staleTime: 0,
  });
}

export function useInvoices(isWanted: boolean) {
  return useQuery({
    queryKey: ['invoices'],
    queryFn: ({ signal }) => call(CALLS.invoices, InvoiceListSchema, { signal }),
    enabled: isWanted,
  });
}

/** Leaves for the payment provider's own pages. */
export async function openPortal(to: 'overview' | 'cancel'): Promise<void> {
  const { portal_url: url } = await call(CALLS.billingPortal, PortalSchema, {
    method: 'POST',
    body: { to },
  });
  location.assign(url);
}
