import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import type { Database } from '../db/database.ts';
import type { BillingSource } from '../core/money.ts';
import { createEntitlements, type Entitlements } from '../modules/billing/entitlements.service.ts';
import { countFinishedWords } from '../modules/billing/finished-words.repo.ts';

interface Options {
  config: Config;
  database: Database;
  clock: Clock;
}

/** Everything about money, wired together. */
export interface BillingParts {
  entitlements: Entitlements;
}

export function composeBilling({ config, database, clock }: Options): BillingParts {
  const billing = { source: sourceOf(config), now: async () => clock.now() };
  const words = { wordsUsed: (ownerId: string) => countFinishedWords(database.db, ownerId) };
  return { entitlements: createEntitlements({ database, billing, words }) };
}

function sourceOf({ billing }: Config): BillingSource {
  if (!billing.stripeSecretKey) return 'simulator';
  return /^[a-z]+_live_/.test(billing.stripeSecretKey) ? 'stripe_live' : 'stripe_test';
}
