import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const TOP = /^(?:contract|document|server|web|cli|content|tests|bench|docs|deploy)(?:\/|$)/u;

for (const file of ['docs/glossary.md', 'docs/architecture.md', 'CONTRIBUTING.md']) {
  test(`every path named in ${file} exists`, () => {
    const named = [...readFileSync(file, 'utf8').matchAll(/`([^`\s<>*{}]+)`/gu)]
      .map(([, path]) => path!)
      .filter((path) => TOP.test(path));
    assert.ok(named.length > 0);
    assert.deepEqual(
      named.filter((path) => !existsSync(path)),
      [],
    );
  });
}
