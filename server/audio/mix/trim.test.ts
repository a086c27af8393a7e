import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trimSilence } from './trim.ts';

const RATE = 24_000;

/** Half a second of voice with silence before and after, over noise at the given dBFS. */
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

test('digital silence and room noise around speech are trimmed', () => {
  for (const noiseDb of [-120, -60, -50, -43]) {
    const seconds = trimSilence(clip(0.4, 0.9, noiseDb), RATE).length / RATE;
    assert.ok(seconds >= 0.5 && seconds < 0.56, `${noiseDb} dB: ${seconds} s`);
  }
});

test('a single word followed by seconds of noise is kept', () => {
  for (const afterSeconds of [3, 5, 9]) {
    const seconds = trimSilence(clip(0, afterSeconds, -55), RATE).length / RATE;
    assert.ok(seconds >= 0.5 && seconds < 0.56, `${afterSeconds} s: ${seconds} s`);
  }
});

test("a soft word ending isn't cut off", () => {
  const voice = clip(0.1, 0.4, -120);
  // An "f" of 150 ms, 28 dB below the vowel.
  for (let at = 0.6 * RATE; at < 0.75 * RATE; at += 1) voice[at]! += at % 2 === 0 ? 0.008 : -0.008;
  const seconds = trimSilence(voice, RATE).length / RATE;
  assert.ok(seconds >= 0.65, `${seconds} s`);
});

test('an empty clip stays a valid clip', () => {
  assert.ok(trimSilence(new Float32Array(RATE), RATE).length <= RATE);
  assert.equal(trimSilence(new Float32Array(0), RATE).length, 0);
});
