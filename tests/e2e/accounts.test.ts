import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, describe, test } from 'node:test';
import type { Page, Request } from 'playwright-core';
import { MESSAGES } from '#contract/messages.ts';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertFocused, eventually, heard, shot } from '#tests/support/browser.ts';
import { tokenIn, waitForMail } from '#tests/support/mail.ts';
import { PHONE, useSite } from '#tests/support/site-scene.ts';

const scene = useSite();
const storedToken = (page: Page) => page.evaluate(`localStorage.getItem('token')`);
const email = (page: Page) => page.getByLabel('Email');
const said = (page: Page) => page.locator('[data-said]:visible').innerText();

/** Drops console errors that the test provoked. */
function forgetComplaints(): void {
  scene.complaints.length = 0;
}

/** Creates an account with a password as a user would; returns the session that its link started. */
async function makeAccount(address: string, password: string): Promise<string> {
  const post = (path: string, body: object, token = '') =>
    fetch(scene.site.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { Token: token }) },
      body: JSON.stringify(body),
    });
  assert.equal((await post('/signup', { email: address })).status, 200);
  const link = tokenIn(await waitForMail(scene.site.dataDir, address, /Activate/));
  const response = await fetch(`${scene.site.url}/login_with_token/${link}`);
  const { access_token: token } = (await response.json()) as { access_token: string };
  assert.equal((await post('/password', { password }, token)).status, 204);
  return token;
}

test('a user who came through a sign-in link sets a new password without the old one, and no field is marked invalid', () =>
  scene.visit('/favicon.svg', { width: 360 }, async (page) => {
    const token = await makeAccount('forgetful@example.org', 'nine red ladders');
    await page.evaluate(`localStorage.setItem('token', ${JSON.stringify(token)})`);
    await page.goto(`${scene.site.url}/app/settings#password`);
    await page.getByLabel('New password').fill('ten white ladders');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed.').waitFor();
    assert.equal(await page.locator('#password :user-invalid').count(), 0);
    // On phones, a sticky list of settings would cover the section it links to.
    const place = await page.evaluate(
      `getComputedStyle(document.querySelector('.settings-nav')).position`,
    );
    assert.equal(place, 'static');
  }));

describe('R14 /login', () => {
  test('S7 E15 mails a link: the button is disabled while sending, then the page confirms it, and the link opens the app', () =>
    scene.visit('/login', {}, async (page) => {
      await makeAccount('ada@example.org', 'seven green kettles');
      let release = () => {};
      await page.route('**/send_login_link', async (route) => {
        await new Promise<void>((resolve) => (release = resolve));
        await route.continue();
      });
      await email(page).fill('ada@example.org');
      await page.getByRole('button', { name: 'Send login link' }).click();
      const busy = page.getByRole('button', { name: 'Sending...' });
      await busy.waitFor();
      assert(await busy.isDisabled());
      release();
      await page.getByText(MESSAGES.linkSent).waitFor();
      const mail = await waitForMail(scene.site.dataDir, 'ada@example.org', /login link/);
      const link = `${scene.site.url}/login_with_token?token=${tokenIn(mail)}`;
      // What a mail scanner does with links.
      for (const method of ['GET', 'HEAD']) await fetch(link, { method });
      const referrers: Promise<string | null>[] = [];
      const note = (asked: Request) => void referrers.push(asked.headerValue('referer'));
      page.on('request', note);
      await page.goto(link);
      await page.waitForURL('**/app/blog');
      // Requests made later may not finish before the page is closed.
      page.off('request', note);
      const told = await Promise.all(referrers);
      assert(!told.some((address) => address?.includes('token=')), 'nobody is told the address');
      assert.match(String(await storedToken(page)), /^[\w-]{43}$/);
      assert(!page.url().includes('token'));
    }));

  test('E8 if a link can’t be sent, shows the server’s message or else our own', () =>
    scene.visit('/login', {}, async (page) => {
      await page.route('**/send_login_link', (route) => route.abort());
      await email(page).fill('ada@example.org');
      const button = page.getByRole('button', { name: 'Send login link' });
      await button.click();
      await page.getByText(MESSAGES.linkFailed).waitFor();
      await page.unroute('**/send_login_link');
      const msg = 'Too many requests at once.';
      await page.route('**/send_login_link', (route) =>
        route.fulfill({ status: 429, json: { code: 'too_fast', msg, message: msg } }),
      );
      await button.click();
      await eventually('the server’s words are not shown', async () => (await said(page)) === msg);
      forgetComplaints();
    }));

  test('S6 E7 a password signs in; a wrong one, or no response, shows an error and keeps the input', () =>
    scene.visit('/login', {}, async (page) => {
      await makeAccount('bea@example.org', 'four blue umbrellas');
      await page.getByRole('button', { name: 'Login with a password instead' }).click();
      const password = page.getByLabel('Password', { exact: true });
      await email(page).fill('bea@example.org');
      await password.fill('four blue umbrella');
      const button = page.getByRole('main').getByRole('button', { name: 'Login', exact: true });
      await button.click();
      await page.getByText('That email or password isn’t right.').waitFor();
      assert.equal(await password.inputValue(), 'four blue umbrella');
      await page.route('**/login', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await button.click();
      await page.getByText(MESSAGES.loginFailed).waitFor();
      await page.unroute('**/login');
      await password.fill('four blue umbrellas');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/app/blog');
      assert.notEqual(await storedToken(page), null);
      forgetComplaints();
    }));

  test('V2 the password can be shown and hidden, the two forms link to each other, and empty forms aren’t sent', () =>
    scene.visit('/login', {}, async (page) => {
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      assert.equal(await page.getByLabel('Password', { exact: true }).isVisible(), false);
      await page.getByRole('button', { name: 'Send login link' }).click();
      assert.equal(await email(page).evaluate((field) => field.matches(':invalid')), true);
      await page.getByRole('button', { name: 'Login with a password instead' }).click();
      await assertFocused(email(page));
      await email(page).fill('not an address');
      const password = page.getByLabel('Password', { exact: true });
      assert.equal(await password.getAttribute('type'), 'password');
      await page.getByRole('button', { name: 'Show password' }).click();
      assert.equal(await password.getAttribute('type'), 'text');
      await page.getByRole('button', { name: 'Hide password' }).click();
      assert.equal(await password.getAttribute('type'), 'password');
      await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
      await page.getByRole('button', { name: 'Send me a login link instead' }).click();
      assert.equal(await password.isVisible(), false);
      assert.deepEqual(sent, []);
      const link = page.getByRole('link', { name: 'Create an account' });
      assert.equal(await link.getAttribute('href'), '/signup');
    }));

  test('S9 E10 if Google isn’t set up, the page says so on load, and a click only logs to the console', () =>
    scene.visit('/login', {}, async (page) => {
      await page.getByText('Google sign-in isn’t set up here.').waitFor();
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('Signing in with Google failed'),
      );
      await page.getByRole('button', { name: 'Sign in with Google' }).click();
      await logged;
      assert.equal(await page.locator('[data-said]:visible').count(), 0);
      assert.equal(new URL(page.url()).pathname, '/login');
      forgetComplaints();
    }));

  test('S9 Google: fetches the URL with credentials, then redirects the browser to it', () =>
    scene.visit('/login', {}, async (page) => {
      await page.route('**/auth/google/login', (route) =>
        route.fulfill({ json: { auth_url: `${scene.site.url}/legal?from=google` } }),
      );
      await page.getByRole('button', { name: 'Sign in with Google' }).click();
      await page.waitForURL('**/legal?from=google');
    }));
});

describe('R15 /signup', () => {
  test('S8 E16 V3 requires an address and the terms, then mails a link that opens the app', () =>
    scene.visit('/signup', {}, async (page) => {
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      const terms = page.getByRole('checkbox');
      const legal = page.getByRole('link', { name: 'terms of use and privacy policy' }).first();
      assert.deepEqual(
        [await legal.getAttribute('href'), await legal.getAttribute('target')],
        ['/legal', '_blank'],
      );
      await email(page).fill('cleo@example.org');
      const button = page.getByRole('button', { name: 'Create my account' });
      await button.click();
      assert.deepEqual(sent, [], 'not without the terms');
      await page.getByText('I accept the').click({ position: { x: 5, y: 5 } });
      assert(await terms.isChecked());
      await button.click();
      await page.getByText(MESSAGES.signedUp).waitFor();
      assert(await button.isDisabled(), 'a second click would send a second email');
      await email(page).press('Enter');
      await heard(page);
      assert.equal(sent.length, 1, 'nor does Enter in the field');
      // A mistyped address can still be corrected and submitted.
      await email(page).fill('cleo@example.com');
      assert(await button.isEnabled());
      await email(page).fill('cleo@example.org');
      assert(await button.isDisabled());
      const mail = await waitForMail(scene.site.dataDir, 'cleo@example.org', /Activate/);
      await page.goto(`${scene.site.url}/login_with_token?token=${tokenIn(mail)}`);
      await page.waitForURL('**/app/blog');
    }));

  test('E9 a failure shows the server’s message or else our own', () =>
    scene.visit('/signup', {}, async (page) => {
      await page.route('**/signup', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await email(page).fill('cleo@example.org');
      await page.getByText('I accept the').click({ position: { x: 5, y: 5 } });
      await page.getByRole('button', { name: 'Create my account' }).click();
      await page.getByText(MESSAGES.signupFailed).waitFor();
      await page.goto(`${scene.site.url}/favicon.svg`);
      await page.goto(`${scene.site.url}/signup#invited=dora%40example.org&by=boss%40example.org`);
      await page
        .getByText('If boss@example.org invited you, sign up with dora@example.org')
        .waitFor();
      assert.equal(await email(page).inputValue(), 'dora@example.org');
      await email(page).fill('other@example.org');
      await email(page).blur();
      await page.getByText('The invitation is for dora@example.org.').waitFor();
      const login = page.getByRole('main').getByRole('link', { name: 'Login' });
      assert.equal(await login.getAttribute('href'), '/login');
      forgetComplaints();
    }));
});

test('R14 R15 R16 signed-in users are redirected to the app', async () => {
  for (const path of ['/login', '/signup', '/login_with_token?token=unused']) {
    const page = await scene.newTab();
    await page
      .context()
      .addInitScript(`localStorage.setItem('token', ${JSON.stringify(scene.site.token)})`);
    await page.goto(scene.site.url + path);
    await page.waitForURL('**/app/blog');
    await page.context().close();
  }
});

describe('R10 /contact', () => {
  const fill = async (page: Page) => {
    await page.getByLabel('Name').fill('Dora');
    await email(page).fill('dora@example.org');
    await page.getByRole('textbox', { name: 'Message' }).fill('Is this on?');
  };

  /** The duration of the proof of work is random, and these requests never reach the server anyway. */
  const easeCaptcha = (page: Page) => {
    const parameters = { algorithm: 'SHA-256', nonce: '00', salt: '00', cost: 1, keyLength: 32 };
    const json = { parameters: { ...parameters, keyPrefix: '' }, signature: '' };
    return page.route('**/captcha', (route) => route.fulfill({ json }));
  };

  test('S10 E17 V4 solves the captcha, sends the message, clears the form and confirms it', () =>
    scene.visit('/contact', {}, async (page) => {
      assert.equal(await page.getByRole('textbox', { name: 'Message' }).getAttribute('rows'), '6');
      const button = page.getByRole('button', { name: 'Send message' });
      await button.click();
      assert.equal(await page.locator(':invalid').count(), 4, 'three fields and their form');
      await fill(page);
      // The proof of work may take long on two busy cores.
      const asked = page.waitForRequest((request) => request.method() === 'POST', {
        timeout: 120_000,
      });
      await button.click();
      const sent = (await asked).postDataJSON() as Record<string, string>;
      assert.deepEqual(Object.keys(sent), ['name', 'email', 'message', 'recaptchaToken']);
      await page.locator('.toast', { hasText: MESSAGES.contactSent }).waitFor();
      assert.equal(await page.getByRole('textbox', { name: 'Message' }).inputValue(), '');
      await page.getByText('Thanks for your message. We’ll reply to dora@example.org.').waitFor();
      await waitForMail(scene.site.dataDir, 'support@quillcast.example', /Message from Dora/);
    }));

  test('E17 E12 an answer without words counts by its status, and words are shown whatever their field is called', () =>
    scene.visit('/contact', {}, async (page) => {
      await easeCaptcha(page);
      const answers = [
        [200, {}, MESSAGES.contactSent],
        [200, { msg: 'Got it, Dora.' }, 'Got it, Dora.'],
        [400, { msg: 'No more than five a day.' }, 'No more than five a day.'],
        [400, {}, MESSAGES.contactFailed],
      ] as const;
      for (const [status, json, words] of answers) {
        await page.route('**/contact', (route) =>
          route.request().method() === 'POST' ? route.fulfill({ status, json }) : route.continue(),
        );
        await fill(page);
        await page.getByRole('button', { name: 'Send message' }).click();
        await page.locator('.toast', { hasText: words }).waitFor();
      }
    }));

  test('E12 a failure shows a toast and keeps everything that was typed', () =>
    scene.visit('/contact', {}, async (page) => {
      await easeCaptcha(page);
      await page.route('**/contact', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await fill(page);
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.locator('.toast[data-type=error]', { hasText: MESSAGES.contactFailed }).waitFor();
      assert.equal(
        await page.getByRole('textbox', { name: 'Message' }).inputValue(),
        'Is this on?',
      );
      forgetComplaints();
    }));
});

describe('leaving', () => {
  test('R26 exported data can be imported again, and an account can delete itself', async () => {
    const leaver = 'leaver@example.org';
    await fetch(`${scene.site.url}/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: leaver }),
    });
    const mail = await waitForMail(scene.site.dataDir, leaver, /Activate/);
    const link = `/login_with_token?token=${tokenIn(mail)}`;
    await scene.visit(link, {}, async (page) => {
      await page.waitForURL('**/app/blog');
      await page.goto(`${scene.site.url}/app/settings`);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download everything' }).click();
      const file = await (await downloading).path();
      await page.getByLabel('Backup file').setInputFiles({
        name: 'account.zip',
        mimeType: 'application/zip',
        buffer: await readFile(file),
      });
      await page.getByText(/Imported \d+ items?/).waitFor();
      await page.getByRole('button', { name: 'Delete account' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(/We have to keep invoices/).waitFor();
      await dialog.getByRole('textbox').fill(leaver);
      await dialog.getByRole('button', { name: /delete/i }).click();
      await page.waitForURL('**/login');
      assert.equal(await storedToken(page), null);
      await page.getByText('We’ve deleted your account.').waitFor();
      await page.getByRole('link', { name: 'Create a new account' }).waitFor();
      const other = page.getByText('No account yet?');
      assert.equal(await other.isVisible(), false, 'a new account is offered once');
      forgetComplaints();
    });
  });
});

describe('accessibility', () => {
  const PAGES = {
    login: '/login',
    signup: '/signup',
    contact: '/contact',
    connecting: '/login_with_token?token=x',
  };
  for (const [name, path] of Object.entries(PAGES)) {
    test(`${name}: accessible on phone and desktop, light and dark`, async () => {
      for (const theme of ['light', 'dark'] as const) {
        for (const size of [{}, PHONE]) {
          const page = await scene.newTab({ theme, ...size });
          if (name === 'connecting') await page.route('**/login_with_token/x', () => {});
          await page.goto(scene.site.url + path);
          await assertAccessible(page);
          const width = await page.evaluate('document.documentElement.scrollWidth');
          if (size === PHONE) assert.equal(width, 360);
          await shot(page, `accounts/${name}-${theme}-${size === PHONE ? 'phone' : 'desk'}`);
          await page.context().close();
        }
      }
    });

    test(`${name}: without script it says what is missing, and sends nothing`, () =>
      scene.visit(path, { script: false }, async (page) => {
        assert.match(await page.locator('body').innerText(), /JavaScript/);
        const buttons = await page.locator('main button[type=submit]').all();
        for (const button of buttons) assert(await button.isDisabled());
      }));
  }

  after(() => assert.deepEqual(scene.complaints, []));
});
