import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { MEDIA, quietFirst } from '#tests/support/media-files.ts';
import { openRecording } from './cut-audio.ts';

const SECONDS = 65;

const sourceOf = (file: Buffer) => ({
  size: file.length,
  read: async ({ start, end }: { start: number; end: number }) =>
    new Uint8Array(file.subarray(start, end + 1)),
});

/** The container each service receives. */
const TYPES: Readonly<Record<string, readonly [type: string, extension: string]>> = {
  wav: ['audio/wav', 'wav'],
  mp3: ['audio/mpeg', 'mp3'],
  ogg: ['audio/ogg', 'ogg'],
  m4a: ['audio/mp4', 'm4a'],
  mp4: ['audio/mp4', 'm4a'],
  mov: ['audio/mp4', 'm4a'],
  webm: ['audio/ogg', 'ogg'],
  mkv: ['audio/mp4', 'm4a'],
};

for (const [name, make] of Object.entries(MEDIA)) {
  test(`a long .${name} is cut into parts a speech service accepts, without losing any audio`, async () => {
    const file = await make(SECONDS);
    const limits = { bytes: name === 'ogg' ? 100_000 : 400_000, ms: 20_000 };
    const recording = await openRecording(sourceOf(file), limits);
    assert.ok(Math.abs(recording.durationMs - SECONDS * 1000) < 1500, `${recording.durationMs}`);
    let until = 0;
    let count = 0;
    for (; until < recording.durationMs; count += 1) {
      const part = await recording.cut(until);
      assert.ok(part.bytes.length <= limits.bytes, `${part.bytes.length} bytes`);
      assert.deepEqual([part.type.split(';')[0], part.extension], TYPES[name]);
      // Parts are contiguous, but each contains some extra audio around its range.
      assert.equal(part.fromMs, until);
      until = part.untilMs;
      assert.ok(part.offsetMs <= part.fromMs);
      const isLast = until === Infinity;
      const end = part.offsetMs + part.durationMs;
      assert.ok(end >= (isLast ? recording.durationMs - 100 : part.untilMs), `ends at ${end}`);
      const again = new Input({ formats: ALL_FORMATS, source: new BufferSource(part.bytes) });
      const track = await again.getPrimaryAudioTrack();
      const heard = (await track!.computeDuration()) * 1000;
      assert.ok(Math.abs(heard - part.durationMs) < 150, `${heard} of ${part.durationMs}`);
      again.dispose();
    }
    assert.equal(until, Infinity);
    assert.ok(count >= 4);
    recording.close();
  });
}

test("a recording with a quiet start and dense audio later still fits the service's limits", async () => {
  const file = await quietFirst(60);
  const recording = await openRecording(sourceOf(file), { bytes: 500_000, ms: 60_000 });
  for (let from = 0; from < recording.durationMs; from += recording.partMs)
    assert.ok((await recording.cut(from)).bytes.length <= 500_000);
  recording.close();
});

test('a file without audio, or one that only looks like audio, gets a clear error', async () => {
  for (const file of [
    Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(3000)]),
    Buffer.from('....ftypisom, and nothing more'),
    Buffer.alloc(0),
  ]) {
    await assert.rejects(openRecording(sourceOf(file), { bytes: 1e6, ms: 60_000 }), {
      code: 'file_no_audio',
    });
  }
});
