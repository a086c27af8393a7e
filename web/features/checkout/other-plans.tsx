import { useState } from 'react';
import type { Subscription } from '#contract/billing.ts';
import { PLANS } from '#contract/catalog/plans.ts';
import { errorText } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { toasts } from '../../ui/toast.ts';
import { openPortal } from './billing-calls.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { CHECKOUT_WORDS } from './checkout-words.tsx';
import { useCheckout } from './use-checkout.ts';

const [MONTHLY, YEARLY, LIFETIME] = PLANS;
const { dollars, others: WORDS } = CHECKOUT_WORDS;

/** For users with a plan: the other billing period and the lifetime plan. */
export function OtherPlans({ subscription }: { subscription: Subscription }) {
  const [isOpening, setOpening] = useState(false);
  const { isProcessing, reasonAgainst, start } = useCheckout();
  const { status, plan, pendingLifetime } = subscription;
  if (status === 'lifetime') return null;
  const isYearly = plan === YEARLY.priceId;
  const other = isYearly ? WORDS.month : WORDS.year;
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
        {WORDS.title}
      </h2>
      <ul className="other-plans-list">
        {maySwitch && (
          <li>
            <p>
              <strong>{other.title(dollars((isYearly ? MONTHLY : YEARLY).priceCents))}</strong>
              {isYearly ? WORDS.month.text : WORDS.year.text(dollars(MONTHLY.priceCents))}
            </p>
            <Button
              isPending={isOpening}
              pendingText={CHECKOUT_WORDS.opening}
              onPress={() => void goSwitch()}
            >
              {other.switch}
            </Button>
          </li>
        )}
        {!pendingLifetime && (
          <li>
            <p>
              <strong>{WORDS.lifetime.title(dollars(LIFETIME.priceCents))}</strong>
              {WORDS.lifetime.text}
            </p>
            <CheckoutButton
              isProcessing={isProcessing}
              reason={reasonAgainst(LIFETIME.priceId)}
              onStart={() => void start(LIFETIME.priceId)}
              text={CHECKOUT_WORDS.button.lifetime}
            />
          </li>
        )}
      </ul>
    </section>
  );
}
