import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFairGate } from './fair-gate.ts';

const staying = new AbortController().signal;

test('however much one owner queues, others wait only for what is already running', async () => {
  const gate = createFairGate(2);
  const order: string[] = [];
  const leaves: (() => void)[] = [];
  const come = (who: string, size: number, name = who) =>
    gate.enter(who, size, staying).then((leave) => {
      order.push(name);
      leaves.push(leave);
    });
  for (let at = 0; at < 5; at += 1) void come('greedy', 100, `greedy ${at}`);
  void come('other', 500, 'other, long');
  void come('other', 5, 'other, short');
  await settled();
  assert.deepEqual(order, ['greedy 0', 'greedy 1']);
  leaves.shift()!();
  await settled();
  assert.equal(order.at(-1), 'other, short');
  while (leaves.length > 0) {
    leaves.shift()!();
    await settled();
  }
  assert.equal(order.length, 7, 'and nobody is forgotten');
});

test("an aborted waiter doesn't take up a slot", async () => {
  const gate = createFairGate(1);
  const leave = await gate.enter('one', 1, staying);
  const leaving = new AbortController();
  const gone = gate.enter('two', 1, leaving.signal);
  const third = gate.enter('three', 1, staying);
  leaving.abort(new Error('left'));
  await assert.rejects(gone, /left/);
  leave();
  (await third)();
  await gate.enter('four', 1, staying);
});

const settled = () => new Promise((resolve) => setImmediate(resolve));
