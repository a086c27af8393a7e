import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { makeApp, type TestApp, type TestUser } from '#tests/support/make-app.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

/** One app that runs its jobs and one that leaves them queued. Every test has its own user. */
const working = await makeApp({ after });
const waiting = await makeApp({ after }, { works: false });
let users = 0;
const makeUser = (app: TestApp) => app.makeUser(`user${(users += 1)}@example.org`);

const WANTED = { format: 'summary', sample: true };

async function start(user: TestUser, wanted: object = WANTED, headers = {}) {
  const { status, body } = await user.call('POST', '/generations', wanted, headers);
  assert.equal(status, 202, JSON.stringify(body));
  return body.generations[0].id as string;
}

test('a summary of the sample is complete, with every block linked to its moment', async () => {
  const owner = await makeUser(working);
  const generation = await untilEnded(owner, await start(owner));
  assert.equal(generation.status, 'done');
  assert.equal(generation.engine.label, 'Highlights in the speaker’s words');
  const { document, checks } = generation;
  assert.ok(document && document.sections.length >= 8);
  const [gist, points] = document.sections;
  assert.deepEqual([gist?.kind, gist?.blocks.length, points?.kind], ['gist', 1, 'points']);
  assert.ok(points && points.blocks.length >= 3);
  const pieces = document.sections.flatMap((section) => section.blocks);
  for (const piece of pieces) {
    assert.ok(piece.md.length > 0);
    assert.ok(
      piece.kind === 'heading' || piece.blockIds.length > 0,
      `${piece.id} rests on nothing`,
    );
  }
  assert.ok(checks && checks.words > 50);
  assert.ok(
    checks.coverage.every(({ share }) => share > 0),
    'a part of the video is not covered',
  );
});

for (const [sample, language] of [
  ['bread-ar', 'arabic'],
  ['bicycle-ja', 'japanese'],
  ['tea-hi', 'hindi'],
  ['sleep-th', 'thai'],
]) {
  test(`F2 a ${language} video gets its summary in ${language}`, async () => {
    const owner = await makeUser(working);
    const id = await start(owner, { format: 'summary', sample, language });
    const { status, document } = await untilEnded(owner, id);
    assert.equal(status, 'done');
    assert.ok(document!.sections.length >= 2);
  });
}

test('F1 F2 F3 F5 F6 F7 every format is made from one video in one request', async () => {
  const owner = await makeUser(working);
  const { body } = await owner.call('POST', '/generations', {
    format: 'blog',
    sample: true,
    alsoMake: ['summary', 'tweet', 'linkedin', 'newsletter', 'podcast', 'blog'],
  });
  assert.equal(body.generations.length, 6);
  for (const { id, format } of body.generations) {
    const { status, document, words, videoTitle } = await untilEnded(owner, id);
    assert.deepEqual([status, document?.format], ['done', format]);
    assert.ok(words > 20);
    assert.equal(videoTitle, 'How to plan a small garden');
  }
});

test('F8 a custom format is filled by its headings; without headings a model is required', async () => {
  const owner = await makeUser(working);
  const make = async (template: string, fields: object[] = []) =>
    (await owner.call('POST', '/prompts', { name: 'Report', template, fields })).body.id as string;
  const outlined = await make('# What to plant\n# What to avoid in {{month}}', [
    { name: 'month', label: 'Month', required: true },
  ]);
  const wanted = { format: 'custom', sample: true, promptId: outlined };
  const unfilled = await owner.call('POST', '/generations', wanted);
  assert.equal(unfilled.body.fields[0].field, 'options.fields.month');
  const id = await start(owner, { ...wanted, options: { fields: { month: 'May' } } });
  const { document, status } = await untilEnded(owner, id);
  assert.equal(status, 'done');
  const headings = document!.sections.map(({ blocks }) => blocks[0]!.md);
  assert.deepEqual(headings, ['What to plant', 'What to avoid in May']);

  const free = await make('Write it as a poem.');
  const refused = await owner.call('POST', '/generations', { ...wanted, promptId: free });
  assert.deepEqual([refused.status, refused.body.code], [400, 'custom_needs_model']);
  const other = await makeUser(working);
  assert.equal((await other.call('POST', '/generations', wanted)).status, 404);
});

test('a pasted text has no times, and no format invents any', async () => {
  const text = Array.from(
    { length: 60 },
    (_, n) => `Bees of hive ${n} fly out in the morning and come back with pollen for the winter.`,
  ).join(' ');
  const alsoMake = ['summary', 'tweet', 'linkedin', 'newsletter', 'podcast'];
  const user = await makeUser(working);
  const { body } = await user.call('POST', '/generations', { format: 'blog', text, alsoMake });
  for (const { id, format } of body.generations) {
    const { status, document, checks, videoId, transcriptId } = await untilEnded(user, id);
    assert.equal(status, 'done');
    assert.equal(checks!.timed, false);
    const times = document!.sections.flatMap(({ startMs, blocks }) => [
      startMs,
      ...blocks.map((block) => block.startMs),
    ]);
    assert.deepEqual([...new Set(times)], [null], format);
    const markdown = await user.call('GET', `/generations/${id}/export?as=md`);
    assert.doesNotMatch(markdown.text, /\b\d{1,2}:\d{2}\b/u, format);
    const read = await user.call(
      'GET',
      `/videos/${videoId}/transcript?transcriptId=${transcriptId}`,
    );
    assert.equal(read.body.video.transcript.timed, false);
    assert.equal(read.body.video.durationMs, 0, 'nobody measured how long it takes');
  }
  const listed = await user.call('GET', '/generations');
  assert.deepEqual(
    [...new Set(listed.body.generations.map((one: { durationMs: number }) => one.durationMs))],
    [0],
  );
});

test('repeating a request with the same idempotency key starts one run, concurrently or later', async () => {
  const owner = await makeUser(waiting);
  const headers = { 'idempotency-key': 'once' };
  const ids = await Promise.all([1, 2, 3, 4].map(() => start(owner, WANTED, headers)));
  ids.push(await start(owner, WANTED, headers));
  assert.equal(new Set(ids).size, 1);
  const { body } = await owner.call('GET', '/generations');
  assert.equal(body.generations.length, 1);

  const other = await owner.call(
    'POST',
    '/generations',
    { ...WANTED, options: { length: 'long' } },
    headers,
  );
  assert.deepEqual([other.status, other.body.code], [409, 'key_reused']);
});

test('an invalid request lists every wrong field and starts nothing', async () => {
  const owner = await makeUser(waiting);
  const { status, body } = await owner.call('POST', '/generations', {
    format: 'opera',
    language: 'klingon',
    sample: true,
    surprise: 1,
  });
  assert.equal(status, 400);
  assert.equal(body.code, 'invalid_input');
  assert.equal(body.msg, body.message);
  const fields = body.fields.map((problem: { field: string }) => problem.field);
  assert.ok(fields.includes('format') && fields.includes('language'), String(fields));
  for (const wanted of [{ ...WANTED, surprise: 1 }, { format: 'summary' }, []]) {
    assert.equal((await owner.call('POST', '/generations', wanted)).status, 400);
  }
  assert.deepEqual((await owner.call('GET', '/generations')).body.generations, []);
});

test('a text too short to detect its language uses the requested one', async () => {
  const user = await makeUser(working);
  const text = 'The kettle goes on. Leaves are weighed.';
  const wanted = { format: 'summary', text, language: 'english' };
  const estimate = await user.call('POST', '/generations/estimate', wanted);
  assert.deepEqual([estimate.status, estimate.body.problem], [200, null]);
  const { status, language } = await untilEnded(user, await start(user, wanted));
  assert.deepEqual([status, language], ['done', 'english']);
  const arabic = 'نضع الغلاية أولا ثم نزن أوراق الشاي بعناية، ثلاثة غرامات لكل كوب';
  assert.equal((await user.call('POST', '/videos', { text: arabic })).body.language, 'arabic');
});

test("requests that can't succeed are refused before they cost anything", async () => {
  const owner = await makeUser(waiting);
  const codes = [];
  for (const wanted of [
    { ...WANTED, language: 'french' },
    { ...WANTED, sample: 'no-such-sample' },
    { format: 'custom', sample: true },
    { format: 'blog', sample: true, alsoMake: ['custom'] },
    { format: 'tweet', sample: true, options: { count: 90 } },
  ]) {
    const { status, body } = await owner.call('POST', '/generations', wanted);
    assert.equal(status, 400);
    codes.push(body.code);
  }
  assert.deepEqual(codes, [
    'language_needs_model',
    'source_not_found',
    'prompt_needed',
    'prompt_needed',
    'invalid_input',
  ]);
  assert.deepEqual((await owner.call('GET', '/generations')).body.generations, []);
});

test('user B gets 404 for everything of user A', async () => {
  const owner = await makeUser(waiting);
  const other = await makeUser(waiting);
  const id = await start(owner);
  for (const [method, path] of [
    ['GET', `/generations/${id}`],
    ['GET', `/generations/${id}/events`],
    ['GET', `/generations/${id}/export?as=md`],
    ['POST', `/generations/${id}/stop`],
    ['POST', `/generations/${id}/retry`],
    ['DELETE', `/generations/${id}`],
  ] as const) {
    const { status, body } = await other.call(method, path);
    assert.deepEqual([status, body.code], [404, 'not_found'], `${method} ${path}`);
  }
  assert.deepEqual((await other.call('GET', '/generations')).body.generations, []);
  assert.equal((await owner.call('GET', `/generations/${id}`)).body.status, 'queued');
});

test('a queued run can be stopped, retried and deleted', async (t) => {
  const app = await makeApp(t, { works: false });
  const id = await start(app.owner);
  assert.equal((await app.owner.call('POST', `/generations/${id}/stop`)).status, 202);
  assert.equal((await app.owner.call('GET', `/generations/${id}`)).body.status, 'stopped');
  assert.equal((await app.owner.call('POST', `/generations/${id}/stop`)).body.code, 'not_running');

  assert.equal((await app.owner.call('POST', `/generations/${id}/retry`)).status, 202);
  assert.equal(
    (await app.owner.call('POST', `/generations/${id}/retry`)).body.code,
    'still_running',
  );
  await app.work();
  assert.equal((await untilEnded(app.owner, id)).status, 'done');
  assert.equal((await app.owner.call('POST', `/generations/${id}/retry`)).body.code, 'not_running');

  assert.equal((await app.owner.call('DELETE', `/generations/${id}`)).status, 204);
  assert.equal((await app.owner.call('GET', `/generations/${id}`)).status, 404);
});

test('the library pages through everything, newest first, without gaps', async () => {
  const owner = await makeUser(waiting);
  const made = [];
  for (let number = 0; number < 5; number += 1) made.unshift(await start(owner));
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor ? `&cursor=${cursor}` : '';
    const { body } = await owner.call('GET', `/generations?limit=2${query}`);
    seen.push(...body.generations.map((one: { id: string }) => one.id));
    cursor = body.nextCursor;
  }
  assert.deepEqual(seen, made);
});

test('every sort order of the library pages through each draft exactly once', async () => {
  const owner = await makeUser(waiting);
  const titles = ['banana', 'Apple', 'cherry', 'apple', 'Éclair'];
  const made: string[] = [];
  for (const title of titles) {
    const id = await start(owner);
    assert.equal((await owner.call('PATCH', `/generations/${id}`, { title })).status, 200);
    made.push(id);
  }
  await owner.call('PATCH', `/generations/${made[1]}`, { title: 'Apple' });
  const read = async (sort: string) => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor ? `&cursor=${cursor}` : '';
      const { body } = await owner.call('GET', `/generations?limit=2&sort=${sort}${query}`);
      seen.push(...body.generations.map((one: { id: string }) => one.id));
      cursor = body.nextCursor;
    }
    assert.deepEqual(seen.toSorted(), made.toSorted(), sort);
    return seen;
  };
  assert.deepEqual(await read('oldest'), made);
  assert.equal((await read('edited'))[0], made[1]);
  const byTitle = (await read('title')).map((id) => titles[made.indexOf(id)]);
  assert.deepEqual(byTitle.slice(0, 4), ['Apple', 'apple', 'banana', 'cherry']);
  await read('longest');
});

test('a cursor of another sort order is refused', async () => {
  const owner = await makeUser(waiting);
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  for (const [sort, cursor] of [
    ['edited', 'gen_x'],
    ['edited', encode(['nonsense', 'gen_x'])],
    ['longest', encode(['9999999999', 'gen_x'])],
    ['title', encode(['a\0b', 'gen_x'])],
  ] as const) {
    const answer = await owner.call('GET', `/generations?sort=${sort}&cursor=${cursor}`);
    assert.equal(answer.status, 400, `${sort} ${cursor}`);
    assert.equal(answer.body.fields[0].field, 'cursor');
  }
});

test("the export is a Markdown file with a name in the video's own script", async () => {
  const owner = await makeUser(working);
  const id = await start(owner, { format: 'summary', sample: 'bread-ar', language: 'arabic' });
  const early = await owner.call('GET', `/generations/${id}/export?as=md`);
  assert.ok(early.status === 200 || early.body.code === 'not_ready');
  const { title } = await untilEnded(owner, id);
  const { status, headers, text } = await owner.call('GET', `/generations/${id}/export?as=md`);
  assert.equal(status, 200);
  assert.equal(headers['content-type'], 'text/markdown; charset=utf-8');
  assert.ok(
    String(headers['content-disposition']).includes(encodeURIComponent(`${title} - summary.md`)),
  );
  assert.ok(text.startsWith(`# ${title}\n`));
  assert.match(text, /Highlights in the speaker’s words/);
});
