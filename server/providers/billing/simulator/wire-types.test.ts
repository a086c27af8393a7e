import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { PLANS } from '#contract/catalog/plans.ts';
import { systemClock } from '#server/core/clock.ts';
import type { BillingProvider } from '../port.ts';
import { selectBilling } from '../select.ts';
import { loadConfig } from '#server/core/config.ts';
import { watchLog } from '#tests/support/log-watch.ts';
import { setDispute, warnOfFraud } from '#tests/support/stripe-disputes.ts';
import { startStripe } from '#tests/support/stripe-stand-in.ts';
import { completeCheckout } from './checkouts.ts';
import type { SimulatorLedger } from './ledger.ts';
import { renew, setCancelAtPeriodEnd } from './subscriptions.ts';
import type { FormValue } from './form.ts';
import type { WireRecord } from './server.ts';

const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));
const seen: WireRecord[] = [];
const stripe = await startStripe({ after }, systemClock, (record) => seen.push(record));
const { billing } = selectBilling({
  config: loadConfig({ DATA_DIR: join(PROJECT, 'artifacts'), ...stripe.env }),
  clock: systemClock,
  log: watchLog().log,
  store: null as never,
  pagesUrl: () => '',
  deliver: async () => true,
});

/** SDK types for each call's parameters and result. */
const TYPES: readonly [RegExp, string, string][] = [
  [/^POST \/v1\/customers$/, 'CustomerCreateParams', 'Customer'],
  [/^GET \/v1\/customers\/\w+$/, 'CustomerRetrieveParams', 'Customer | Stripe.DeletedCustomer'],
  [/^GET \/v1\/prices$/, 'PriceListParams', 'ApiList<Stripe.Price>'],
  [/^GET \/v1\/promotion_codes$/, 'PromotionCodeListParams', 'ApiList<Stripe.PromotionCode>'],
  [/^GET \/v1\/payment_intents\/\w+$/, 'PaymentIntentRetrieveParams', 'PaymentIntent'],
  [/^POST \/v1\/checkout\/sessions$/, 'Checkout.SessionCreateParams', 'Checkout.Session'],
  [
    /^POST \/v1\/checkout\/sessions\/\w+\/expire$/,
    'Checkout.SessionExpireParams',
    'Checkout.Session',
  ],
  [
    /^GET \/v1\/checkout\/sessions$/,
    'Checkout.SessionListParams',
    'ApiList<Stripe.Checkout.Session>',
  ],
  [/^GET \/v1\/checkout\/sessions\/\w+$/, 'Checkout.SessionRetrieveParams', 'Checkout.Session'],
  [/^GET \/v1\/subscriptions$/, 'SubscriptionListParams', 'ApiList<Stripe.Subscription>'],
  [/^GET \/v1\/subscriptions\/\w+$/, 'SubscriptionRetrieveParams', 'Subscription'],
  [/^POST \/v1\/subscriptions\/\w+$/, 'SubscriptionUpdateParams', 'Subscription'],
  [/^DELETE \/v1\/subscriptions\/\w+$/, 'SubscriptionCancelParams', 'Subscription'],
  [/^GET \/v1\/invoices$/, 'InvoiceListParams', 'ApiList<Stripe.Invoice>'],
  [/^GET \/v1\/invoices\/\w+$/, 'InvoiceRetrieveParams', 'Invoice'],
  [/^GET \/v1\/invoice_payments$/, 'InvoicePaymentListParams', 'ApiList<Stripe.InvoicePayment>'],
  [/^POST \/v1\/invoices\/create_preview$/, 'InvoiceCreatePreviewParams', 'Invoice'],
  [/^POST \/v1\/invoices\/\w+\/void$/, 'InvoiceVoidInvoiceParams', 'Invoice'],
  [/^GET \/v1\/charges$/, 'ChargeListParams', 'ApiList<Stripe.Charge>'],
  [/^GET \/v1\/charges\/\w+$/, 'ChargeRetrieveParams', 'Charge'],
  [/^POST \/v1\/refunds$/, 'RefundCreateParams', 'Refund'],
  [/^GET \/v1\/refunds\/\w+$/, 'RefundRetrieveParams', 'Refund'],
  [/^GET \/v1\/disputes$/, 'DisputeListParams', 'ApiList<Stripe.Dispute>'],
  [/^GET \/v1\/disputes\/\w+$/, 'DisputeRetrieveParams', 'Dispute'],
  [
    /^GET \/v1\/radar\/early_fraud_warnings\/\w+$/,
    'Radar.EarlyFraudWarningRetrieveParams',
    'Radar.EarlyFraudWarning',
  ],
  [
    /^POST \/v1\/billing_portal\/sessions$/,
    'BillingPortal.SessionCreateParams',
    'BillingPortal.Session',
  ],
  [/^GET \/v1\/events$/, 'EventListParams', 'ApiList<unknown>'],
];

/** Form values are strings; the SDK's types have numbers, booleans and lists. */
function typed(value: FormValue): unknown {
  if (typeof value === 'string') {
    if (/^-?\d+$/.test(value)) return Number(value);
    return value === 'true' ? true : value === 'false' ? false : value;
  }
  if (Array.isArray(value)) return value.map(typed);
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))) {
    return entries.map(([, item]) => typed(item));
  }
  return Object.fromEntries(entries.map(([key, item]) => [key, typed(item)]));
}

async function cancelLater(ledger: SimulatorLedger, id: string): Promise<void> {
  await setCancelAtPeriodEnd(ledger, await ledger.get('subscription', id), true);
}

/** Makes every call the product uses. */
async function askEverything(provider: BillingProvider): Promise<void> {
  const urls = {
    successUrl: 'https://x.example/{CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://x.example',
  };
  const customerId = await provider.ensureCustomer({ id: 'usr_1', email: 'a@example.org' }, 0);
  const buyer = { ownerId: 'usr_1', customerId };
  const pay = async (url: string, way: 'good' | 'none') => {
    const id = new URL(url).searchParams.get('checkout')!;
    return stripe.act((ledger) => completeCheckout(ledger, id, { email: 'a@example.org', way }));
  };
  const order = { ...urls, buyer, discount: null } as const;
  await provider.startCheckout({ ...order, priceId: 'price_yearly', trialDays: 0 });
  await provider.closeCheckouts(customerId);
  const trial = { ...order, priceId: 'price_monthly', trialDays: 7 } as const;
  await pay((await provider.startCheckout(trial)).url, 'good');
  const discount = await provider.findDiscount('TEST20');
  const life = { ...urls, buyer: null, priceId: 'price_lifetime', trialDays: 0, discount } as const;
  const bought = await pay((await provider.startCheckout(life)).url, 'good');
  const [subscription] = (await provider.getCustomer(customerId)).subscriptions;
  const returnUrl = 'https://x.example';
  for (const to of ['overview', 'cancel', 'switch', 'card'] as const) {
    await provider.openPortal({ customerId, returnUrl, to, subscriptionId: subscription!.id });
  }
  await stripe.act((ledger) => cancelLater(ledger, subscription!.id));
  await provider.resume(subscription!.id);
  await provider.findPurchase(bought.id);
  await provider.endTrial(subscription!.id);
  const [paid] = (await provider.getCustomer(customerId)).subscriptions;
  await provider.refund(paid!.paymentId!, { cents: 500, before: 0 });
  await provider.findRevocation(paid!.paymentId!);
  const intent = bought.payment_intent as string;
  await stripe.act((ledger) => setDispute(ledger, intent, 'needs_response'));
  await stripe.act((ledger) => warnOfFraud(ledger, intent));
  await provider.getCustomer(bought.customer as string);
  await stripe.act(async (ledger) => {
    await ledger.note(customerId, { card: 'failing' });
    await renew(ledger, await ledger.get('subscription', subscription!.id));
  });
  const [unpaid] = (await provider.getCustomer(customerId)).subscriptions;
  await provider.voidInvoice(unpaid!.openInvoice!.invoiceId);
  await provider.cancelNow(subscription!.id);
  await provider.listInvoices(customerId);
  for (const message of await provider.listMessages(new Date(0))) {
    await provider.findCustomer(message);
  }
}

function check(code: string): string {
  mkdirSync(join(PROJECT, 'artifacts'), { recursive: true });
  const folder = mkdtempSync(join(PROJECT, 'artifacts', 'wire-'));
  try {
    writeFileSync(join(folder, 'wire.ts'), code);
    const options = { strict: true, noEmit: true, skipLibCheck: true, target: 'es2024' };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { ...options, module: 'nodenext', types: [] },
        files: ['wire.ts'],
      }),
    );
    const tsc = join(PROJECT, 'node_modules', 'typescript', 'bin', 'tsc');
    return spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("every request to the provider and every answer of the simulator matches the SDK's types", async () => {
  await askEverything(billing);
  const lines = ["import type Stripe from 'stripe';"];
  for (const [index, { method, path, form, status, answer }] of seen.entries()) {
    const call = `${method} ${path}`;
    assert.equal(status, 200, `${call} ${JSON.stringify(answer)}`);
    const row = TYPES.find(([pattern]) => pattern.test(call));
    assert.ok(row, `no type is named for ${call}`);
    const params = JSON.stringify(typed(form));
    lines.push(
      `export const question${index}: Stripe.${row[1]} = ${params};`,
      `export const answer${index}: Stripe.${row[2]} = ${JSON.stringify(answer)};`,
    );
  }
  const used = TYPES.filter(([pattern]) =>
    seen.some(({ method, path }) => pattern.test(`${method} ${path}`)),
  );
  assert.equal(used.length, TYPES.length, 'a call of the table was never made');
  assert.equal(check(lines.join('\n')), '');
  // Proves the check can fail: an unknown field and a missing one.
  const wrong = `import type Stripe from 'stripe';
export const a: Stripe.RefundCreateParams = { payment_intent: 'pi_1', amout: 5 };
export const b: Stripe.DeletedCustomer = { id: 'cus_1', object: 'customer' };`;
  assert.equal(check(wrong).match(/error TS/g)?.length, 2);
});

test('F14 every checkout collects tax, tax ids and consent to the terms, creates an invoice, and needs a card only if something is due', async () => {
  const customerId = await billing.ensureCustomer({ id: 'usr_2', email: 'b@example.org' }, 0);
  const buyers = [null, { ownerId: 'usr_2', customerId }];
  const urls = { successUrl: 'https://x.example/ok', cancelUrl: 'https://x.example' };
  for (const { priceId, trialDays, per } of PLANS) {
    for (const buyer of buyers) {
      seen.length = 0;
      await billing.startCheckout({ priceId, buyer, trialDays, discount: null, ...urls });
      const { form } = seen.find(({ path }) => path === '/v1/checkout/sessions')!;
      const sent = typed(form) as Record<string, unknown>;
      const isOnce = per === 'once';
      assert.deepEqual(
        [sent['automatic_tax'], sent['tax_id_collection'], sent['consent_collection']],
        [{ enabled: true }, { enabled: true }, { terms_of_service: 'required' }],
      );
      assert.equal(sent['mode'], isOnce ? 'payment' : 'subscription');
      assert.equal(sent['customer'], buyer?.customerId);
      assert.deepEqual(
        sent['customer_update'],
        buyer ? { address: 'auto', name: 'auto' } : undefined,
      );
      const plan = { plan: priceId, ...(buyer && { account: buyer.ownerId }) };
      assert.deepEqual(sent['metadata'], plan);
      if (isOnce) {
        assert.deepEqual(sent['invoice_creation'], {
          enabled: true,
          invoice_data: { metadata: plan },
        });
        assert.equal(sent['customer_creation'], buyer ? undefined : 'always');
        continue;
      }
      assert.equal(sent['payment_method_collection'], 'if_required');
      assert.deepEqual(sent['subscription_data'], {
        metadata: plan,
        trial_period_days: 7,
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      });
    }
  }
});
