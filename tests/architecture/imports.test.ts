import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  checkEnvironmentReads,
  checkLayers,
  checkPackages,
  checkProductName,
  findModuleCycle,
} from '#tests/architecture/import-rules.ts';
import { LAYERS, MODULES } from '#tests/architecture/layers.ts';
import { assertNone, places, readTree, treeOf } from '#tests/architecture/tree.ts';

const tree = readTree();

test('the checks see the project’s files', () => {
  const imports = tree.modules.flatMap((module) => module.imports);
  assert.ok(tree.modules.some(({ path }) => path.startsWith('contract/')));
  assert.ok(imports.some(({ target }) => target === 'tests/architecture/tree.ts'));
  assert.ok(imports.some(({ specifier }) => specifier === 'node:test'));
});

describe('layers import only what they are allowed to', () => {
  test('in this project', () => assertNone(checkLayers(tree)));

  const allowed: [from: string, specifier: string][] = [
    ['contract/videos.ts', './catalog/languages.ts'],
    ['content/reviews.ts', '#contract/product.ts'],
    ['server/core/log.ts', '#contract/errors.ts'],
    ['server/db/pool.ts', '#server/core/config.ts'],
    ['server/providers/ai/openai.ts', './port.ts'],
    ['server/providers/ai/openai.ts', '#server/text/chunks.ts'],
    ['server/providers/ai/select.test.ts', './select.ts'],
    ['server/modules/billing/billing.jobs.ts', '#server/queue/queue.ts'],
    ['server/modules/billing/billing.jobs.ts', '#server/providers/billing/port.ts'],
    ['server/modules/billing/billing.jobs.ts', '../accounts/accounts.service.ts'],
    ['server/modules/billing/billing.routes.test.ts', '#tests/support/make-app.ts'],
    ['server/modules/billing/testing/rows.ts', '#tests/support/make-user.ts'],
    ['server/app.ts', './modules/billing/billing.routes.ts'],
    ['server/main.ts', './providers/ai/select.ts'],
    ['server/compose.ts', './providers/ai/select.ts'],
    ['cli/make.ts', '#server/providers/ai/select.ts'],
    ['web/lib/api.ts', '#web/ui/button.tsx'],
    ['web/features/auth/form.tsx', './field.tsx'],
    ['web/features/auth/form.tsx', '#web/lib/api.ts'],
    ['web/site/home.tsx', '#web/features/make/form.tsx'],
    ['tests/e2e/x.test.ts', '#server/db/pool.ts'],
    ['bench/run.ts', '#server/text/chunks.ts'],
  ];
  for (const [from, specifier] of allowed) {
    test(`lets ${from} import ${specifier}`, () => {
      assertNone(checkLayers(treeOf({ [from]: `import { x } from '${specifier}';` })));
    });
  }

  const forbidden: [from: string, specifier: string][] = [
    ['contract/videos.ts', '#server/core/log.ts'],
    ['contract/videos.ts', '../content/reviews.ts'],
    ['content/reviews.ts', '#server/core/log.ts'],
    ['server/core/log.ts', '../db/pool.ts'],
    ['server/db/pool.ts', '#server/queue/queue.ts'],
    ['server/text/chunks.ts', '../prompts/blog.ts'],
    ['server/queue/queue.ts', '#server/modules/billing/billing.jobs.ts'],
    ['server/providers/ai/openai.ts', '#server/db/pool.ts'],
    ['server/providers/ai/openai.ts', '../speech/select.ts'],
    ['server/modules/billing/billing.service.ts', '#server/providers/billing/stripe.ts'],
    ['server/modules/billing/billing.service.ts', '#server/providers/billing/select.ts'],
    ['server/modules/billing/billing.service.ts', '../accounts/accounts.repo.ts'],
    ['server/modules/accounts/accounts.service.ts', '../billing/billing.service.ts'],
    ['server/modules/unheard-of/x.service.ts', '../accounts/accounts.service.ts'],
    ['server/modules/billing/billing.service.ts', '#server/app.ts'],
    ['server/modules/billing/billing.service.ts', '#tests/support/make-app.ts'],
    ['server/modules/billing/billing.test.ts', '#tests/e2e/journey.ts'],
    ['server/app.ts', '#server/providers/ai/port.ts'],
    ['server/app.ts', '#server/db/pool.ts'],
    ['server/main.ts', '../cli/make.ts'],
    ['server/main.ts', '../bench/run.ts'],
    ['cli/make.ts', '#web/lib/api.ts'],
    ['web/ui/button.tsx', '#contract/product.ts'],
    ['web/ui/button.tsx', '../lib/api.ts'],
    ['web/lib/api.ts', '#web/features/auth/form.tsx'],
    ['web/lib/api.ts', '#server/core/log.ts'],
    ['web/features/auth/form.tsx', '../make/form.tsx'],
    ['web/site/home.tsx', '#web/app/shell.tsx'],
    ['web/app/shell.tsx', '../site/home.tsx'],
    ['web/app/shell.tsx', '../testing/gallery.tsx'],
    ['web/app/shell.tsx', '../../scripts/build.ts'],
  ];
  for (const [from, specifier] of forbidden) {
    test(`keeps ${from} from ${specifier}`, () => {
      const bad = treeOf({ [from]: `import { x } from '${specifier}';` });
      assert.deepEqual(places(checkLayers(bad)), [`${from}:1`]);
    });
  }

  test('finds every form of import in every kind of file', () => {
    const lines = [
      `import '#server/core/log.ts';`,
      `import type { A } from '#server/core/log.ts';`,
      `import { type B, b } from '#server/core/log.ts';`,
      `import * as all from '../../server/core/log.ts';`,
      `export * from '#server/core/log.ts';`,
      `export type { C } from '#server/core/log.ts';`,
      `type D = import('#server/core/log.ts').D;`,
      'const e = await import(`#server/core/log.ts`);',
      `const f = () => <p>{import('#server/core/log.ts')} import '#server/core/no.ts'</p>;`,
      `const g = new Worker(new URL('../../server/core/log.ts', import.meta.url));`,
      `const h = import.meta.glob(['../../server/core/*.ts', './rows/*.ts']);`,
      `const i = await import(all.name);`,
      `const text = "import '#server/core/log.ts'"; // import '#server/core/log.ts'`,
    ];
    const bad = treeOf({ 'web/ui/button.tsx': lines.join('\n') });
    assert.deepEqual(bad.modules[0]?.syntaxErrors, []);
    const expected = lines.slice(0, -1).map((_, index) => `web/ui/button.tsx:${index + 1}`);
    assert.deepEqual(places(checkLayers(bad)).toSorted(), expected.toSorted());
  });

  test('requires every code file to belong to a layer', () => {
    const files = { 'scripts/x.ts': '', 'web/x.tsx': '', 'server/y.ts': '' };
    assert.deepEqual(places(checkLayers(treeOf(files))), [
      'scripts/x.ts:1',
      'server/y.ts:1',
      'web/x.tsx:1',
    ]);
    assertNone(checkLayers(treeOf({ 'web/vite.config.ts': '', 'web/assets.d.ts': '' })));
  });
});

describe('the tables', () => {
  test('list only layers that exist', () => {
    const names = new Set(LAYERS.map(({ name }) => name));
    for (const { name, mayImport } of LAYERS) {
      if (mayImport === 'anything') continue;
      for (const other of mayImport) assert.ok(names.has(other), `${name} may import ${other}`);
    }
  });

  test('list modules without cycles', () => {
    assert.equal(findModuleCycle(MODULES), null);
    for (const used of Object.values(MODULES).flat()) assert.ok(used in MODULES, used);
  });

  test('would report a cycle', () => {
    assert.equal(findModuleCycle({ a: ['b', 'c'], b: [], c: ['d'], d: ['a'] }), 'a → c → d → a');
  });
});

describe('packages', () => {
  test('are declared and allowed in the layer that imports them', () =>
    assertNone(checkPackages(tree)));

  const manifest = JSON.stringify({
    dependencies: { fastify: '1', pg: '1', react: '1', zod: '1' },
    devDependencies: { 'fast-check': '1', '@types/estree': '1' },
  });
  const check = (files: Record<string, string>) =>
    places(checkPackages(treeOf({ 'package.json': manifest, ...files })));

  test('are accepted where they are allowed', () => {
    const files = {
      'contract/a.ts': `import { z } from 'zod'; import { core } from 'zod/v4/core';`,
      'contract/a.test.ts': `import { test } from 'node:test'; import fc from 'fast-check';`,
      'server/core/a.ts': `import { x } from 'node:fs/promises'; import type { N } from 'estree';`,
      'server/db/a.ts': `import pg from 'pg';`,
      'web/ui/a.tsx': `import { x } from 'react'; import './a.css'; import 'virtual:pages';`,
      'web/ui/a.test.tsx': `import { test } from 'node:test';`,
    };
    assert.deepEqual(check(files), []);
  });

  for (const [path, specifier] of [
    ['contract/a.ts', 'pg'],
    ['contract/a.ts', 'node:crypto'],
    ['server/text/a.ts', 'node:fs/promises'],
    ['server/audio/a.ts', 'node:child_process'],
    ['server/core/a.ts', 'fs'],
    ['server/app.ts', 'react/jsx-runtime'],
    ['server/core/a.ts', 'fast-check'],
    ['server/core/a.ts', '@scope/absent/deep'],
    ['web/lib/a.ts', 'node:path'],
    ['web/app/a.tsx', 'fastify'],
    ['tests/support/a.ts', 'absent'],
  ] as const) {
    test(`keep ${specifier} out of ${path}`, () => {
      assert.deepEqual(check({ [path]: `import x from '${specifier}';` }), [`${path}:1`]);
    });
  }
});

describe('the environment', () => {
  test('is read only by the configuration', () => assertNone(checkEnvironmentReads(tree)));

  test('reads are found in every form', () => {
    const text = [
      `import { env } from 'node:process';`,
      `const a = process.env.A;`,
      `const b = globalThis.process['env'];`,
      `const { env: c } = process;`,
      `const text = 'process.env'; // process.env`,
    ].join('\n');
    const expected = [1, 2, 3, 4].map((line) => `server/core/log.ts:${line}`);
    assert.deepEqual(
      places(checkEnvironmentReads(treeOf({ 'server/core/log.ts': text }))),
      expected,
    );
    for (const path of ['server/core/config.ts', 'server/main.ts', 'server/db/pool.test.ts']) {
      assertNone(checkEnvironmentReads(treeOf({ [path]: text })));
    }
  });
});

describe('the name of the product', () => {
  test('is defined in one place', () => assertNone(checkProductName(tree)));

  test('is reported elsewhere', () => {
    const files = {
      'contract/product.ts': `export const name = 'Quillcast';`,
      'web/site/home.tsx': `\nconst title = <h1>Quillcast</h1>;`,
      'web/lib/keys.ts': `const key = 'quillcast-theme';`,
      'docs/operations.md': 'Quillcast',
    };
    assert.deepEqual(places(checkProductName(treeOf(files))), ['web/site/home.tsx:2']);
  });
});
