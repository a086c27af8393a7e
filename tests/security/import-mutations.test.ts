import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { unzipSync } from 'fflate';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { rateLimits } from '#server/db/schema/accounts.ts';
import { askQuestion, ofVideo, startDraft } from '#tests/support/answer-drafts.ts';
import { type Lines, linesOf, uploadArchive, zipOfLines } from '#tests/support/archive-lines.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { startSpeechServer } from '#tests/support/speech-server.ts';
import { untilEnded } from '#tests/support/until-ended.ts';
import { makeWriter } from '#tests/support/whole-account.ts';
import { seededRandom, SEED } from '../faults/seeded-random.ts';
import { changeValue, pickOne, placesIn } from './mutate-rows.ts';

/**
 * Long version: `IMPORT_MUTATIONS=5000 node --test tests/security/import-mutations.test.ts`, an hour on two cores. Each
 * mutation has a seed of its own, which a failure names; `FAULT_SEED` and one mutation repeat it.
 */
const MUTATIONS = Number(process.env['IMPORT_MUTATIONS'] ?? 30);
let random = seededRandom(SEED);
const pick = <T>(list: readonly T[]): T => pickOne(random, list);

const speech = await startSpeechServer({ after });
const app = await makeApp({ after }, { env: { ...speech.env, PATH: '/nowhere' } });
const writer = await makeFullAccount();
const { lines, sounds } = await readArchive(writer);

type Sounds = Record<string, Uint8Array>;

/** An account with a row in every exported table, and a draft of every format. */
async function makeFullAccount(): Promise<TestUser> {
  const user = await makeWriter(app, 'wren@example.org');
  const text = [
    'Speaker 1: The remote control has to be cheap. Twelve euros at most, and no more buttons than a person needs.',
    'Speaker 2: Will that pay for a battery? We sold four hundred thousand of the old one, and it lasted a year.',
    'Speaker 1: It does if the case is plastic. Rubber costs twice as much, and nobody has asked for it.',
    'Speaker 2: Then we test both of them in March, with fifty people from the panel.',
  ].join('\n');
  const { body: video } = await user.call('POST', '/videos', { text, title: 'Meeting' });
  const rename = { what: 'rename', name: 'Speaker 1', to: 'Anna' };
  const renamed = await user.call('PATCH', `/videos/${video.id}/speakers`, rename);
  assert.equal(renamed.status, 200, renamed.text);
  const prompt = { name: 'Recipe', template: 'Write a recipe.' };
  assert.equal((await user.call('POST', '/prompts', prompt)).status, 201);
  const started = await user.call('POST', '/generations', {
    format: 'blog',
    sample: true,
    alsoMake: ['tweet', 'linkedin', 'newsletter', 'podcast'],
  });
  for (const { id } of started.body.generations) await untilEnded(user, id);
  await addPdf(user, started.body.generations[0].id);
  const question = await askQuestion(user, 'What does rubber cost?', ofVideo(video.id));
  await startDraft(user, question);
  return user;
}

/** A source from a PDF: a draft's own. */
async function addPdf(user: TestUser, generationId: string): Promise<void> {
  const pdf = await app.app.inject({
    url: `/generations/${generationId}/export?as=pdf`,
    headers: { [TOKEN_HEADER]: user.token },
  });
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(pdf.rawPayload)]), 'garden.pdf');
  const packed = new Response(form);
  const body = Buffer.from(await packed.arrayBuffer());
  const headers = { 'content-type': packed.headers.get('content-type')! };
  const { status, text } = await user.call('POST', '/videos/upload', body, headers);
  assert.equal(status, 200, text);
}

async function readArchive(user: TestUser): Promise<{ lines: Lines; sounds: Sounds }> {
  const headers = { [TOKEN_HEADER]: user.token };
  const { rawPayload } = await app.app.inject({ url: '/account/export', headers });
  const all = linesOf(rawPayload);
  const [first] = all['generations']!;
  const model = { kind: 'model', label: 'GPT', provider: 'openai', model: 'gpt-5-mini' };
  const broken = ['own', 'house', 'local'].map((key, at) => ({
    ...first,
    id: `gen_${String(at).padStart(26, '0')}`,
    status: at === 0 ? 'stopped' : 'failed',
    errorCode: 'run_interrupted',
    engine: { ...model, key },
    refine: null,
    document: at === 0 ? null : first!['document'],
    version: at === 0 ? 0 : first!['version'],
  }));
  const spoken = Object.entries(unzipSync(rawPayload)).filter(([name]) => name.endsWith('.mp3'));
  const generations = [...all['generations']!, ...broken];
  const recording = {
    id: 'upl_00000000000000000000000000',
    videoId: all['videos']![0]!['id'],
    name: 'meeting.wav',
    bytes: 4,
    declared: 'english',
    rightsConfirmedAt: '2026-01-02T03:04:05.000Z',
    readyAt: null,
    createdAt: '2026-01-02T03:04:05.000Z',
  };
  const files = {
    ...Object.fromEntries(spoken),
    [`recordings/${recording.id}`]: Buffer.from('RIFF'),
  };
  return { lines: { ...all, generations, recordings: [recording] }, sounds: files };
}

/** Files of an archive that are only for information and aren't imported. */
const TOLD = new Set(['manifest', 'audit', 'usage', 'batches', 'watches']);
const TABLES = Object.keys(lines).filter((name) => lines[name]!.length > 0 && !TOLD.has(name));

function mutate(): { changed: Lines; what: string } {
  const changed: Lines = structuredClone(lines);
  const names: string[] = [];
  for (let left = random.chance(0.8) ? 1 : 2; left > 0; left -= 1) {
    const table = pick(TABLES);
    const row = random.whole(0, changed[table]!.length - 1);
    const places = placesIn(changed[table]![row], `${table}[${row}]`);
    const place = pick(places);
    names.push(`${place.path} ${changeValue(random, place, places)}`);
  }
  return { changed, what: names.join(', ') };
}

test(`whatever a backup contains, it is refused, or every page and button of it works (${MUTATIONS} mutations, seed ${SEED})`, async (t) => {
  app.log.expectErrors(/"code":"(?!internal)\w+"/);
  let taken = 0;
  const whole = await uploadArchive(
    await app.makeUser('heir@example.org'),
    zipOfLines(lines, sounds),
  );
  assert.equal(whole.status, 200, whole.text);
  assert.deepEqual(whole.body.skipped, {});
  for (let number = 0; number < MUTATIONS; number += 1) {
    random = seededRandom(SEED + number);
    const { changed, what } = mutate();
    if (number > 0 && number % 250 === 0) console.log(`${number} done, ${taken} taken in`);
    await app.database.db.delete(rateLimits);
    const user = await app.makeUser(`mutated${number}@example.org`);
    const { status, text } = await uploadArchive(user, zipOfLines(changed, sounds));
    assert.ok([200, 400, 409, 413].includes(status), `${what}: ${status} ${text}`);
    if (status !== 200) continue;
    taken += 1;
    const mutation = `${what} (FAULT_SEED=${SEED + number})`;
    await visitEverything(user, mutation);
    const deleted = await user.call('DELETE', '/account', { email: user.email });
    assert.equal(
      deleted.status,
      200,
      `${mutation}: DELETE /account: ${deleted.text} ${lastError()}`,
    );
  }
  t.diagnostic(`${taken} of ${MUTATIONS} were taken in`);
});

test('a recording with a line that ends before it starts is refused, as no length could be told from it', async () => {
  const user = await app.makeUser('clock@example.org');
  const changed: Lines = structuredClone(lines);
  const { result } = changed['audio']![0] as { result: { lines: { startMs: number }[] } };
  result.lines[1]!.startMs = 2_124_000_000;
  const { status, body } = await uploadArchive(user, zipOfLines(changed, sounds));
  assert.deepEqual([status, body.code], [400, 'archive_unreadable']);
  assert.match(body.message, /^Line 1 of audio\.jsonl/);
});

const lastError = () => app.log.lines().findLast((line) => line.includes('"level":"error"')) ?? '';

async function visitEverything(user: TestUser, what: string): Promise<void> {
  const ask = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => {
    const answer = await user.call(method, path, body);
    assert.ok(
      answer.status < 500,
      `${what}: ${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)} ${lastError()}`,
    );
    return answer;
  };
  for (const path of [
    '/generations?sort=title',
    '/generations?sort=longest',
    '/generations?q=garden',
    '/videos?q=garden',
    '/styles',
    '/prompts',
    '/settings',
    '/pronunciations',
    '/podcast_feed',
    '/recordings',
    '/bin',
    '/usage',
    '/batches',
    '/watches',
    '/account/audit',
  ]) {
    assert.equal((await ask('GET', path)).status, 200, `${what}: ${path}`);
  }
  const generations = (await ask('GET', '/generations?limit=50')).body.generations as {
    id: string;
    format: string;
    version: number;
    status: string;
  }[];
  for (const { id, format, version, status } of generations) {
    const path = `/generations/${id}`;
    for (const page of ['', '/versions', '/events']) {
      assert.equal((await ask('GET', path + page)).status, 200, `${what}: ${path}${page}`);
    }
    await ask('GET', `${path}/versions/${version}`);
    const kind = pick(['md', 'html', 'docx', 'txt', 'json', format === 'tweet' ? 'csv' : 'md']);
    await ask('GET', `${path}/export?as=${kind}`);
    await ask('POST', `${path}/refine/estimate`, { instruction: 'Shorter' });
    await ask('POST', `${path}/second_reading/estimate`, {});
    if (format === 'podcast') {
      await ask('GET', `${path}/audio/state`);
      await ask('GET', `${path}/export?as=${pick(['mp3', 'srt', 'vtt'])}`);
      await ask('POST', `${path}/audio/estimate`, {});
    }
    await ask('PATCH', path, { favourite: true });
    if (random.chance(0.3)) await ask('POST', `${path}/duplicate`);
    if (status !== 'done' && random.chance(0.5)) {
      if ((await ask('POST', `${path}/retry`)).status < 300) await untilEnded(user, id);
      assert.equal((await ask('GET', path)).status, 200, what);
    }
  }
  const { sources } = (await ask('GET', '/videos?limit=50')).body as {
    sources: { videoId: string }[];
  };
  for (const { videoId: id } of sources) {
    const video = await ask('GET', `/videos/${id}`);
    assert.equal(video.status, 200, `${what}: ${video.text}`);
    await ask('GET', `/videos/${id}/transcript`);
    await ask('GET', `/videos/${id}/questions/suggested`);
    await ask('POST', '/generations/estimate', { format: 'summary', videoId: id });
  }
  for (const { id } of (await ask('GET', '/shelves')).body.shelves as { id: string }[]) {
    await ask('GET', `/shelves/${id}`);
    await ask('GET', `/shelves/${id}/questions/suggested`);
  }
  const { questions } = (await ask('GET', '/questions')).body as { questions: { id: string }[] };
  for (const { id } of questions) {
    for (const page of ['', '/events', '/export?as=md'])
      await ask('GET', `/questions/${id}${page}`);
    if (random.chance(0.2)) await ask('POST', `/questions/${id}/retry`);
  }
  const headers = { [TOKEN_HEADER]: user.token };
  const again = await app.app.inject({ url: '/account/export', headers });
  assert.equal(again.statusCode, 200, `${what}: the backup of it`);
}
