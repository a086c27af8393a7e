import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { CALLS, fill } from '#contract/paths.ts';
import { SpeakEstimateSchema, VoiceListSchema } from '#contract/podcasts.ts';
import { RecordingListSchema } from '#contract/recordings.ts';
import { UsageSchema } from '#contract/usage.ts';
import { readId3 } from '#tests/support/id3.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { makePodcast, spokenBy, waitForAudio } from '#tests/support/podcast.ts';
import { startSpeechServer } from '#tests/support/speech-server.ts';

let told = 0;
/** Unique lines, because a line spoken once is never spoken again. */
const newLines = () => {
  told += 1;
  return LINES.map((line) => `${line} Take ${told}.`);
};
const LINES = [
  'Welcome to the show about small gardens.',
  'Thank you! Shall we begin with the soil?',
  'Yes. Good soil is **dark**, and it smells of rain.',
  'Then what comes next?',
];
const OPENAI = { voices: { a: 'openai/cedar', b: 'openai/coral' } };

// Shared by all tests, because starting the app takes most of their time.
const speech = await startSpeechServer({ after });
const app = await makeApp({ after }, { env: { ...speech.env, PATH: '/nowhere' }, listens: true });
const { owner } = app;
await spokenBy(app, 'openai');

beforeEach(() => {
  speech.requests.length = 0;
});

const audioPath = (id: string) => fill(CALLS.generationAudio, { id });

test('F4 a script becomes a file at −16 LUFS with peaks of at most −1 dBTP, and every line in its place', async () => {
  const id = await makePodcast(app, { ownerId: owner.id, lines: newLines(), perChapter: 2 });
  const started = await owner.call('POST', audioPath(id), OPENAI);
  assert.equal(started.status, 202);
  const state = await waitForAudio(owner, id, 'done', 'failed');
  assert.equal(state.error, null);
  assert.ok(state.file && state.isCurrent);
  assert.ok(Math.abs(state.file.loudnessLufs! - -16) <= 1, String(state.file.loudnessLufs));
  assert.ok(state.file.truePeakDbtp <= -1, String(state.file.truePeakDbtp));
  assert.deepEqual(
    state.file.lines.map((line) => line.lineId),
    ['l0', 'l1', 'l2', 'l3'],
  );
  for (const [at, line] of state.file.lines.entries()) {
    const before = state.file.lines[at - 1];
    if (!before) continue;
    const gap = line.startMs - before.endMs;
    assert.ok(gap >= 250 && gap <= 600, `gap of ${gap} ms`);
  }
  assert.deepEqual(
    state.file.chapters.map(({ title }) => title),
    ['Part 1', 'Part 2'],
  );
  assert.equal(state.file.chapters[1]!.startMs, state.file.lines[2]!.startMs);
  const file = await fetch(app.url + state.file.url);
  assert.equal(file.status, 200);
  assert.equal(file.headers.get('content-type'), 'audio/mpeg');
  const bytes = Buffer.from(await file.arrayBuffer());
  assert.equal(bytes.length, state.file.bytes);
  const { picture } = readId3(bytes);
  const cover = await fetch(app.url + state.file.coverUrl);
  assert.equal(cover.headers.get('content-type'), picture!.mime);
  assert.deepEqual(Buffer.from(await cover.arrayBuffer()), picture!.bytes, 'for a lock screen');
});

test('editing one line speaks only that line, and a repeated request speaks nothing', async () => {
  const id = await makePodcast(app, { ownerId: owner.id, lines: newLines() });
  await owner.call('POST', audioPath(id), OPENAI);
  await waitForAudio(owner, id, 'done');
  assert.equal(speech.requests.length, LINES.length);
  assert.ok(speech.requests.every(({ key }) => key === 'sk-test-12345678'));
  assert.ok(
    speech.requests.every(({ text }) => !text.includes('*')),
    'no markup is spoken',
  );

  await owner.call('POST', audioPath(id), OPENAI);
  assert.equal((await waitForAudio(owner, id, 'done')).status, 'done');
  assert.equal(speech.requests.length, LINES.length);

  const text = 'Then what comes after the soil?';
  const path = fill(CALLS.scriptLine, { id, line: 'l3' });
  const edited = await owner.call('PATCH', path, { text }, { 'if-match': '"1"' });
  assert.equal(edited.status, 200);
  assert.equal(edited.body.version, 2);
  const state = await waitForAudio(owner, id, 'done');
  assert.equal(speech.requests.length, LINES.length + 1);
  assert.equal(speech.requests.at(-1)!.text, text);
  assert.equal(state.file!.linesSpoken, 1);
  assert.ok(state.isCurrent);

  // Not spoken immediately: the file has the older script and lists the changed lines.
  const quiet = { text: 'Then what comes after the rain?', speak: false };
  await owner.call('PATCH', path, quiet);
  await owner.call('PATCH', fill(CALLS.scriptLine, { id, line: 'l1' }), {
    pauseMs: 900,
    speak: false,
  });
  const now = (await owner.call('GET', fill(CALLS.audioState, { id }))).body;
  assert.deepEqual([now.isCurrent, now.changedLines, now.removedLines], [false, ['l1', 'l3'], 0]);
  assert.equal(now.file.lines[3].md, text, 'and what it says there');
  const rest = await owner.call('POST', fill(CALLS.audioEstimate, { id }), OPENAI);
  assert.deepEqual(rest.body.lineIds, ['l3'], 'a pause is not spoken');

  const stale = await owner.call('PATCH', path, { text: 'x' }, { 'if-match': '"1"' });
  assert.equal(stale.status, 409);
  assert.equal(stale.body.version, 4);
});

test("a paid voice's cost is estimated beforehand and booked afterwards, and a line that could exceed the cap isn't sent", async () => {
  const lines = newLines();
  const id = await makePodcast(app, { ownerId: owner.id, lines });
  const estimate = async (of: string, pace = 1) =>
    SpeakEstimateSchema.parse(
      (await owner.call('POST', fill(CALLS.audioEstimate, { id: of }), { ...OPENAI, pace })).body,
    );
  const foreseen = await estimate(id);
  assert.deepEqual(foreseen.lineIds, ['l0', 'l1', 'l2', 'l3']);
  assert.equal(foreseen.capLeftCents, null);
  assert.ok(foreseen.seconds > 3 && foreseen.seconds < 60, `${foreseen.seconds} s`);
  assert.equal(speech.requests.length, 0, 'nothing is spoken for an answer');
  const before = (await owner.call('GET', CALLS.usage)).body.rows.length;
  await owner.call('POST', audioPath(id), OPENAI);
  await waitForAudio(owner, id, 'done');
  const { body } = await owner.call('GET', CALLS.usage);
  const rows = body.rows.slice(0, body.rows.length - before);
  assert.equal(rows.length, lines.length);
  for (const row of rows) {
    assert.deepEqual(
      [row.provider, row.stage, row.format, row.state, row.estimated],
      ['openai', 'speech', 'podcast', 'done', true],
    );
    assert(row.costCents > 0);
  }
  const booked = rows.reduce((sum: number, row: { costCents: number }) => sum + row.costCents, 0);
  // This voice charges by audio length, which is only estimated beforehand.
  assert.ok(
    Math.abs(foreseen.costCents - booked) < booked / 4,
    `${foreseen.costCents} told, ${booked} booked`,
  );
  const listed = async (query: string) =>
    UsageSchema.parse((await owner.call('GET', `${CALLS.usage}?${query}`)).body).rows;
  const [recording, next] = await listed('group=recording');
  assert.deepEqual(
    [recording!.generationId, recording!.calls, recording!.stage, recording!.state],
    [id, lines.length, 'speech', 'done'],
  );
  assert.ok(Math.abs(recording!.costCents - booked) < 1e-6, 'what its lines took together');
  assert.notEqual(next?.generationId, id, 'a recording does not bury the rest of the ledger');
  const latest = rows
    .map((row: { at: string }) => row.at)
    .toSorted()
    .at(-1);
  assert.equal(recording!.at, latest);
  assert.deepEqual(
    (await listed(`generation=${id}`)).map(({ id: call, calls }) => [call, calls]),
    rows.map((row: { id: string }) => [row.id, 1]),
  );
  const older = await listed(`group=recording&cursor=${recording!.id}`);
  assert.ok(older.every(({ generationId }) => generationId !== id));
  const sent = speech.requests.reduce((sum, { text }) => sum + text.length, 0);
  assert.deepEqual(foreseen.paidTo, [
    { label: 'OpenAI', characters: sent, costCents: foreseen.costCents },
  ]);
  const kept = await estimate(id);
  assert.deepEqual([kept.lineIds, kept.costCents, kept.seconds], [[], 0, 0], 'nothing twice');
  const [fast, slow] = [await estimate(id, 1.4), await estimate(id, 0.7)];
  assert.ok(Math.abs(slow.seconds / fast.seconds - 2) < 0.01, 'half the pace takes twice as long');

  await owner.call('PATCH', CALLS.settings, { capCents: 0 });
  speech.requests.length = 0;
  const dear = await makePodcast(app, { ownerId: owner.id, lines: newLines() });
  assert.equal((await estimate(dear)).capLeftCents, 0);
  await owner.call('POST', audioPath(dear), OPENAI);
  const { error } = await waitForAudio(owner, dear, 'failed', 'done');
  assert.equal(error?.code, 'spending_cap_reached');
  assert.equal(speech.requests.length, 0);
  await owner.call('PATCH', CALLS.settings, { capCents: null });
});

test('only the owner can play, stop, edit or remove the audio', async () => {
  const id = await makePodcast(app, { ownerId: owner.id, lines: newLines().slice(0, 2) });
  await owner.call('POST', audioPath(id), OPENAI);
  await waitForAudio(owner, id, 'done');
  const other = await app.makeUser('other@example.org');
  const line = fill(CALLS.scriptLine, { id, line: 'l0' });
  const calls = [
    ['POST', audioPath(id), OPENAI],
    ['GET', audioPath(id)],
    ['GET', fill(CALLS.audioState, { id })],
    ['PATCH', audioPath(id), { published: false }],
    ['DELETE', audioPath(id)],
    ['POST', fill(CALLS.audioEstimate, { id }), OPENAI],
    ['POST', fill(CALLS.audioStop, { id })],
    ['PATCH', line, { text: 'mine' }],
    ['POST', fill(CALLS.scriptLineAudio, { id, line: 'l0' })],
    ['GET', `${fill(CALLS.generationExport, { id })}?as=mp3`],
  ] as const;
  for (const [method, path, body] of calls) {
    assert.equal((await other.call(method, path, body)).status, 404, `${method} ${path}`);
  }
  assert.equal(speech.requests.length, 2);
});

test('a wrong key, missing credit and a refused text are each reported, and finished clips are kept', async () => {
  const cases = [
    [{ status: 401, body: { error: { code: 'invalid_api_key' } } }, 'voice_key_refused'],
    [{ status: 429, body: { error: { code: 'insufficient_quota' } } }, 'voice_no_credit'],
    [{ status: 400, body: { error: { message: 'no' } } }, 'voice_refused_text'],
  ] as const;
  for (const [fault, code] of cases) {
    app.log.expectErrors(/job failed; giving up/);
    const id = await makePodcast(app, { ownerId: owner.id, lines: [`${code} one.`] });
    speech.faults.push(fault);
    await owner.call('POST', audioPath(id), OPENAI);
    const state = await waitForAudio(owner, id, 'failed', 'done');
    assert.equal(state.error?.code, code);
    assert.match(state.error.message, /OpenAI .*Nothing was recorded\. /);
    assert.deepEqual(state.error.paidTo, ['OpenAI']);
    assert.ok(!JSON.stringify(state).includes('sk-test'));
    await owner.call('POST', audioPath(id), OPENAI);
    assert.equal((await waitForAudio(owner, id, 'done')).error, null);
  }
});

test("if a provider doesn't respond, the status names it and the next attempt", async () => {
  const id = await makePodcast(app, { ownerId: owner.id, lines: ['Nobody home.'] });
  speech.faults.push({ status: 503, body: { error: { message: 'down' } } });
  await owner.call('POST', audioPath(id), OPENAI);
  let state = await waitForAudio(owner, id, 'queued', 'running', 'done');
  while (state.error === null && state.status !== 'done') {
    state = await waitForAudio(owner, id, 'queued', 'running', 'done');
  }
  assert.equal(state.status, 'queued');
  assert.equal(state.error?.code, 'voice_unreachable');
  assert.match(
    state.error.message,
    /^We can’t reach OpenAI\. Nothing was recorded\. We’ll try again in \d+ seconds \(attempt 2 of 5\)\. The last attempt is in \d+ seconds\./,
  );
  assert.ok(state.remainingSeconds !== null, 'and how long it still waits, whenever one asks');
  assert.equal((await waitForAudio(owner, id, 'done', 'failed')).error, null);
  app.log.expectErrors(/voice_unreachable/);
  speech.faults.push({ status: 503, body: {} });
  const heard = await owner.call('POST', CALLS.voicePreview, { voice: 'openai/sage' });
  assert.match(heard.body.message, /^We can’t reach OpenAI\. Nothing was recorded\./);
});

test("however slowly a paid voice speaks, the cap isn't exceeded", async () => {
  const slow = 'Slowly does it, one word after another, until the line is done.';
  speech.sounds.set('Slowly', (samples) =>
    Float32Array.from({ length: samples * 5 }, (_, at) => 0.4 * Math.sin(at / 20)),
  );
  const id = await makePodcast(app, {
    ownerId: owner.id,
    lines: Array.from({ length: 12 }, (_, at) => `${slow} Take ${at + 1}.`),
  });
  const { body } = await owner.call('POST', fill(CALLS.audioEstimate, { id }), OPENAI);
  const capCents = Math.ceil(body.costCents * 1.2);
  const spent = async () => (await owner.call('GET', CALLS.usage)).body.cap.spentCents;
  const before = await spent();
  await owner.call('PATCH', CALLS.settings, { capCents: Math.ceil(before) + capCents });
  app.log.expectErrors(/job failed; giving up/);
  await owner.call('POST', audioPath(id), OPENAI);
  const { error } = await waitForAudio(owner, id, 'failed', 'done');
  assert.equal(error?.code, 'spending_cap_reached');
  assert.ok((await spent()) <= Math.ceil(before) + capCents, `${await spent()} of ${capCents}`);
  await owner.call('PATCH', CALLS.settings, { capCents: null });
  speech.sounds.delete('Slowly');
});

test('a list of podcasts shows which are recorded, in progress or in the feed, only for the own account', async () => {
  const [spoken, going, never] = await Promise.all(
    ['Listed one.', 'Listed two.', 'Listed three.'].map((line) =>
      makePodcast(app, { ownerId: owner.id, lines: [line] }),
    ),
  );
  await owner.call('POST', audioPath(spoken!), OPENAI);
  const { file } = await waitForAudio(owner, spoken!, 'done');
  await owner.call('PATCH', audioPath(spoken!), { published: true });
  const letGo = speech.hold();
  await owner.call('POST', audioPath(going!), OPENAI);
  await speech.asked();
  const ids = [spoken, never].join(',');
  const { body } = await owner.call('GET', `${CALLS.recordings}?ids=${ids}`);
  const list = RecordingListSchema.parse(body).recordings;
  assert.deepEqual(
    list.map((one) => [one.generationId, one.status, one.durationMs, one.published]),
    [
      [going, 'running', null, false],
      [spoken, 'done', file!.durationMs, true],
    ],
  );
  const other = await app.makeUser('lists@example.org');
  const theirs = await other.call('GET', `${CALLS.recordings}?ids=${ids}`);
  assert.deepEqual(theirs.body.recordings, []);
  letGo();
  await waitForAudio(owner, going!, 'done');
});

test('a silent line is spoken once more before it counts as an error', async () => {
  let silences = 1;
  speech.sounds.set('quiet', (samples) => {
    silences -= 1;
    return new Float32Array(samples).fill(silences >= 0 ? 0 : 0.2);
  });
  const id = await makePodcast(app, { ownerId: owner.id, lines: ['A very quiet line indeed.'] });
  await owner.call('POST', audioPath(id), OPENAI);
  assert.equal((await waitForAudio(owner, id, 'done', 'failed')).status, 'done');
  assert.equal(speech.requests.length, 2);
});

test('voices are listed only for languages they speak, and only if their requirements are met', async () => {
  const list = async (language: string) =>
    VoiceListSchema.parse((await owner.call('GET', `${CALLS.voices}?language=${language}`)).body);
  const french = await list('french');
  assert.ok(french.voices.every(({ provider }) => provider === 'openai'));
  assert.equal(french.providers.find(({ id }) => id === 'built-in')!.state, 'not_in_this_language');
  assert.equal(french.providers.find(({ id }) => id === 'google')!.state, 'needs_key');
  assert.equal(french.providers.find(({ id }) => id === 'basic')!.state, 'not_installed');
  const english = await list('english');
  const builtIn = english.voices.filter(({ provider }) => provider === 'built-in');
  const state = english.providers.find(({ id }) => id === 'built-in')!;
  if (state.state === 'ready') assert.ok(builtIn.length >= 10, 'K6 ten voices or more');
  else assert.match(state.message, /npm install/);
});

test('K6 a voice of another language is refused before anything is spoken', async () => {
  const id = await makePodcast(app, { ownerId: owner.id, lines: ['Bonjour.'], language: 'french' });
  const refused = await owner.call('POST', audioPath(id), { voices: ['built-in/cello'] });
  assert.equal(refused.status, 400);
  assert.equal(refused.body.code, 'voice_language');
  assert.equal(speech.requests.length, 0);
});
