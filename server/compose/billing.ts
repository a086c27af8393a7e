import { CALLS } from '#contract/paths.ts';
import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import type { App } from '../core/http.ts';
import type { Log } from '../core/log.ts';
import type { Site } from '../core/site.ts';
import type { Database } from '../db/database.ts';
import { createBuyers } from '../modules/accounts/buyers.service.ts';
import {
  createBillingEvents,
  type BillingEvents,
} from '../modules/billing/billing-events.service.ts';
import { billingJobs } from '../modules/billing/billing.jobs.ts';
import { type Checkout, createCheckout } from '../modules/billing/checkout.service.ts';
import { createCustomerSync } from '../modules/billing/customer-sync.ts';
import { createEntitlements, type Entitlements } from '../modules/billing/entitlements.service.ts';
import { countFinishedWords } from '../modules/billing/finished-words.repo.ts';
import { createLetters } from '../modules/billing/letters.ts';
import { createSimulatorStore } from '../modules/billing/simulator-store.repo.ts';
import type { Limits } from '../modules/limits/limits.service.ts';
import type { Mailer } from '../modules/mail/mailer.service.ts';
import type { BillingProvider, TestDesk } from '../providers/billing/port.ts';
import { selectBilling, type SelectedBilling } from '../providers/billing/select.ts';
import type { HandledJob } from '../queue/job.ts';
import type { Queue } from '../queue/queue.ts';

interface Options {
  config: Config;
  database: Database;
  queue: Queue;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  limits: Limits;
  site: Site;
}

/** Everything about money, wired together. */
export interface BillingParts {
  billing: BillingProvider;
  entitlements: Entitlements;
  checkout: Checkout;
  billingEvents: BillingEvents;
  testDesk: TestDesk | null;
  simulator: SelectedBilling['simulator'];
  jobs: HandledJob[];
  /** The simulator brings its messages to the same webhook as the real provider. */
  deliverTo(app: App): void;
}

export function composeBilling(options: Options): BillingParts {
  const { config, database, queue, clock, log, mailer, limits, site } = options;
  let app: App | null = null;
  const { billing, simulator } = selectBilling({
    config,
    clock,
    store: createSimulatorStore(database),
    pagesUrl: () => site.url,
    async deliver({ body, signature }) {
      const answer = await app?.inject({
        method: 'POST',
        url: CALLS.stripeWebhook,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload: body,
      });
      return answer?.statusCode === 200;
    },
  });
  const words = { wordsUsed: (ownerId: string) => countFinishedWords(database.db, ownerId) };
  const letters = createLetters(site);
  const buyers = createBuyers({ clock });
  const sync = createCustomerSync({ database, billing, buyers, mailer, letters, log });
  const billingEvents = createBillingEvents({ database, queue, billing, sync, clock });
  return {
    billing,
    entitlements: createEntitlements({ database, billing, words }),
    checkout: createCheckout({ database, billing, limits, site }),
    billingEvents,
    testDesk: simulator?.desk ?? null,
    simulator,
    jobs: billingJobs(billingEvents),
    deliverTo(to) {
      app = to;
    },
  };
}
