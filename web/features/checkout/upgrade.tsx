import { useEffect, useRef, useState } from 'react';
import type { PriceId } from '#contract/catalog/plans.ts';
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
}

/** The panel as the signed-in app shows it, with the choice of paying by the month or by the year. */
export function Upgrade({ isAutomatic = false, hasTrial = true }: UpgradeProps) {
  const { isProcessing, start } = useCheckout();
  const [priceId, setPriceId] = useState<PriceId>('price_monthly');
  const hasBegun = useRef(false);

  useEffect(() => {
    if (!isAutomatic || hasBegun.current) return;
    hasBegun.current = true;
    void start(priceId);
  });

  return (
    <UpgradePanel
      choice={
        <Segmented
          label="How to pay"
          isLabelHidden
          value={priceId}
          onChange={(value) => setPriceId(value as PriceId)}
          options={[
            { value: 'price_monthly', label: 'Monthly, $19' },
            { value: 'price_yearly', label: 'Yearly, $97' },
          ]}
        />
      }
      action={
        <CheckoutButton
          isProcessing={isProcessing}
          onStart={() => void start(priceId)}
          {...(!hasTrial && { text: 'SUBSCRIBE' })}
        />
      }
    />
  );
}
