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
  ['The first train leaves at noon.', 'train'],
  ['My brother paints small boats.', 'brother'],
  ['Fresh bread smells wonderful.', 'bread'],
  ['Nobody knew about the old bridge.', 'bridge'],
  ['Her garden is full of roses.', 'roses'],
  ['We cooked potatoes for dinner.', 'potatoes'],
  ['The river was frozen in winter.', 'river'],
] as const;
const LINES = Array.from({ length: MINUTES }, (_, n) => SENTENCES[n % SENTENCES.length]!);

async function videoOf({ url, token }: ServerProcess, id: string): Promise<Video> {
  const answer = await fetch(`${url}/videos/${id}`, { headers: { [TOKEN_HEADER]: token } });
  return VideoSchema.parse(await answer.json());
}

test('transcription interrupted by a kill resumes, and every sentence is in the transcript once, at its time', async (t) => {
  const scene = openScene();
  t.after(() => scene.close());
  const spoken = await speakLines(
    LINES.map(([line]) => line),
    { pauseSeconds: 56 },
  );
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
  // Compare one word of each, because letters may be misheard.
  assert.deepEqual(
    cues.map(({ text }) => SENTENCES.flatMap(([, word]) => (text.includes(word) ? word : []))),
    LINES.map(([, word]) => [word]),
  );
  cues.forEach(({ startMs }, at) =>
    assert.ok(Math.abs(startMs / 1000 - spoken.starts[at]!) < 1, `${startMs} ms`),
  );
});
