import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { findTestFiles, planPhases, type Phase } from './plan.ts';
import { runFiles } from './run-file.ts';
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
     import { after, before, describe, test } from 'node:test';
     ${body}`,
  );
  return file;
}

/** A test that fails only on its first run. */
const failsOnce = (name: string) => `test('${name}', () => {
  const mark = import.meta.filename + '.seen';
  if (fs.existsSync(mark)) return;
  fs.writeFileSync(mark, '');
  assert.fail('the first time');
});`;

async function run(
  body: string | readonly string[],
  kind: Partial<Phase> = {},
  limits: { hangsAfterMs?: number; silentForMs?: number } = {},
) {
  const turn = [body].flat().map(put);
  const phase = { name: 'tests', turns: [turn], env: {}, isBrowser: false, ...kind };
  const told: string[] = [];
  const { passed, failed, flaky, skipped } = await runPhases([phase], {
    places: 2,
    run: (own, { env }) => runFiles(own, { flags: [], env, scratch, ...limits }),
    onFile: ({ failures, broken }) => void told.push(failures + (broken ?? '')),
    onPhase: () => {},
  });
  return { counts: { passed, failed, flaky, skipped }, told };
}
const browser = { isBrowser: true };
const none = { passed: 0, failed: 0, flaky: 0, skipped: [] };

describe('the test runner', () => {
  test('a failing test is reported as failed and isn’t retried', async () => {
    const { counts, told } = await run(`${failsOnce('a')} test('b', () => {});`);
    assert.deepEqual(counts, { ...none, passed: 1, failed: 1 });
    assert.equal(told.length, 1);
    assert.match(told[0]!, /the first time/);
  });

  test('a failing browser test is retried once and counts as flaky if it then passes', async () => {
    const once = await run(`${failsOnce('a')} test('b', () => {});`, browser);
    assert.deepEqual(once.counts, { ...none, passed: 1, flaky: 1 });
    assert.match(once.told[0]!, /the first time/);
    const always = await run(`test('a', () => assert.fail()); ${failsOnce('b')}`, browser);
    assert.deepEqual(always.counts, { ...none, failed: 1, flaky: 1 });
    assert.equal(always.told.length, 2);
  });

  test('browser files, which mostly wait, run one more at a time than others', async () => {
    const most = { tests: 0, browser: 0 };
    let running = 0;
    const turns = Array.from({ length: 6 }, (_, number) => [String(number)]);
    const phase = { name: 'tests', turns, env: {}, isBrowser: false } as const;
    await runPhases([phase, { ...phase, name: 'browser', ...browser }], {
      places: 2,
      async run(own, { name }) {
        running += 1;
        most[name as keyof typeof most] = Math.max(most[name as keyof typeof most], running);
        await new Promise((done) => setTimeout(done, 20));
        running -= 1;
        return {
          ...none,
          passed: [],
          failed: [],
          file: own[0]!,
          broken: null,
          seconds: 0,
          failures: '',
          processorSeconds: 0,
        };
      },
      onFile: () => {},
      onPhase: () => {},
    });
    assert.deepEqual(most, { tests: 2, browser: 3 });
  });

  test('a file that breaks outside its tests counts as failed', async () => {
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

  test('a file that never ends fails without blocking the others', async () => {
    const { counts, told } = await run(
      `setInterval(() => {}, 1000); test('a', () => {});`,
      {},
      { hangsAfterMs: 2000 },
    );
    assert.equal(counts.failed, 1);
    assert.match(told[0]!, /did not end/);
  });

  test('a file that goes silent is stopped, and the failure names the test it was running', async () => {
    const waiting = `setInterval(() => {}, 1000);
      test('a', () => {});
      describe('s', () => {
        test('the one that\\nwaits', () => new Promise(() => {}));
        test('another', () => {});
      });`;
    const turns = [waiting, [`test('b', () => {});`, waiting]];
    // Long enough for a process to start on a busy machine. Both run in parallel, as they only wait.
    const runs = turns.map((turn) => run(turn, {}, { silentForMs: 8000 }));
    for (const { counts, told } of await Promise.all(runs)) {
      assert.equal(counts.failed, 1);
      assert.match(told[0]!, /no output for 8 s[^]*running “the one that waits”$/);
    }
  });

  test('files that share a process close what they opened before the next one starts, and failures name their file', async () => {
    const shared = `after(() => fs.rmSync(folder, { recursive: true }));
      const folder = import.meta.dirname + '/shared';
      await new Promise((done) => setTimeout(done, 5));
      fs.mkdirSync(folder);
      test('a', () => assert(fs.existsSync(folder)));`;
    const good = await run([shared, `before(() => {}); ${shared}`, `test('b', () => {});`]);
    assert.deepEqual(good.counts, { ...none, passed: 3 });

    const bad = await run([
      `test('a', () => assert.fail('of the first'));`,
      `throw new Error('at the top of the second');`,
      `test('a', () => {}); after(() => { throw new Error('late in the third'); });`,
      `test('a', () => {});`,
    ]);
    assert.deepEqual(bad.counts, { ...none, passed: 2, failed: 3 });
    for (const said of ['of the first', 'at the top of the second', 'late in the third'])
      assert.match(bad.told[0]!, new RegExp(`${said}[^]*\\d+\\.test\\.mjs`));

    const gone = await run([`test('a', () => process.exit(0));`, `test('b', () => {});`]);
    assert.equal(gone.counts.failed, 1);
  });

  test('skipped tests are counted separately, with the reason', async () => {
    const { counts } = await run(
      `describe('s', () => { test('a', { skip: 'no such thing here' }, () => {}); test('b', () => {}); });`,
    );
    const skipped = [{ name: 'a', why: 'no such thing here' }];
    assert.deepEqual(counts, { ...none, passed: 1, skipped });
  });
});

describe('the test plan', () => {
  const read = (file: string) => readFileSync(file, 'utf8');

  test('runs every test file of the project exactly once on its default engine', () => {
    const all = findTestFiles();
    const planned = planPhases(all, read)
      .filter(({ env }) => !env['TEST_ENGINE'])
      .flatMap(({ turns }) => turns.flat());
    assert.deepEqual(planned.toSorted(), all);
    assert.ok(all.length > 200);
  });

  test('groups database files and pure files into shared processes, but isolates files that touch process-wide state', () => {
    const opens = `import { makeApp } from '#tests/support/${'make-app'}.ts';`;
    const texts: Record<string, string> = {
      'server/a.test.ts': opens,
      'server/b.test.ts': opens,
      'server/clock.test.ts': `${opens} ${'mock'}.timers.enable();`,
      'server/core/d.test.ts': '',
      'server/core/e.test.ts': '',
      'tests/e2e/c.test.ts': opens,
      'tests/e2e/d.test.ts': opens,
    };
    const phases = planPhases(Object.keys(texts), (file) => texts[file]!);
    const shared = phases.flatMap(({ turns }) => turns.filter((turn) => turn.length > 1));
    const both = ['server/a.test.ts', 'server/b.test.ts'];
    assert.deepEqual(shared, [both, both], 'on either engine');

    const pure = ['contract/a.test.ts', 'server/text/b.test.ts'];
    const [first] = planPhases([...pure, 'web/c.test.ts'], (file) =>
      file.startsWith('web') ? `${'global'}This.fetch = null;` : '',
    );
    assert.deepEqual(first!.turns, [pure, ['web/c.test.ts']]);

    for (const touching of [
      'delete @.env.A;',
      '@.env.A = 1;',
      '@.stdout.write;',
      'defineProperty(@, 1);',
    ]) {
      const text = touching.replace('@', `${'pro'}cess`);
      const [alone] = planPhases(pure, () => text);
      assert.equal(alone!.turns.length, 2, text);
    }
    const [quiet] = planPhases(pure, () => `${'con'}sole.log = () => {};`);
    assert.equal(quiet!.turns.length, 2);
  });

  test('runs database tests on both engines, in every folder, unless the file gives a reason not to', () => {
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
    assert.deepEqual(second.turns.flat().toSorted(), [
      'server/a.test.ts',
      'server/mum.test.ts',
      'tests/security/b.test.ts',
    ]);
  });
});
