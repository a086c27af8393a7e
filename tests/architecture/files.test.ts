import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import {
  checkDefaultExports,
  checkEnums,
  checkExportedOnce,
  checkExportsAreUsed,
  checkKebabCase,
  checkLength,
  checkLockFile,
  checkMachinePaths,
  checkNoMarkupOutsideWeb,
  checkSetAsideTests,
  checkSyntax,
  checkUnfinished,
  checkVagueNames,
  FILE_RULES,
} from '#tests/architecture/file-rules.ts';
import { assertNone, places, readTree, treeOf } from '#tests/architecture/tree.ts';
import type { Tree, Violation } from '#tests/architecture/tree.ts';

const CHECKOUT = join(import.meta.dirname, '..', '..');
const LONG = 'const x = 1;\n'.repeat(401);
// Split up, because the rules also check this file.
const HOME = ['', 'home', 'ada'].join('/');
const LEFT_OPEN = 'TO' + 'DO';

describe('in this project', () => {
  const tree = readTree();
  for (const [name, check] of Object.entries(FILE_RULES)) {
    test(name, () => assertNone(check(tree)));
  }
  test('no path belongs to one machine', () => assertNone(checkMachinePaths(tree, CHECKOUT)));
  test('the checks see the project’s files', () => {
    for (const path of ['package.json', 'package-lock.json', 'tests/architecture/tree.ts']) {
      assert.ok(tree.texts.has(path), path);
    }
  });
});

interface Example {
  check: (tree: Tree) => Violation[];
  bad: Record<string, string>;
  found: string[];
  good: Record<string, string>;
}

const EXAMPLES: Record<string, Example> = {
  'a file that cannot be parsed': {
    check: checkSyntax,
    bad: { 'web/ui/a.tsx': 'const a = 1;\nconst = <p>;' },
    found: ['web/ui/a.tsx:2'],
    good: { 'web/ui/a.tsx': 'const a = <T,>(x: T) => <p>{String(x)}</p>;' },
  },
  'a file of more than 400 lines': {
    check: checkLength,
    bad: { 'server/core/a.ts': LONG, 'web/ui/a.tsx': LONG, 'web/ui/a.css': LONG },
    found: ['server/core/a.ts:401', 'web/ui/a.tsx:401', 'web/ui/a.css:401'],
    good: {
      'server/core/a.ts': LONG.replace(/.*\n/, ''),
      'server/core/words.data.ts': LONG,
      'server/text/testing/corpus.ts': LONG,
      'contract/catalog/languages.ts': LONG,
      'content/reviews.ts': LONG,
    },
  },
  'a name that says nothing': {
    check: checkVagueNames,
    bad: {
      'server/utils/a.ts': '',
      'server/core/helpers.ts': '',
      'server/core/string-utils.ts': '',
      'web/lib/common.test.ts': '',
      'web/misc/a.css': '',
    },
    found: [
      'server/utils/a.ts:1',
      'server/core/helpers.ts:1',
      'server/core/string-utils.ts:1',
      'web/lib/common.test.ts:1',
      'web/misc/a.css:1',
    ],
    good: { 'server/text/common-words.ts': '', 'server/text/utilization.ts': '' },
  },
  'a name that is not kebab-case': {
    check: checkKebabCase,
    bad: { 'web/ui/Button.tsx': '', 'server/core/app_error.ts': '', 'web/uiParts/a.css': '' },
    found: ['web/ui/Button.tsx:1', 'server/core/app_error.ts:1', 'web/uiParts/a.css:1'],
    good: {
      'README.md': '',
      'docs/README.md': '',
      'docs/decisions/001-one-package.md': '',
      'server/db/migrations/0000_first_one.sql': '',
      'server/modules/free-tools/free-tools.routes.test.ts': '',
      'web/vite-env.d.ts': '',
    },
  },
  'markup on the server': {
    check: checkNoMarkupOutsideWeb,
    bad: { 'server/core/a.tsx': '', 'contract/a.tsx': '' },
    found: ['server/core/a.tsx:1', 'contract/a.tsx:1'],
    good: { 'web/ui/a.tsx': '', 'server/core/a.ts': '' },
  },
  'a default export': {
    check: checkDefaultExports,
    bad: {
      'cli/a.mjs': '\nexport default 1;',
      'contract/a.ts': 'export default function a() {}',
      'server/core/a.ts': 'const a = 1;\nexport { a as default };',
      'web/ui/a.tsx': 'export { default } from "./b.tsx";',
    },
    found: ['cli/a.mjs:2', 'contract/a.ts:1', 'server/core/a.ts:2', 'web/ui/a.tsx:1'],
    good: {
      'server/db/drizzle.config.ts': 'export default {};',
      'tests/support/reporter.mjs': 'export default {};',
      'web/assets.d.ts': 'declare module "*.svg" { const url: string; export default url; }',
      'web/ui/a.tsx': 'import b from "b"; export { default as b } from "./b.tsx";',
    },
  },
  'a name exported by two files': {
    check: checkExportedOnce,
    bad: {
      'server/core/a.ts': 'export const rate = 1;',
      'web/lib/b.ts': '\nexport function rate(): void {}',
      'web/ui/c.tsx': 'export type Rate = 1;\nexport interface Room {}',
      'web/ui/d.tsx': 'export class Room {}',
    },
    found: ['web/lib/b.ts:2', 'web/ui/d.tsx:1'],
    good: {
      'server/core/a.ts': 'export const rate = 1;',
      'server/core/b.ts': `export { rate } from './a.ts';\nconst rates = 1;`,
      'server/core/c.test.ts': 'export const rate = 1;',
      'bench/start.ts': 'export async function run() {}',
      'bench/idle.ts': 'export async function run() {}',
    },
  },
  'an export that nobody uses': {
    check: checkExportsAreUsed,
    bad: {
      'server/core/a.ts': 'export const rate = 1;\nexport const used = 2;',
      'web/ui/b.tsx': `import { used } from 'a';\nexport const ROOMS = [1];`,
    },
    found: ['server/core/a.ts:1', 'web/ui/b.tsx:2'],
    good: {
      'server/core/a.ts': 'export const rate = 1;\nexport interface Rate {}\nconst kept = 2;',
      'server/main.ts': `const { rate } = await import('./core/a.ts');`,
      'server/db/schema/billing.ts': 'export const tickets = 1;',
      'bench/start.ts': 'export async function run() {}',
    },
  },
  'an enum': {
    check: checkEnums,
    bad: { 'server/core/a.ts': '\nexport const enum A { One }', 'web/ui/a.tsx': 'enum B {}' },
    found: ['server/core/a.ts:2', 'web/ui/a.tsx:1'],
    good: { 'server/core/a.ts': 'const text = "enum A {}"; // enum A {}' },
  },
  'a test that is set aside': {
    check: checkSetAsideTests,
    bad: {
      'server/core/a.test.ts': [
        `test.only('a', () => {});`,
        `describe.skip('b', () => {});`,
        `it.todo('c');`,
        `test('d', { skip: true }, () => {});`,
        `test('e', { todo: 'some day' }, () => {});`,
        `test('f', (t) => t.skip());`,
      ].join('\n'),
    },
    found: [1, 2, 3, 4, 5, 6].map((line) => `server/core/a.test.ts:${line}`),
    good: {
      'server/core/a.test.ts': [
        `test('a', { skip: process.platform !== 'linux' && 'needs Linux' }, () => {});`,
        `test('b', { skip: false }, () => {}); // test.only`,
        `lines.skip(1); const text = "test.only('a')";`,
      ].join('\n'),
    },
  },
  'work that is left open': {
    check: checkUnfinished,
    bad: {
      'server/core/a.ts': `/*\n * ${LEFT_OPEN}: later\n */\n// FIXME`,
      'web/ui/a.css': `\n/* ${LEFT_OPEN} */`,
    },
    found: ['server/core/a.ts:2', 'server/core/a.ts:4', 'web/ui/a.css:2'],
    good: {
      'server/prompts/a.ts': `const heading = '${LEFT_OPEN}'; // what is to do`,
      'content/articles/lists.md': LEFT_OPEN,
    },
  },
  'a lock file that names a registry': {
    check: checkLockFile,
    bad: { 'package-lock.json': '{\n"resolved": "https://registry.example.org/a/-/a-1.tgz"\n}' },
    found: ['package-lock.json:2'],
    good: {
      'package-lock.json': '{ "integrity": "sha512-x", "url": "https://opencollective.com" }',
    },
  },
  'a path of one machine': {
    check: (tree) => checkMachinePaths(tree, '/checkouts/quillcast'),
    bad: {
      Dockerfile: `COPY . .\nWORKDIR ${HOME}/project`,
      'docs/a.md': ['', 'root', 'x'].join('/'),
      'docs/b.md': '"C:\\' + 'Users\\ada"',
      'docs/c.md': '\n\ncd /checkouts/quillcast/web',
    },
    found: ['Dockerfile:2', 'docs/a.md:1', 'docs/b.md:1', 'docs/c.md:3'],
    good: {
      'docs/a.md': 'See https://example.org/home/ada and ../root/x, or /var/lib/app.',
      'server/main.ts': `const home = '/home'; const root = '/';`,
    },
  },
};

describe('the rules notice', () => {
  for (const [name, { check, bad, found, good }] of Object.entries(EXAMPLES)) {
    test(name, () => {
      assert.deepEqual(places(check(treeOf(bad))).toSorted(), found.toSorted());
      assertNone(check(treeOf(good)));
    });
  }

  test('every rule has an example', () => {
    const shown = new Set(Object.values(EXAMPLES).map(({ check }) => check));
    for (const [name, check] of Object.entries(FILE_RULES)) assert.ok(shown.has(check), name);
  });

  test('violations say where, what, and how to fix it', () => {
    const bad = treeOf({ 'server/core/a.ts': '\nenum A {}' });
    assert.throws(
      () => assertNone(checkEnums(bad)),
      /1 to mend:\n {2}server\/core\/a\.ts:2 declares an enum → use a union of literals/,
    );
  });

  test('a checkout in an ordinary folder may be named', () => {
    const documented = treeOf({ 'docs/operations.md': 'cd /opt/quillcast' });
    assertNone(checkMachinePaths(documented, '/opt/quillcast'));
  });
});
