import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dbToGain } from '../loudness.ts';
import { TARGET_LUFS } from './levels.ts';
import { openMemorySpool } from '#tests/support/memory-spool.ts';
import { planOfClips } from '#tests/support/plan-of-clips.ts';
import { master } from './master.ts';

const RATE = 22_050;

/** A voice with the given crest factor in dB, like raw speech. */
function clip(crestDb: number, number: number, seconds = 1.6): Float32Array {
  const share = Math.min(1, dbToGain(-crestDb) * 4);
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, at) => {
    const t = at / RATE;
    const isPeak = (t * 5 + number * 0.13) % 1 < 0.02;
    const soft = share * Math.sin(2 * Math.PI * (170 + 9 * (number % 7)) * t);
    return isPeak ? Math.sin(2 * Math.PI * 900 * t) * 0.9 : soft * 0.25;
  });
}

async function levelOf(clips: readonly Float32Array[], voices: readonly string[]) {
  const { loudnessLufs, truePeakDbtp } = await master({
    kind: 'wav',
    plan: planOfClips(clips, RATE, voices),
    readClip: async (at) => ({ sampleRate: RATE, samples: clips[at]!.slice() }),
    write: async () => {},
    openSpool: openMemorySpool,
  });
  return { loudnessLufs: loudnessLufs!, truePeakDbtp };
}

for (const crestDb of [16, 20, 24]) {
  test(`F4 a voice with peaks ${crestDb} dB above its loudness still comes out at −16 LUFS`, async () => {
    const clips = Array.from({ length: 12 }, (_, at) => clip(crestDb, at));
    const { loudnessLufs, truePeakDbtp } = await levelOf(clips, ['one']);
    assert.ok(Math.abs(loudnessLufs - TARGET_LUFS) <= 0.6, `${loudnessLufs} LUFS`);
    assert.ok(truePeakDbtp <= -1, `${truePeakDbtp} dBTP`);
  });
}

test('F4 the mix comes out at −16 LUFS whichever of three speakers is the loudest', async () => {
  for (const peaky of [0, 1, 2]) {
    const clips = Array.from({ length: 18 }, (_, at) => clip(at % 3 === peaky ? 22 : 10, at, 1.5));
    const { loudnessLufs } = await levelOf(clips, ['a', 'b', 'c']);
    assert.ok(Math.abs(loudnessLufs - TARGET_LUFS) <= 0.6, `${peaky}: ${loudnessLufs} LUFS`);
  }
});
