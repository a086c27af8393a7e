import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { findTestFiles, planPhases, type Phase } from './plan.ts';
import { runFile } from './run-file.ts';
import { runPhases } from './run-phases.ts';

const scratch = mkdtempSync(join(tmpdir(), 'runner-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

let files = 0;
function put(body: string): string {
  const file = join(scratch, `${(files += 1)}.test.mjs`);
  writeFileSync(
    file,
    `import * as fs from 'node:fs';
     import assert from 'node:assert';
     import { after, describe, test } from 'node:test';
     ${body}`,
  );
  return file;
}

/** Fails the first time it is run. */
const failsOnce = (name: string) => `test('${name}', () => {
  const mark = import.meta.filename + '.seen';
  if (fs.existsSync(mark)) return;
  fs.writeFileSync(mark, '');
  assert.fail('the first time');
});`;

async function run(body: string, kind: Partial<Phase> = {}, hangsAfterMs = 60_000) {
  const phase = { name: 'tests', files: [put(body)], env: {}, isBrowser: false, ...kind };
  const told: string[] = [];
  const { passed, failed, flaky, skipped } = await runPhases([phase], {
    places: 2,
    run: (file, { env }) => runFile(file, { flags: [], env, scratch, hangsAfterMs }),
    onFile: ({ failures, broken }) => void told.push(failures + (broken ?? '')),
    onPhase: () => {},
  });
  return { counts: { passed, failed, flaky, skipped }, told };
}
const browser = { isBrowser: true };
const none = { passed: 0, failed: 0, flaky: 0, skipped: [] };

describe('a run of the tests', () => {
  test('a test that fails has failed, whether or not it would pass another time', async () => {
    const { counts, told } = await run(`${failsOnce('a')} test('b', () => {});`);
    assert.deepEqual(counts, { ...none, passed: 1, failed: 1 });
    assert.equal(told.length, 1);
    assert.match(told[0]!, /the first time/);
  });

  test('what fails in a browser is tried once more, and counts as flaky if it passes then', async () => {
    const once = await run(`${failsOnce('a')} test('b', () => {});`, browser);
    assert.deepEqual(once.counts, { ...none, passed: 1, flaky: 1 });
    assert.match(once.told[0]!, /the first time/);
    const always = await run(`test('a', () => assert.fail()); ${failsOnce('b')}`, browser);
    assert.deepEqual(always.counts, { ...none, failed: 1, flaky: 1 });
    assert.equal(always.told.length, 2);
  });

  test('a file that breaks outside its tests has failed', async () => {
    const thrown = await run(`throw new Error('at the top');`);
    assert.deepEqual(thrown.counts, { ...none, failed: 1 });
    assert.match(thrown.told[0]!, /at the top/);
    const ending = await run(`test('a', () => {}); after(() => { throw new Error('late'); });`);
    assert.equal(ending.counts.failed, 1);
    assert.match(ending.told[0]!, /late/);
    const suite = await run(
      `describe('s', () => { test('a', () => {}); after(() => assert.fail()); });`,
    );
    assert.deepEqual(suite.counts, { ...none, passed: 1, failed: 1 });
    const gone = await run(`test('a', () => process.exit(0)); test('b', () => {});`);
    assert.equal(gone.counts.failed, 1);
  });

  test('a file that never ends fails and does not hold up the others', async () => {
    const { counts, told } = await run(
      `setInterval(() => {}, 1000); test('a', () => {});`,
      {},
      2000,
    );
    assert.equal(counts.failed, 1);
    assert.match(told[0]!, /did not end/);
  });

  test('what is skipped is counted apart, with its reason', async () => {
    const { counts } = await run(
      `describe('s', () => { test('a', { skip: 'no such thing here' }, () => {}); test('b', () => {}); });`,
    );
    const skipped = [{ name: 'a', why: 'no such thing here' }];
    assert.deepEqual(counts, { ...none, passed: 1, skipped });
  });
});

describe('the plan of a run', () => {
  const read = (file: string) => readFileSync(file, 'utf8');

  test('has every test file of the project once, on its first engine', () => {
    const all = findTestFiles();
    const planned = planPhases(all, read)
      .filter(({ env }) => !env['TEST_ENGINE'])
      .flatMap((phase) => phase.files);
    assert.deepEqual(planned.toSorted(), all);
    assert.ok(all.length > 200);
  });

  test('runs what opens a database on both engines, wherever it lies, unless it says why not', () => {
    const opens = `import { makeApp } from '#tests/support/${'make-app'}.ts';`;
    const texts: Record<string, string> = {
      'server/a.test.ts': opens,
      'tests/security/b.test.ts': opens,
      'server/pure.test.ts': '',
      'server/excused.test.ts': `// One engine: it opens the folder of the embedded one.\n${opens}`,
      'server/mum.test.ts': `// One engine:\n${opens}`,
    };
    const phases = planPhases(Object.keys(texts), (file) => texts[file]!);
    const second = phases.find(({ env }) => env['TEST_ENGINE'] === 'postgres')!;
    assert.deepEqual(second.files.toSorted(), [
      'server/a.test.ts',
      'server/mum.test.ts',
      'tests/security/b.test.ts',
    ]);
  });
});
