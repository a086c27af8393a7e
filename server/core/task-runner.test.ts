import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { NotLoaded } from './not-loaded.ts';
import { createTaskProcess } from './task-process.ts';
import type { TaskRunner } from './task-runner.ts';
import { createTaskThread } from './task-thread.ts';

const here = (name: string) => new URL(name, import.meta.url).href;

const folder = mkdtempSync(join(tmpdir(), 'quillcast-'));
after(() => rmSync(folder, { recursive: true }));
let scripts = 0;

function asScript(source: string): URL {
  scripts += 1;
  const file = join(folder, `${scripts}.mjs`);
  writeFileSync(file, source);
  return pathToFileURL(file);
}

/** Adds one; unknown words are an error and `die` exits the process. */
const ADDS = asScript(`
  import { serveTasks } from ${JSON.stringify(here('./serve-tasks.ts'))};
  serveTasks((input) => {
    if (input === 'die') process.exit(3);
    if (typeof input === 'string') throw new Error(input);
    return input + 1;
  });`);

const KINDS = [
  { kind: 'thread', create: createTaskThread, file: here('./task-thread.ts') },
  { kind: 'process', create: createTaskProcess, file: here('./task-process.ts') },
] as const;

for (const { kind, create, file } of KINDS) {
  describe(`work for a ${kind}`, () => {
    const open = (idleMs?: number): TaskRunner<number | string, number> =>
      create(ADDS, idleMs === undefined ? {} : { idleMs });

    test('each caller gets the answer to their own task, errors included', async () => {
      const runner = open();
      const answers = await Promise.allSettled([runner.run(1), runner.run('no'), runner.run(5)]);
      assert.deepEqual(
        answers.map((answer) =>
          answer.status === 'fulfilled' ? answer.value : (answer.reason as Error).message,
        ),
        [2, 'no', 6],
      );
      assert.equal(runner.waiting(), 0);
      await runner.close();
    });

    test('when it dies, waiting callers get an error and the next task starts a new one', async () => {
      const runner = open();
      await assert.rejects(runner.run('die'), /ended with code 3/);
      assert.equal(await runner.run(1), 2);
      await runner.close();
    });

    test('it ends when idle and starts again on demand', async () => {
      const runner = open(1);
      assert.equal(await runner.run(1), 2);
      await new Promise((resolve) => setTimeout(resolve, 20));
      assert.equal(await runner.run(2), 3);
      await runner.close();
    });

    test('a task sent while it is closing runs in the next one', async () => {
      const runner = open();
      await runner.run(1);
      const closing = runner.close();
      assert.equal(await runner.run(2), 3);
      await closing;
      await runner.close();
    });

    test('closing rejects waiting tasks', async () => {
      const runner = open();
      const waiting = assert.rejects(runner.run(1), /closed/);
      await runner.close();
      await waiting;
    });

    test('callers learn when a required package is missing', async () => {
      const runner = create<number, number>(asScript("await import('no-such-package')"));
      await assert.rejects(runner.run(1), (error) => {
        assert(error instanceof NotLoaded);
        assert.match((error.cause as Error).message, /no-such-package/);
        return true;
      });
      await runner.close();
    });

    test('an otherwise finished program exits even while an idle worker exists', () => {
      const name = create.name;
      const source = `
        import { ${name} } from ${JSON.stringify(file)};
        const runner = ${name}(new URL(${JSON.stringify(ADDS.href)}), { idleMs: 600_000 });
        console.log(await runner.run(1));`;
      const flags = ['--input-type=module', '-e', source];
      const { stdout, status } = spawnSync(process.execPath, flags, {
        encoding: 'utf8',
        timeout: 60_000,
      });
      assert.deepEqual([stdout, status], ['2\n', 0]);
    });
  });
}

test('a task whose native code crashes once is retried in a new process', async () => {
  const mark = join(folder, 'crashed');
  const runner = createTaskProcess<number, number>(
    asScript(`
      import { existsSync, writeFileSync } from 'node:fs';
      import { serveTasks } from ${JSON.stringify(here('./serve-tasks.ts'))};
      serveTasks((input) => {
        if (input !== 2 || existsSync(${JSON.stringify(mark)})) return input * 10;
        writeFileSync(${JSON.stringify(mark)}, '');
        process.kill(process.pid, 'SIGSEGV');
        return new Promise(() => {});
      });`),
  );
  const all = await Promise.all([1, 2, 3].map((input) => runner.run(input)));
  assert.deepEqual([all, existsSync(mark)], [[10, 20, 30], true]);
  await runner.close();
});

test('a task that always crashes its process fails only its own caller', async () => {
  const runner = createTaskProcess<number | string, number>(ADDS);
  const all = await Promise.allSettled(['die', 1, 2].map((input) => runner.run(input)));
  assert.deepEqual(
    all.map((one) => (one.status === 'fulfilled' ? one.value : 'refused')),
    ['refused', 2, 3],
  );
  await runner.close();
});

test("a child process gets its data but none of the server's secrets", async (t) => {
  process.env['A_SECRET'] = 'hunter2';
  t.after(() => delete process.env['A_SECRET']);
  const runner = createTaskProcess<Float32Array, Float32Array>(
    asScript(`
      import { given, serveTasks } from ${JSON.stringify(here('./serve-tasks.ts'))};
      const { by } = await given();
      if (process.env.A_SECRET) throw new Error('told');
      serveTasks((values) => values.map((value) => value * by));`),
    { given: { by: 2 } },
  );
  const doubled = await runner.run(Float32Array.of(0.5, -1));
  assert.deepEqual([...doubled], [1, -2]);
  assert.equal(doubled.buffer.byteLength, doubled.byteLength, 'it can be handed on as it is');
  await runner.close();
});

test('killing the program outright also ends its child processes', async () => {
  const script = asScript(`
    import { serveTasks } from ${JSON.stringify(here('./serve-tasks.ts'))};
    serveTasks(() => process.pid);`);
  const source = `
    import { createTaskProcess } from ${JSON.stringify(here('./task-process.ts'))};
    const runner = createTaskProcess(new URL(${JSON.stringify(script.href)}));
    const pid = await runner.run();
    // As Ctrl-C does, and a supervisor: when to end is for the program to say.
    for (const signal of ['SIGINT', 'SIGTERM']) process.kill(pid, signal);
    console.log(pid === (await runner.run()));
    setInterval(() => {}, 1000);`;
  const program = spawn(process.execPath, ['--input-type=module', '-e', source]);
  const [line] = (await once(program.stdout, 'data')) as [Buffer];
  assert.equal(line.toString(), 'true\n');
  program.kill('SIGKILL');
  // stderr closes when the last process holding it is gone.
  program.stderr.resume();
  await once(program.stderr, 'close');
});
