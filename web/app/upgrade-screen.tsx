import { useSearchParams } from 'react-router';
import { PLANS } from '#contract/catalog/plans.ts';
import { useSubscription } from '../features/checkout/billing-calls.ts';
import { PlanPanel } from '../features/checkout/plan-panel.tsx';
import { Upgrade } from '../features/checkout/upgrade.tsx';
import { useTitle } from '../lib/head.ts';
import { Bar } from '../ui/bar.tsx';

export function UpgradeScreen() {
  useTitle('Upgrade');
  const [asked] = useSearchParams();
  const chosen = PLANS.find(({ priceId }) => priceId === asked.get('plan'))?.priceId;
  const { data } = useSubscription();
  const hasPlan = data !== undefined && !['none', 'ended', 'team'].includes(data.status);
  return (
    <>
      <Bar>
        <span>Upgrade</span>
      </Bar>
      <div className="room wide">
        {hasPlan ? (
          <>
            <h1 className="room-title">You have a plan</h1>
            <PlanPanel />
          </>
        ) : (
          <Upgrade hasTrial={!data?.trialEnd} {...(chosen && { chosen })} />
        )}
      </div>
    </>
  );
}
