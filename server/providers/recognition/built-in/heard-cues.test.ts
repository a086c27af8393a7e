import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cuesWithoutTimes, cuesWithTimes, unheard } from './heard-cues.ts';
import type { SpeechWindow } from './speech-windows.ts';
import { toHeardWords } from './token-choice.ts';
import { HEARING_RATE } from './voice-activity.ts';

const at = (start: number, end: number) => ({
  start: start * HEARING_RATE,
  end: end * HEARING_RATE,
});
const words = (text: string) => text.split(' ').map((word) => ({ text: word, sureness: 1 }));

test('a sentence starts where speech starts, even if the model gave one time for two sentences', () => {
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

test("the model's times are kept where nobody pauses", () => {
  const window: SpeechWindow = { ...at(0, 12), stretches: [at(0, 12)] };
  const heard = [
    { startSeconds: 0, endSeconds: 5, words: words('First this.') },
    { startSeconds: 5, endSeconds: 12, words: words('Then that.') },
  ];
  const starts = cuesWithTimes(heard, window).map(({ startMs }) => startMs);
  assert.deepEqual(starts, [0, 5000]);
});

const timesOf = (cues: readonly { startMs: number; endMs: number }[]) =>
  cues.map(({ startMs, endMs }) => [startMs, endMs]);

test('two short sentences after a pause get separate times', () => {
  const window: SpeechWindow = { ...at(0, 10), stretches: [at(0, 4), at(5, 10)] };
  const heard = [
    { startSeconds: 0, endSeconds: 4, words: words('First this.') },
    { startSeconds: 4.8, endSeconds: 5.4, words: words('Yes.') },
    { startSeconds: 5.4, endSeconds: 10, words: words('Then that.') },
  ];
  assert.deepEqual(timesOf(cuesWithTimes(heard, window)), [
    [0, 4000],
    [5000, 5400],
    [5400, 10_000],
  ]);
});

test('a short sentence right before a pause does not start after it', () => {
  const window: SpeechWindow = { ...at(0, 10), stretches: [at(0, 4), at(4.5, 10)] };
  const heard = [
    { startSeconds: 0, endSeconds: 3.9, words: words('First this.') },
    { startSeconds: 3.9, endSeconds: 4.3, words: words('Yes.') },
    { startSeconds: 4.3, endSeconds: 10, words: words('Then that.') },
  ];
  assert.deepEqual(timesOf(cuesWithTimes(heard, window)), [
    [0, 3900],
    [3900, 4300],
    [4500, 10_000],
  ]);
});

test('two sentences do not end in the same pause', () => {
  const window: SpeechWindow = { ...at(0, 10), stretches: [at(0, 5), at(5.5, 10)] };
  const text = 'This takes nearly half of all the time. Yes. And this takes the other half of it.';
  const cues = timesOf(cuesWithoutTimes(words(text), window));
  assert.equal(cues.length, 3);
  for (const [index, [start, end]] of cues.entries()) {
    assert.ok(start! < end! && start! >= (cues[index - 1]?.[1] ?? 0), JSON.stringify(cues));
  }
});

test('a sentence after a long pause gets its own time, even if the model wrote a comma before it', () => {
  const window: SpeechWindow = { ...at(0, 6), stretches: [at(0, 2), at(2.6, 6)] };
  const text = 'Once the soil has warmed up, find the first place that is dry, and plant there';
  const heard = [{ startSeconds: 0, endSeconds: 6, words: words(text) }];
  assert.deepEqual(
    cuesWithTimes(heard, window).map(({ startMs, endMs, text: said }) => [startMs, endMs, said]),
    [
      [0, 2000, 'Once the soil has warmed up,'],
      [2600, 6000, 'find the first place that is dry, and plant there'],
    ],
  );
});

test('a pause after a sentence does not split the clause next to it', () => {
  const window: SpeechWindow = { ...at(0, 8), stretches: [at(0, 4), at(4.6, 8)] };
  const text = 'The beds are full of leaves. Now, with the frost gone, we sow.';
  const said = cuesWithTimes([{ startSeconds: 0, endSeconds: 8, words: words(text) }], window);
  assert.equal(said.length, 2);
});

const spansOf = (windows: readonly { start: number; end: number }[]) =>
  windows.map(({ start, end }) => [start / HEARING_RATE, end / HEARING_RATE]);

test('a sentence that the model skipped is heard again, wherever it is in the window', () => {
  const window: SpeechWindow = {
    ...at(10, 30),
    stretches: [at(10, 14), at(14.6, 20), at(20.5, 30)],
  };
  const heardAt = (...times: [number, number][]) =>
    times.map(([startSeconds, endSeconds]) => ({ startSeconds, endSeconds, words: words('So.') }));
  const of = (...times: [number, number][]) => spansOf(unheard(heardAt(...times), window));
  assert.deepEqual(of([0, 4], [4.6, 10], [10.5, 20]), [], 'nothing was skipped');
  assert.deepEqual(of([0, 4], [4.6, 10.3]), [[20.5, 30]], 'the last one, after a time too late');
  assert.deepEqual(of([4.6, 10], [10.5, 20]), [[10, 14]], 'the first one');
  assert.deepEqual(of([0, 4], [10.5, 20]), [[14.6, 20]], 'one between others');
  assert.deepEqual(of([0, 4]), [[14.6, 30]], 'two in a row together');
  assert.deepEqual(of([0, 4], [4.6, 10], [10.5, 15]), [[25.5, 30]], 'the end of a long one');
  assert.deepEqual(of([0, 4], [4.6, 10], [10.5, 18.8]), [], 'a breath at the end');
  assert.deepEqual(of([0, 0.45], [4.6, 10], [10.5, 20]), [[10.95, 14]], 'after a short word');
});

test("Chinese sentences get their own times, and one uncertain character doesn't make all of it doubtful", () => {
  const pieces = ['大家好', '，', '今天', '聊聊', '街头', '摄影', '。', '很多人', '觉得', '。'];
  const heard = toHeardWords(
    pieces.map((text) => ({ text, sureness: text === '街头' ? 0.2 : 0.9 })),
  );
  const window: SpeechWindow = { ...at(0, 6), stretches: [at(0, 4), at(4.5, 6)] };
  const cues = cuesWithTimes([{ startSeconds: 0, endSeconds: 6, words: heard }], window);
  assert.deepEqual(
    cues.map(({ startMs, text, doubtful }) => [startMs, text, doubtful]),
    [
      [0, '大家好，今天聊聊街头摄影。', undefined],
      [4500, '很多人觉得。', undefined],
    ],
  );
});

test('words the model was unsure of are marked as doubtful, by their place between spaces', () => {
  const heard = toHeardWords([
    { text: ' Vital', sureness: 0.9 },
    { text: 'ik', sureness: 0.3 },
    { text: ',', sureness: 0.1 },
    { text: ' you', sureness: 0.95 },
    { text: ' said', sureness: 0.41 },
    { text: ' —', sureness: 0.1 },
    { text: ' Zug', sureness: 0.39 },
    { text: '.', sureness: 0.2 },
  ]);
  const window: SpeechWindow = { ...at(0, 4), stretches: [at(0, 4)] };
  const [cue] = cuesWithoutTimes(heard, window);
  assert.deepEqual([cue!.text, cue!.doubtful], ['Vitalik, you said — Zug.', [0, 4]]);
});
