import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { createKeyring, parseKeys } from '#server/core/keyring.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { createKeys } from './keys.service.ts';

/** A stand-in for OpenAI's list of models, the call that validates a key. */
const asked: string[] = [];
const vendor = createServer((request, response) => {
  const key = String(request.headers.authorization).replace('Bearer ', '');
  asked.push(key);
  const bad = { error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } };
  response.writeHead(key.includes('bad') ? 401 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(key.includes('bad') ? bad : { object: 'list', data: [] }));
}).listen(0, '127.0.0.1');
await new Promise((resolve) => vendor.once('listening', resolve));
after(() => vendor.close());
const base = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/v1`;

const app = await makeApp({ after }, { works: false, env: { OPENAI_BASE_URL: base } });
const { owner } = app;
const KEY = 'sk-proj-abcdefghijklmnop-WXYZ';

async function everythingStored(): Promise<string> {
  const { rows } = await app.database.db.execute('SELECT * FROM ai_keys');
  return JSON.stringify(rows);
}

test("R26 settings start with the product's defaults, and a change affects nothing else", async () => {
  const { body: before } = await owner.call('GET', '/settings');
  assert.deepEqual(before.defaults, {
    language: 'english',
    styleId: null,
    model: null,
    voices: [],
    secondReading: 'off',
    exportNotes: 'fitting',
  });
  assert.deepEqual([before.capCents, before.keys, before.email], [null, [], owner.email]);
  const change = { name: 'Ada', defaults: { language: 'hebrew' }, capCents: 1200 };
  const { status, body } = await owner.call('PATCH', '/settings', change);
  assert.equal(status, 200);
  assert.deepEqual(
    [body.name, body.defaults.language, body.defaults.voices, body.capCents],
    ['Ada', 'hebrew', [], 1200],
  );
  await owner.call('PATCH', '/settings', { defaults: { voices: ['v1', 'v2'] }, capCents: null });
  const { body: after2 } = await owner.call('GET', '/settings');
  assert.deepEqual([after2.defaults.language, after2.capCents], ['hebrew', null]);
});

test("only an account's own writing style can be its default", async () => {
  const made = await owner.call('POST', '/styles', { name: 'Plain' });
  assert.equal(made.status, 201);
  const other = await app.makeUser('other-style@example.org');
  const change = { defaults: { styleId: made.body.id } };
  assert.equal((await other.call('PATCH', '/settings', change)).status, 404);
  assert.equal((await other.call('GET', '/settings')).body.defaults.styleId, null);
  assert.equal((await owner.call('PATCH', '/settings', change)).status, 200);
});

test('invalid settings are refused by name and change nothing', async () => {
  for (const [change, field] of [
    [{ defaults: { language: 'klingon' } }, 'defaults.language'],
    [{ capCents: -1 }, 'capCents'],
    [{ capCents: 1.5 }, 'capCents'],
    [{ ownerId: 'usr_x' }, 'request'],
    [{ defaults: { voices: 'v1' } }, 'defaults.voices'],
    [{ defaults: { secondReading: 'always' } }, 'defaults.secondReading'],
    [{ defaults: { exportNotes: 'sometimes' } }, 'defaults.exportNotes'],
  ] as const) {
    const { status, body } = await owner.call('PATCH', '/settings', change);
    assert.deepEqual([status, body.code], [400, 'invalid_input'], JSON.stringify(change));
    assert.equal(body.fields[0].field, field);
  }
  assert.equal((await owner.call('GET', '/settings')).body.name, 'Ada');
});

test('F9 an own key is checked with its provider, stored encrypted, and only its last characters are returned', async () => {
  const saved = await owner.call('PUT', '/settings/keys/openai', { key: ` ${KEY} ` });
  assert.equal(saved.status, 200, saved.text);
  assert.deepEqual([saved.body.lastFour, saved.body.state], ['WXYZ', 'valid']);
  assert.equal(asked.at(-1), KEY, 'the provider was asked');
  const { text } = await owner.call('GET', '/settings');
  assert.ok(!text.includes(KEY) && !text.includes('abcdefgh'));
  assert.ok(!(await everythingStored()).includes('abcdefgh'));
  assert.equal(await app.accountParts.keys.find(owner.id, 'openai'), KEY);
  const tested = await owner.call('POST', '/settings/keys/openai/test');
  assert.equal(tested.body.state, 'valid');
  assert.ok(!app.log.lines().join('').includes('abcdefgh'));
});

test("a key refused by its provider isn't stored, and the old one stays", async () => {
  const { status, body } = await owner.call('PUT', '/settings/keys/openai', {
    key: 'sk-bad-key-000000',
  });
  assert.deepEqual([status, body.code], [400, 'key_refused']);
  assert.equal(await app.accountParts.keys.find(owner.id, 'openai'), KEY);
});

test('keys that could break a header, and unknown providers, are refused', async () => {
  for (const key of ['sk-abc\r\nHost: evil', 'short', 'sk-ключ-ключ-ключ', 'x'.repeat(501)]) {
    assert.equal((await owner.call('PUT', '/settings/keys/openai', { key })).status, 400);
  }
  const strange = await owner.call('PUT', '/settings/keys/nobody', { key: KEY });
  assert.deepEqual([strange.status, strange.body.code], [404, 'provider_unknown']);
  assert.equal((await owner.call('POST', '/settings/keys/groq/test')).status, 404);
});

test("a stored key copied to another account or provider can't be decrypted", async () => {
  const other: TestUser = await app.makeUser('other@example.org');
  await app.database.db.execute(
    `INSERT INTO ai_keys SELECT '${other.id}', provider, sealed, last_four, state, checked_at, created_at FROM ai_keys WHERE owner_id = '${owner.id}'`,
  );
  await app.database.db.execute(
    `INSERT INTO ai_keys SELECT owner_id, 'groq', sealed, last_four, state, checked_at, created_at FROM ai_keys WHERE owner_id = '${owner.id}'`,
  );
  for (const [id, provider] of [
    [other.id, 'openai'],
    [owner.id, 'groq'],
  ] as const) {
    await assert.rejects(app.accountParts.keys.find(id, provider), { code: 'key_unreadable' });
  }
  await app.database.db.execute(
    `DELETE FROM ai_keys WHERE owner_id = '${other.id}' OR provider = 'groq'`,
  );
});

test('after rotation stored keys can be decrypted with the new encryption key alone', async () => {
  const fresh = `k2:${randomBytes(32).toString('base64')}`;
  const old = createKeyring(parseKeys(`k1:${randomBytes(32).toString('base64')}`));
  const parts = { database: app.database, providers: { checkKey: async () => 'valid' as const } };
  const more = { audit: app.accountParts.audit, clock: { now: () => new Date() } };
  const user = await app.makeUser('rotates@example.org');
  const origin = { address: '', userAgent: '' };
  await app.database.db.execute('DELETE FROM ai_keys');
  await createKeys({ ...parts, ...more, keyring: old }).save(user, 'openai', KEY, origin);
  // Encrypted with a lost key: it can't be rotated and mustn't stop the others.
  await app.database.db.execute(`
    INSERT INTO ai_keys SELECT owner_id, 'groq', 'v1.k0.AAAA', last_four, state, checked_at FROM ai_keys`);
  const both = {
    seal: (plain: string, to: string) => createKeyring(parseKeys(fresh)).seal(plain, to),
    open: (sealed: string, to: string) => old.open(sealed, to),
    isCurrent: (sealed: string) => sealed.startsWith('v1.k2.'),
    derive: old.derive,
  };
  assert.equal(await createKeys({ ...parts, ...more, keyring: both }).rotate(), 1);
  const alone = createKeys({ ...parts, ...more, keyring: createKeyring(parseKeys(fresh)) });
  assert.equal(await alone.find(user.id, 'openai'), KEY);
  assert.equal(await alone.rotate(), 0);
});

test('a removed key is gone', async () => {
  await owner.call('PUT', '/settings/keys/openai', { key: KEY });
  assert.equal((await owner.call('DELETE', '/settings/keys/openai')).status, 204);
  assert.equal(await app.accountParts.keys.find(owner.id, 'openai'), null);
  assert.equal((await owner.call('DELETE', '/settings/keys/openai')).status, 404);
});
