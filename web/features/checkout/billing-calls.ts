import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  InvoiceListSchema,
  type PortalPlace,
  PortalSchema,
  SubscriptionSchema,
} from '#contract/billing.ts';
import { CALLS } from '#contract/paths.ts';
import { call, errorText } from '../../lib/api-client.ts';
import { refreshSubscription } from '../../lib/session.ts';
import { toasts } from '../../ui/toast.ts';
import { CHECKOUT_WORDS } from './checkout-words.tsx';

export const SUBSCRIPTION = ['subscription'] as const;

/** Always refetched, so that changes made on the payment provider's pages show when the user returns. */
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

/** Opens the payment provider's own pages. */
export async function openPortal(to: PortalPlace): Promise<void> {
  const { portal_url: url } = await call(CALLS.billingPortal, PortalSchema, {
    method: 'POST',
    body: { to },
  });
  location.assign(url);
}

/** Undoes a cancellation; the plan shows as active right away. */
export function useResume() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(CALLS.resumePlan, SubscriptionSchema, { method: 'POST' }),
    onSuccess: (subscription) => {
      client.setQueryData(SUBSCRIPTION, subscription);
      refreshSubscription();
      toasts.show(CHECKOUT_WORDS.plan.resumed);
    },
    onError: (error) => toasts.show(errorText(error), { type: 'error', durationMs: 6000 }),
  });
}
