import { useEffect, useRef, useState } from 'react';
import { PLANS, type PriceId } from '#contract/catalog/plans.ts';
import { Segmented } from '../../ui/choice.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { CHECKOUT_WORDS } from './checkout-words.tsx';
import { UpgradePanel } from './upgrade-panel.tsx';
import { useCheckout } from './use-checkout.ts';
import './upgrade.css';

interface UpgradeProps {
  /** Starts the checkout as soon as it is shown. */
  isAutomatic?: boolean;
  /** Whether a trial is available; there is one per email address. */
  hasTrial?: boolean;
  /** The page's heading belongs to another part above. */
  isSecond?: boolean;
  /** A lifetime plan is being paid for, so don't offer to buy it twice. */
  isPaying?: boolean;
  /** A plan chosen before coming here. */
  chosen?: PriceId;
}

const OPTIONS = PLANS.map(({ priceId, name, priceCents }) => ({
  value: priceId,
  label: CHECKOUT_WORDS.upgrade.option(name, CHECKOUT_WORDS.dollars(priceCents)),
}));

/** The panel in the signed-in app, with the choice of monthly, yearly or lifetime. */
export function Upgrade({
  isAutomatic = false,
  hasTrial = true,
  isSecond = false,
  isPaying = false,
  chosen = 'price_monthly',
}: UpgradeProps) {
  const { isProcessing, reasonAgainst, start } = useCheckout();
  const [wanted, setPriceId] = useState<PriceId>(chosen);
  const options = OPTIONS.filter(({ value }) => !isPaying || value !== 'price_lifetime');
  const priceId = options.find(({ value }) => value === wanted)?.value ?? 'price_monthly';
  const hasBegun = useRef(false);

  useEffect(() => {
    if (!isAutomatic || hasBegun.current) return;
    hasBegun.current = true;
    void start(priceId);
  });

  return (
    <UpgradePanel
      priceId={priceId}
      hasTrial={hasTrial}
      headingLevel={isSecond ? 'h2' : 'h1'}
      choice={
        <Segmented
          label={CHECKOUT_WORDS.upgrade.choice}
          isLabelHidden
          value={priceId}
          onChange={(value) => setPriceId(value as PriceId)}
          options={options}
        />
      }
      action={
        <CheckoutButton
          isProcessing={isProcessing}
          reason={reasonAgainst(priceId)}
          onStart={() => void start(priceId)}
          {...(priceId === 'price_lifetime'
            ? { text: CHECKOUT_WORDS.button.lifetime }
            : !hasTrial && { text: CHECKOUT_WORDS.button.subscribe })}
        />
      }
    />
  );
}
