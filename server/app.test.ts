import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { callAs, makeApp } from '#tests/support/make-app.ts';

const app = await makeApp({ after }, { works: false });
const visitor = callAs(app.app, null);

test('401 means only that no valid token was sent', async () => {
  for (const call of [visitor, callAs(app.app, 'not-a-token')]) {
    const { status, body } = await call('GET', '/generations');
    assert.deepEqual([status, body.code, body.msg], [401, 'not_signed_in', body.message]);
  }
  assert.equal((await app.owner.call('GET', '/generations/none')).status, 404);
});

test('an address that does not exist answers 404 as JSON, with or without a token', async () => {
  for (const call of [visitor, app.owner.call]) {
    const { status, body } = await call('GET', '/no/such/place');
    assert.deepEqual([status, body.code], [404, 'not_found']);
  }
});

test('a body that is too large, not JSON or malformed is refused in plain words', async () => {
  const { call } = app.owner;
  const large = await call('POST', '/generations', { format: 'x'.repeat(2_000_000) });
  assert.deepEqual([large.status, large.body.code], [413, 'too_large']);
  const xml = await call('POST', '/generations', '<x/>', { 'content-type': 'application/xml' });
  assert.deepEqual([xml.status, xml.body.code], [415, 'unsupported_type']);
  for (const text of ['{"format":', '"text"', '{"__proto__":{"a":1}}']) {
    const bad = await call('POST', '/generations', text, { 'content-type': 'application/json' });
    assert.deepEqual([bad.status, bad.body.code], [400, 'invalid_input'], text);
  }
});

test('C4 an absent body with a JSON content type is a request without a body, not an error of its own', async () => {
  const id = 'gen_none';
  const { status } = await app.owner.call('POST', `/generations/${id}/stop`, undefined, {
    'content-type': 'application/json',
  });
  assert.equal(status, 404);
});

test('every answer names its request and is guarded against framing and foreign scripts', async () => {
  const { headers, body } = await visitor('GET', '/generations');
  assert.equal(headers['x-request-id'], body.requestId);
  assert.match(String(headers['content-security-policy']), /script-src 'self'/);
  assert.doesNotMatch(String(headers['content-security-policy']), /unsafe/);
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
});

test('health and readiness are open to all', async () => {
  assert.deepEqual((await visitor('GET', '/healthz')).body, { ok: true });
  assert.deepEqual((await visitor('GET', '/readyz')).body, { ok: true });
});

test('a process that cannot do its work says what is missing, and when to ask again', async (t) => {
  const ending = await makeApp(t, { works: false });
  ending.log.expectErrors(/request failed/);
  await ending.queue.stop();
  const { status, headers, body } = await callAs(ending.app, null)('GET', '/readyz');
  assert.deepEqual([status, headers['retry-after'], body.code], [503, '5', 'unavailable']);
  assert.deepEqual(body.fields, [{ field: 'queue', problem: 'can’t be read' }]);
});

test('K2 the 41 languages and the seven formats are listed for callers', async () => {
  const { body: languages } = await visitor('GET', '/languages');
  assert.equal(languages.length, 41);
  assert.deepEqual(
    languages.map((language: { value: string }) => language.value),
    LANGUAGES.map((language) => language.value),
  );
  assert.equal((await visitor('GET', '/formats')).body.length, 7);
});

test('the description of the interface names every call', async () => {
  const { body } = await visitor('GET', '/openapi.json');
  assert.match(body.openapi, /^3\./);
  for (const path of ['/generations', '/generations/{id}', '/generations/{id}/events', '/events']) {
    assert.ok(body.paths[path], path);
  }
  const { requestBody } = body.paths['/generations'].post;
  const { $ref } = requestBody.content['application/json'].schema;
  assert.equal($ref, '#/components/schemas/CreateGeneration');
  assert.ok(body.components.schemas.CreateGeneration.properties.language);
});

test('the log of a request shows its route, never its address, token or query', async () => {
  await app.owner.call('GET', '/generations/gen_secret?x=hunter2');
  const lines = app.log.lines().join('');
  assert.doesNotMatch(lines, /hunter2|gen_secret/);
  assert.ok(!lines.includes(app.owner.token));
});
