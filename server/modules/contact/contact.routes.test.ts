import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { MESSAGES } from '#contract/messages.ts';
import { endWaiting } from '#tests/support/end-waiting.ts';
import { freePort } from '#tests/support/free-port.ts';
import { waitForMail } from '#tests/support/mail.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { callAs, makeApp, type TestApp } from '#tests/support/make-app.ts';
import { type Challenge, proveWork as prove } from '#tests/support/prove-work.ts';

// In the past, so code that wrongly uses the machine's clock finds everything expired.
let now = new Date('2021-11-15T12:00:00Z');
const clock = { now: () => now };
const pass = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
const app = await makeApp({ after }, { clock, env: { SUPPORT_EMAIL: 'help@example.org' } });
const visitor = callAs(app.app, null);
const form = { name: 'Ida', email: 'ida@example.org', message: 'Hello.\nIs this on?' };

async function storedIn({ database }: TestApp): Promise<string[]> {
  const { rows } = await database.db.execute('SELECT message FROM contact_messages ORDER BY id');
  return (rows as { message: string }[]).map(({ message }) => message);
}

test('C11 E17 a message with proof of work is stored, and support gets it with the sender as reply address', async () => {
  pass(60);
  const recaptchaToken = await prove(visitor);
  const { status, body } = await visitor('POST', '/contact', { ...form, recaptchaToken });
  assert.deepEqual([status, body], [200, { message: MESSAGES.contactSent }]);
  assert.deepEqual(await storedIn(app), [form.message]);
  const mail = await waitForMail(app.dataDir, 'help@example.org', /Message from Ida/);
  assert.equal(mail.replyTo, 'ida@example.org');
  assert.match(mail.text, /Is this on\?/);
});

test('V4 a proof works once, not after it expires, not without the work, and not for another challenge', async () => {
  pass(60);
  const used = await prove(visitor);
  const send = (recaptchaToken: string) => visitor('POST', '/contact', { ...form, recaptchaToken });
  assert.equal((await send(used)).status, 200);
  const old = await prove(visitor);
  const longer = JSON.parse(atob(old)) as { challenge: { parameters: { data: object } } };
  longer.challenge.parameters.data = { goodUntilMs: now.getTime() + 86_400_000 };
  pass(21);
  const honest = JSON.parse(atob(await prove(visitor))) as {
    challenge: Challenge;
    solution: object;
  };
  const light = structuredClone(honest);
  light.challenge.parameters.keyPrefix = '0';
  const lazy = { ...honest, solution: { counter: 1, derivedKey: '0000'.padEnd(64, 'a') } };
  const forged = [longer, light, lazy].map((proof) => btoa(JSON.stringify(proof)));
  for (const token of [used, old, ...forged, 'x']) {
    pass(11);
    const { status, body } = await send(token);
    assert.deepEqual([status, body.code], [400, 'captcha_failed']);
  }
});

test('C11 V4 missing fields and an invalid address are reported; nothing is stored', async () => {
  pass(60);
  const before = await storedIn(app);
  for (const [change, field] of [
    [{ name: ' ' }, 'name'],
    [{ email: 'ida' }, 'email'],
    [{ email: 'a@b.c\r\nBcc: evil@example.org' }, 'email'],
    [{ message: '' }, 'message'],
  ] as const) {
    pass(11);
    const wanted = { ...form, recaptchaToken: 'x', ...change };
    const { status, body } = await visitor('POST', '/contact', wanted);
    assert.deepEqual([status, body.fields[0].field], [400, field]);
  }
  assert.deepEqual(await storedIn(app), before);
});

test('with reCAPTCHA keys Google is queried, and only a good score for this form counts', async (t) => {
  const answers: Record<string, object> = {
    good: { success: true, score: 0.9, action: 'contact' },
    robot: { success: true, score: 0.1, action: 'contact' },
    elsewhere: { success: true, score: 0.9, action: 'login' },
    false: { success: false, 'error-codes': ['invalid-input-response'] },
  };
  const google = createServer((request, response) => {
    void text(request).then((body) => {
      const sent = new URLSearchParams(body);
      assert.equal(sent.get('secret'), 'shh');
      response.end(JSON.stringify(answers[sent.get('response')!] ?? answers['false']));
    });
  }).listen(0, '127.0.0.1');
  await once(google, 'listening');
  t.after(() => void google.close());
  const env = {
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET: 'shh',
    RECAPTCHA_BASE_URL: `http://127.0.0.1:${(google.address() as AddressInfo).port}`,
  };
  const strict = await makeApp(t, { env, works: false });
  const call = callAs(strict.app, null);
  const { body: config } = await call('GET', '/config');
  assert.deepEqual(config.captcha, { kind: 'recaptcha', siteKey: 'site' });
  const codes: number[] = [];
  for (const recaptchaToken of ['good', 'good', 'robot', 'elsewhere', 'nonsense']) {
    codes.push((await call('POST', '/contact', { ...form, recaptchaToken })).status);
  }
  assert.deepEqual(codes, [200, 400, 400, 400, 400]);
});

test('nothing is lost while the mail server is down: the message is stored and delivered later', async (t) => {
  const port = await freePort();
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, SUPPORT_EMAIL: 'help@example.org' };
  const down = await makeApp(t, { env });
  const call = callAs(down.app, null);
  const recaptchaToken = await prove(call);
  const { status } = await call('POST', '/contact', { ...form, recaptchaToken });
  assert.equal(status, 200);
  assert.equal((await storedIn(down)).length, 1);
  const failed = () => down.log.lines().some((line) => line.includes('will be tried again'));
  while (!failed()) await new Promise((resolve) => setTimeout(resolve, 50));

  const { received } = await startSmtp(t, port);
  while (received.length === 0) {
    await endWaiting(down.database.db.$client);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const [mail] = received;
  assert.deepEqual(
    [mail!.to, mail!.subject, mail!.replyTo],
    [['help@example.org'], 'Message from Ida', 'ida@example.org'],
  );
  const { rows } = await down.database.db.execute(`SELECT data::text FROM pgboss.job`);
  assert.doesNotMatch(JSON.stringify(rows), /ida@example|Is this on/, 'the queue keeps it sealed');
});
