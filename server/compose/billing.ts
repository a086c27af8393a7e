import { CALLS } from '#contract/paths.ts';
import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import type { App } from '../core/http.ts';
import type { Log } from '../core/log.ts';
import type { Site } from '../core/site.ts';
import type { Database } from '../db/database.ts';
import type { Accounts } from '../modules/accounts/accounts.service.ts';
import {
  createBillingEvents,
  type BillingEvents,
} from '../modules/billing/billing-events.service.ts';
import {
  applyBillingEvent,
  billingJobs,
  reconcileBilling,
} from '../modules/billing/billing.jobs.ts';
import { createBillingEnding } from '../modules/billing/account-ending.ts';
import { type Checkout, createCheckout } from '../modules/billing/checkout.service.ts';
import { createCustomerSync, type CustomerSync } from '../modules/billing/customer-sync.ts';
import { createEntitlements, type Entitlements } from '../modules/billing/entitlements.service.ts';
import { createLetters } from '../modules/billing/letters.ts';
import { createSimulatorStore } from '../modules/billing/simulator-store.repo.ts';
import {
  createOperatorBilling,
  type OperatorBilling,
} from '../modules/billing/operator-billing.service.ts';
import type { Audit } from '../modules/audit/audit.service.ts';
import type { Limits } from '../modules/limits/limits.service.ts';
import type { Usage } from '../modules/usage/usage.service.ts';
import { createTeams, type Teams } from '../modules/teams/teams.service.ts';
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
  accounts: Accounts;
  audit: Audit;
  mailer: Mailer;
  limits: Limits;
  site: Site;
  usage: Pick<Usage, 'countWords' | 'countWordsAlone'>;
}

/** Everything about billing, wired together. */
export interface BillingParts {
  billing: BillingProvider;
  entitlements: Entitlements;
  checkout: Checkout;
  teams: Teams;
  operatorBilling: OperatorBilling;
  billingEvents: BillingEvents;
  sync: CustomerSync;
  testDesk: TestDesk | null;
  simulator: SelectedBilling['simulator'];
  /** Cleanup when an account is deleted. */
  ending: ReturnType<typeof createBillingEnding>;
  jobs(): HandledJob[];
  close(): Promise<void>;
  /** The simulator delivers its events to the same webhook as the real provider. */
  deliverTo(app: App): void;
}

export const BILLING_JOBS = [applyBillingEvent, reconcileBilling];

export function composeBilling(options: Options): BillingParts {
  const { config, database, queue, clock, log, accounts, audit, mailer, limits, site, usage } =
    options;
  let app: App | null = null;
  const { billing, simulator } = selectBilling({
    config,
    clock,
    log,
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
  const letters = createLetters(site);
  const sync = createCustomerSync({ audit, database, billing, accounts, mailer, letters, log });
  const billingEvents = createBillingEvents({ database, queue, billing, sync, clock });
  const entitlements = createEntitlements({ database, billing, words: usage });
  const seats = config.teamSeats;
  return {
    billing,
    entitlements,
    teams: createTeams({ audit, database, entitlements, mailer, limits, site, clock, seats }),
    operatorBilling: createOperatorBilling({
      database,
      billing,
      accounts,
      entitlements,
      sync,
      audit,
    }),
    checkout: createCheckout({ database, billing, sync, limits, site }),
    billingEvents,
    sync,
    testDesk: simulator && withHourlyLook(simulator.desk, database, queue),
    simulator,
    ending: createBillingEnding({ billing, sync }),
    jobs: () => billingJobs(billingEvents),
    close: () => billing.close(),
    deliverTo(to) {
      app = to;
    },
  };
}

/** Advancing the simulator's clock skips the hourly reconciliations, so run one afterwards. */
function withHourlyLook(desk: TestDesk, database: Database, queue: Queue): TestDesk {
  return {
    ...desk,
    async act(action) {
      const goTo = await desk.act(action);
      if (action.action === 'advance') {
        await queue.enqueue(database.db.$client, reconcileBilling, {});
      }
      return goTo;
    },
  };
}
