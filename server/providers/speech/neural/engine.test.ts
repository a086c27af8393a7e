import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { SpeechRequest } from '../port.ts';
import { createNeuralEngine } from './engine.ts';
import { SPEAKERS } from './speakers.data.ts';

const LONG =
  'The evening sun reaches the last bed of the garden when everybody is at home. '.repeat(7);
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

// A thread that is cut off inside the model takes the whole program down with it, and everybody's work.
test('whoever speaks when a rest is due is spoken to the end', { skip }, async () => {
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

test(
  'closed in the middle of a line, it lets go of it without an accident, and speaks again',
  { skip },
  async () => {
    const gone = new AbortController();
    const left = engine.speak(said(LONG), gone.signal);
    await engine.speak(said('One word.'), NEVER);
    gone.abort();
    await assert.rejects(left);
    const lines = [said(LONG), said(LONG)].map((one) => engine.speak(one, NEVER));
    const ends = Promise.allSettled(lines);
    await engine.close();
    await ends;
    assert((await engine.speak(said('Once more.'), NEVER)).samples.length > 0);
    await engine.close();
  },
);
