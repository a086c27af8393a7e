import { useEffect, useRef, useState } from 'react';
import { PLANS, type PriceId } from '#contract/catalog/plans.ts';
import { Segmented } from '../../ui/choice.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { UpgradePanel } from './upgrade-panel.tsx';
import { useCheckout } from './use-checkout.ts';
import './upgrade.css';

interface UpgradeProps {
  /** Leaves for the checkout as soon as it is shown. */
  isAutomatic?: boolean;
  /** Whether there is a trial to start; an address has one. */
  hasTrial?: boolean;
  /** What somebody chose before they came here. */
  chosen?: PriceId;
}

const OPTIONS = PLANS.map(({ priceId, name, priceCents }) => ({
  value: priceId,
  label: `${name}, $${priceCents / 100}`,
}));

/** The panel as the signed-in app shows it, with the choice of paying by the month, by the year or once. */
export function Upgrade({
  isAutomatic = false,
  hasTrial = true,
  chosen = 'price_monthly',
}: UpgradeProps) {
  const { isProcessing, start } = useCheckout();
  const [priceId, setPriceId] = useState<PriceId>(chosen);
  const hasBegun = useRef(false);

  useEffect(() => {
    if (!isAutomatic || hasBegun.current) return;
    hasBegun.current = true;
    void start(priceId);
  });

  return (
    <UpgradePanel
      priceId={priceId}
      choice={
        <Segmented
          label="How to pay"
          isLabelHidden
          value={priceId}
          onChange={(value) => setPriceId(value as PriceId)}
          options={OPTIONS}
        />
      }
      action={
        <CheckoutButton
          isProcessing={isProcessing}
          onStart={() => void start(priceId)}
          {...(priceId === 'price_lifetime'
            ? { text: 'GET LIFETIME ACCESS' }
            : !hasTrial && { text: 'SUBSCRIBE' })}
        />
      }
    />
  );
}
