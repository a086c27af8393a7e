import { CHECKOUT_FAILED } from '../../features/checkout/words.ts';
import { startCheckoutNow, startCheckoutOnClick } from './start-checkout.ts';

startCheckoutOnClick(CHECKOUT_FAILED);

// Users coming back from the checkout don't want to be sent there again.
const [arrival] = performance.getEntriesByType('navigation');
const isBack = (arrival as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
if (!isBack) startCheckoutNow(CHECKOUT_FAILED);
