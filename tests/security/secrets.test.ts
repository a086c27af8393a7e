import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadConfig } from '#server/core/config.ts';
import { tokenIn, waitForMail } from '#tests/support/mail.ts';
import { callAs, makeApp, type TestApp } from '#tests/support/make-app.ts';
import { PUBLIC_ENV } from '#tests/support/public-env.ts';
import { openScene } from '#tests/support/server-process.ts';

async function dump({ database }: TestApp): Promise<string> {
  const tables = await database.db.execute(`
    SELECT table_schema AS s, table_name AS t FROM information_schema.tables
    WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'`);
  const parts: string[] = [];
  for (const { s, t } of tables.rows as { s: string; t: string }[]) {
    parts.push(JSON.stringify((await database.db.execute(`SELECT * FROM "${s}"."${t}"`)).rows));
  }
  return parts.join('\n');
}

test('8 22 23 neither a database copy nor the log contains tokens, passwords or keys', async (t) => {
  const app = await makeApp(t);
  const visitor = callAs(app.app, null);
  const secrets: string[] = [];
  await visitor('POST', '/signup', { email: 'ada@example.org' });
  const link = tokenIn(await waitForMail(app.dataDir, 'ada@example.org', /Activate/));
  secrets.push(link);
  assert.match(await dump(app), /ada@example\.org/, 'the dump is a dump');
  const { body } = await visitor('GET', `/login_with_token/${link}`);
  secrets.push(body.access_token);
  const call = callAs(app.app, body.access_token);
  const password = 'seven green kettles';
  secrets.push(password);
  await call('POST', '/password', { password });
  await visitor('POST', '/login', { email: 'ada@example.org', password: `${password}!` });
  const { body: made } = await call('POST', '/access_tokens', { name: 'script' });
  secrets.push(made.token);
  const key = 'sk-abcdefghijklmnopqrstuvwxyz';
  secrets.push(key);
  await app.accountParts.keys.save(
    { id: (await call('GET', '/user_info')).body.id, email: '' },
    'openai',
    key,
    { address: '', userAgent: '' },
  );
  await visitor('POST', '/send_login_link', { email: 'ada@example.org' });
  secrets.push(tokenIn(await waitForMail(app.dataDir, 'ada@example.org', /login link/)));
  const stored = await dump(app);
  const logged = app.log.lines().join('\n');
  for (const secret of secrets) {
    for (const form of [secret, Buffer.from(secret).toString('base64')]) {
      assert.ok(!stored.includes(form), `the database holds ${secret}`);
      assert.ok(!logged.includes(form), `the log holds ${secret}`);
    }
  }
  for (const event of [
    'signed_up',
    'signed_in',
    'sign_in_failed',
    'password_changed',
    'key_saved',
  ]) {
    assert.ok(logged.includes(`"event":"${event}"`), event);
  }
});

test('24 the mailbox page can only be opened on the machine itself, not through a proxy', async (t) => {
  const { url, app } = await makeApp(t, { works: false, listens: true });
  const mailbox = `${url}/dev/mailbox`;
  assert.equal((await fetch(mailbox)).status, 200, 'at the machine it is there');
  const named = mailbox.replace('127.0.0.1', 'localhost');
  assert.equal((await fetch(named)).status, 200, 'by its name as well');
  for (const headers of [{ 'x-forwarded-for': '127.0.0.1' }, { via: '1.1 proxy' }]) {
    assert.equal((await fetch(mailbox, { headers })).status, 404);
  }
  const visitor = callAs(app, null);
  const elsewhere = await visitor('GET', '/dev/mailbox', undefined, { host: 'evil.example' });
  assert.equal(elsewhere.status, 404, 'a page elsewhere has a name of its own for this machine');
  const { statusCode } = await app.inject({ url: '/dev/mailbox', remoteAddress: '192.0.2.7' });
  assert.equal(statusCode, 404, 'and nobody comes in from the network');
});

test('24 on a public address there is no mailbox, no development token and no test billing', async (t) => {
  const app = await makeApp(t, { works: false, listens: true, env: PUBLIC_ENV });
  const port = new URL(app.url).port;
  const mailbox = await fetch(`http://localhost:${port}/dev/mailbox`);
  assert.equal(mailbox.status, 404, 'a proxy on this machine may ask by a local name for anybody');
  const token = await app.accounts.createOwnerToken('development');
  assert.equal((await callAs(app.app, token)('GET', '/user_info')).status, 401);
  app.log.expectErrors(/billing_unavailable/);
  const checkout = await app.owner.call('POST', '/subscription_checkout/price_monthly');
  assert.notEqual(checkout.status, 200, 'nobody pays with play money');
});

test('24 production doesn’t start with a publicly known secret', () => {
  const base = { NODE_ENV: 'production' };
  const zeros = Buffer.alloc(32).toString('base64');
  for (const bad of [
    { METRICS_TOKEN: 'changeme' },
    { RECAPTCHA_SECRET: 'secret', RECAPTCHA_SITE_KEY: 'x' },
    { ENCRYPTION_KEYS: `k1:${zeros}` },
    { DATABASE_URL: 'postgres://db.example.org/x' },
  ]) {
    const [name] = Object.keys(bad);
    const pattern = name === 'DATABASE_URL' ? /ENCRYPTION_KEYS/ : new RegExp(name!);
    assert.throws(() => loadConfig({ ...base, ...bad }), pattern, name);
  }
  assert.ok(loadConfig({ METRICS_TOKEN: 'changeme' }), 'on one’s own machine anything goes');
});

test('other users of the machine can’t read any file the server writes', async (t) => {
  const scene = openScene();
  t.after(() => scene.close());
  const dataDir = scene.folder();
  await scene.start({ dataDir });
  const names = readdirSync(dataDir);
  assert.ok(names.includes('encryption-keys') && names.includes('db'));
  // Files inside a private folder are private.
  const open = names.filter((name) => statSync(join(dataDir, name)).mode & 0o077);
  assert.deepEqual(open, []);
});
