// One engine: it tests what is spoken again and how it sounds; podcasts.routes and paid-lines test the same rows on both.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { CALLS, fill } from '#contract/paths.ts';
import type { ReceivedEvent } from '#contract/events.ts';
import { MediaLinkSchema, VoiceListSchema } from '#contract/podcasts.ts';
import { readWav } from '#server/audio/wav.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { makePodcast, spokenBy, waitForAudio } from '#tests/support/podcast.ts';
import { startSpeechServer } from '#tests/support/speech-server.ts';

const speech = await startSpeechServer({ after });
const app = await makeApp({ after }, { env: { ...speech.env, PATH: '/nowhere' }, listens: true });
const { owner } = app;
const OPENAI = { voices: ['openai/cedar', 'openai/coral'] };

before(() => spokenBy(app, 'openai'));
beforeEach(() => {
  speech.requests.length = 0;
});

const audioPath = (id: string) => fill(CALLS.generationAudio, { id });
const linesOf = (count: number, word: string) =>
  Array.from({ length: count }, (_, at) => `${word} ${at + 1}.`);

test('after editing one of many lines, exactly one is spoken again', async () => {
  const lines = linesOf(24, 'Row');
  const id = await makePodcast(app, { ownerId: owner.id, lines });
  await owner.call('POST', audioPath(id), OPENAI);
  const first = await waitForAudio(owner, id, 'done', 'failed');
  assert.equal(first.file?.linesSpoken, 24);
  assert.equal(speech.requests.length, 24);
  const line = fill(CALLS.scriptLine, { id, line: 'l17' });
  const edited = await owner.call('PATCH', line, { text: 'This row alone is new.' });
  assert.equal(edited.status, 200);
  const second = await waitForAudio(owner, id, 'done', 'failed');
  assert.equal(second.isCurrent, true);
  assert.equal(second.file?.linesSpoken, 1);
  assert.equal(speech.requests.length, 25, 'one call and no more');
  assert.equal(speech.requests.at(-1)!.text, 'This row alone is new.');
});

test("a requested voice stays until the script gets another, and other speakers aren't spoken again", async () => {
  const lines = linesOf(4, 'Stay');
  const id = await makePodcast(app, { ownerId: owner.id, lines });
  const path = fill(CALLS.generation, { id });
  const give = async (voices: Record<string, string | null>) => {
    const { document, version } = (await owner.call('GET', path)).body;
    const speakers = document.speakers.map((one: { id: string }) =>
      one.id in voices ? { ...one, voice: voices[one.id] } : one,
    );
    const changed = { document: { ...document, speakers } };
    const { status } = await owner.call('PATCH', path, changed, { 'if-match': `"${version}"` });
    assert.equal(status, 200);
  };
  const speak = async (wanted: object) => {
    await owner.call('POST', audioPath(id), wanted);
    return waitForAudio(owner, id, 'done', 'failed');
  };
  await speak(OPENAI);
  await give({ a: 'openai/ash' });
  const estimate = await owner.call('POST', fill(CALLS.audioEstimate, { id }), {});
  assert.deepEqual(estimate.body.lineIds, ['l0', 'l2']);
  const second = await speak({});
  assert.deepEqual(second.file!.voices, { a: 'openai/ash', b: 'openai/coral' });
  assert.equal(second.file!.linesSpoken, 2);

  // A voice in the request overrides the script's.
  const third = await speak(OPENAI);
  assert.deepEqual(third.file!.voices, { a: 'openai/cedar', b: 'openai/coral' });
  assert.deepEqual([third.isCurrent, third.changedLines], [true, []]);
  const spoken = speech.requests.length;
  await speak({});
  assert.equal(speech.requests.length, spoken);
  await give({ a: 'openai/sage' });
  assert.deepEqual((await speak({})).file!.voices, { a: 'openai/sage', b: 'openai/coral' });
});

test('a line that would take hours to say is refused, however short it is written', async () => {
  const word = { word: 'a', say: 'and so on '.repeat(15).trim() };
  const saved = await owner.call('PUT', CALLS.pronunciations, { entries: [word] });
  assert.equal(saved.status, 200);
  const id = await makePodcast(app, { ownerId: owner.id, lines: ['Fine.', 'a '.repeat(1900)] });
  for (const path of [fill(CALLS.audioEstimate, { id }), audioPath(id)]) {
    const { body } = await owner.call('POST', path, OPENAI);
    assert.equal(body.code, 'line_too_long');
  }
  await owner.call('PUT', CALLS.pronunciations, { entries: [] });
  const many = await makePodcast(app, {
    ownerId: owner.id,
    lines: Array.from({ length: 50 }, () => '777,777,777,777,777. '.repeat(120)),
  });
  const wanted = { voices: ['built-in/cello', 'built-in/clarinet'] };
  const { body } = await owner.call('POST', fill(CALLS.audioEstimate, { id: many }), wanted);
  assert.match(body.code, /^(?:line|script)_too_long$/);
  assert.equal(speech.requests.length, 0);
});

test('the same audio is available as WAV, with subtitles, and through the export call', async () => {
  const id = await makePodcast(app, { ownerId: owner.id, lines: linesOf(3, 'Wave') });
  const path = audioPath(id);
  assert.equal((await owner.call('GET', path)).body.code, 'audio_none');
  await owner.call('POST', path, OPENAI);
  const { file } = await waitForAudio(owner, id, 'done');
  const headers = { token: owner.token };
  const wav = await fetch(`${app.url + path}?as=wav`, { headers });
  assert.equal(wav.headers.get('content-type'), 'audio/wav');
  const sound = readWav(Buffer.from(await wav.arrayBuffer()))!;
  const seconds = sound.samples.length / sound.sampleRate;
  assert.ok(Math.abs(seconds * 1000 - file!.durationMs) <= 30, `${seconds} s`);
  const mp3 = await fetch(`${app.url + path}`, { headers: { ...headers, range: 'bytes=0-9' } });
  assert.equal(mp3.status, 206);
  const exported = await fetch(`${app.url + fill(CALLS.generationExport, { id })}?as=mp3`, {
    headers,
  });
  assert.match(exported.headers.get('content-disposition') ?? '', /attachment; .*\.mp3/);
  assert.equal((await exported.arrayBuffer()).byteLength, file!.bytes);
  assert.equal(speech.requests.length, 3, 'nothing is spoken for another kind of file');
  assert.equal((await owner.call('DELETE', path)).status, 204);
  assert.equal(
    (await fetch(app.url + file!.url)).status,
    404,
    'what is removed is not heard again',
  );
});

test('a line is saved whatever happens with its audio, and the response reports that', async () => {
  const id = await makePodcast(app, {
    ownerId: owner.id,
    lines: ['Bonjour.', 'Salut.'],
    language: 'french',
  });
  await owner.call('POST', audioPath(id), OPENAI);
  await waitForAudio(owner, id, 'done');
  const path = fill(CALLS.scriptLine, { id, line: 'l0' });
  const edited = await owner.call('PATCH', path, { voice: 'built-in/cello' });
  assert.equal(edited.status, 200);
  assert.equal(edited.body.version, 2);
  assert.equal(edited.body.unspoken.code, 'voice_language');
  const back = await owner.call('PATCH', path, { voice: null, text: 'Bonsoir.' });
  assert.equal(back.body.unspoken, null);

  // A title of three-byte letters, as part of the file's address.
  const document = { ...back.body.document, title: 'बगीचे '.repeat(14).trim() };
  const ifMatch = { 'if-match': `"${back.body.version}"` };
  await owner.call('PATCH', fill(CALLS.generation, { id }), { document }, ifMatch);
  const { file } = await waitForAudio(owner, id, 'done');
  const saved = await fetch(app.url + file!.downloadUrl);
  assert.equal(saved.status, 200);
  assert.match(saved.headers.get('content-disposition') ?? '', /UTF-8''%E0/);
});

test("a voice and a line can be played before recording, and the line isn't spoken again for the whole", async () => {
  const preview = await owner.call('POST', CALLS.voicePreview, {
    voice: 'openai/cedar',
    language: 'french',
  });
  assert.equal(preview.status, 200);
  const { url, durationMs } = MediaLinkSchema.parse(preview.body);
  assert.ok(durationMs > 300);
  assert.equal((await fetch(app.url + url)).headers.get('content-type'), 'audio/wav');
  const again = await owner.call('POST', CALLS.voicePreview, {
    voice: 'openai/cedar',
    language: 'french',
  });
  assert.equal(again.status, 200);
  assert.equal(speech.requests.length, 1, 'a preview is spoken once');
  const nobody = await owner.call('POST', CALLS.voicePreview, { voice: 'openai/nobody' });
  assert.equal(nobody.body.code, 'voice_unknown');

  await owner.call('PATCH', CALLS.settings, { defaults: { voices: OPENAI.voices } });
  const id = await makePodcast(app, { ownerId: owner.id, lines: linesOf(2, 'Heard') });
  const heard = await owner.call('POST', fill(CALLS.scriptLineAudio, { id, line: 'l0' }));
  assert.equal(heard.status, 200);
  await owner.call('POST', audioPath(id), {});
  assert.equal((await waitForAudio(owner, id, 'done')).file!.linesSpoken, 1);
});

test("an account's preferred voices are listed first and used by default", async () => {
  await owner.call('PATCH', CALLS.settings, {
    defaults: { voices: ['openai/onyx', 'google/kore', 'openai/sage'] },
  });
  const listed = await owner.call('GET', `${CALLS.voices}?language=english`);
  const { defaults } = VoiceListSchema.parse(listed.body);
  assert.deepEqual(defaults.slice(0, 2), ['openai/onyx', 'openai/sage'], 'without a key, no voice');
  const id = await makePodcast(app, { ownerId: owner.id, lines: linesOf(2, 'Preferred') });
  await owner.call('POST', audioPath(id), {});
  const { file } = await waitForAudio(owner, id, 'done');
  assert.deepEqual(file!.voices, { a: 'openai/onyx', b: 'openai/sage' });
});

test('a name is spoken as spelled in the video, and a pronunciation changes only the lines with that word', async () => {
  const lines = ['Gardenio is here.', 'Ask @gardenchuck.', 'I like Gardenio, gardenios less.'];
  const id = await makePodcast(app, { ownerId: owner.id, lines, channel: 'GardenChuck' });
  await owner.call('POST', audioPath(id), OPENAI);
  assert.equal((await waitForAudio(owner, id, 'done')).isCurrent, true);
  assert.ok(speech.requests.some(({ text }) => text === 'Ask @GardenChuck.'));
  const asked = speech.requests.length;
  const heard = await owner.call('POST', fill(CALLS.scriptLineAudio, { id, line: 'l1' }));
  assert.equal(heard.status, 200);
  assert.equal(speech.requests.length, asked, 'the line by itself is the one of the whole');
  const entries = [{ word: 'gardenio', say: 'garden yo' }];
  assert.equal((await owner.call('PUT', CALLS.pronunciations, { entries })).status, 200);
  assert.deepEqual((await owner.call('GET', CALLS.pronunciations)).body, { entries });
  const stale = (await owner.call('GET', fill(CALLS.audioState, { id }))).body;
  assert.equal(stale.isCurrent, false, 'the file says the word in the old way');
  const words = ['Gardenio'];
  const both = ['l0', 'l2'].map((lineId) => ({ lineId, words }));
  assert.deepEqual([stale.changedLines, stale.saidOtherwise], [[], both]);
  speech.requests.length = 0;
  await owner.call('POST', audioPath(id), OPENAI);
  assert.deepEqual((await waitForAudio(owner, id, 'done')).saidOtherwise, []);
  assert.deepEqual(speech.requests.map(({ text }) => text).toSorted(), [
    'I like garden yo, gardenios less.',
    'garden yo is here.',
  ]);
  const bad = await owner.call('PUT', CALLS.pronunciations, { entries: [{ word: ' ', say: 'x' }] });
  assert.equal(bad.status, 400);
  const unsayable = { entries: [{ word: 'Gardenio', say: '/ɡɑːɹ€/' }] };
  const refused = await owner.call('PUT', CALLS.pronunciations, unsayable);
  assert.equal(refused.status, 400);
  assert.equal(refused.body.fields[0].field, 'entries.0.say');
  const other = await app.makeUser('listener@example.org');
  assert.deepEqual((await other.call('GET', CALLS.pronunciations)).body, { entries: [] });
  await owner.call('PUT', CALLS.pronunciations, { entries: [] });
  const dropped = (await owner.call('GET', fill(CALLS.audioState, { id }))).body;
  assert.deepEqual(dropped.saidOtherwise, both, 'an entry that was removed is a reason too');
});

test("progress arrives on the account's event stream, and a stop keeps what was spoken", async () => {
  const client = createApiClient({ url: app.url, token: owner.token });
  const opened = Promise.withResolvers<void>();
  const told: ReceivedEvent['event'][] = [];
  let ended = Promise.withResolvers<void>();
  void (async () => {
    for await (const { event } of client.watch(CALLS.events, { onOpen: opened.resolve })) {
      told.push(event);
      if (event.type === 'audio' && /done|stopped/.test(event.status)) ended.resolve();
    }
  })().catch(() => {});
  await opened.promise;
  const id = await makePodcast(app, { ownerId: owner.id, lines: linesOf(40, 'Told') });
  assert.equal((await owner.call('POST', fill(CALLS.audioStop, { id }))).body.code, 'not_running');
  // The provider stops responding: there is no progress, but a stop still works.
  const released = speech.hold(8);
  await owner.call('POST', audioPath(id), OPENAI);
  await speech.asked();
  await owner.call('POST', fill(CALLS.audioStop, { id }));
  const stopped = await waitForAudio(owner, id, 'stopped', 'done');
  assert.equal(stopped.status, 'stopped');
  await ended.promise;
  assert.ok(speech.requests.length <= 12, 'no line was asked for after the stop');
  released();
  ended = Promise.withResolvers<void>();
  await owner.call('POST', audioPath(id), OPENAI);
  const { file } = await waitForAudio(owner, id, 'done');
  await ended.promise;
  assert.ok(file!.linesSpoken >= 28 && file!.linesSpoken <= 32, String(file!.linesSpoken));
  const again = speech.requests
    .map(({ text }) => text)
    .filter((text, at, all) => all.indexOf(text) !== at);
  assert.deepEqual(again, [], 'what was in the air when it was stopped is kept');
  const statuses = told.flatMap((event) => (event.type === 'audio' ? [event.status] : []));
  for (const status of ['queued', 'running', 'stopped', 'done'] as const) {
    assert.ok(statuses.includes(status), `${status} was not told`);
  }
});

test('a line played on its own is the one the whole will use: same voice, same pace, one request', async () => {
  const id = await makePodcast(app, { ownerId: owner.id, lines: ['Heard alone, once.'] });
  const wanted = { voices: ['openai/ash', 'openai/coral'], pace: 1.2 };
  const line = fill(CALLS.scriptLineAudio, { id, line: 'l0' });
  assert.equal((await owner.call('POST', line, wanted)).status, 200);
  await owner.call('POST', audioPath(id), wanted);
  assert.equal((await waitForAudio(owner, id, 'done', 'failed')).status, 'done');
  assert.equal(speech.requests.length, 1);
});
