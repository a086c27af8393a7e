import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { createTaskThread, type TaskThread } from './task-thread.ts';

const OWN = new URL('./task-thread.ts', import.meta.url).href;

/** Adds one; a word it does not know is an error, and `die` ends the whole thread. */
function openThread(idleMs?: number): TaskThread<number | string, number> {
  const source = `
    import { serveTasks } from ${JSON.stringify(OWN)};
    serveTasks((input) => {
      if (input === 'die') process.exit(3);
      if (typeof input === 'string') throw new Error(input);
      return input + 1;
    });`;
  const script = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
  return createTaskThread(script, idleMs === undefined ? {} : { idleMs });
}

test('each caller gets the answer to their own task, errors included', async () => {
  const thread = openThread();
  const answers = await Promise.allSettled([thread.run(1), thread.run('no'), thread.run(5)]);
  assert.deepEqual(
    answers.map((answer) =>
      answer.status === 'fulfilled' ? answer.value : (answer.reason as Error).message,
    ),
    [2, 'no', 6],
  );
  await thread.close();
});

test('when a thread dies, who waited is told, and the next task gets a new thread', async () => {
  const thread = openThread();
  const dying = thread.run('die');
  await assert.rejects(dying, /ended with code 3/);
  assert.equal(await thread.run(1), 2);
  await thread.close();
});

test('a thread that had nothing to do has ended, and starts again when asked', async () => {
  const thread = openThread(1);
  assert.equal(await thread.run(1), 2);
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(await thread.run(2), 3);
  await thread.close();
});

test('what is asked while a thread is being put away is done by the next', async () => {
  const thread = openThread();
  await thread.run(1);
  const closing = thread.close();
  assert.equal(await thread.run(2), 3);
  await closing;
  await thread.close();
});

test('closing refuses what is still waiting', async () => {
  const thread = openThread();
  const waiting = assert.rejects(thread.run(1), /closed/);
  await thread.close();
  await waiting;
});

test('a program that is done ends, without waiting for a thread that waits for work', () => {
  const source = `
    import { createTaskThread } from ${JSON.stringify(OWN)};
    const script = new URL('data:text/javascript,' + encodeURIComponent(
      'import { serveTasks } from ${JSON.stringify(OWN)}; serveTasks((input) => input + 1);'));
    console.log(await createTaskThread(script, { idleMs: 600_000 }).run(1));`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', source], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  assert.deepEqual([stdout, status], ['2\n', 0]);
});
