import type Stripe from 'stripe';
import { AppError } from '#server/core/app-error.ts';
import type { BillingProvider } from './port.ts';
import { ask } from './stripe-answers.ts';

type Wanted = Parameters<BillingProvider['openPortal']>[0];
type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData;

/** Opens the provider's portal at the requested page. */
export async function openStripePortal(stripe: Stripe, wanted: Wanted): Promise<string> {
  const { customerId: customer, returnUrl } = wanted;
  const flow = flowOf(wanted);
  const open = async (flowData: FlowData | null) => {
    const { url } = await ask('billing_portal.session', () =>
      stripe.billingPortal.sessions.create({
        customer,
        return_url: returnUrl,
        ...(flowData && { flow_data: flowData }),
      }),
    );
    return url;
  };
  if (!flow) return open(null);
  try {
    return await open(flow);
  } catch (error) {
    // A flow that's disabled in the portal or impossible now is rejected as an invalid request; open the start page instead.
    if (error instanceof AppError && error.code === 'internal') return open(null);
    throw error;
  }
}

function flowOf({ to, subscriptionId, returnUrl }: Wanted): FlowData | null {
  const after: Pick<FlowData, 'after_completion'> = {
    after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
  };
  if (to === 'card') return { type: 'payment_method_update', ...after };
  if (!subscriptionId) return null;
  const subscription = { subscription: subscriptionId };
  if (to === 'cancel') {
    return { type: 'subscription_cancel', subscription_cancel: subscription, ...after };
  }
  if (to === 'switch') {
    return { type: 'subscription_update', subscription_update: subscription, ...after };
  }
  return null;
}
