import { useEffect, useRef, useState } from 'react';
import { PLANS, type PriceId } from '#contract/catalog/plans.ts';
import { Segmented } from '../../ui/choice.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { CHECKOUT_WORDS } from './checkout-words.tsx';
import { UpgradePanel } from './upgrade-panel.tsx';
import { useCheckout } from './use-checkout.ts';
import './upgrade.css';

interface UpgradeProps {
  /** Leaves for the checkout as soon as it is shown. */
  isAutomatic?: boolean;
  /** Whether there is a trial to start; an address has one. */
  hasTrial?: boolean;
  /** Something else on the page comes first, and has its heading. */
  isSecond?: boolean;
  /** A plan for life is being paid for, and is not bought twice. */
  isPaying?: boolean;
  /** What somebody chose before they came here. */
  chosen?: PriceId;
}

const OPTIONS = PLANS.map(({ priceId, name, priceCents }) => ({
  value: priceId,
  label: CHECKOUT_WORDS.upgrade.option(name, CHECKOUT_WORDS.dollars(priceCents)),
}));

/** The panel as the signed-in app shows it, with the choice of paying by the month, by the year or once. */
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
