import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { callAs, makeApp } from '#tests/support/make-app.ts';
import { createAccounts } from './accounts.service.ts';
import { keepDevelopmentToken } from './development-token.ts';

let now = new Date('2026-11-15T12:00:00Z');
const clock = { now: () => now };
const app = await makeApp({ after }, { works: false, clock });
const visitor = callAs(app.app, null);

test('C1 a signed-in user learns who they are', async () => {
  const { status, body } = await app.owner.call('GET', '/user_info');
  assert.equal(status, 200);
  assert.equal(body.email, 'writer@example.org');
});

test('C2 C3 nobody has a plan before anything can be bought', async () => {
  assert.deepEqual((await app.owner.call('GET', '/get_subscription')).body, { status: 'none' });
  assert.deepEqual((await app.owner.call('GET', '/has_ltd')).body, { has_ltd: false });
});

test('C9 a link signs in once, and never again, even for two at the same moment', async (t) => {
  const empty = await makeApp(t, { works: false });
  const accounts = createAccounts({ database: empty.database, clock, production: true });
  const token = await accounts.createFirstLink();
  assert.ok(token);
  assert.ok(await accounts.createOwnerLink(), 'but the operator can always have another');
  const call = callAs(empty.app, null);
  const tries = await Promise.all([1, 2, 3].map(() => call('GET', `/login_with_token/${token}`)));
  assert.deepEqual(
    tries.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 400, 400],
  );
  const { body, headers } = tries.find(({ status }) => status === 200)!;
  assert.equal(headers['cache-control'], 'no-store');
  assert.equal(
    await accounts.createFirstLink(),
    null,
    'nobody who has been in is given another unasked',
  );
  const me = await callAs(empty.app, body.access_token)('GET', '/user_info');
  assert.equal(me.body.email, 'owner@localhost');
});

test('a wrong or old link is 400 and never 401, so that nobody is signed out by it', async () => {
  for (const token of ['nonsense', 'x'.repeat(199)]) {
    const { status, body } = await visitor('GET', `/login_with_token/${token}`);
    assert.deepEqual([status, body.code], [400, 'link_used']);
  }
  assert.equal((await visitor('GET', `/login_with_token/${'x'.repeat(300)}`)).status, 400);
  assert.equal((await visitor('GET', '/login_with_token/%00')).status, 404);
});

test('a development token opens nothing in production', async () => {
  const options = { database: app.database, clock };
  const token = await createAccounts({ ...options, production: false }).createOwnerToken(
    'development',
  );
  assert.ok(await createAccounts({ ...options, production: false }).findByToken(token));
  assert.equal(await createAccounts({ ...options, production: true }).findByToken(token), null);
});

test('a session ends with its time', async () => {
  const token = await app.accounts.createOwnerToken('terminal');
  assert.ok(await app.accounts.findByToken(token));
  now = new Date(now.getTime() + 25 * 3600 * 1000);
  assert.equal(await app.accounts.findByToken(token), null);
});

test('the development token is kept over restarts, readable by its owner alone', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'token-'));
  t.after(() => rm(folder, { recursive: true }));
  const file = await keepDevelopmentToken(app.accounts, folder);
  const token = await readFile(file, 'utf8');
  assert.equal(statSync(file).mode & 0o777, 0o600);
  await keepDevelopmentToken(app.accounts, folder);
  assert.equal(await readFile(file, 'utf8'), token);
});
