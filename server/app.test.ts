import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { callAs, makeApp } from '#tests/support/make-app.ts';

const app = await makeApp({ after }, { works: false });
const visitor = callAs(app.app, null);

test('401 is returned only when no valid token was sent, since any 401 signs the browser out', async () => {
  for (const call of [visitor, callAs(app.app, 'not-a-token')]) {
    const { status, body } = await call('GET', '/generations');
    assert.deepEqual([status, body.code, body.msg], [401, 'not_signed_in', body.message]);
  }
  assert.equal((await app.owner.call('GET', '/generations/none')).status, 404);
});

test('an unknown path returns 404 as JSON, with or without a token', async () => {
  for (const call of [visitor, app.owner.call]) {
    const { status, body } = await call('GET', '/no/such/place');
    assert.deepEqual([status, body.code], [404, 'not_found']);
  }
});

test('a body that is too large, malformed or not JSON gets a readable error', async () => {
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

test('C4 an empty body with a JSON content type counts as no body instead of an error', async () => {
  const id = 'gen_none';
  const { status } = await app.owner.call('POST', `/generations/${id}/stop`, undefined, {
    'content-type': 'application/json',
  });
  assert.equal(status, 404);
});

test('every response carries its request id and headers against framing and foreign scripts', async () => {
  const { headers, body } = await visitor('GET', '/generations');
  assert.equal(headers['x-request-id'], body.requestId);
  assert.match(String(headers['content-security-policy']), /script-src 'self'/);
  assert.doesNotMatch(String(headers['content-security-policy']), /unsafe/);
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
});

test('browsers use HTTPS for subdomains too only if the operator says so', async (t) => {
  const hsts = async (call: typeof visitor) =>
    (await call('GET', '/healthz')).headers['strict-transport-security'];
  assert.equal(await hsts(visitor), 'max-age=31536000');
  const asked = await makeApp(t, { works: false, env: { HSTS_SUBDOMAINS: 'true' } });
  assert.equal(await hsts(callAs(asked.app, null)), 'max-age=31536000; includeSubDomains');
});

test('health and readiness checks need no token', async () => {
  assert.deepEqual((await visitor('GET', '/healthz')).body, { ok: true });
  assert.deepEqual((await visitor('GET', '/readyz')).body, { ok: true });
});

test("a process that can't do its work reports what is missing and when to retry", async (t) => {
  const ending = await makeApp(t, { works: false });
  ending.log.expectErrors(/request failed/);
  await ending.queue.stop();
  const { status, headers, body } = await callAs(ending.app, null)('GET', '/readyz');
  assert.deepEqual([status, headers['retry-after'], body.code], [503, '5', 'unavailable']);
  assert.deepEqual(body.fields, [{ field: 'queue', problem: 'can’t be read' }]);
});

test('K2 callers can list the 41 languages and seven formats', async () => {
  const { body: languages } = await visitor('GET', '/languages');
  assert.equal(languages.length, 41);
  assert.deepEqual(
    languages.map((language: { value: string }) => language.value),
    LANGUAGES.map((language) => language.value),
  );
  assert.equal((await visitor('GET', '/formats')).body.length, 7);
});

test('the OpenAPI document lists every endpoint', async () => {
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

test('the request log shows the route pattern, never the URL, token or query', async () => {
  await app.owner.call('GET', '/generations/gen_secret?x=hunter2');
  const lines = app.log.lines().join('');
  assert.doesNotMatch(lines, /hunter2|gen_secret/);
  assert.ok(!lines.includes(app.owner.token));
});
