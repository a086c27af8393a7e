import { t as e } from './words-DChsFpxO.js';
import { n as t, t as n } from './start-checkout-CQOh37RV.js';
t(e);
var [r] = performance.getEntriesByType(`navigation`);
r?.type !== `back_forward` && n(e);
