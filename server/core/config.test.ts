import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadConfig } from './config.ts';
import { OperatorError } from './fatal.ts';

function problemsOf(env: Record<string, string>): string {
  try {
    loadConfig(env);
  } catch (error) {
    assert.ok(error instanceof OperatorError);
    return error.message;
  }
  return assert.fail('it was accepted');
}

test('the server starts without any configuration', () => {
  const config = loadConfig({});
  assert.equal(config.http.port, 3000);
  assert.equal(config.http.host, '127.0.0.1');
  assert.equal(config.role, 'all');
  assert.equal(config.production, false);
  assert.equal(config.data.databaseUrl, undefined);
});

test('empty variables count as unset, as in compose files', () => {
  assert.equal(loadConfig({ PORT: '', DATABASE_URL: '  ' }).http.port, 3000);
});

test('one error message lists every invalid value', () => {
  const message = problemsOf({
    PORT: '70000',
    ROLE: 'boss',
    PUBLIC_URL: 'ftp://example.org',
    SUPPORT_EMAIL: 'nobody',
    OPERATORS: 'me@example.org, nobody',
    NODE_ENV: 'prod',
    TRUST_PROXY: 'maybe',
    MAX_UPLOAD_MB: '-1',
  });
  for (const name of [
    'PORT',
    'ROLE',
    'PUBLIC_URL',
    'SUPPORT_EMAIL',
    'OPERATORS',
    'NODE_ENV',
    'TRUST_PROXY',
    'MAX_UPLOAD_MB',
  ]) {
    assert.match(message, new RegExp(`- ${name} `));
  }
  assert.match(message, /PORT must be a whole number from 0 to 65535 \(it is "70000"\)/);
});

test('error messages never repeat a secret, valid or not', () => {
  const message = problemsOf({
    DATABASE_URL: 'mysql://root:hunter2@db',
    ENCRYPTION_KEYS: 'hunter3',
  });
  assert.match(message, /DATABASE_URL must be an address/);
  assert.doesNotMatch(message, /hunter/);
});

test('setting only one of two paired variables is an error', () => {
  assert.match(
    problemsOf({ STRIPE_SECRET_KEY: 'sk_x' }),
    /STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET/,
  );
});

test('running several processes requires a shared database', () => {
  assert.match(problemsOf({ ROLE: 'web' }), /ROLE web and worker need DATABASE_URL/);
  assert.equal(loadConfig({ ROLE: 'web', DATABASE_URL: 'postgres://db/x' }).role, 'web');
});

test('secrets can be read from files', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'url');
  writeFileSync(file, 'postgres://db/x\n');
  assert.equal(loadConfig({ DATABASE_URL_FILE: file }).data.databaseUrl, 'postgres://db/x');
  assert.match(problemsOf({ DATABASE_URL_FILE: join(folder, 'gone') }), /can’t be read/);
  assert.match(
    problemsOf({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://db/y' }),
    /both set/,
  );
});

test('a cookies file that isn’t there or can’t be read is named before anything starts', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'cookies-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'cookies.txt');
  assert.match(problemsOf({ YTDLP_COOKIES_FILE: file }), /- YTDLP_COOKIES_FILE .*cookies\.txt/);
  assert.match(problemsOf({ YTDLP_COOKIES_FILE: folder }), /YTDLP_COOKIES_FILE .* can’t be read/);
  writeFileSync(file, '');
  assert.equal(loadConfig({ YTDLP_COOKIES_FILE: file }).youtube.cookiesFile, file);
});

const SHOWN = {
  SUPPORT_EMAIL: 'help@shop.example',
  AFFILIATE_URL: 'https://partners.shop.example',
  SIBLING_PRODUCTS: 'Clipdesk https://clipdesk.example, Notely Pro https://notely.example',
};
const KEY = `k1:${Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('base64')}`;

test('a public URL means production whatever NODE_ENV says, and all missing settings are listed at once', () => {
  for (const NODE_ENV of ['', 'development', 'test', 'production']) {
    const message = problemsOf({ PUBLIC_URL: 'http://shop.example', NODE_ENV });
    assert.match(message, /- PUBLIC_URL must start with https:\/\//);
    assert.match(message, /- SMTP_URL must be set/);
    assert.match(message, /- ENCRYPTION_KEYS must be set .*openssl rand -base64 32/);
    const env = { PUBLIC_URL: 'https://shop.example', ENCRYPTION_KEYS: KEY, NODE_ENV };
    assert.doesNotMatch(problemsOf(env), /PUBLIC_URL must|ENCRYPTION_KEYS/);
    for (const name of Object.keys(SHOWN)) {
      assert.match(message, new RegExp(`- ${name} must be set if PUBLIC_URL is public`));
    }
    const whole = loadConfig({ ...env, ...SHOWN, SMTP_URL: 'smtp://mail.example' });
    assert.equal(whole.production, true);
    assert.deepEqual(whole.site.siblingProducts, [
      { name: 'Clipdesk', url: 'https://clipdesk.example' },
      { name: 'Notely Pro', url: 'https://notely.example' },
    ]);
    assert.match(problemsOf({ SIBLING_PRODUCTS: 'Clipdesk' }), /names with addresses/);
  }
  const plainIdentity = {
    PUBLIC_URL: 'https://shop.example',
    ...SHOWN,
    IDENTITY_URL: 'http://id.shop.example',
    ENCRYPTION_KEYS: KEY,
    SMTP_URL: 'smtp://mail.example',
  };
  assert.match(problemsOf(plainIdentity), /- IDENTITY_URL must start with https:/);
});

test('only addresses of this machine count as local, not lookalikes', () => {
  for (const host of ['localhost', 'www.shop.localhost', '127.0.0.1', '127.9.8.7', '[::1]']) {
    assert.equal(loadConfig({ PUBLIC_URL: `http://${host}:3000` }).production, false, host);
  }
  for (const host of [
    'localhost.example',
    'notlocalhost',
    'localhost.',
    '127.0.0.1.nip.io',
    '192.168.1.2',
    '10.0.0.1',
    '0.0.0.0',
    '[::]',
    'box.local',
  ]) {
    assert.match(problemsOf({ PUBLIC_URL: `https://${host}` }), /SMTP_URL must be set/, host);
  }
});
