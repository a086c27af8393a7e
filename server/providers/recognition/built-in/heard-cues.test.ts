import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cuesWithTimes } from './heard-cues.ts';
import type { SpeechWindow } from './speech-windows.ts';
import { HEARING_RATE } from './voice-activity.ts';

const at = (start: number, end: number) => ({
  start: start * HEARING_RATE,
  end: end * HEARING_RATE,
});
const words = (text: string) => text.split(' ').map((word) => ({ text: word, sureness: 1 }));

test('a sentence begins where somebody begins to speak, though the model gave one time for two of them', () => {
  const window: SpeechWindow = { ...at(10, 20), stretches: [at(10, 13.9), at(15, 20)] };
  const text = 'Loam is a mix of sand and clay. It keeps water without drowning the roots.';
  const cues = cuesWithTimes([{ startSeconds: 0.3, endSeconds: 10, words: words(text) }], window);
  assert.deepEqual(
    cues.map(({ startMs, endMs, text: said }) => [startMs, endMs, said.slice(0, 4)]),
    [
      [10_000, 13_900, 'Loam'],
      [15_000, 20_000, 'It k'],
    ],
  );
});

test('times that the model gave where nobody pauses are kept', () => {
  const window: SpeechWindow = { ...at(0, 12), stretches: [at(0, 12)] };
  const heard = [
    { startSeconds: 0, endSeconds: 5, words: words('First this.') },
    { startSeconds: 5, endSeconds: 12, words: words('Then that.') },
  ];
  const starts = cuesWithTimes(heard, window).map(({ startMs }) => startMs);
  assert.deepEqual(starts, [0, 5000]);
});
