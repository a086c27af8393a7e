import { createHmac } from 'node:crypto';
import type { Clock } from '#server/core/clock.ts';
import type { SimulatorRow, SimulatorStore } from '#server/providers/billing/port.ts';
import { createSimulator, type Simulator } from '#server/providers/billing/simulator/simulator.ts';
import type { WireRecord } from '#server/providers/billing/simulator/server.ts';
import type { Lifetime } from './make-app.ts';

/** A clock that tests can advance; it keeps ticking in between. */
export interface MovableClock extends Clock {
  advance(days: number): void;
}

export function movableClock(): MovableClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    advance: (days) => void (offsetMs += days * 24 * 3600 * 1000),
  };
}

export interface SentMessage {
  id: string;
  type: string;
  body: string;
}

/** Stripe on its own socket, with webhooks held back until a test sends them. */
export interface StripeStandIn extends Simulator {
  /** For `makeApp`: points the app at this stand-in. */
  env: Record<string, string>;
  /** Returns the webhooks queued since the last call. */
  takeMessages(): SentMessage[];
  sign(body: string, at?: Date): string;
}

export async function startStripe(
  lifetime: Lifetime,
  clock: Clock,
  watch?: (seen: WireRecord) => void,
): Promise<StripeStandIn> {
  let waiting: SentMessage[] = [];
  const simulator = createSimulator({
    store: memoryStore(),
    clock,
    pagesUrl: () => 'http://checkout.invalid',
    async deliver({ body }) {
      const { id, type } = JSON.parse(body) as { id: string; type: string };
      waiting.push({ id, type, body });
      return true;
    },
    ...(watch && { watch }),
  });
  const { port, apiKey, webhookSecret } = await simulator.connect();
  lifetime.after(() => simulator.close());
  return {
    ...simulator,
    env: {
      STRIPE_SECRET_KEY: apiKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    },
    takeMessages() {
      const taken = waiting;
      waiting = [];
      return taken;
    },
    sign(body, at = clock.now()) {
      const seconds = Math.floor(at.getTime() / 1000);
      const digest = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex');
      return `t=${seconds},v1=${digest}`;
    },
  };
}

export function memoryStore(): SimulatorStore {
  const rows = new Map<string, SimulatorRow>();
  let last: Promise<unknown> = Promise.resolve();
  const find = async (id: string) => structuredClone(rows.get(id) ?? null);
  return {
    find,
    run(work) {
      const done = last.then(() =>
        work({
          find,
          list: async (kind, shelf) =>
            [...rows.values()].filter(
              (row) => row.kind === kind && (shelf === undefined || row.shelf === shelf),
            ),
          put: async (row) => void rows.set(row.id, structuredClone(row)),
        }),
      );
      last = done.catch(() => undefined);
      return done;
    },
  };
}
