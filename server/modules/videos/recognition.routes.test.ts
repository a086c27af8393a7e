// One engine: it tests speech recognition; uploads.routes.test.ts tests parts and uploads on both.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { RecognitionInfoSchema } from '#contract/recognition.ts';
import { TranscriptSchema, type Video } from '#contract/videos.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { speakLines, toMp3, toWav } from '#tests/support/spoken-file.ts';
import { untilSeen } from '#tests/support/until-seen.ts';

const app = await makeApp({ after }, { listens: true });

const LINES = [
  'Good morning everybody, and welcome to our garden.',
  'Today we plant tomatoes beside the wall. They need water every evening.',
];
const spoken = await speakLines(LINES, { pauseSeconds: 1 });

async function send(user: TestUser, content: Buffer, name: string, fields = {}, url = app.url) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ rights: 'true', ...fields }))
    form.set(field, String(value));
  form.set('file', new Blob([content]), name);
  const headers = { token: user.token };
  const answer = await fetch(`${url}/videos/upload`, { method: 'POST', headers, body: form });
  return { status: answer.status, body: (await answer.json()) as Video };
}

async function settled(user: TestUser, id: string): Promise<Video> {
  return untilSeen(async () => {
    const { body } = await user.call('GET', `/videos/${id}`);
    return body.transcript.state === 'working' ? null : (body as Video);
  });
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .split(' ')
    .filter(Boolean);

for (const [name, make, fields] of [
  ['talk.mp3', toMp3, {}],
  ['talk.wav', toWav, { language: 'english' }],
] as const) {
  test(`a .${name.slice(-3)} is transcribed without a key, with times`, async () => {
    const { status, body } = await send(app.owner, await make(spoken), name, fields);
    assert.equal(status, 202);
    const video = await settled(app.owner, body.id);
    assert.equal(video.transcript.state, 'ready', JSON.stringify(video.transcript.error));
    assert.equal(video.transcript.kind, 'recognized');
    assert.equal(video.language, 'english');
    const read = await app.owner.call('GET', `/videos/${body.id}/transcript`);
    const { cues } = TranscriptSchema.parse(read.body);
    const heard = wordsOf(cues.map(({ text }) => text).join(' '));
    const said = wordsOf(LINES.join(' '));
    // A synthetic voice is misheard occasionally, and differently on each machine.
    const missed = said.filter((word) => !heard.includes(word));
    assert.ok(missed.length <= said.length * 0.2, `${missed.join(' ')} not in: ${heard.join(' ')}`);
    assert.ok(Math.abs(heard.length - said.length) <= 3, heard.join(' '));
    spoken.starts.forEach((start) =>
      assert.ok(
        cues.some(({ startMs }) => Math.abs(startMs / 1000 - start) < 1),
        `nothing begins at ${start}: ${JSON.stringify(cues)}`,
      ),
    );
  });
}

test('before uploading, the user sees the method and the expected time', async () => {
  const { body } = await app.owner.call('GET', '/videos/recognition');
  const { method, languages, hourTakesSeconds, poorLanguages } = RecognitionInfoSchema.parse(body);
  assert.deepEqual([method, languages], ['built-in', 'many']);
  assert.ok(poorLanguages.includes('hindi') && !poorLanguages.includes('english'));
  assert.ok(hourTakesSeconds.english! > 0 && hourTakesSeconds.other! > hourTakesSeconds.english!);
  const user = await app.makeUser('keyed@example.org');
  const elsewhere = await makeApp(
    { after },
    { env: { RECOGNITION_MODEL_DIR: 'off' }, listens: true },
  );
  const none = await elsewhere.owner.call('GET', '/videos/recognition');
  assert.equal(none.body.method, 'none');
  assert.deepEqual(none.body.poorLanguages, []);
  assert.equal((await user.call('GET', '/videos/recognition')).body.method, 'built-in');
});

/** Processes that transcribe for this one. */
function earProcesses(): Set<number> {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  const isEar = (pid: number) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('ear-worker');
    } catch {
      return false;
    }
  };
  return new Set(children.split(' ').filter(Boolean).map(Number).filter(isEar));
}

test(
  'a cancelled transcription ends its process, deletes the recording, and the file can be uploaded again',
  { skip: process.platform !== 'linux' && 'it reads /proc' },
  async (t) => {
    const own = await makeApp(t, { listens: true });
    const samples = new Float32Array(spoken.samples.length * 12);
    for (let at = 0; at < samples.length; at += spoken.samples.length)
      samples.set(spoken.samples, at);
    const others = earProcesses();
    const working = () => [...earProcesses()].filter((pid) => !others.has(pid));
    const sent = () =>
      send(own.owner, toWav({ ...spoken, samples }), 'long.wav', { language: 'english' }, own.url);
    const { status, body } = await sent();
    assert.equal(status, 202);
    await untilSeen(async () => working().length > 0 || null);
    const path = `/videos/${body.id}`;
    assert.equal((await own.owner.call('DELETE', `${path}/recording`)).status, 204);
    const { body: stopped } = await own.owner.call('GET', path);
    assert.deepEqual(
      [stopped.transcript.state, stopped.transcript.error, stopped.recordingBytes],
      ['failed', null, null],
    );
    await untilSeen(async () => working().length === 0 || null);
    const stored = join(own.dataDir, 'files', 'uploads', own.owner.id);
    assert.deepEqual(existsSync(stored) ? readdirSync(stored) : [], []);
    const { rows } = await own.database.db.$client.query('SELECT 1 FROM recognized_parts');
    assert.equal(rows.length, 0, 'its parts are deleted');
    const again = await sent();
    assert.equal(again.body.transcript.state, 'working');
    assert.equal((await settled(own.owner, again.body.id)).transcript.state, 'ready');
  },
);
