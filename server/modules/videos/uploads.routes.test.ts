import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { EncodingChoice } from '#contract/encodings.ts';
import type { UsageReport } from '#contract/usage.ts';
import type { Video } from '#contract/videos.ts';
import { encodeAs } from '#tests/support/encode-as.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { MEDIA } from '#tests/support/media-files.ts';
import { startStandInRecognizers } from '#tests/support/stand-in-recognizers.ts';
import { untilSeen } from '#tests/support/until-seen.ts';
import { waveFile } from '#tests/support/wave-file.ts';

const services = await startStandInRecognizers();
after(() => services.close());
const app = await makeApp(
  { after },
  {
    env: {
      ...services.env,
      MAX_UPLOAD_MB: '3',
      UPLOAD_QUOTA_MB: '4',
      // The built-in model isn't installed, so keys are used.
      RECOGNITION_MODEL_DIR: 'off',
    },
    listens: true,
  },
);

const SRT =
  '1\n00:00:01,000 --> 00:00:04,000\nANNA: Good morning everybody, and welcome to this small talk.\n\n2\n00:00:04,500 --> 00:00:09,000\nANNA: Today we look at gardens, what grows in them, and what does not.\n';

type Fields = Record<string, string>;

async function send(
  user: TestUser,
  content: Buffer | string,
  name: string,
  fields: Fields = {},
  url = app.url,
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([content]), name);
  const response = await fetch(`${url}/videos/upload`, {
    method: 'POST',
    headers: { token: user.token },
    body: form,
  });
  return {
    status: response.status,
    body: (await response.json()) as Video & { code: string; message: string },
  };
}

async function settled(user: TestUser, id: string): Promise<Video> {
  return untilSeen(async () => {
    const { body } = await user.call('GET', `/videos/${id}`);
    return body.transcript.state === 'working' ? null : (body as Video);
  });
}

/** The transcript appears a moment before the recording is deleted. */
async function emptied(user: TestUser, id: string): Promise<void> {
  while ((await user.call('GET', `/videos/${id}`)).body.recordingBytes !== null) await pause(20);
  assert.deepEqual(stored(user), []);
}

const stored = (user: TestUser) => {
  const folder = join(app.dataDir, 'files', 'uploads', user.id);
  return existsSync(folder) ? readdirSync(folder) : [];
};

test('a subtitle file is read immediately, with its times and speakers; user B gets 404', async () => {
  const { status, body } = await send(app.owner, SRT, 'garden_talk.srt');
  assert.equal(status, 200);
  assert.equal(body.kind, 'subtitles');
  assert.equal(body.title, 'garden talk');
  assert.equal(body.transcript.kind, 'given');
  const { body: read } = await app.owner.call('GET', `/videos/${body.id}/transcript`);
  assert.deepEqual(
    read.cues.map((cue: { startMs: number; speaker?: string }) => [cue.startMs, cue.speaker]),
    [
      [1000, 'ANNA'],
      [4500, 'ANNA'],
    ],
  );
  const other = await app.makeUser('second@example.org');
  assert.equal((await other.call('GET', `/videos/${body.id}`)).status, 404);
  const same = await send(other, SRT, 'garden_talk.srt');
  assert.notEqual(same.body.transcript.id, body.transcript.id, 'what a user gave is nobody else’s');
});

test("a file with several possible encodings isn't stored until the user chooses one", async () => {
  const russian = '1\n00:00:01,000 --> 00:00:04,000\nДобрый день, дорогие друзья.\n';
  const bytes = encodeAs(russian, 'koi8-r');
  const asked = await send(app.owner, bytes, 'talk.srt');
  assert.equal(asked.status, 422);
  assert.equal(asked.body.code, 'file_encoding_unclear');
  const { encodings } = asked.body as unknown as { encodings: EncodingChoice[] };
  const right = encodings.find(({ preview }) => preview === 'Добрый день, дорогие друзья.');
  const sent = await send(app.owner, bytes, 'talk.srt', { encoding: right!.encoding });
  assert.equal(sent.status, 200);
  const { body } = await app.owner.call('GET', `/videos/${sent.body.id}/transcript`);
  assert.equal(body.cues[0].text, 'Добрый день, дорогие друзья.');
});

test('a document works like any other source, and one of scanned pages is reported as such', async () => {
  const page = `<!doctype html><html lang="en"><title>Gardens</title><body><article><h1>A small garden</h1>${'<p>Everything that grows here needs sun, water and time.</p>'.repeat(5)}</article></body></html>`;
  const { status, body } = await send(app.owner, page, 'page.html');
  assert.equal(status, 200);
  assert.deepEqual(
    [body.kind, body.title, body.transcript.timed],
    ['document', 'A small garden', false],
  );
  const rtf = String.raw`{\rtf1\ansi [0:01] Anna: Good morning.\par [0:05] Anna: We begin.\par}`;
  const timed = await send(app.owner, rtf, 'talk.rtf');
  assert.deepEqual([timed.body.kind, timed.body.transcript.timed], ['document', true]);
  assert.equal((await send(app.owner, '%PDF-1.4 cut off', 'x.pdf')).body.code, 'file_unreadable');
});

test('gaps in captions are reported', async () => {
  const srt = `${SRT}\n3\n00:20:00,000 --> 00:20:04,000\nANNA: And that was all for today.\n`;
  const { body } = await send(app.owner, srt, 'holes.srt');
  assert.deepEqual(body.transcript.gaps!.holes, [{ startMs: 9000, endMs: 1_200_000 }]);
});

test('a language label that contradicts the words is ignored', async () => {
  const german =
    'Guten Morgen zusammen und herzlich willkommen zu diesem kleinen Vortrag. Heute sehen wir uns an, was in einem Garten wächst und was nicht, und warum das so ist. Am Ende gibt es Zeit für Fragen.';
  const { body } = await app.owner.call('POST', '/videos', { text: german, language: 'english' });
  assert.equal(body.language, 'german');
  assert.equal(body.transcript.declaredTag, 'en');
  assert.equal(body.transcript.detectedTag, 'de');
  assert.equal(body.transcript.timed, false);
});

test('a text that starts with the magic bytes of a recording is still a text', async () => {
  for (const opening of ['The free market', 'FORMULA one', 'RIFF raff']) {
    const { status, body } = await send(app.owner, `${opening} is what we look at.`, 'talk.txt');
    assert.equal(status, 200, opening);
    assert.equal(body.kind, 'subtitles', opening);
  }
});

test('a file name unsuitable as a title is shortened', async () => {
  const name = `${'a very long name that somebody gave to a file '.repeat(4)}.srt`;
  const { body } = await send(app.owner, `${SRT}long`, name);
  assert(body.title.length <= 100 && body.title.endsWith('…'), body.title);
  assert.match(body.title, /^a very long name that somebody gave to a file a very/);
});

test("characters that can't be stored are removed from a title instead of refusing the file", async () => {
  const title = 'A\0 talk';
  const { status, body } = await send(app.owner, `${SRT}again`, 'x.srt', { title });
  assert.equal(status, 200);
  assert.equal(body.title, 'A  talk');
});

test('empty, damaged and oversized files are each refused with their reason, and nothing is stored', async () => {
  const user = await app.makeUser('refused@example.org');
  await user.call('PUT', '/settings/keys/openai', { key: 'sk-test-1234' });
  for (const [content, name, status, code] of [
    ['', 'empty.srt', 422, 'file_no_cues'],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\n[Music]\n', 'music.vtt', 422, 'file_no_cues'],
    ['<!DOCTYPE html><html><body>Sign in.</body></html>', 'page.srt', 422, 'file_unreadable'],
    ['%PDF-1.7 and words in it', 'talk.pdf', 422, 'file_unreadable'],
    ['Hello', 'setup.EXE', 422, 'file_unreadable'],
    ['A whole sentence that could be said.', 'photos.zip', 422, 'file_unreadable'],
    [
      Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7) % 256)),
      'noise.srt',
      422,
      'file_unreadable',
    ],
    [
      Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(3 * 1024 * 1024)]),
      'large.wav',
      413,
      'file_too_big',
    ],
  ] as const) {
    const answer = await send(user, content, name, { rights: 'true' });
    assert.equal(answer.body.code, code, name);
    assert.equal(answer.status, status, name);
  }
  assert.deepEqual(stored(user), []);
  const noFile = await fetch(`${app.url}/videos/upload`, {
    method: 'POST',
    headers: { token: user.token },
    body: new FormData(),
  });
  assert.equal(noFile.status, 400);
  const json = await user.call('POST', '/videos/upload', { file: 'x' });
  assert.equal(json.body.code, 'unsupported_type');
  const odd = await send(user, SRT, 'x.srt', { colour: 'red' });
  assert.equal(odd.body.code, 'invalid_input');
});

test("without a recogniser, a recording needs the user's rights and a key of a speech service, and isn't stored otherwise", async () => {
  const user = await app.makeUser('norights@example.org');
  const without = await send(user, waveFile(5), 'talk.wav', { rights: 'true' });
  assert.equal(without.body.code, 'recognizer_missing');
  await user.call('PUT', '/settings/keys/openai', { key: 'sk-test-1234' });
  for (const rights of [{}, { rights: 'false' }] as Fields[]) {
    const answer = await send(user, waveFile(5), 'talk.wav', rights);
    assert.equal(answer.body.code, 'file_no_rights');
  }
  assert.deepEqual(stored(user), []);
});

const SERVICES = [
  // From the services' price lists: 100 seconds, in cents.
  { provider: 'openai', kind: 'wav', cents: 1 },
  { provider: 'groq', kind: 'mp3', cents: 0.1111 },
  { provider: 'google', kind: 'webm', cents: 0.31 },
  { provider: 'deepgram', kind: 'mp4', cents: 1.8667 },
] as const;

for (const { provider, kind, cents } of SERVICES) {
  test(`a .${kind} is split, transcribed with the customer’s own ${provider} key, booked and deleted`, async () => {
    const user = await app.makeUser(`${provider}@example.org`);
    const kept = await user.call('PUT', `/settings/keys/${provider}`, {
      key: `key-of-${provider}`,
    });
    assert.equal(kept.status, 200, kept.text);
    const before = services.requests.length;
    const file = await MEDIA[kind]!(100);
    const { status, body } = await send(user, file, `a talk.${kind}`, { rights: 'true' });
    assert.equal(status, 202, JSON.stringify(body));
    assert.equal(body.transcript.state, 'working');
    assert.equal(body.recordingBytes, file.length);
    const video = await settled(user, body.id);
    assert.equal(video.transcript.state, 'ready', JSON.stringify(video.transcript.error));
    assert.equal(video.transcript.kind, 'recognized');
    assert.equal(video.language, 'english');
    await emptied(user, body.id);
    for (const { path, authorization } of services.requests.slice(before)) {
      assert.ok(path.startsWith(`/${provider}/`));
      assert.ok(authorization.endsWith(`key-of-${provider}`));
    }
    const { rows, totals } = (await user.call('GET', '/usage')).body as UsageReport;
    assert.equal(rows.length, services.requests.length - before);
    assert.ok(rows.every((row) => row.stage === 'speech to text' && row.provider === provider));
    assert.ok(rows.every((row) => row.state === 'done' && !row.estimated));
    assert.ok(Math.abs(totals.costCents - cents) < 0.02, `${totals.costCents} cents`);
    const again = await send(user, file, `a talk.${kind}`, { rights: 'true' });
    assert.equal(again.body.id, body.id, 'the same recording is not paid for twice');
  });
}

test('Deepgram separates speakers, and its multilingual model covers further languages', async () => {
  const user = await app.makeUser('bengali@example.org');
  await user.call('PUT', '/settings/keys/deepgram', { key: 'key-of-deepgram' });
  const before = services.requests.length;
  const given = { rights: 'true', language: 'bengali' };
  const { body } = await send(user, waveFile(60), 'talk.wav', given);
  assert.equal((await settled(user, body.id)).transcript.state, 'ready');
  const asked = services.requests.slice(before).map(({ query }) => new URLSearchParams(query));
  assert.deepEqual(
    asked.map((query) => [query.get('language'), query.get('language_hint')]),
    [
      ['bn', null],
      ['multi', 'bn'],
    ],
  );
  assert.equal(services.requests.at(-1)!.type, 'audio/wav');
  const read = await user.call('GET', `/videos/${body.id}/transcript`);
  const speakers = read.body.cues.map((cue: { speaker?: string }) => cue.speaker);
  assert.deepEqual([...new Set(speakers)], ['Speaker 1', 'Speaker 2']);
});

test("the cost of a speech service stays within the account's cap", async () => {
  const user = await app.makeUser('capped@example.org');
  await user.call('PUT', '/settings/keys/openai', { key: 'sk-test-1234' });
  await user.call('PATCH', '/settings', { capCents: 1 });
  const before = services.requests.length;
  const { body } = await send(user, waveFile(100), 'dear.wav', { rights: 'true' });
  const { transcript } = await settled(user, body.id);
  assert.equal(transcript.error?.code, 'spending_cap_reached');
  assert.match(transcript.error.message, /paste the transcript/);
  assert.equal(services.requests.length, before);
});

test('if the operator allows it, house keys transcribe within their budget, and the user is told so', async () => {
  const env = {
    ...services.env,
    GROQ_API_KEY: 'key-of-the-house',
    RECOGNITION_MODEL_DIR: 'off',
  };
  const methodIn = async (more: Fields) => {
    const { owner } = await makeApp({ after }, { env: { ...env, ...more } });
    return (await owner.call('GET', '/videos/recognition')).body.method as string;
  };
  assert.equal(await methodIn({}), 'none');
  assert.equal(await methodIn({ HOUSE_RECOGNITION: 'true', HOUSE_BUDGET_CENTS: '0' }), 'none');
  const allowed = await makeApp(
    { after },
    { env: { ...env, HOUSE_RECOGNITION: 'true' }, listens: true },
  );
  const { body: told } = await allowed.owner.call('GET', '/videos/recognition');
  assert.deepEqual([told.method, told.provider], ['house-key', 'groq']);
  const { body } = await send(
    allowed.owner,
    waveFile(30),
    'talk.wav',
    { rights: 'true' },
    allowed.url,
  );
  assert.equal((await settled(allowed.owner, body.id)).transcript.state, 'ready');
  assert.match(services.requests.at(-1)!.authorization, /key-of-the-house$/);
  const { rows } = (await allowed.owner.call('GET', '/usage')).body as UsageReport;
  assert.deepEqual(
    rows.map(({ key, provider }) => [key, provider]),
    [['house', 'groq']],
  );
});

test("a busy service is retried, and finished parts aren't requested again", async () => {
  const user = await app.makeUser('busy@example.org');
  await user.call('PUT', '/settings/keys/openai', { key: 'sk-test-1234' });
  services.fail({ status: 503, body: '{}', headers: { 'retry-after': '1' } });
  const { body } = await send(user, waveFile(30), 'busy.wav', { rights: 'true' });
  assert.equal((await settled(user, body.id)).transcript.state, 'ready');
});

test('if the key is refused, the video fails with that reason and the recording is deleted', async () => {
  const user = await app.makeUser('badkey@example.org');
  await user.call('PUT', '/settings/keys/openai', { key: 'sk-test-1234' });
  services.fail({ status: 401, body: '{"error":{"code":"invalid_api_key"}}' });
  const { body } = await send(user, waveFile(20), 'bad.wav', { rights: 'true' });
  const video = await settled(user, body.id);
  assert.equal(video.transcript.error?.code, 'recognizer_refused');
  await emptied(user, body.id);
  const none = await send(user, Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(3000)]), 'x.wav', {
    rights: 'true',
  });
  assert.equal((await settled(user, none.body.id)).transcript.error?.code, 'file_no_audio');
});

test("a recording the user keeps counts against the account's storage until it's removed", async () => {
  const user = await app.makeUser('keeper@example.org');
  await user.call('PUT', '/settings/keys/openai', { key: 'sk-test-1234' });
  const kept = { rights: 'true', keep: 'true' };
  const first = await send(user, waveFile(150), 'one.wav', kept);
  assert.equal((await settled(user, first.body.id)).recordingBytes! > 2_000_000, true);
  const second = await send(user, waveFile(151), 'two.wav', kept);
  assert.equal(second.body.code, 'file_quota');
  assert.equal(stored(user).length, 1);
  assert.equal((await user.call('DELETE', `/videos/${first.body.id}/recording`)).status, 204);
  assert.deepEqual(stored(user), []);
  assert.equal((await user.call('GET', `/videos/${first.body.id}/transcript`)).status, 200);
});

test('deleting an account deletes its recordings', async () => {
  const user = await app.makeUser('leaving@example.org');
  await user.call('PUT', '/settings/keys/openai', { key: 'sk-test-1234' });
  const { body } = await send(user, waveFile(20), 'one.wav', { rights: 'true', keep: 'true' });
  await settled(user, body.id);
  assert.equal(stored(user).length, 1);
  const gone = await user.call('DELETE', '/account', { email: 'leaving@example.org' });
  assert.ok(gone.status < 300, gone.text);
  // By a job, which outlives the request and the process.
  while (stored(user).length > 0) await pause(20);
});
