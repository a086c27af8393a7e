import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trimSilence } from './trim.ts';

const RATE = 24_000;

/** Half a second of a voice with so much silence before and after, over noise of so many decibels of full scale. */
function clip(beforeSeconds: number, afterSeconds: number, noiseDb: number): Float32Array {
  const noise = 10 ** (noiseDb / 20) * Math.sqrt(3);
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed / 2_147_483_647) * 2 - 1;
  };
  return Float32Array.from({ length: (beforeSeconds + 0.5 + afterSeconds) * RATE }, (_, at) => {
    const seconds = at / RATE - beforeSeconds;
    const voice =
      seconds >= 0 && seconds < 0.5 ? 0.3 * Math.sin(2 * Math.PI * 180 * (at / RATE)) : 0;
    return voice + noise * random();
  });
}

test('what stands around the words is cut, whether it is digital silence or the noise of a room', () => {
  for (const noiseDb of [-120, -60, -50, -43]) {
    const seconds = trimSilence(clip(0.4, 0.9, noiseDb), RATE).length / RATE;
    assert.ok(seconds >= 0.5 && seconds < 0.56, `${noiseDb} dB: ${seconds} s`);
  }
});

test('one word before seconds of noise leaves the word', () => {
  for (const afterSeconds of [3, 5, 9]) {
    const seconds = trimSilence(clip(0, afterSeconds, -55), RATE).length / RATE;
    assert.ok(seconds >= 0.5 && seconds < 0.56, `${afterSeconds} s: ${seconds} s`);
  }
});

test('a soft end of a word stays', () => {
  const voice = clip(0.1, 0.4, -120);
  // A "f" of 150 ms, 28 decibels below the vowel.
  for (let at = 0.6 * RATE; at < 0.75 * RATE; at += 1) voice[at]! += at % 2 === 0 ? 0.008 : -0.008;
  const seconds = trimSilence(voice, RATE).length / RATE;
  assert.ok(seconds >= 0.65, `${seconds} s`);
});

test('a clip of nothing stays a clip', () => {
  assert.ok(trimSilence(new Float32Array(RATE), RATE).length <= RATE);
  assert.equal(trimSilence(new Float32Array(0), RATE).length, 0);
});
