import { reportConversion } from './ad-conversion.ts';
import { putKnownFirst, tellOfPayment } from './purchase.ts';

putKnownFirst();
// Only a purchase that the server knows as paid, or a trial that has begun, is one to tell of.
void tellOfPayment().then((isPaid) => (isPaid ? reportConversion() : undefined));
