import { reportConversion } from './ad-conversion.ts';
import { putKnownFirst } from './purchase.ts';

putKnownFirst();
void reportConversion();
