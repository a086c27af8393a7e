import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MPEGDecoder } from 'mpg123-decoder';
import { hearAll } from '#tests/support/hear-all.ts';
import { gainToDb } from '../loudness.ts';
import { MP3_SAMPLE_RATE } from '../mp3.ts';
import { openMemorySpool } from '#tests/support/memory-spool.ts';
import { planOfClips } from '#tests/support/plan-of-clips.ts';
import { master } from './master.ts';

/** Voices that are hard to encode or limit, measured on the decoded MP3. */
const RATE = 24_000;

type Wave = (t: number, noise: number) => number;

const beat = (t: number, perSecond: number, sharpness: number) =>
  Math.max(0, Math.cos(2 * Math.PI * perSecond * t)) ** sharpness;
const vowel = (t: number) =>
  beat(t, 3, 4) * (Math.cos(2 * Math.PI * 170 * t) + 0.5 * Math.cos(2 * Math.PI * 510 * t));

const VOICES: Record<string, Wave> = {
  breathy: (t, noise) => 0.08 * vowel(t) + 0.5 * beat(t, 1.7, 8) * noise,
  'a whisper': (t, noise) => 0.3 * (0.2 + 0.8 * beat(t, 4, 2)) * noise,
  'sharp in its s': (t, noise) => 0.2 * vowel(t) + 0.9 * beat(t, 1.3, 40) * noise,
  'hardly there': (t, noise) => 0.0006 * vowel(t) + 0.0022 * beat(t, 1.7, 40) * noise,
  'cut off flat': (t) => Math.sign(vowel(t)) * 0.95,
};

for (const [name, wave] of Object.entries(VOICES)) {
  test(`F4 a voice that is ${name} is published at −16 LUFS ±1 with true peaks of at most −1 dBTP`, async () => {
    const { said, found } = await publish(Array.from({ length: 4 }, (_, at) => clip(wave, 1, at)));
    assert.ok(found.truePeakDbtp <= -1, `${found.truePeakDbtp} dBTP`);
    assert.ok(Math.abs(found.loudnessLufs! + 16) <= 1, `${found.loudnessLufs} LUFS`);
    assert.ok(Math.abs(found.truePeakDbtp - said.truePeakDbtp) < 0.1, `${said.truePeakDbtp} said`);
    assert.ok(
      Math.abs(found.loudnessLufs! - said.loudnessLufs!) < 0.1,
      `${said.loudnessLufs} said`,
    );
  });
}

test("F4 if peaks prevent the target loudness, they're still limited and the actual loudness is reported", async () => {
  const click: Wave = (t, noise) => (t > 0.05 && t < 0.052 ? noise : 0.0001 * noise);
  const { said, found } = await publish([clip(click, 0.12, 1)]);
  assert.ok(found.truePeakDbtp <= -1, `${found.truePeakDbtp} dBTP`);
  assert.ok(found.loudnessLufs! < -17, 'else this is not such a programme');
  assert.ok(Math.abs(found.loudnessLufs! - said.loudnessLufs!) < 0.1, `${said.loudnessLufs} said`);
});

/** The mix's reported values and those measured on its file. */
async function publish(clips: readonly Float32Array[]) {
  const parts: Uint8Array[] = [];
  const said = await master({
    kind: 'mp3',
    plan: planOfClips(clips, RATE, ['one'], MP3_SAMPLE_RATE),
    readClip: async (at) => ({ sampleRate: RATE, samples: clips[at]!.slice() }),
    write: async (bytes) => void parts.push(bytes),
    openSpool: openMemorySpool,
  });
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate } = decoder.decode(Buffer.concat(parts));
  decoder.free();
  const { loudnessLufs, truePeak } = hearAll(channelData[0]!, sampleRate);
  return { said, found: { loudnessLufs, truePeakDbtp: gainToDb(truePeak) } };
}

function clip(wave: Wave, seconds: number, seed: number): Float32Array {
  let state = seed + 1;
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, at) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return wave(at / RATE, state / 2 ** 31 - 1);
  });
}
