import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { type AudioNow, createAudioProgress } from './audio-progress.ts';

function watch(t: TestContext) {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const told: AudioNow[] = [];
  const unknown = { work: null, finish: null };
  const progress = createAudioProgress(unknown, async (now) => void told.push(now));
  t.after(() => progress.close());
  const after = async (ms: number) => {
    t.mock.timers.tick(ms);
    // Saves run one after another.
    await new Promise((resolve) => setImmediate(resolve));
    return told.at(-1)!;
  };
  return { progress, told, after };
}

test('while lines are spoken and mixed, progress and remaining time are reported as accurately as known', async (t) => {
  const { progress, after } = watch(t);
  progress.speaking({ done: 4500, begun: 0, total: 9000, pieces: 10 });
  assert.deepEqual(await after(9600), {
    stage: 'speaking',
    progress: 0.375,
    linesDone: 10,
    remainingSeconds: null,
  });
  progress.mixing(0);
  // For ten minutes of audio.
  const mixing = { stage: 'mixing', progress: 0.75, linesDone: 10, remainingSeconds: 30 };
  assert.deepEqual(await after(400), mixing);
});

test('lines spoken just before the end are counted', async (t) => {
  const { progress, told } = watch(t);
  progress.speaking({ done: 800, begun: 0, total: 1000, pieces: 8 });
  await progress.close();
  assert.equal(told.at(-1)?.linesDone, 8);
});
