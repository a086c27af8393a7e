import { reportConversion } from './ad-conversion.ts';
import { putKnownFirst, tellOfPayment } from './purchase.ts';

putKnownFirst();
void tellOfPayment();
void reportConversion();
