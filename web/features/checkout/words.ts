/** Said where a checkout cannot be prepared from the upgrade panel. */
export const CHECKOUT_FAILED =
  'An error occurred while preparing your subscription. Please try again.';
export const CHECKOUT_TOAST_MS = 6000;
/** Said before the reason where another try would end the same way, since the message beside it asks for one. */
export const NO_NEED_TO_RETRY = 'No need to try again.';
