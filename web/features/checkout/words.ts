/** Said where a checkout cannot be prepared from the upgrade panel. */
export const CHECKOUT_FAILED =
  'An error occurred while preparing your subscription. Please try again.';
export const CHECKOUT_TOAST_MS = 6000;
