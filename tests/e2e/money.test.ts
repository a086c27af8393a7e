import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible } from '#tests/support/accessible.ts';
import { eventually, shot } from '#tests/support/browser.ts';
import { waitForMail } from '#tests/support/mail.ts';
import { assertNoSideways } from '#tests/support/app-scene.ts';
import { PHONE, useSite } from '#tests/support/site-scene.ts';

const scene = useSite({ AD_CONVERSION_ID: 'AW-1', AD_CONVERSION_LABEL: 'bought' });
const FAILED = 'An error occurred while preparing your subscription. Please try again.';
const TRIAL = 'START 7-DAY FREE TRIAL';

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForURL(/\/app\//);
}

/** Creates an account and signs in, as a user would by email. */
async function makeMember(page: Page, email: string): Promise<void> {
  const answer = await fetch(`${scene.site.url}/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  assert.equal(answer.status, 200, await answer.text());
  const mail = await waitForMail(scene.site.dataDir, email, /Activate/);
  await signIn(page, /https?:\S+login_with_token\?token=\S+/.exec(mail.text)![0]);
}

async function payAt(page: Page, { email, way }: { email?: string; way: string }): Promise<void> {
  await page.waitForURL(/\/test_billing\?checkout=/);
  await page.getByRole('heading', { name: 'TEST checkout' }).waitFor();
  if (email) await page.getByLabel('Email').fill(email);
  await page.getByLabel(way).check();
  await page.getByLabel('I agree to the').check();
  await page.getByRole('button', { name: 'Pay in test money' }).click();
  await page.waitForURL(/\/purchase_confirmation/);
}

describe('buying as a visitor', () => {
  test('R13 P4 S4 /checkout starts the checkout automatically, but not when coming back', () =>
    scene.visit('/', {}, async (page) => {
      await page.goto(`${scene.site.url}/checkout`);
      await page.waitForURL(/\/test_billing\?checkout=/);
      await page.getByText('No card is charged').waitFor();
      await page.goBack();
      await page.waitForURL(/\/checkout$/);
      const button = page.getByRole('button', { name: TRIAL });
      await button.waitFor();
      assert.equal(await button.isEnabled(), true);
      await button.click();
      await page.waitForURL(/\/test_billing\?checkout=/);
    }));

  test('R12 F14 starting a trial without a card doesn’t sign the visitor in, but the link in the mail does', () =>
    scene.visit('/checkout', {}, async (page) => {
      const email = 'visitor@example.org';
      await payAt(page, { email, way: 'No card' });
      await page.getByText('Your account is activated.').waitFor();
      const first = page.locator('.thanks-cards > section').first();
      assert.match(await first.innerText(), /emailed.*Your Access Details/s);
      assert.match(await page.locator('.thanks-cards').innerText(), /account was upgraded/);
      assert.equal(await page.evaluate(`localStorage.getItem('token')`), null);
      const mail = await waitForMail(scene.site.dataDir, email, /^Welcome .* Your Access Details$/);
      await signIn(page, /https?:\S+login_with_token\?token=\S+/.exec(mail.text)![0]);
      await page.goto(`${scene.site.url}/app/upgrade`);
      await page.locator('.plan-panel-state', { hasText: /^Trial, 7 days left$/ }).waitFor();
    }));

  test('R12 the ad conversion is sent once, only with consent, and only for actual payments', () =>
    scene.visit('/', {}, async (page) => {
      const sent: string[] = [];
      let payment = 'paid';
      await page.route('**/public/purchase/**', (route) => route.fulfill({ json: { payment } }));
      await page.route('https://www.googleadservices.com/**', (route) => {
        sent.push(route.request().url());
        return route.fulfill({ status: 200, contentType: 'image/gif', body: '' });
      });
      const thanks = `${scene.site.url}/purchase_confirmation?session_id=cs_test_once`;
      await page.goto(thanks);
      const yes = page.getByRole('button', { name: 'Yes, that’s fine' });
      await yes.waitFor();
      assert.equal(sent.length, 0);
      await yes.click();
      await eventually('the event is not sent', async () => sent.length === 1);
      assert.match(sent[0]!, /conversion\/AW-1\/\?label=bought&transaction_id=cs_test_once/);
      await page.reload();
      await page.getByText('Your account is activated.').waitFor();
      await page.goto(`${thanks}_more`);
      await eventually('the second purchase is not told', async () => sent.length === 2);
      assert.equal(sent.filter((url) => url.includes('cs_test_once&')).length, 1);
      for (payment of ['failed', 'pending', 'unknown']) {
        const asked = page.waitForResponse('**/public/purchase/**');
        await page.goto(`${thanks}_${payment}`);
        await (await asked).finished();
      }
      payment = 'failed';
      await page.goto(`${thanks}_declined&account=existing`);
      await page.getByText('The payment didn’t go through.').waitFor();
      assert.doesNotMatch(await page.locator('main').innerText(), /upgraded/, 'nothing was paid');
      // By now the earlier pages have sent everything they would.
      payment = 'paid';
      await page.goto(`${thanks}_last&account=existing`);
      await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
      const said = await page.locator('main').innerText();
      assert.equal(said.match(/upgraded/g)?.length, 1, 'it says so once');
      assert.equal(await page.getByText('New here?').count(), 0, 'they have an account');
      await eventually('the last purchase is not told', async () => sent.length >= 3);
      assert.equal(sent.length, 3);
    }));

  test('F14 a coupon in the URL of /ltd reduces the price', () =>
    scene.visit('/ltd?coupon=TEST20', {}, async (page) => {
      await page.getByRole('button', { name: 'GET LIFETIME ACCESS' }).first().click();
      await page.waitForURL(/\/test_billing\?checkout=/);
      await page.getByText('−$9.40').waitFor();
      await payAt(page, { email: 'coupon@example.org', way: 'A card that works' });
    }));
});

describe('buying as a member', () => {
  test('R1 K1 the price chosen on the home page is still chosen after sign-up', () =>
    scene.visit('/', { width: 1280 }, async (page) => {
      const email = 'chose@example.org';
      await page.locator('#pricing').getByText('GET LIFETIME ACCESS').click();
      await page.waitForURL(/\/signup$/);
      await page.getByText('You chose Lifetime: $47 once').waitFor();
      await page.getByLabel('Email').fill(email);
      await page.getByText('I accept the').click({ position: { x: 4, y: 8 } });
      await page.getByRole('button', { name: 'Create my account' }).click();
      const mail = await waitForMail(scene.site.dataDir, email, /Activate/);
      await signIn(page, /https?:\S+login_with_token\?token=\S+/.exec(mail.text)![0]);
      await page.waitForURL(/\/app\/upgrade\?plan=price_lifetime$/);
      assert.equal(await page.locator('.upgrade-tag').innerText(), '$47');
      await page.getByRole('button', { name: 'GET LIFETIME ACCESS' }).click();
      await page.waitForURL(/\/test_billing\?checkout=/);
      await page.getByText('$47').first().waitFor();
    }));

  test('R28 S4 F14 upgrading, cancelling in two clicks, and the end of the trial', () =>
    scene.visit('/', { width: 1280 }, async (page) => {
      await makeMember(page, 'member@example.org');
      await page.goto(`${scene.site.url}/app/upgrade`);
      await page.getByRole('heading', { name: 'Unlock Premium Content System' }).waitFor();
      assert.equal(await page.locator('.upgrade-tag').innerText(), '$19');
      await page.getByText('Yearly, $97').click();
      assert.equal(await page.locator('.upgrade-tag').innerText(), '$97');
      await page.getByRole('button', { name: TRIAL }).click();
      await payAt(page, { way: 'A card that works' });
      const first = page.locator('.thanks-cards > section').first();
      assert.match(await first.innerText(), /Your account was upgraded/);

      await page.goto(`${scene.site.url}/app/upgrade`);
      await eventually('the plan does not arrive', async () => {
        await page.reload();
        // The page may first show the state from before the plan arrived.
        const trial = page.getByText(/^Trial, 7 days left$/).first();
        return trial.waitFor({ timeout: 5000 }).then(
          () => true,
          () => false,
        );
      });
      await page.getByRole('button', { name: 'Switch to monthly' }).waitFor();
      await page.getByRole('button', { name: 'GET LIFETIME ACCESS' }).waitFor();
      await page.getByRole('button', { name: 'Cancel plan' }).click();
      await page.getByRole('heading', { name: 'Cancel the Yearly plan?' }).waitFor();
      await page.getByText(/^If you cancel, everything keeps working until \d+ \w+/).waitFor();
      await page.getByRole('button', { name: 'Yes, cancel my plan' }).click();
      await page.getByText(/^Cancelled\. Your plan works until/).waitFor();
      await page.getByText(/Yearly plan free trial, ends on/).waitFor();

      await page.getByRole('link', { name: /^Back to/ }).click();
      await page.waitForURL(/\/app\/settings#billing$/);
      await page.getByText(/^Ends on \d+ \w+ \d{4}$/).waitFor();
      await page.getByRole('button', { name: 'Resume plan' }).click();
      await page
        .getByText(/^Trial, 7 days left$/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Cancel plan' }).click();
      await page.getByRole('button', { name: 'Yes, cancel my plan' }).click();
      await page.getByText(/^Cancelled\./).waitFor();
      await page.getByRole('button', { name: 'Skip 7 days' }).click();
      await page.getByText('Yearly plan ended').waitFor();
      await page.goto(`${scene.site.url}/app/upgrade`);
      await page.getByRole('button', { name: 'SUBSCRIBE' }).waitFor();
      await page.getByText('You’ve already used your free trial').waitFor();
      assert.equal(await page.getByText('7-DAY FREE TRIAL').count(), 0);
    }));

  test('F14 after a failed renewal the page says what happened, and two clicks restore the plan', () =>
    scene.visit('/', { width: 1280 }, async (page) => {
      await makeMember(page, 'declined@example.org');
      await page.goto(`${scene.site.url}/checkout`);
      await payAt(page, { way: 'A card that fails' });
      await page.goto(`${scene.site.url}/app/settings`);
      await page.getByRole('button', { name: 'Card and billing' }).click();
      await page.getByRole('heading', { name: 'TEST portal' }).waitFor();
      for (const [days, words] of [
        ['Skip 7 days', /Monthly plan payment failed/],
        ['Skip 7 days', /Monthly plan payment failed/],
      ] as const) {
        const moved = page.waitForResponse((answer) => answer.url().endsWith('/test_billing/act'));
        await page.getByRole('button', { name: days }).click();
        await moved;
        await page.getByText(words).waitFor();
      }
      await page.goto(`${scene.site.url}/app/upgrade`);
      await eventually('the news does not arrive', async () => {
        await page.reload();
        await page.locator('.upgrade, .plan-panel').first().waitFor();
        return page.getByText('grace period is over').isVisible();
      });
      await page.getByText(/Your \$19\.00 payment with Visa ending in 0341 didn’t/).waitFor();
      await page.getByRole('button', { name: 'Change card' }).waitFor();
      await page.getByRole('link', { name: 'Pay invoice' }).click();
      await page.getByRole('heading', { name: /^TEST invoice/ }).waitFor();
      await page.getByRole('button', { name: 'Pay with a card that works' }).click();
      await page.getByText('Paid. Your plan continues').waitFor();
      await page.getByRole('link', { name: /^Back to/ }).click();
      await eventually('the plan does not come back', async () => {
        await page.reload();
        await page.locator('.plan-panel-state').first().waitFor();
        return page.getByText('Monthly plan', { exact: true }).isVisible();
      });
    }));

  test('F14 a bank debit for the lifetime plan shows as pending, not as a plan', () =>
    scene.visit('/ltd', { width: 1280 }, async (page) => {
      await makeMember(page, 'by-debit@example.org');
      await page.goto(`${scene.site.url}/ltd`);
      await page.getByRole('button', { name: 'GET LIFETIME ACCESS' }).first().click();
      await page.waitForURL(/\/test_billing\?checkout=/);
      await page.getByLabel('A bank debit', { exact: false }).first().check();
      await page.getByLabel('I agree to the').check();
      await page.getByRole('button', { name: 'Pay in test money' }).click();
      await page.getByText('Payment pending.').waitFor();
      assert.equal(await page.getByText('Your account is activated').count(), 0);
      await page.goto(`${scene.site.url}/app/upgrade`);
      await eventually('the news does not arrive', async () => {
        await page.reload();
        await page.locator('.upgrade').waitFor();
        return page.getByText('Your $47.00 payment for the lifetime plan').isVisible();
      });
      assert.equal(await page.getByText('Lifetime, $47').count(), 0);
    }));

  test('F14 buying the lifetime plan ends an existing subscription', () =>
    scene.visit('/', { width: 1280 }, async (page) => {
      await makeMember(page, 'for-life@example.org');
      await page.goto(`${scene.site.url}/checkout`);
      await payAt(page, { way: 'A card that works' });
      await page.goto(`${scene.site.url}/ltd`);
      await page.getByRole('button', { name: 'GET LIFETIME ACCESS' }).first().click();
      await payAt(page, { way: 'A card that works' });
      await waitForMail(
        scene.site.dataDir,
        'for-life@example.org',
        /You now have the lifetime plan/,
      );
      await page.goto(`${scene.site.url}/app/upgrade`);
      await page.getByText('You have lifetime access. There’s nothing to renew.').waitFor();
    }));
});

describe('when the checkout fails', () => {
  test('E2 S4 the panel says so for six seconds and the button can be clicked again', () =>
    scene.visit('/', { width: 1280 }, async (page) => {
      await makeMember(page, 'failing@example.org');
      await page.goto(`${scene.site.url}/app/upgrade`);
      let answer: (() => void) | null = null;
      await page.route('**/subscription_checkout/**', async (route) => {
        await new Promise<void>((resolve) => (answer = resolve));
        await route.fulfill({ status: 503, json: { code: 'billing_unavailable', message: 'x' } });
      });
      await page.getByRole('button', { name: TRIAL }).click();
      const busy = page.getByRole('button', { name: 'PROCESSING...' });
      await busy.waitFor();
      assert.equal(await busy.isDisabled(), true);
      await eventually('nothing is asked', async () => answer !== null);
      answer!();
      const toast = page.locator('.toast', { hasText: FAILED });
      await toast.waitFor();
      assert.equal(await toast.getAttribute('data-type'), 'error');
      assert.match((await toast.getAttribute('style')) ?? '', /6000ms/);
      assert.equal(await page.getByRole('button', { name: TRIAL }).isEnabled(), true);
    }));

  test('E2 users who already have a plan are told why a retry won’t help', () =>
    scene.visit('/', { width: 1280 }, async (page) => {
      await makeMember(page, 'planned@example.org');
      const message = 'You already have a plan. You weren’t charged.';
      await page.route('**/subscription_checkout/**', (route) =>
        route.fulfill({ status: 409, json: { code: 'already_subscribed', message } }),
      );
      for (const path of ['/app/upgrade', '/checkout']) {
        await page.goto(scene.site.url + path);
        if (path === '/app/upgrade') await page.getByRole('button', { name: TRIAL }).click();
        await page.locator('.toast', { hasText: FAILED }).waitFor();
        const why = await page.locator('.checkout-why').innerText();
        assert(why.startsWith(`No need to try again. ${message}`), why);
        await shot(page, `checkout-reason${path.replaceAll('/', '-')}`);
      }
      scene.complaints.splice(0);
    }));

  test('E2 R13 the same on /checkout', () =>
    scene.visit('/', {}, async (page) => {
      await page.route('**/subscription_checkout/**', (route) => route.abort());
      await page.goto(`${scene.site.url}/checkout`);
      await page.locator('.toast', { hasText: FAILED }).waitFor();
      assert.equal(await page.getByRole('button', { name: TRIAL }).isEnabled(), true);
      scene.complaints.splice(0);
    }));
});

describe('payment pages', () => {
  test('P4 the panel has the exact specified text', () =>
    scene.visit('/', {}, async (page) => {
      await page.route('**/subscription_checkout/**', () => {});
      await page.goto(`${scene.site.url}/checkout`);
      const panel = page.locator('.upgrade');
      for (const text of [
        'Unlock Premium Content System',
        'Transform any YouTube video into multiple high-converting content formats in seconds!',
        '7-DAY FREE TRIAL • $19/mo or $97/yr',
        '30+ languages',
        '41 today',
      ]) {
        await panel.getByText(text).waitFor();
      }
      assert.equal(await panel.locator('.upgrade-tag').innerText(), '$19');
      assert.equal(await panel.locator('.upgrade-list > li').count(), 10);
    }));

  for (const options of [{ width: 1280 }, PHONE, { ...PHONE, theme: 'dark' }] as const) {
    test(`are accessible at ${options.width} px${'theme' in options ? ', dark' : ''}`, async () => {
      const started = await fetch(`${scene.site.url}/subscription_checkout/price_lifetime`, {
        method: 'POST',
      });
      const { checkout_url: till } = (await started.json()) as { checkout_url: string };
      const { pathname, search } = new URL(till);
      await scene.visit('/purchase_confirmation', options, async (page) => {
        await page.route('**/subscription_checkout/**', () => {});
        for (const path of ['/purchase_confirmation', pathname + search, '/checkout']) {
          await page.goto(scene.site.url + path);
          if (path.startsWith('/test_billing')) await page.getByLabel('Email').waitFor();
          await assertNoSideways(page);
          await assertAccessible(page);
        }
      });
    });
  }

  test('no console errors', () => assert.deepEqual(scene.complaints, []));
});
