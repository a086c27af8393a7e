import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertNone, at, places, readTree, treeOf } from '#tests/architecture/tree.ts';
import type { Import, Tree, Violation } from '#tests/architecture/tree.ts';

/** One violation per import that closes a cycle, type imports included. */
function checkCycles(tree: Tree): Violation[] {
  const importsOf = new Map<string, Import[]>(
    tree.modules.map(({ path, imports }) => [
      path,
      imports.filter(({ kind, target }) => kind !== 'asset' && target && tree.paths.has(target)),
    ]),
  );
  const finished = new Set<string>();
  const violations: Violation[] = [];

  function walk(path: string, trail: string[]): void {
    finished.add(path);
    trail.push(path);
    for (const found of importsOf.get(path) ?? []) {
      const target = found.target ?? '';
      const start = trail.indexOf(target);
      if (start !== -1) {
        const round = [...trail.slice(start), target].join(' → ');
        const remedy = 'move what both need into a file of its own, below them';
        violations.push(at(path, found, `closes the cycle ${round}`, remedy));
      } else if (!finished.has(target)) {
        walk(target, trail);
      }
    }
    trail.pop();
  }

  for (const path of importsOf.keys()) if (!finished.has(path)) walk(path, []);
  return violations;
}

test('there are no import cycles', () => assertNone(checkCycles(readTree())));

test('cycles are found, whatever kind of import they consist of', () => {
  const bad = treeOf({
    'a/one.ts': `import { four } from './four.ts'; import { two } from './two.ts';`,
    'a/two.ts': `\nimport type { Three } from './three.tsx';`,
    'a/three.tsx': `import { four } from './four.ts';\nconst x = () => import('./one.ts');`,
    'a/four.ts': `export const four = 4;`,
    'a/self.ts': `export * from './self.ts';`,
  });
  const found = checkCycles(bad);
  assert.deepEqual(places(found), ['a/three.tsx:2', 'a/self.ts:1']);
  assert.match(found[0]?.problem ?? '', /a\/one\.ts → a\/two\.ts → a\/three\.tsx → a\/one\.ts$/);
});

test('two paths to the same file are not a cycle', () => {
  const good = treeOf({
    'a/top.ts': `import './left.ts'; import './right.ts';`,
    'a/left.ts': `import './bottom.ts';`,
    'a/right.ts': `import './bottom.ts'; import './left.ts';`,
    'a/bottom.ts': `new Worker(new URL('./top.ts', import.meta.url));`,
  });
  assertNone(checkCycles(good));
});
