import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openScene } from '#tests/support/server-process.ts';

/** Modules that only some responses need. Loading one would delay every start by more than it delays the first such request. */
const LATER = [
  'node_modules/@fastify/swagger/',
  'node_modules/@pydantic/genai-prices/',
  'node_modules/ajv/',
  'node_modules/any-ascii/',
  'node_modules/fast-json-stringify/index.js',
  'node_modules/yaml/',
  'internal/deps/undici/undici',
];

test('starting the server doesn’t load modules that only some responses need', async (context) => {
  const scene = openScene();
  after(() => scene.close());
  const dataDir = scene.folder();
  const list = join(scene.folder(), 'loaded');
  const hook = fileURLToPath(new URL('../support/list-loaded.mjs', import.meta.url));
  const server = await scene.start({
    dataDir,
    env: { NODE_OPTIONS: `--import ${hook}`, LOADED_LIST: list },
  });
  await server.end();
  const loaded = readFileSync(list, 'utf8').split('\n');
  assert.ok(loaded.some((one) => one.endsWith('/server/serve.ts')));
  for (const part of LATER) {
    await context.test(part, () => {
      assert.deepEqual(
        loaded.filter((one) => one.includes(part)),
        [],
      );
    });
  }
});
