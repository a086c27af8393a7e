import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createProgress, type Saved } from './progress.ts';

function watch(t: TestContext) {
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'] });
  const told: Saved[] = [];
  const progress = createProgress({
    save: async (change) => void told.push(change),
    look: async () => {},
    onLost: assert.fail,
  });
  t.after(() => progress.close());
  const after = (ms: number) => {
    t.mock.timers.tick(ms);
    return told.at(-1)!;
  };
  return { progress, told, after };
}

test('lines that were found at once do not make the mix look as short: it says how long it takes itself', (t) => {
  const { progress, after } = watch(t);
  progress.spoken(0, 1500, 0);
  progress.spoken(1500, 1500, 20);
  after(500);
  progress.mixing(0);
  assert.equal(after(400).remainingSeconds, 3, 'a guess by the length of the sound');
  progress.mixing(0.1);
  after(600);
  progress.mixing(0.1);
  assert.equal(after(400).remainingSeconds, 9, 'a tenth in a second leaves nine');
  for (let tenth = 2; tenth < 10; tenth += 1) {
    after(600);
    progress.mixing(tenth / 10);
    const { remainingSeconds } = after(400);
    assert.ok(Math.abs(remainingSeconds! - (10 - tenth)) <= 1, `${remainingSeconds} at ${tenth}`);
  }
});

test('while lines are spoken the mix is counted in, and what was spoken before took no time', (t) => {
  const { progress, after } = watch(t);
  progress.spoken(4500, 9000, 10);
  assert.equal(after(9600).remainingSeconds, null);
  progress.spoken(5400, 9000, 12);
  // 900 characters took ten seconds: forty for the rest, and eighteen for ten minutes of sound.
  assert.equal(after(400).remainingSeconds, 57);
});

test('lines spoken just before an end are counted', async (t) => {
  const { progress, told } = watch(t);
  progress.spoken(800, 1000, 8);
  await progress.close();
  assert.equal(told.at(-1)?.linesDone, 8);
});
