import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { TERMS_VERSION } from '#contract/accounts.ts';
import { ensureUser, findUserByEmail } from '#server/modules/accounts/accounts.repo.ts';
import { callAs, makeApp, type TestApp } from '#tests/support/make-app.ts';
import {
  CLIENT,
  createCookieClient,
  type Forgery,
  type Person,
  startForger,
  startOpenIdServer,
} from '#tests/support/openid-servers.ts';

// A localhost name, because on a public address a plain-HTTP issuer on this machine is refused.
const ORIGIN = 'https://app.example.localhost';
const CALLBACK = `${ORIGIN}/auth/google/callback`;
const FAILED = `${ORIGIN}/login?google=failed`;
const SUCCESS = new RegExp(`^${ORIGIN}/login_with_token\\?token=[\\w-]{43}$`);

async function startApp(issuer: string): Promise<TestApp> {
  const env = {
    PUBLIC_URL: ORIGIN,
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    GOOGLE_ISSUER: issuer,
  };
  return makeApp({ after }, { works: false, env });
}

interface Begun {
  url: string;
  cookie: string;
}

async function begin({ app }: TestApp): Promise<Begun> {
  const { status, body, headers } = await callAs(app, null)('GET', '/auth/google/login');
  assert.equal(status, 200);
  const set = String(headers['set-cookie']);
  assert.match(set, /HttpOnly; SameSite=Lax; Secure$/);
  return { url: body.auth_url, cookie: set.split(';')[0]! };
}

/** The redirect back from Google, sent to the app under test. */
async function comeBack({ app }: TestApp, url: string, cookie = ''): Promise<string> {
  const { status, headers } = await callAs(app, null)(
    'GET',
    url.slice(ORIGIN.length),
    undefined,
    cookie ? { cookie } : {},
  );
  assert.equal(status, 302);
  return String(headers['location']);
}

const people: Record<string, Person> = {
  alice: { email: 'Alice@Example.org', email_verified: true, name: 'Alice' },
  mallory: { email: 'victim@example.org', email_verified: false },
  early: { email: 'early@example.org', email_verified: true },
  twin: { email: 'alice@example.org', email_verified: true },
};
const real = await startApp(
  await startOpenIdServer({ after: (work) => after(work) }, CALLBACK, people),
);

async function signInAs(login: string): Promise<{ back: string; cookie: string }> {
  const { url, cookie } = await begin(real);
  return { back: await createCookieClient().signIn(url, login, CALLBACK), cookie };
}

describe('11 signing in with Google, against a certified OpenID server', () => {
  test('C10 S9 PKCE, state and nonce are sent, and the callback redirects to /login_with_token once', async () => {
    const { url } = await begin(real);
    const asked = new URL(url).searchParams;
    assert.equal(asked.get('code_challenge_method'), 'S256');
    for (const name of ['code_challenge', 'state', 'nonce']) assert.ok(asked.get(name), name);
    assert.equal(asked.get('redirect_uri'), CALLBACK);
    const { back, cookie } = await signInAs('alice');
    const target = await comeBack(real, back, cookie);
    assert.match(target, SUCCESS);
    const token = new URL(target).searchParams.get('token');
    const visitor = callAs(real.app, null);
    const { body } = await visitor('GET', `/login_with_token/${token}`);
    const me = await callAs(real.app, body.access_token)('GET', '/user_info');
    assert.deepEqual(
      [me.body.email, me.body.name, me.body.hasGoogle, me.body.termsVersion],
      ['alice@example.org', 'Alice', true, TERMS_VERSION],
    );
    assert.equal((await visitor('GET', `/login_with_token/${token}`)).status, 400);
    assert.equal(await comeBack(real, back, cookie), FAILED, 'replayed');
  });

  test('nobody gets in without the cookie, with another browser’s cookie, or with a wrong state', async () => {
    const { back, cookie } = await signInAs('alice');
    const other = await begin(real);
    assert.equal(await comeBack(real, back), FAILED);
    assert.equal(await comeBack(real, back, other.cookie), FAILED);
    assert.equal(await comeBack(real, back, 'google_sign_in=v1.k1.AAAA'), FAILED);
    const changed = new URL(back);
    changed.searchParams.set('state', 'another');
    assert.equal(await comeBack(real, changed.href, cookie), FAILED);
    changed.searchParams.delete('state');
    assert.equal(await comeBack(real, changed.href, cookie), FAILED);
  });

  test('an email address that Google hasn’t verified signs nobody in and creates no account', async () => {
    const { back, cookie } = await signInAs('mallory');
    assert.equal(await comeBack(real, back, cookie), FAILED);
    assert.equal(await findUserByEmail(real.database.db, 'victim@example.org'), null);
  });

  test('an account someone else registered with your address becomes yours when you sign in', async () => {
    const { id } = await ensureUser(real.database.db, 'usr_early', 'early@example.org');
    const squatter = await real.makeUser('early@example.org');
    await real.database.db.execute(`UPDATE users SET password_hash = 'planted' WHERE id = '${id}'`);
    const { back, cookie } = await signInAs('early');
    assert.match(await comeBack(real, back, cookie), SUCCESS);
    assert.equal((await squatter.call('GET', '/user_info')).status, 401);
    const row = await findUserByEmail(real.database.db, 'early@example.org');
    assert.deepEqual([row!.id, row!.passwordHash], [id, null]);
  });

  test('another Google account with the same address doesn’t get into the account', async () => {
    const { back, cookie } = await signInAs('twin');
    assert.equal(await comeBack(real, back, cookie), FAILED);
  });
});

describe('11 an OpenID server that sends false claims isn’t trusted', async () => {
  const forger = await startForger(
    { after: (work) => after(work) },
    { email: 'mark@example.org', email_verified: true },
  );
  const app = await startApp(forger.issuer);
  const seconds = Math.floor(Date.now() / 1000);
  const lies: Record<string, Forgery> = {
    'a wrong nonce': { claims: { nonce: 'another' } },
    'no nonce': { claims: { nonce: undefined } },
    'another audience': { claims: { aud: 'another-app' } },
    'another issuer': { claims: { iss: 'https://accounts.example.org' } },
    'a token that has expired': { claims: { iat: seconds - 7200, exp: seconds - 3600 } },
    'alg none': { alg: 'none' },
    'alg HS256': { alg: 'HS256' },
    'a key that is not the issuer’s': {
      key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
    },
    'an unchecked address as text': { claims: { email_verified: 'true' } },
    'no address': { claims: { email: undefined } },
  };
  const attempt = async (forgery: Forgery) => {
    forger.forge(forgery);
    const { url, cookie } = await begin(app);
    const answer = await fetch(url, { redirect: 'manual' });
    return comeBack(app, answer.headers.get('location')!, cookie);
  };

  test('a correct response is accepted', async () => assert.match(await attempt({}), SUCCESS));
  for (const [what, forgery] of Object.entries(lies)) {
    test(what, async () => assert.equal(await attempt(forgery), FAILED));
  }
});
