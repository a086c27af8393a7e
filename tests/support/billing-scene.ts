import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { isNull } from '#server/db/sql.ts';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import type { WayToPay } from '#contract/test-billing.ts';
import { billingEvents } from '#server/db/schema/billing.ts';
import { completeCheckout } from '#server/providers/billing/simulator/checkouts.ts';
import { makeApp, type Lifetime, type TestApp, type TestUser } from './make-app.ts';
import {
  movableClock,
  type MovableClock,
  type SentMessage,
  startStripe,
  type StripeStandIn,
} from './stripe-stand-in.ts';

/** The app with a Stripe stand-in whose webhooks are sent only when a test says so. */
export interface BillingScene {
  app: TestApp;
  stripe: StripeStandIn;
  clock: MovableClock;
  /** Starts a checkout as a user or visitor and pays it. */
  buy(priceId: string, way: WayToPay, buyer: { user?: TestUser; email?: string }): Promise<string>;
  send(message: Pick<SentMessage, 'body'>, signature?: string): Promise<number>;
  /** Sends all pending webhooks in order. */
  sendAll(): Promise<void>;
  /** Waits until every received webhook has been processed. */
  settle(): Promise<void>;
}

export async function openBillingScene(
  lifetime: Lifetime,
  env: Record<string, string> = {},
  works = true,
): Promise<BillingScene> {
  const clock = movableClock();
  const stripe = await startStripe(lifetime, clock);
  const app = await makeApp(lifetime, { env: { ...stripe.env, ...env }, clock, works });
  let visitors = 0;

  const scene: BillingScene = {
    app,
    stripe,
    clock,
    async buy(priceId, way, { user, email = user?.email ?? '' }) {
      const path = fill(CALLS.checkout, { priceId });
      visitors += 1;
      const answer = await app.app.inject({
        method: 'POST',
        url: path,
        headers: user ? { [TOKEN_HEADER]: user.token } : {},
        // Each visitor gets an IP address, because many requests from one address are refused as abuse.
        remoteAddress: `10.0.${visitors >> 8}.${visitors & 255}`,
      });
      assert.equal(answer.statusCode, 200, answer.body);
      const { checkout_url: url } = answer.json<{ checkout_url: string }>();
      const id = new URL(url).searchParams.get('checkout')!;
      await stripe.act((ledger) => completeCheckout(ledger, id, { email, way }));
      return id;
    },
    async send({ body }, signature = stripe.sign(body)) {
      const answer = await app.app.inject({
        method: 'POST',
        url: CALLS.stripeWebhook,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload: body,
      });
      return answer.statusCode;
    },
    async sendAll() {
      for (const message of stripe.takeMessages()) assert.equal(await scene.send(message), 200);
      await scene.settle();
    },
    async settle() {
      for (;;) {
        const [waiting] = await app.database.db
          .select()
          .from(billingEvents)
          .where(isNull(billingEvents.appliedAt))
          .limit(1);
        if (!waiting) return;
        await sleep(20);
      }
    },
  };
  return scene;
}
