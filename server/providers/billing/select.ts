import type { Clock } from '#server/core/clock.ts';
import type { Config } from '#server/core/config.ts';
import type { Log } from '#server/core/log.ts';
import { createClosedBilling } from './closed.ts';
import type { BillingProvider, SimulatorStore, TestDesk } from './port.ts';
import { createTestDesk } from './simulator/desk.ts';
import { createSimulator, type Simulator } from './simulator/simulator.ts';
import { createStripeBilling } from './stripe.ts';

export interface SelectedBilling {
  billing: BillingProvider;
  /** Only set if the simulator is in use. */
  simulator: { itself: Simulator; desk: TestDesk } | null;
}

interface Options {
  config: Config;
  clock: Clock;
  log: Log;
  store: SimulatorStore;
  pagesUrl(): string;
  /** Posts a signed event to our webhook; returns whether it was accepted. */
  deliver(message: { body: string; signature: string }): Promise<boolean>;
}

const TIMEOUT_MS = 30_000;

/** Stripe if a key is set, else the simulator. In production the simulator must be allowed explicitly. */
export function selectBilling(options: Options): SelectedBilling {
  const { billing: settings, production } = options.config;
  const { stripeSecretKey: key, stripeWebhookSecret: webhookSecret } = settings;
  if (key && webhookSecret) {
    const source = /^[a-z]+_live_/.test(key) ? 'stripe_live' : 'stripe_test';
    const billing = createStripeBilling({
      source,
      prices: settings.prices,
      now: async () => options.clock.now(),
      open: async () => ({
        stripe: await openStripe(key, settings.stripeApiBase ?? 'https://api.stripe.com'),
        webhookSecret,
      }),
      close: async () => {},
    });
    return { billing, simulator: null };
  }
  if (production && !settings.allowTest) {
    options.log.warn(
      'No payment provider is set up, and the billing simulator is off in production, so nothing can be bought. ' +
        'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or ALLOW_TEST_BILLING=true for a trial installation',
    );
    return { billing: createClosedBilling(options.clock), simulator: null };
  }
  const simulator = createSimulator(options);
  const billing = createStripeBilling({
    source: 'simulator',
    prices: {
      price_monthly: 'price_monthly',
      price_yearly: 'price_yearly',
      price_lifetime: 'price_lifetime',
    },
    now: () => simulator.now(),
    async open() {
      const { port, apiKey, webhookSecret: secret } = await simulator.connect();
      return {
        stripe: await openStripe(apiKey, `http://127.0.0.1:${port}`),
        webhookSecret: secret,
      };
    },
    close: () => simulator.close(),
  });
  return { billing, simulator: { itself: simulator, desk: createTestDesk(simulator) } };
}

async function openStripe(key: string, base: string) {
  const { default: Stripe } = await import('stripe');
  const { protocol, hostname, port } = new URL(base);
  const isPlain = protocol === 'http:';
  return new Stripe(key, {
    host: hostname,
    protocol: isPlain ? 'http' : 'https',
    port: port || (isPlain ? 80 : 443),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}
