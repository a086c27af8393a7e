import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { MPEGDecoder } from 'mpg123-decoder';
import { hearAll } from '#tests/support/hear-all.ts';
import { createLoudnessMeter, dbToGain, gainToDb, measureLoudness } from '../loudness.ts';
import { MP3_SAMPLE_RATE } from '../mp3.ts';
import { openMemorySpool } from '#tests/support/memory-spool.ts';
import { type Mastered, master } from './master.ts';
import type { MixPlan } from './mixer.ts';

/**
 * Measured on the finished file with an independent decoder. The clips resemble real voices: two sample rates, two levels,
 * varying silence around them, and one cut off mid-wave.
 */
const RATES = [22_050, 24_000];
const EDGE_SECONDS = 0.15;
const ENDS = ['.', '?', '!', '…', ',', '.', '.', '?', '.', '.', '.', '.'];
const CLIPS = ENDS.map((_, at) => {
  const sampleRate = RATES[at % 2]!;
  return { sampleRate, samples: voice(sampleRate, 1.2 + (at % 4) * 0.7, at) };
});
const spoken = CLIPS.reduce((sum, { samples, sampleRate }) => sum + samples.length / sampleRate, 0);
const PLAN: MixPlan = {
  sampleRate: MP3_SAMPLE_RATE,
  pace: 1,
  jingle: false,
  lines: CLIPS.map(({ samples, sampleRate: rate }, at) => ({
    lineId: `l${at}`,
    speaker: at % 2 ? 'b' : 'a',
    voice: at % 2 ? 'quiet' : 'loud',
    endsWith: ENDS[at]!,
    opensChapter: at === 6,
    pauseMs: null,
    loudnessLufs: measureLoudness(samples, rate),
    samples: samples.length,
  })),
};

let file: Buffer;
let mastered: Mastered;
let heard: Float32Array;
let sampleRate: number;

before(async () => {
  const parts: Uint8Array[] = [];
  mastered = await master({
    plan: PLAN,
    kind: 'mp3',
    readClip: async (at) => ({ ...CLIPS[at]!, samples: CLIPS[at]!.samples.slice() }),
    write: async (bytes) => void parts.push(bytes),
    openSpool: openMemorySpool,
  });
  file = Buffer.concat(parts);
  const decoder = new MPEGDecoder({ enableGapless: true });
  await decoder.ready;
  const decoded = decoder.decode(file);
  decoder.free();
  [heard, sampleRate] = [decoded.channelData[0]!, decoded.sampleRate];
});

test('F4 the file is at −16 LUFS ±1 with true peaks of at most −1 dBTP, both measured and as reported', () => {
  const { loudnessLufs, truePeak } = hearAll(heard, sampleRate);
  assert.ok(Math.abs(loudnessLufs! + 16) <= 1, `${loudnessLufs} LUFS`);
  assert.ok(
    Math.abs(loudnessLufs! - mastered.loudnessLufs!) < 0.1,
    `${loudnessLufs}, not ${mastered.loudnessLufs}`,
  );
  const peak = gainToDb(truePeak);
  assert.ok(peak <= -1 && peak > -3, `${peak} dBTP`);
  assert.ok(Math.abs(peak - mastered.truePeakDbtp) < 0.1, `${peak}, not ${mastered.truePeakDbtp}`);
});

test('speakers of different volume come out equally loud', () => {
  const levels = mastered.lines.map(({ startMs, endMs }) => {
    const meter = createLoudnessMeter(sampleRate);
    meter.push(stretch(startMs, endMs));
    return meter.integrated()!;
  });
  assert.ok(Math.max(...levels) - Math.min(...levels) < 4, levels.join(' '));
});

test('gaps between turns are 250 to 600 ms', () => {
  const gaps = silences(heard, sampleRate);
  assert.equal(gaps.length, CLIPS.length - 1, 'one gap for each turn');
  for (const ms of gaps) assert.ok(ms >= 250 && ms <= 600, `${ms} ms`);
});

test('seams have no clicks: no step between samples is larger than within lines', () => {
  const seamMs = 25;
  const inside = mastered.lines.map(({ startMs, endMs }) =>
    steepest(stretch(startMs + seamMs, endMs - seamMs)),
  );
  const most = Math.max(...inside);
  for (const { startMs, endMs } of mastered.lines) {
    for (const at of [startMs, endMs]) {
      const step = steepest(stretch(at - seamMs, at + seamMs));
      assert.ok(step <= most, `a step of ${step} at ${at} ms, ${most} inside`);
    }
    // At the edge there must be silence: lines fade in and out.
    assert.ok(loudest(stretch(startMs - 20, startMs - 6)) < 0.003, `sound before ${startMs} ms`);
    assert.ok(loudest(stretch(endMs + 6, endMs + 20)) < 0.003, `sound after ${endMs} ms`);
  }
});

test('lines start when the file says they do', () => {
  const delay = delayMs();
  assert.ok(delay >= 0 && delay < 60, `${delay} ms late`);
});

test('the file is as long as its lines and gaps together', () => {
  const seconds = heard.length / sampleRate;
  assert.ok(Math.abs(seconds - mastered.samples / mastered.sampleRate) < 0.1, `${seconds} s`);
  const gapsMs = silences(heard, sampleRate).reduce((sum, one) => sum + one, 0);
  const quietEnds = 0.25 + 0.6;
  const trimmed = CLIPS.filter((_, at) => at % 3 !== 0).length * 2 * EDGE_SECONDS;
  const expected = spoken - trimmed + gapsMs / 1000 + quietEnds;
  assert.ok(Math.abs(seconds - expected) < 0.5, `${seconds} s, not ${expected}`);
});

const hasMeter = spawnSync('ffmpeg', ['-version']).status === 0;

test(
  "ffmpeg's loudness meter agrees",
  { skip: hasMeter ? false : 'ffmpeg is not on this machine' },
  (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'meter-'));
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'file.mp3');
    writeFileSync(path, file);
    const filter = 'ebur128=peak=true:framelog=verbose';
    const args = ['-hide_banner', '-i', path, '-af', filter, '-f', 'null', '-'];
    const { status, stderr: said } = spawnSync('ffmpeg', args, { encoding: 'utf8' });
    assert.equal(status, 0, said);
    const summary = said.slice(said.lastIndexOf('Summary:'));
    const loudness = Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]);
    const peak = Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]);
    const [, minutes, seconds] = [...said.matchAll(/time=\d+:(\d+):([\d.]+)/g)].at(-1) ?? [];
    const lasts = Number(minutes) * 60 + Number(seconds);
    t.diagnostic(`ffmpeg: ${loudness} LUFS, ${peak} dBTP, ${lasts} s`);
    assert.ok(Math.abs(lasts - mastered.samples / mastered.sampleRate) < 0.1, `${lasts} s`);
    assert.ok(Math.abs(loudness + 16) <= 1, `${loudness} LUFS`);
    assert.ok(peak <= -1, `${peak} dBTP`);
  },
);

/** Loud and soft syllables between silences; every third clip is cut off mid-wave. */
function voice(rate: number, seconds: number, number: number): Float32Array {
  const level = number % 2 ? 0.04 : 0.45;
  const edge = number % 3 === 0 ? 0 : EDGE_SECONDS * rate;
  const attack = 0.005 * rate;
  const length = Math.round(seconds * rate);
  return Float32Array.from({ length }, (_, at) => {
    const inside = Math.min(at - edge, length - edge - at);
    if (inside < 0) return 0;
    const t = at / rate;
    // High peaks relative to the average, like speech, to exercise the limiter.
    const syllable = 0.12 + 0.88 * Math.max(0, Math.cos(2 * Math.PI * 4 * t)) ** 12;
    const swell = edge === 0 ? 1 : Math.min(1, inside / attack);
    const hz = 130 + 17 * number;
    const wave = Math.cos(2 * Math.PI * hz * t) + 0.5 * Math.cos(6 * Math.PI * hz * t);
    return level * swell * syllable * wave;
  });
}

/** MP3 encoders add a short delay at the start, so everything is heard that much later. */
function delayMs(): number {
  const first = heard.findIndex((sample) => Math.abs(sample) > 0.01);
  return (first / sampleRate) * 1000 - mastered.lines[0]!.startMs;
}

function stretch(fromMs: number, toMs: number): Float32Array {
  const at = (ms: number) => Math.max(0, Math.round(((ms + delayMs()) / 1000) * sampleRate));
  return heard.subarray(at(fromMs), at(toMs));
}

function steepest(samples: Float32Array): number {
  let most = 0;
  for (let at = 1; at < samples.length; at += 1) {
    most = Math.max(most, Math.abs(samples[at]! - samples[at - 1]!));
  }
  return most;
}

function loudest(samples: Float32Array): number {
  return samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
}

/** Lengths of the silences between sounds, measured on the audio. */
function silences(samples: Float32Array, rate: number): number[] {
  const quiet = dbToGain(-50);
  const found: number[] = [];
  let last = -1;
  for (const [at, sample] of samples.entries()) {
    if (Math.abs(sample) < quiet) continue;
    const ms = ((at - last) / rate) * 1000;
    if (last >= 0 && ms > 150) found.push(Math.round(ms));
    last = at;
  }
  return found;
}
