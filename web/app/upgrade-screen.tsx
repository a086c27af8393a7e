import { useSearchParams } from 'react-router';
import type { Subscription } from '#contract/billing.ts';
import { PLANS, type PriceId } from '#contract/catalog/plans.ts';
import { useSubscription } from '../features/checkout/billing-calls.ts';
import { OtherPlans } from '../features/checkout/other-plans.tsx';
import { PlanPanel } from '../features/checkout/plan-panel.tsx';
import { Upgrade } from '../features/checkout/upgrade.tsx';
import { useTitle } from '../lib/head.ts';
import { Bar } from '../ui/bar.tsx';
import { APP_WORDS } from './words.tsx';

const { upgrade: WORDS } = APP_WORDS;

export function UpgradeScreen() {
  useTitle(WORDS.title);
  const [asked] = useSearchParams();
  const chosen = PLANS.find(({ priceId }) => priceId === asked.get('plan'))?.priceId;
  const { data, isPending } = useSubscription();
  return (
    <>
      <Bar>
        <span>{WORDS.title}</span>
      </Bar>
      <div className="room wide">
        {isPending ? (
          <p className="setting-note">{WORDS.loading}</p>
        ) : (
          <Offer subscription={data} chosen={chosen} />
        )}
      </div>
    </>
  );
}

interface OfferProps {
  subscription: Subscription | undefined;
  chosen: PriceId | undefined;
}

/** The current plan if there is something to say about it, then the available ones. */
function Offer({ subscription, chosen }: OfferProps) {
  const choice = { ...(chosen && { chosen }) };
  // Don't promise a trial before knowing whether the user can have one.
  if (!subscription) {
    return (
      <>
        <PlanPanel />
        <Upgrade hasTrial={false} {...choice} />
      </>
    );
  }
  const { status, openInvoice, pendingLifetime, hasTrialLeft } = subscription;
  const hasPlan = !['none', 'ended', 'team'].includes(status);
  if (hasPlan) {
    return (
      <>
        <h1 className="room-title">{WORDS.has}</h1>
        <PlanPanel />
        <OtherPlans subscription={subscription} />
      </>
    );
  }
  const isWaiting = openInvoice !== null || pendingLifetime !== null;
  return (
    <>
      {isWaiting && (
        <>
          <h1 className="room-title">{openInvoice ? WORDS.unpaid : WORDS.almost}</h1>
          <PlanPanel hasChoice />
        </>
      )}
      <Upgrade
        hasTrial={hasTrialLeft}
        isSecond={isWaiting}
        isPaying={pendingLifetime !== null}
        {...choice}
      />
    </>
  );
}
