import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { TERMS_VERSION } from '#contract/accounts.ts';
import { MESSAGES } from '#contract/messages.ts';
import { CALLS } from '#contract/paths.ts';
import { readOutbox, tokenIn, waitForMail } from '#tests/support/mail.ts';
import { type Call, callAs, makeApp } from '#tests/support/make-app.ts';
import { PUBLIC_ENV } from '#tests/support/public-env.ts';
import { keepDevelopmentToken } from './development-token.ts';
import { findUserByEmail } from './accounts.repo.ts';
import { createLinks } from './links.ts';
import { createSignIn } from './sign-in.service.ts';

let now = new Date('2021-11-15T12:00:00Z');
const clock = { now: () => now };
const pass = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
const app = await makeApp({ after }, { clock });
const visitor = callAs(app.app, null);

/** Signs up by mail like a browser, and returns the session's calls. */
async function signUp(email: string): Promise<{ call: Call; token: string }> {
  assert.equal((await visitor('POST', '/signup', { email })).status, 200);
  const mail = await waitForMail(app.dataDir, email, /Activate/);
  const { status, body } = await visitor('GET', `/login_with_token/${tokenIn(mail)}`);
  assert.equal(status, 200);
  return { call: callAs(app.app, body.access_token), token: body.access_token };
}

test('C1 a signed-in user can see who they are', async () => {
  const { status, body, headers } = await app.owner.call('GET', '/user_info');
  assert.equal(status, 200);
  assert.equal(body.email, 'writer@example.org');
  assert.equal(body.hasPassword, false);
  assert.equal(headers['cache-control'], 'no-store');
});

test('C8 E16 signing up mails a link that activates the account, and the accepted terms are recorded', async () => {
  pass(1);
  const answer = await visitor('POST', '/signup', { email: ' New@Example.org ' });
  assert.deepEqual([answer.status, answer.body], [200, { message: MESSAGES.signedUp }]);
  const mail = await waitForMail(app.dataDir, 'new@example.org', /Activate/);
  assert.match(mail.html, /Activate my account/);
  const { body } = await visitor('GET', `/login_with_token/${tokenIn(mail)}`);
  const me = await callAs(app.app, body.access_token)('GET', '/user_info');
  assert.deepEqual([me.body.email, me.body.termsVersion], ['new@example.org', TERMS_VERSION]);
  const row = await findUserByEmail(app.database.db, 'new@example.org');
  assert.equal(row!.termsAcceptedAt!.toISOString(), now.toISOString());
  assert.equal(row!.activatedAt!.toISOString(), now.toISOString());
});

test('C7 E15 a login link signs in once within 15 minutes, and a newer one invalidates it', async () => {
  await signUp('links@example.org');
  const ask = async (count: number) => {
    pass(4);
    const { status, body } = await visitor('POST', '/send_login_link', {
      email: 'links@example.org',
    });
    assert.deepEqual([status, body], [200, { message: MESSAGES.linkSent }]);
    return tokenIn(await waitForMail(app.dataDir, 'links@example.org', /login link/, count));
  };
  const redeem = (token: string) => visitor('GET', `/login_with_token/${token}`);
  const first = await ask(0);
  const second = await ask(1);
  assert.deepEqual([(await redeem(first)).status, (await redeem(second)).status], [400, 200]);
  assert.equal((await redeem(second)).status, 400, 'used');
  const third = await ask(2);
  pass(15);
  assert.equal((await redeem(third)).body.code, 'link_used', 'too old');
});

test('C7 an address without an account gets the same response, and a mail explaining it, once a day', async () => {
  for (let time = 0; time < 2; time += 1) {
    pass(4);
    const { status, body } = await visitor('POST', '/send_login_link', { email: 'no@example.org' });
    assert.deepEqual([status, body], [200, { message: MESSAGES.linkSent }]);
  }
  await waitForMail(app.dataDir, 'no@example.org', /Signing in/);
  await visitor('POST', '/signup', { email: 'later@example.org' });
  await waitForMail(app.dataDir, 'later@example.org', /Activate/);
  assert.equal(readOutbox(app.dataDir).filter(({ to }) => to === 'no@example.org').length, 1);
});

test('C8 signing up again with the same address signs in instead of creating a second account', async () => {
  pass(4);
  const { call } = await signUp('twice@example.org');
  const { id } = (await call('GET', '/user_info')).body;
  pass(4);
  assert.equal((await visitor('POST', '/signup', { email: 'TWICE@example.org' })).status, 200);
  const mail = await waitForMail(app.dataDir, 'twice@example.org', /login link/);
  const { body } = await visitor('GET', `/login_with_token/${tokenIn(mail)}`);
  assert.equal((await callAs(app.app, body.access_token)('GET', '/user_info')).body.id, id);
});

test('C6 a password signs in; every failure returns the same 400', async () => {
  pass(4);
  const { call } = await signUp('pass@example.org');
  const password = 'seven green kettles';
  assert.equal((await call('POST', '/password', { password })).status, 204);
  const { status, body } = await visitor('POST', '/login', { email: 'PASS@example.org', password });
  assert.equal(status, 200);
  assert.equal((await callAs(app.app, body.access_token)('GET', '/user_info')).status, 200);
  pass(2);
  const wrong = await Promise.all([
    visitor('POST', '/login', { email: 'pass@example.org', password: 'seven green kettle' }),
    visitor('POST', '/login', { email: 'nobody@example.org', password }),
    visitor('POST', '/login', { email: 'new@example.org', password }),
  ]);
  for (const { status: code, body: error } of wrong) {
    assert.deepEqual([code, error.code, error.msg], [400, 'login_failed', error.message]);
  }
  await waitForMail(app.dataDir, 'pass@example.org', /password was changed/);
});

test('changing the password requires the old one, unless the user has just signed in by link, and ends other sessions', async () => {
  pass(4);
  const { call: byLink } = await signUp('change@example.org');
  const first = { password: 'four blue umbrellas' };
  assert.equal((await byLink('POST', '/password', first)).status, 204);
  pass(2);
  const login = await visitor('POST', '/login', { email: 'change@example.org', ...first });
  const byPassword = callAs(app.app, login.body.access_token);
  const next = { password: 'nine quiet lanterns' };
  assert.equal((await byPassword('POST', '/password', next)).body.code, 'password_wrong');
  const guess = { ...next, current: 'not this one' };
  assert.equal((await byPassword('POST', '/password', guess)).body.code, 'password_wrong');
  assert.equal((await byLink('GET', '/user_info')).status, 200, 'nobody was signed out by that');
  const right = { ...next, current: first.password };
  assert.equal((await byPassword('POST', '/password', right)).status, 204);
  assert.equal((await byLink('GET', '/user_info')).status, 401);
  assert.equal((await byPassword('GET', '/user_info')).status, 200);
});

test('a sign-in with the old password during its change is refused', async () => {
  pass(4);
  const email = 'race@example.org';
  const { call } = await signUp(email);
  const old = 'four blue umbrellas';
  assert.equal((await call('POST', '/password', { password: old })).status, 204);
  pass(2);
  const { body } = await visitor('POST', '/login', { email, password: old });
  const other = await app.accounts.identify(body.access_token);
  const { credential, account } = other!;
  const { accountParts, database, queue, site } = app;
  const ORIGIN = { address: '', userAgent: '' };
  let meanwhile = (): Promise<unknown> => Promise.resolve();
  // By then the password has been checked, but nothing else has happened.
  const limits = {
    ...accountParts.limits,
    async forget(...subject: Parameters<typeof accountParts.limits.forget>) {
      await meanwhile();
      await accountParts.limits.forget(...subject);
    },
  };
  const signIn = createSignIn({ ...accountParts, database, queue, site, clock, limits });
  meanwhile = () => call('POST', '/password', { password: 'nine quiet lanterns' });
  await assert.rejects(signIn.byPassword(email, old, ORIGIN), { code: 'login_failed' });
  const { sessions } = (await call('GET', '/sessions')).body;
  assert.equal(sessions.length, 1, 'no session outlives the password it was opened with');
  const change = { current: 'nine quiet lanterns', password: 'mine now and for ever' };
  meanwhile = () => call('POST', '/password', { password: 'ten loud lanterns' });
  await assert.rejects(signIn.changePassword(account, credential.id, change, ORIGIN), {
    code: 'password_wrong',
  });
  meanwhile = () => Promise.resolve();
  const ended = { current: 'ten loud lanterns', password: 'mine now and for ever' };
  await assert.rejects(signIn.changePassword(account, credential.id, ended, ORIGIN), {
    code: 'not_signed_in',
  });
});

test('of links created at the same moment, one works', async () => {
  pass(20);
  const { call } = await signUp('atonce@example.org');
  const { id } = (await call('GET', '/user_info')).body;
  const { database, site } = app;
  const links = createLinks({ clock, site });
  const made = Array.from({ length: 8 }, () =>
    database.transaction((tx) => links.create(tx, id, 'login')),
  );
  const tokens = await Promise.all(made);
  const answers = [];
  for (const token of tokens)
    answers.push((await visitor('GET', `/login_with_token/${token}`)).status);
  assert.equal(answers.filter((status) => status === 200).length, 1);
});

test("weak passwords are refused with a message, long ones aren't truncated", async () => {
  pass(4);
  const { call } = await signUp('strong@example.org');
  for (const password of [
    'password1',
    'qwertyuiop',
    '12345678',
    'aaaaaaaa',
    'strong@example.org',
  ]) {
    const { status, body } = await call('POST', '/password', { password });
    assert.deepEqual([status, body.code], [400, 'password_common'], password);
  }
  for (const password of ['x4!kq9', '🐢🐇🦊🐙']) {
    const short = await call('POST', '/password', { password });
    assert.deepEqual([short.status, short.body.fields[0].field], [400, 'password'], password);
  }
  const long = 'correct horse battery staple '.repeat(4);
  assert.equal((await call('POST', '/password', { password: long })).status, 204);
  pass(2);
  const cut = await visitor('POST', '/login', {
    email: 'strong@example.org',
    password: long.slice(0, 72),
  });
  assert.equal(cut.status, 400, 'every character counts');
  const whole = await visitor('POST', '/login', { email: 'strong@example.org', password: long });
  assert.equal(whole.status, 200);
});

test('a session can be listed, revoked from another, and expires, whether used or not', async () => {
  pass(4);
  const { call: one } = await signUp('many@example.org');
  pass(4);
  await visitor('POST', '/send_login_link', { email: 'many@example.org' });
  const mail = await waitForMail(app.dataDir, 'many@example.org', /login link/);
  const { body } = await visitor('GET', `/login_with_token/${tokenIn(mail)}`, undefined, {
    'user-agent': 'Telephone/1',
  });
  const other = callAs(app.app, body.access_token);
  const { sessions } = (await one('GET', '/sessions')).body;
  assert.equal(sessions.length, 2);
  const phone = sessions.find((session: { isCurrent: boolean }) => !session.isCurrent);
  assert.equal(phone.userAgent, 'Telephone/1');
  const stranger = await signUp('stranger@example.org');
  assert.equal((await stranger.call('DELETE', `/sessions/${phone.id}`)).status, 404);
  assert.equal((await one('DELETE', `/sessions/${phone.id}`)).status, 204);
  assert.equal((await other('GET', '/user_info')).status, 401);

  pass(13 * 24 * 60);
  assert.equal((await one('GET', '/user_info')).status, 200);
  pass(13 * 24 * 60);
  assert.equal((await one('GET', '/user_info')).status, 200, 'used, it goes on');
  pass(5 * 24 * 60);
  assert.equal((await one('GET', '/user_info')).status, 401, 'but not for ever');
  assert.equal((await stranger.call('GET', '/user_info')).status, 401, 'unused, it ends earlier');
});

test('signing out also ends the session on the server', async () => {
  pass(4);
  const { call } = await signUp('leaves@example.org');
  assert.equal((await call('POST', '/logout')).status, 204);
  assert.equal((await call('GET', '/user_info')).status, 401);
});

test('C9 a link signs in only once, even if used twice at the same moment', async (t) => {
  const empty = await makeApp(t, { works: false });
  const token = await empty.accounts.createFirstLink();
  assert.ok(token);
  assert.ok(await empty.accounts.createOwnerLink(), 'but the operator can always have another');
  const call = callAs(empty.app, null);
  const tries = await Promise.all([1, 2, 3].map(() => call('GET', `/login_with_token/${token}`)));
  assert.deepEqual(
    tries.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 400, 400],
  );
  const { body, headers } = tries.find(({ status }) => status === 200)!;
  assert.equal(headers['cache-control'], 'no-store');
  assert.equal(
    await empty.accounts.createFirstLink(),
    null,
    'nobody who has been in is given another unasked',
  );
  const owner = callAs(empty.app, body.access_token);
  assert.equal((await owner('GET', '/user_info')).body.email, 'owner@localhost');
  await owner('POST', '/logout');
  assert.equal(await empty.accounts.createFirstLink(), null, 'nor when everybody has signed out');
});

test("an invalid or expired link returns 400 and never 401, so that it doesn't sign anyone out", async () => {
  const countTries = async () => {
    const { rows } = await app.database.db.execute(
      `SELECT 1 FROM audit_events WHERE owner_id = 'nobody' AND detail = 'link'`,
    );
    return rows.length;
  };
  const before = await countTries();
  for (const token of ['nonsense', 'x'.repeat(199)]) {
    const { status, body } = await visitor('GET', `/login_with_token/${token}`);
    assert.deepEqual([status, body.code], [400, 'link_used']);
  }
  assert.equal(await countTries(), before + 2, 'and it is written down that somebody tried');
  assert.equal((await visitor('GET', `/login_with_token/${'x'.repeat(300)}`)).status, 400);
  assert.equal((await visitor('GET', '/login_with_token/%00')).status, 404);
});

test("an access token can do what its scope allows, is shown once, and can't manage the account", async () => {
  pass(4);
  const { call } = await signUp('scripts@example.org');
  const made = await call('POST', '/access_tokens', { name: 'nightly' });
  assert.equal(made.status, 201);
  const { token, info } = made.body;
  const script = callAs(app.app, token);
  assert.equal((await script('GET', '/generations')).status, 200);
  const refused = await script('POST', '/generations', { format: 'summary', sample: true });
  assert.deepEqual([refused.status, refused.body.code], [403, 'scope_needed']);
  for (const path of Object.values(CALLS).filter((one) => one.endsWith('/estimate'))) {
    const { body } = await script('POST', path.replace(':id', 'gen_none'), {});
    // It may store the video.
    assert.equal(body.code === 'scope_needed', path === CALLS.estimate, path);
  }
  for (const [method, path] of [
    ['GET', '/sessions'],
    ['POST', '/password'],
    ['GET', '/access_tokens'],
    ['PUT', '/settings/keys/openai'],
    ['GET', '/account/audit'],
    ['POST', '/billing/portal'],
    ['POST', '/subscription_checkout/price_monthly'],
    ['POST', '/team/members'],
    ['DELETE', '/account'],
  ] as const) {
    assert.equal((await script(method, path, {})).body.code, 'session_needed', path);
  }
  assert.ok(!JSON.stringify((await call('GET', '/access_tokens')).body).includes(token));
  assert.equal((await call('DELETE', `/access_tokens/${info.id}`)).status, 204);
  assert.equal((await script('GET', '/generations')).status, 401);
});

test("an account's owner can read its audit log", async () => {
  pass(4);
  const { call } = await signUp('audit@example.org');
  pass(1);
  await call('POST', '/password', { password: 'six wooden spoons' });
  pass(2);
  await visitor('POST', '/login', { email: 'audit@example.org', password: 'six wooden spoon' });
  const { events } = (await call('GET', '/account/audit')).body;
  assert.deepEqual(
    events.slice(0, 2).map((event: { kind: string }) => event.kind),
    ['sign_in_failed', 'password_changed'],
  );
  assert.ok(events.some((event: { kind: string }) => event.kind === 'signed_up'));
  assert.doesNotMatch(JSON.stringify(events), /spoon/);
});

test("a development token doesn't work at a public address", async (t) => {
  const program = await makeApp(t, { works: false, env: PUBLIC_ENV });
  const token = await program.accounts.createOwnerToken('development');
  assert.equal(await program.accounts.identify(token), null);
  assert.ok(await app.accounts.identify(await app.accounts.createOwnerToken('development')));
});

test('the development token survives restarts and is readable only by its owner', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'token-'));
  t.after(() => rm(folder, { recursive: true }));
  const file = await keepDevelopmentToken(app.accounts, folder);
  const token = await readFile(file, 'utf8');
  assert.equal(statSync(file).mode & 0o777, 0o600);
  await keepDevelopmentToken(app.accounts, folder);
  assert.equal(await readFile(file, 'utf8'), token);
});
