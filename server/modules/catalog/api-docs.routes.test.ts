import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { callAs, makeApp } from '#tests/support/make-app.ts';

const app = await makeApp({ after }, { works: false });
const visitor = callAs(app.app, null);

test('every call that programs can read about, people can read about too', async () => {
  const { body } = await visitor('GET', '/openapi.json');
  const { status, headers, text } = await visitor('GET', '/docs/api');
  assert.equal(status, 200);
  assert.match(String(headers['content-security-policy']), /style-src 'sha256-/);
  const paths = Object.keys(body.paths as object);
  assert.ok(paths.length > 20);
  for (const path of paths) assert.ok(text.includes(`<span class="path">${path}</span>`), path);
  assert.ok(!text.includes('undefined'));
});
