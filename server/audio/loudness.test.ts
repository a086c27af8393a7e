import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hearAll } from '#tests/support/hear-all.ts';
import { createLimiter } from './limiter.ts';
import { createLoudnessMeter, dbToGain, gainToDb } from './loudness.ts';

const tone = (hz: number, level: number, seconds: number, sampleRate: number) =>
  Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, at) => level * Math.sin((2 * Math.PI * hz * at) / sampleRate + 0.3),
  );

function loudnessOf(sampleRate: number, ...parts: Float32Array[]): number | null {
  const meter = createLoudnessMeter(sampleRate);
  for (const part of parts) meter.push(part);
  return meter.integrated();
}

test("loudness matches the standard at every voice's sample rate", () => {
  for (const rate of [22_050, 24_000, 44_100, 48_000]) {
    // The standard's example: a mono 997 Hz sine at full scale reads −3.01.
    const found = loudnessOf(rate, tone(997, dbToGain(-20), 4, rate))!;
    assert.ok(Math.abs(found - -23.01) < 0.1, `${rate}: ${found}`);
  }
});

test("pauses don't lower the measured loudness of speech", () => {
  const loud = tone(997, dbToGain(-20), 6, 48_000);
  const pauses = new Float32Array(6 * 48_000);
  const soft = tone(997, dbToGain(-60), 6, 48_000);
  const found = loudnessOf(48_000, loud, pauses, soft)!;
  assert.ok(Math.abs(found - -23.01) < 0.15, String(found));
});

test('silence has no loudness', () => {
  assert.equal(loudnessOf(44_100, new Float32Array(88_200)), null);
});

test('a peak between two samples is detected', () => {
  // At a quarter of the sample rate with a phase of 45°, every sample is at 0.707 of the amplitude.
  const wave = Float32Array.from({ length: 4000 }, (_, at) =>
    Math.sin((Math.PI / 2) * at + Math.PI / 4),
  );
  assert.ok(Math.abs(gainToDb(hearAll(wave, 44_100).truePeak)) < 0.2);
});

test('the limiter keeps true peaks below the ceiling without losing samples or clipping', () => {
  const rate = 44_100;
  const ceiling = dbToGain(-1);
  const source = new Float32Array(rate * 3);
  for (let at = 0; at < source.length; at += 1) {
    const burst = at % 9000 < 1800 ? 1 : 0.2;
    source[at] =
      burst * Math.sin((2 * Math.PI * 180 * at) / rate) * (0.6 + 0.4 * Math.sin(at / 611));
  }
  const limiter = createLimiter({ sampleRate: rate, gain: 2.5, ceiling });
  const out: number[] = [];
  for (let at = 0; at < source.length; at += 1013) {
    out.push(...limiter.process(source.subarray(at, at + 1013)));
  }
  out.push(...limiter.flush());
  assert.equal(out.length, source.length);
  const peak = hearAll(Float32Array.from(out), rate).truePeak;
  assert.ok(peak <= ceiling, `${gainToDb(peak)} dBTP`);
  // Clipping would cause steeper steps than the source has.
  const steepest = (samples: ArrayLike<number>) => {
    let most = 0;
    for (let at = 1; at < samples.length; at += 1) {
      most = Math.max(most, Math.abs(samples[at]! - samples[at - 1]!));
    }
    return most;
  };
  assert.ok(steepest(out) <= 2.5 * steepest(source) * 1.05);
});

test('audio below the ceiling passes unchanged', () => {
  const source = tone(440, 0.3, 0.5, 44_100);
  const limiter = createLimiter({ sampleRate: 44_100, gain: 1, ceiling: dbToGain(-1) });
  const out = [...limiter.process(source), ...limiter.flush()];
  const worst = out.reduce((most, one, at) => Math.max(most, Math.abs(one - source[at]!)), 0);
  assert.ok(worst < 1e-6, String(worst));
});
