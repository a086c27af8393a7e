import { startCheckoutOnClick } from './start-checkout.ts';

startCheckoutOnClick();
