import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planWindows } from './speech-windows.ts';

const RATE = 16_000;
const FRAME = 512;
const at = (seconds: number) => Math.round(seconds * RATE);

/** Speech probabilities for continuous speech with one short pause. */
function speaking(seconds: number, pauseAt: number): Float32Array {
  const heard = new Float32Array(Math.ceil(at(seconds) / FRAME)).fill(0.9);
  heard[Math.floor(at(pauseAt) / FRAME)] = 0.4;
  return heard;
}

test('speech reaching the end of a part is left to the next one, so no word is split', () => {
  const speech = [
    { start: at(1), end: at(9) },
    { start: at(12), end: at(20) },
    { start: at(55), end: at(60) },
  ];
  const options = { heard: speaking(60, 1), length: at(60), longest: at(12) };
  const { windows, until } = planWindows(speech, { ...options, isLast: false });
  assert.deepEqual(
    windows.map(({ start, end }) => [start / RATE, end / RATE]),
    [
      [1, 9],
      [12, 20],
    ],
  );
  assert.equal(until, at(55));
  const all = planWindows(speech, { ...options, isLast: true });
  assert.deepEqual([all.windows.length, all.until], [3, at(60)]);
});

test("continuous speech is split where it's quietest, without losing anything", () => {
  const speech = [{ start: 0, end: at(30) }];
  const { windows, until } = planWindows(speech, {
    heard: speaking(30, 10),
    length: at(30),
    longest: at(12),
    isLast: false,
  });
  assert.ok(Math.abs(windows[0]!.end / RATE - 10) < 0.1, `${windows[0]!.end / RATE}`);
  windows.slice(1).forEach(({ start }, number) => assert.equal(start, windows[number]!.end));
  assert.equal(until, windows.at(-1)!.end);
  assert.ok(until < at(30));
});

test('a part always makes progress, even through silence', () => {
  const silence = { heard: new Float32Array(100), length: at(3), longest: at(12), isLast: false };
  assert.deepEqual(planWindows([], silence), { windows: [], until: at(3) });
});

test('with separate sentences, a window ends at the first long pause after enough speech', () => {
  const speech = [
    { start: at(0), end: at(3.5) },
    { start: at(4.2), end: at(6) },
    { start: at(6.1), end: at(9) },
  ];
  const options = { heard: speaking(10, 1), length: at(10), longest: at(12), isLast: true };
  assert.equal(planWindows(speech, options).windows.length, 1);
  assert.equal(planWindows(speech, { ...options, enough: at(3) }).windows.length, 2);
});
