import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { mock, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { SpeechRequest } from '../port.ts';
import { createNeuralEngine } from './engine.ts';
import { SPEAKERS } from './speakers.data.ts';

const LONG =
  'The evening sun reaches the last bed of the garden when everybody is at home. '.repeat(7);
const SHORT = LONG.slice(0, LONG.length / 7);
const NEVER = new AbortController().signal;
const [voice] = Object.keys(SPEAKERS);
const said = (text: string): SpeechRequest => ({
  voice: voice!,
  text,
  language: 'english',
  pace: 1,
  ipa: {},
  key: null,
});

const engine = createNeuralEngine({ modelDir: undefined });
const { state } = await engine.state();
const skip = state === 'ready' ? false : 'the voices are not installed';

// The idle timer must not cut off speech in progress.
test('speech requested when the idle timeout fires is spoken completely', { skip }, async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    await engine.speak(said('One word.'), NEVER);
    mock.timers.tick(299_000);
    const speaking = engine.speak(said(LONG), NEVER);
    mock.timers.tick(299_000);
    assert((await speaking).samples.length > 0);
  } finally {
    mock.timers.reset();
  }
});

test('closing mid-line aborts it cleanly, and the engine can speak again', { skip }, async () => {
  const gone = new AbortController();
  await engine.speak(said('One word.'), NEVER);
  // Abort right after sending: on a busy machine, waiting for anything else would let the whole line finish.
  const left = engine.speak(said(LONG), gone.signal);
  gone.abort();
  await assert.rejects(left);
  const lines = [said(LONG), said(LONG)].map((one) => engine.speak(one, NEVER));
  const ends = Promise.allSettled(lines);
  await engine.close();
  await ends;
  assert((await engine.speak(said('Once more.'), NEVER)).samples.length > 0);
  await engine.close();
});

/** All descendant processes. */
function family(pid = process.pid): number[] {
  const own = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean),
  );
  return own.map(Number).flatMap((child) => [child, ...family(child)]);
}

test(
  'a line is completed even if a speech process dies, and closing leaves no process behind',
  { skip: skip || (process.platform === 'linux' ? false : 'needs /proc') },
  async () => {
    await engine.speak(said('One word.'), NEVER);
    const [desk, ...drawers] = family();
    assert.ok(drawers.length > 0);
    for (const lost of [drawers[0]!, desk!]) {
      const speaking = engine.speak(said(SHORT), NEVER);
      process.kill(lost, 'SIGSEGV');
      const { samples } = await speaking;
      assert.ok(samples.length > 22_050 * 3);
    }
    const all = family();
    await engine.close();
    while (all.some((pid) => family().includes(pid) || isRunning(pid))) await pause(5);
  },
);

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
