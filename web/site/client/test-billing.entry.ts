import { startTill } from './test-billing.ts';

void startTill();
