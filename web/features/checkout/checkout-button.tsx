import { TRIAL_DAYS } from '#contract/catalog/plans.ts';
import { CHECKOUT_WORDS } from './checkout-words.tsx';

interface CheckoutButtonProps {
  isProcessing: boolean;
  onStart: () => void;
  /** Shown below the button. */
  reason?: string | null;
  text?: string;
}

export function CheckoutButton({
  isProcessing,
  onStart,
  reason = null,
  text = CHECKOUT_WORDS.button.trial(TRIAL_DAYS),
}: CheckoutButtonProps) {
  return (
    <>
      <button
        type="button"
        className="button go"
        disabled={isProcessing}
        {...(isProcessing && { 'data-pending': '' })}
        onClick={onStart}
      >
        <span className="button-texts">
          <span {...(isProcessing && { 'data-off': '' })}>{text}</span>
          <span {...(!isProcessing && { 'data-off': '' })}>{CHECKOUT_WORDS.button.processing}</span>
        </span>
      </button>
      {reason !== null && (
        <p className="note checkout-why" role="alert">
          {reason}
        </p>
      )}
    </>
  );
}
