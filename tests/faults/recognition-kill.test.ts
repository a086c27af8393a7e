import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { TranscriptSchema, type Video, VideoSchema } from '#contract/videos.ts';
import { openScene, type ServerProcess } from '#tests/support/server-process.ts';
import { speakLines, toWav } from '#tests/support/spoken-file.ts';

/** Long version: `FAULT_MINUTES=60 FAULT_KILLS=5 node --test tests/faults/recognition-kill.test.ts`. */
const KILLS = Number(process.env['FAULT_KILLS'] ?? 1);
const MINUTES = Number(process.env['FAULT_MINUTES'] ?? KILLS + 2);

/** One sentence per minute, so that most of the file is silence, which takes no time to transcribe. */
const SENTENCES = [
  'The first train leaves at noon.',
  'My brother paints small boats.',
  'Fresh bread smells wonderful.',
  'Nobody knew about the old bridge.',
  'Her garden is full of roses.',
  'We cooked potatoes for dinner.',
  'That river was frozen in winter.',
];
const LINES = Array.from({ length: MINUTES }, (_, n) => SENTENCES[n % SENTENCES.length]!);

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The sentence with the most of these words, as the voice isn't always understood in full. */
function closestTo(heard: string): string | null {
  const words = new Set(wordsOf(heard));
  const shared = (sentence: string) => wordsOf(sentence).filter((word) => words.has(word)).length;
  const [closest] = SENTENCES.toSorted((one, other) => shared(other) - shared(one));
  return shared(closest!) > 0 ? closest! : null;
}

async function videoOf({ url, token }: ServerProcess, id: string): Promise<Video> {
  const answer = await fetch(`${url}/videos/${id}`, { headers: { [TOKEN_HEADER]: token } });
  return VideoSchema.parse(await answer.json());
}

test('transcription interrupted by a kill resumes, and every sentence is in the transcript once, at its time', async (t) => {
  const scene = openScene();
  t.after(() => scene.close());
  const spoken = await speakLines(LINES, { pauseSeconds: 56 });
  const settings = { dataDir: scene.folder() };
  let server = await scene.start(settings);
  const form = new FormData();
  form.set('rights', 'true');
  form.set('language', 'english');
  form.set('file', new Blob([toWav(spoken)]), 'minutes.wav');
  const headers = { [TOKEN_HEADER]: server.token };
  const sent = await fetch(`${server.url}/videos/upload`, { method: 'POST', headers, body: form });
  const { id } = VideoSchema.parse(await sent.json());

  let reached = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    for (;;) {
      const { transcript } = await videoOf(server, id);
      assert.equal(transcript.state, 'working', 'it was done before it could be killed');
      assert.ok(transcript.progress! >= reached, 'what was heard is heard again');
      if (transcript.progress! > reached) {
        reached = transcript.progress!;
        break;
      }
      await pause(20);
    }
    server.kill('SIGKILL');
    await server.exit;
    server = await scene.start(settings);
    const { transcript } = await videoOf(server, id);
    assert.ok(transcript.progress! >= reached, 'what was heard is heard again');
  }
  for (;;) {
    const { transcript } = await videoOf(server, id);
    assert.notEqual(transcript.state, 'failed', transcript.error?.message);
    if (transcript.state === 'ready') break;
    await pause(50);
  }
  const read = await fetch(`${server.url}/videos/${id}/transcript`, {
    headers: { [TOKEN_HEADER]: server.token },
  });
  const { cues } = TranscriptSchema.parse(await read.json());
  assert.deepEqual(
    cues.map(({ text }) => closestTo(text)),
    LINES,
    cues.map(({ text }) => text).join('\n'),
  );
  cues.forEach(({ startMs }, at) =>
    assert.ok(Math.abs(startMs / 1000 - spoken.starts[at]!) < 1, `${startMs} ms`),
  );
});
