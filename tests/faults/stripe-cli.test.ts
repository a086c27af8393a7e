import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { CALLS } from '#contract/paths.ts';
import { openBillingScene } from '#tests/support/billing-scene.ts';

/** Stripe's own CLI, which is independent of our code. */
function findProgram(): string | null {
  const resolve = createRequire(import.meta.url).resolve;
  try {
    const shim = dirname(resolve('@stripe/cli/package.json'));
    const own = createRequire(join(shim, 'package.json'));
    const name = `@stripe/cli-${process.platform}-${process.arch}/package.json`;
    const program = join(dirname(own.resolve(name)), 'bin', 'stripe');
    return existsSync(program) ? program : null;
  } catch {
    return null;
  }
}

const program = findProgram();

test(
  'what an operator does with Stripe’s CLI reaches the customer’s plan',
  { skip: program ? false : '@stripe/cli has no program for this machine' },
  async (t) => {
    // A separate home folder, so that existing Stripe settings on this machine aren't used.
    const home = mkdtempSync(join(tmpdir(), 'stripe-'));
    t.after(() => rmSync(home, { recursive: true, force: true }));
    const scene = await openBillingScene({ after: (work) => t.after(work) });
    const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base } = scene.stripe.env;
    const run = async (...args: string[]) => {
      const child = spawn(program!, [...args, '--api-key', key!, '--api-base', base!], {
        env: { HOME: home, STRIPE_CLI_TELEMETRY_OPTOUT: '1' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const parts: Buffer[] = [];
      child.stdout.on('data', (part: Buffer) => parts.push(part));
      await once(child, 'close');
      const said = Buffer.concat(parts).toString('utf8');
      return JSON.parse(said.slice(said.indexOf('{'))) as Record<string, any>; // oxlint-disable-line no-explicit-any -- what a test expects of an answer is its assertion
    };
    const statusOf = async () => (await user.call('GET', CALLS.getSubscription)).body.status;

    const user = await scene.app.makeUser('cli@example.org');
    await scene.buy('price_lifetime', 'good', { user });
    await scene.sendAll();
    assert.equal(await statusOf(), 'lifetime');

    const sessions = await run('checkout', 'sessions', 'list', '--limit=1');
    const [session] = sessions['data'];
    assert.equal(session.metadata.account, user.id);
    const refund = await run('refunds', 'create', `--payment-intent=${session.payment_intent}`);
    assert.deepEqual([refund['status'], refund['amount']], ['succeeded', 4700]);
    await scene.sendAll();
    assert.equal(await statusOf(), 'ended');

    const again = await run('refunds', 'create', `--payment-intent=${session.payment_intent}`);
    assert.equal(again['error'].code, 'charge_already_refunded');

    await scene.buy('price_monthly', 'good', { user });
    await scene.sendAll();
    assert.equal(await statusOf(), 'trialing');
    const [subscription] = (await run('subscriptions', 'list', '--limit=1'))['data'];
    await run('subscriptions', 'update', subscription.id, '--cancel-at-period-end=true');
    await scene.sendAll();
    assert.equal(await statusOf(), 'cancelled');
    await run('subscriptions', 'cancel', subscription.id, '--confirm');
    await scene.sendAll();
    assert.equal(await statusOf(), 'ended');
  },
);
