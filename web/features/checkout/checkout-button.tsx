import { TRIAL_DAYS } from '#contract/catalog/plans.ts';

interface CheckoutButtonProps {
  isProcessing: boolean;
  onStart: () => void;
  text?: string;
}

export function CheckoutButton({
  isProcessing,
  onStart,
  text = `START ${TRIAL_DAYS}-DAY FREE TRIAL`,
}: CheckoutButtonProps) {
  return (
    <button
      type="button"
      className="button go"
      disabled={isProcessing}
      {...(isProcessing && { 'data-pending': '' })}
      onClick={onStart}
    >
      <span className="button-texts">
        <span {...(isProcessing && { 'data-off': '' })}>{text}</span>
        <span {...(!isProcessing && { 'data-off': '' })}>PROCESSING...</span>
      </span>
    </button>
  );
}
