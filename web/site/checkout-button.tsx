import { TRIAL_DAYS, type PriceId } from '#contract/catalog/plans.ts';
import { classNames } from '../ui/class-names.ts';
import { BusyTexts } from './parts/busy-texts.tsx';

interface CheckoutButtonProps {
  priceId: PriceId;
  text?: string;
  isMain?: boolean;
  isLarge?: boolean;
  /** Whether a coupon in the page's URL applies. */
  takesCoupon?: boolean;
}

/** Starts a payment with the script of `checkout.entry.ts`. Without the script, the button says what to do instead. */
export function BuyButton(props: CheckoutButtonProps) {
  const { priceId, text = `START ${TRIAL_DAYS}-DAY FREE TRIAL`, isMain, isLarge } = props;
  return (
    <>
      <button
        className={classNames('button', isMain && 'go', isLarge && 'large')}
        type="button"
        disabled
        data-checkout={priceId}
        {...(props.takesCoupon && { 'data-takes-coupon': '' })}
      >
        <BusyTexts idle={text} busy="PROCESSING..." />
      </button>
      <noscript>
        <span className="note">
          Checkout needs JavaScript. Turn it on, or email us and we’ll send you a link.
        </span>
      </noscript>
    </>
  );
}
