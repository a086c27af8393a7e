import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { unzipSync } from 'fflate';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { rateLimits } from '#server/db/schema/accounts.ts';
import { type Lines, linesOf, uploadArchive, zipOfLines } from '#tests/support/archive-lines.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { startSpeechServer } from '#tests/support/speech-server.ts';
import { untilEnded } from '#tests/support/until-ended.ts';
import { makeWriter } from '#tests/support/whole-account.ts';
import { seededRandom, SEED } from '../faults/seeded-random.ts';

/** Long version: `IMPORT_MUTATIONS=5000 node --test tests/security/import-mutations.test.ts`; `FAULT_SEED` repeats a run. */
const MUTATIONS = Number(process.env['IMPORT_MUTATIONS'] ?? 30);
const random = seededRandom(SEED);
const pick = <T>(list: readonly T[]): T => list[random.whole(0, list.length - 1)]!;

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
  return user;
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
    status: pick(['stopped', 'failed']),
    errorCode: 'run_interrupted',
    engine: { ...model, key },
    refine: null,
    document: at === 0 ? null : first!['document'],
    version: at === 0 ? 0 : first!['version'],
  }));
  const spoken = Object.entries(unzipSync(rawPayload)).filter(([name]) => name.endsWith('.mp3'));
  const generations = [...all['generations']!, ...broken];
  return { lines: { ...all, generations }, sounds: Object.fromEntries(spoken) };
}

type Place = { holder: Record<string, unknown>; key: string; path: string };

function placesIn(value: unknown, path: string): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  // The first two items of a list are enough.
  const keys = Array.isArray(value) ? Object.keys(value).slice(0, 2) : Object.keys(value);
  return keys.flatMap((key) => [
    { holder, key, path: `${path}.${key}` },
    ...placesIn(holder[key], `${path}.${key}`),
  ]);
}

const ODD: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  'x',
  '\u0000',
  'half \ud800',
  'ا\u202e🏳️‍🌈'.repeat(30),
  'x'.repeat(70_000),
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'https://127.0.0.1:1/x',
  '../../../etc/passwd',
  '__proto__',
  'gen_00000000000000000000000000',
  '2026-02-30T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  0,
  -0,
  -1,
  0.5,
  1e-7,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  1e300,
  [],
  [null],
  {},
  { a: { b: [] } },
];

/** Mutates a value: replaces it with something odd, duplicates it, removes it, or swaps it with another. */
function change({ holder, key }: Place, others: readonly Place[]): string {
  const was = holder[key];
  const how = random.whole(0, 9);
  if (how === 0) {
    delete holder[key];
    return 'left out';
  }
  if (how === 1) {
    holder[`${key}x`] = was;
    return 'twice';
  }
  if (how === 2) {
    const other = pick(others);
    holder[key] = structuredClone(other.holder[other.key]);
    return `as ${other.path}`;
  }
  if (how === 3 && Array.isArray(was)) {
    holder[key] = Array.from({ length: 40 }, () => structuredClone(was)).flat();
    return 'forty times';
  }
  if (how === 4 && Array.isArray(was)) {
    holder[key] = was.toReversed();
    return 'backwards';
  }
  if (how <= 5 && typeof was === 'number') {
    holder[key] = was * pick([-1, 0.5, 1000, 1e6]);
    return `as ${String(holder[key])}`;
  }
  if (how <= 5 && typeof was === 'string') {
    holder[key] = pick([was + was, was.slice(1), was.toUpperCase(), `${was}\u0000`, ` ${was}`]);
    return `as ${JSON.stringify(holder[key]).slice(0, 60)}`;
  }
  holder[key] = pick(ODD);
  return `as ${JSON.stringify(holder[key])?.slice(0, 60)}`;
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
    names.push(`${place.path} ${change(place, places)}`);
  }
  return { changed, what: names.join(', ') };
}

const HONEST = new Set([502, 503, 504]);

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
    const { changed, what } = mutate();
    await app.database.db.delete(rateLimits);
    const user = await app.makeUser(`mutated${number}@example.org`);
    const { status, text } = await uploadArchive(user, zipOfLines(changed, sounds));
    assert.ok([200, 400, 409, 413].includes(status), `${what}: ${status} ${text}`);
    if (status !== 200) continue;
    taken += 1;
    await visitEverything(user, `${what} (number ${number}, seed ${SEED})`);
    assert.equal((await user.call('DELETE', '/account', { email: user.email })).status, 200);
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

async function visitEverything(user: TestUser, what: string): Promise<void> {
  const ask = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => {
    const answer = await user.call(method, path, body);
    const isOurs = answer.status >= 500 && !HONEST.has(answer.status);
    assert.ok(!isOurs, `${what}: ${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
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
