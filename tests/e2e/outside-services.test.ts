import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { ERRORS } from '#contract/errors.ts';
import { MESSAGES } from '#contract/messages.ts';
import { PRODUCT } from '#contract/product.ts';
import { freePort } from '#tests/support/free-port.ts';
import { waitForMail } from '#tests/support/mail.ts';
import { CLIENT, startOpenIdServer } from '#tests/support/openid-servers.ts';
import { useSite } from '#tests/support/site-scene.ts';

const PERSON = { email: 'ada@example.org', email_verified: true, name: 'Ada' };
const port = await freePort();
// Two hosts of one site, like a shop and its sign-in. Browsers resolve *.localhost to this machine.
const SHOP = `http://www.shop.localhost:${port}`;
const IDENTITY = `http://id.shop.localhost:${port}`;
const lifetime = { after: (work: () => Promise<void>) => after(work) };
const issuer = await startOpenIdServer(lifetime, `${IDENTITY}/auth/google/callback`, {
  ada: PERSON,
});

/** Verification requests that the fake Google server received. */
const verified: Record<string, string>[] = [];
let score = 0.9;
const recaptcha = createServer((request, response) => {
  void text(request).then((asked) => {
    verified.push(Object.fromEntries(new URLSearchParams(asked)));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: true, score, action: 'contact' }));
  });
}).listen(0, '127.0.0.1');
await once(recaptcha, 'listening');
after(() => void recaptcha.close());

const scene = useSite({
  PORT: String(port),
  PUBLIC_URL: SHOP,
  IDENTITY_URL: IDENTITY,
  GOOGLE_CLIENT_ID: CLIENT.id,
  GOOGLE_CLIENT_SECRET: CLIENT.secret,
  GOOGLE_ISSUER: issuer,
  RECAPTCHA_SITE_KEY: 'site-key-of-the-shop',
  RECAPTCHA_SECRET: 'secret-of-the-shop',
  RECAPTCHA_BASE_URL: `http://127.0.0.1:${(recaptcha.address() as AddressInfo).port}`,
});

/**
 * Loads like Google's own: one script loads another from a second host, which opens a frame and sends requests from the page.
 */
const API_SCRIPT = `
  const script = document.createElement('script');
  script.src = 'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js';
  document.head.append(script);
  const waiting = [];
  window.grecaptcha = { ready: (then) => waiting.push(then), execute: null };
  window.recaptchaReady = () => { for (const then of waiting) then(); };`;
const MAIN_SCRIPT = `
  const badge = document.createElement('iframe');
  badge.src = 'https://www.google.com/recaptcha/api2/anchor?k=site-key-of-the-shop';
  badge.addEventListener('load', () => {
    grecaptcha.execute = async (key, { action }) => {
      const answer = await fetch('https://www.google.com/recaptcha/api2/reload?k=' + key);
      return (await answer.text()) + ':' + action;
    };
    grecaptcha.ready = (then) => then();
    window.recaptchaReady();
  });
  document.body.append(badge);`;

test('V4 C11 with reCAPTCHA keys the contact form uses Google, and the CSP allows nothing else', () =>
  scene.visit('/favicon.svg', {}, async (page) => {
    const asked: string[] = [];
    const js = { contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } };
    await page.route(/^https:\/\/(www\.google|www\.gstatic|recaptcha\.google)\.com\//, (route) => {
      const url = route.request().url();
      asked.push(url);
      if (url.includes('api.js')) return route.fulfill({ ...js, body: API_SCRIPT });
      if (url.includes('recaptcha__en.js')) return route.fulfill({ ...js, body: MAIN_SCRIPT });
      if (url.includes('anchor')) {
        return route.fulfill({ contentType: 'text/html', body: '<p>protected</p>' });
      }
      return route.fulfill({ ...js, contentType: 'text/plain', body: `token-${asked.length}` });
    });
    await page.goto(`${SHOP}/contact`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
    await page.getByRole('textbox', { name: 'Message' }).fill('Is anybody there?');
    assert.deepEqual(asked, [], 'until the form is sent, Google learns nothing of the visit');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText(MESSAGES.contactSent).waitFor();
    assert.equal(asked.length, 4);
    assert.match(asked[0]!, /api\.js\?render=site-key-of-the-shop$/);
    const [first] = verified;
    assert.deepEqual(
      [first!['secret'], first!['response']],
      ['secret-of-the-shop', 'token-4:contact'],
    );
    await waitForMail(scene.site.dataDir, `support@${PRODUCT.slug}.example`, /Message from/);

    score = 0.1;
    await page.getByRole('textbox', { name: 'Name' }).fill('A machine');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
    await page.getByRole('textbox', { name: 'Message' }).fill('Buy something.');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText(ERRORS.captcha_failed.words).waitFor();
    assert.equal(
      await page.getByRole('textbox', { name: 'Message' }).inputValue(),
      'Buy something.',
    );
    const refused = scene.complaints.filter((line) => line.includes('Content Security Policy'));
    assert.deepEqual(refused, []);
    const { headers } = await page.evaluate<{ headers: string }>(
      `fetch('/login').then((answer) => ({ headers: answer.headers.get('content-security-policy') }))`,
    );
    assert.doesNotMatch(headers, /google|gstatic/, 'other pages stay as they are');
    scene.complaints.length = 0;
  }));

test('C10 S9 R16 signing in with Google through a separate identity host works', () =>
  scene.visit('/favicon.svg', {}, async (page) => {
    await page.goto(`${SHOP}/login`);
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.waitForURL(`${issuer}/**`);
    await page.locator('input[name=login]').fill('ada');
    await page.locator('input[name=password]').fill('anything');
    await page.locator('button[type=submit]').click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(`${SHOP}/app/blog`);
    const me = await page.evaluate<{ email: string; hasGoogle: boolean }>(
      `fetch('/user_info', { headers: { Token: localStorage.getItem('token') } }).then((answer) => answer.json())`,
    );
    assert.deepEqual([me.email, me.hasGoogle], ['ada@example.org', true]);
    assert.deepEqual(
      scene.complaints.filter((line) => line.includes('shop.localhost')),
      [],
    );
  }));
