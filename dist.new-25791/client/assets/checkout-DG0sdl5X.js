import { n as e } from './start-checkout-CQOh37RV.js';
e();
