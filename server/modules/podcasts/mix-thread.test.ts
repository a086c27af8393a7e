import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { mixInThread } from './mix-thread.ts';

test('mixing works under `node --watch`, where worker threads also report loaded files', async () => {
  process.env['WATCH_REPORT_DEPENDENCIES'] = '1';
  const out = new PassThrough().resume();
  const sampleRate = 22_050;
  const line = { speaker: 'a', voice: 'v', endsWith: '.', opensChapter: false, pauseMs: null };
  const mastered = await mixInThread({
    plan: {
      sampleRate,
      pace: 1,
      jingle: false,
      lines: [{ ...line, lineId: 'one', loudnessLufs: -20, samples: sampleRate }],
    },
    kind: 'mp3',
    tags: null,
    chapters: [],
    readClip: async () => ({
      sampleRate,
      samples: Float32Array.from({ length: sampleRate }, (_, at) => Math.sin(at / 9) / 3),
    }),
    out,
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  assert.equal(mastered.lines.length, 1);
});
