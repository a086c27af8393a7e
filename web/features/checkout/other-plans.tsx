import { useState } from 'react';
import type { Subscription } from '#contract/billing.ts';
import { PLANS } from '#contract/catalog/plans.ts';
import { errorText } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { toasts } from '../../ui/toast.ts';
import { openPortal } from './billing-calls.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { useCheckout } from './use-checkout.ts';

const [MONTHLY, YEARLY, LIFETIME] = PLANS;
const dollars = (cents: number) => `$${cents / 100}`;

/** For whoever has a plan: the other way to pay for it, and the one that ends paying. */
export function OtherPlans({ subscription }: { subscription: Subscription }) {
  const [isOpening, setOpening] = useState(false);
  const { isProcessing, start } = useCheckout();
  const { status, plan, pendingLifetime } = subscription;
  if (status === 'lifetime') return null;
  const other = plan === YEARLY.priceId ? MONTHLY : YEARLY;
  const maySwitch = status === 'trialing' || status === 'active';

  async function goSwitch() {
    setOpening(true);
    try {
      await openPortal('switch');
    } catch (error) {
      toasts.show(errorText(error), { type: 'error', durationMs: 6000 });
      setOpening(false);
    }
  }

  return (
    <section className="other-plans" aria-labelledby="other-plans-title">
      <h2 className="other-plans-title" id="other-plans-title">
        Other ways to pay
      </h2>
      <ul className="other-plans-list">
        {maySwitch && (
          <li>
            <p>
              <strong>
                {other.name}, {dollars(other.priceCents)} a {other.per}
              </strong>
              {other === YEARLY
                ? `Less than half the price of 12 months at ${dollars(MONTHLY.priceCents)}. You’ll see what’s due before you confirm.`
                : 'Pay month by month and cancel anytime. You’ll see what’s due before you confirm.'}
            </p>
            <Button isPending={isOpening} pendingText="Opening…" onPress={() => void goSwitch()}>
              Switch to {other.name.toLowerCase()}
            </Button>
          </li>
        )}
        {!pendingLifetime && (
          <li>
            <p>
              <strong>Lifetime, {dollars(LIFETIME.priceCents)} once</strong>
              One payment, no renewals. It replaces your subscription, so you won’t pay for both.
            </p>
            <CheckoutButton
              isProcessing={isProcessing}
              onStart={() => void start(LIFETIME.priceId)}
              text="GET LIFETIME ACCESS"
            />
          </li>
        )}
      </ul>
    </section>
  );
}
