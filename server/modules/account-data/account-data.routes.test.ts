import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import {
  type Lines,
  linesOf,
  uploadArchive as upload,
  zipOfLines,
} from '#tests/support/archive-lines.ts';
import { callAs, makeApp, type TestUser } from '#tests/support/make-app.ts';
import { startSpeechServer } from '#tests/support/speech-server.ts';
import { makeWriter } from '#tests/support/whole-account.ts';

const speech = await startSpeechServer({ after });
let passed = 0;
const clock = { now: () => new Date(Date.now() + passed) };
const app = await makeApp({ after }, { clock, env: { ...speech.env, PATH: '/nowhere' } });

async function download(user: TestUser): Promise<Uint8Array> {
  const { statusCode, rawPayload, headers } = await app.app.inject({
    url: '/account/export',
    headers: { [TOKEN_HEADER]: user.token },
  });
  assert.equal(statusCode, 200);
  assert.match(String(headers['content-disposition']), /attachment; filename=".+\.zip"/);
  return rawPayload;
}

const soundsOf = (zip: Uint8Array) =>
  Object.entries(unzipSync(zip)).filter(([name]) => name.endsWith('.mp3'));

const zipOf = (lines: Lines) => zipOfLines(lines, Object.fromEntries(soundsOf(archive)));

function soundsStored({ id }: TestUser): string[] {
  const folder = join(app.dataDir, 'files', 'podcasts', id, 'audio');
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Leaves out what always differs between two accounts. */
function comparable(zip: Uint8Array): unknown {
  const { manifest: _manifest, audit: _audit, usage: _usage, ...rest } = linesOf(zip);
  // Sorted by creation, because imported rows may get new ids.
  for (const rows of Object.values(rest)) {
    rows.sort((one, other) => String(one['createdAt']).localeCompare(String(other['createdAt'])));
  }
  return JSON.parse(
    JSON.stringify(rest).replaceAll(/\b(?:gen|vid|trn|sty|pro|prm|shf|que)_[0-9a-z]{26}\b/g, (id) =>
      id.slice(0, 3),
    ),
  );
}

const writer = await makeWriter(app, 'wren@example.org');
const archive = await download(writer);

test('an export imported into an empty account and exported again is identical', async () => {
  const lines = linesOf(archive);
  assert.deepEqual(
    ['videos', 'transcripts', 'generations', 'versions', 'styles', 'settings', 'shelved'].map(
      (name) => lines[name]!.length > 0,
    ),
    [true, true, true, true, true, true, true],
  );
  const heir = await app.makeUser('heir@example.org');
  const { status, body, text } = await upload(heir, archive);
  assert.equal(status, 200, text);
  assert.deepEqual(body.skipped, {});
  assert.deepEqual([body.added.generations, body.added.audio], [2, 1]);
  const again = await download(heir);
  assert.deepEqual(comparable(again), comparable(archive));
  const [[, sound] = []] = soundsOf(archive);
  assert.equal(strFromU8(sound!.subarray(0, 3)), 'ID3');
  assert.deepEqual(
    soundsOf(again).map(([, bytes]) => bytes),
    [sound],
  );
  const { body: asked } = await heir.call('GET', '/questions');
  const [last, before] = asked.questions;
  assert.deepEqual([last.followsId, last.threadId], [before.id, before.id]);
  const { body: shelf } = await heir.call('GET', `/shelves/${before.scope.shelfId}`);
  assert.deepEqual([shelf.name, shelf.sourceCount], ['Plots', 1]);
  const said = before.passages[0].videoId;
  assert.equal(said, shelf.sources[0].videoId, 'a moment leads to the heir’s own source');
  assert.equal((await heir.call('GET', `/videos/${said}`)).status, 200);
  const { body: list } = await heir.call('GET', '/generations');
  const madeBefore = new Set(lines['generations']!.map((row) => row['id']));
  const ofFormat = (format: string): string =>
    list.generations.find((one: { format: string }) => one.format === format).id;
  const id = ofFormat('summary');
  assert.ok(!madeBefore.has(id), 'the writer still has theirs');
  const { body: audio } = await heir.call(
    'GET',
    fill(CALLS.audioState, { id: ofFormat('podcast') }),
  );
  assert.deepEqual([audio.status, audio.isCurrent], ['done', true]);
  assert.equal((await heir.call('GET', audio.file.url)).status, 200);
  const { body: feed } = await heir.call('GET', CALLS.feedSettings);
  const { body: feedBefore } = await writer.call('GET', CALLS.feedSettings);
  assert.deepEqual([feed.title, feed.author, feed.episodes], ['Small gardens', 'Wren', 1]);
  assert.notEqual(feed.url, feedBefore.url, 'the address of a feed is a secret of its own');
  assert.equal((await heir.call('GET', new URL(feed.url).pathname)).status, 200);
  assert.equal((await heir.call('GET', `/generations/${id}`)).body.document.format, 'summary');
  assert.equal((await writer.call('GET', `/generations/${id}`)).status, 404);
  const found = await heir.call('GET', '/generations?q=garden');
  assert.ok(found.body.generations.length > 0, 'and it can be found by its words');
  assert.equal((await heir.call('GET', '/settings')).body.defaults.language, 'french');
});

test('a browser downloads the archive from a short-lived address that works once', async () => {
  const ask = async () => {
    const { status, body } = await writer.call('POST', '/account/export');
    assert.equal(status, 200);
    assert.match(body.url, /^\/account\/export\/v1\.[\w.-]+$/);
    return body.url as string;
  };
  const url = await ask();
  const visitor = callAs(app.app, null);
  const fetched = await app.app.inject({ url });
  assert.match(String(fetched.headers['content-disposition']), /attachment; filename=".+\.zip"/);
  assert.deepEqual(comparable(fetched.rawPayload), comparable(archive));
  assert.equal((await visitor('GET', url)).status, 404, 'used');
  const other = await ask();
  const changed = `${other.slice(0, -2)}${other.at(-2) === 'A' ? 'B' : 'A'}${other.at(-1)}`;
  assert.equal((await visitor('GET', changed)).status, 404, 'not as it was given');
  passed = 61_000;
  assert.equal((await visitor('GET', other)).status, 404, 'too old');
  passed = 0;
  assert.equal((await visitor('POST', '/account/export')).status, 401);
});

test('importing the same archive again adds nothing', async () => {
  const before = comparable(await download(writer));
  const { status, body } = await upload(writer, archive);
  assert.equal(status, 200);
  assert.deepEqual(body.added, {});
  assert.equal(soundsStored(writer).length, 1, 'and keeps no second copy');
  assert.deepEqual(comparable(await download(writer)), before);
});

test("an archive can't reach into another account or contain malformed rows", async () => {
  const thief = await app.makeUser('thief@example.org');
  const lines = linesOf(archive);
  const [generation] = lines['generations']!;
  const bad: Record<string, Lines> = {
    'a run on a video of somebody else': { ...lines, videos: [] },
    'an owner of its own': { ...lines, videos: [{ ...lines['videos']![0], ownerId: writer.id }] },
    'a shared transcript': {
      ...lines,
      transcripts: lines['transcripts']!.map((row) => ({ ...row, platformId: 'dQw4w9WgXcQ' })),
    },
    'a document of no format': {
      ...lines,
      generations: [{ ...generation, document: { format: 'poem' } }],
    },
    'a lease': { ...lines, generations: [{ ...generation, lease: 'x', jobNumber: 7 }] },
    'an id like a path': { ...lines, styles: [{ ...lines['styles']![0], id: '../../etc' }] },
    'a file of its own choosing': {
      ...lines,
      audio: lines['audio']!.map((row) => ({
        ...row,
        result: { ...(row['result'] as object), key: 'podcasts/somebody/audio/else.mp3' },
      })),
    },
    'audio without measures': {
      ...lines,
      audio: lines['audio']!.map((row) => ({ ...row, result: {} })),
    },
    'no manifest': { ...lines, manifest: [] },
    'more words than anybody says': {
      ...lines,
      transcripts: lines['transcripts']!.map((row) => ({
        ...row,
        cues: [{ startMs: 0, endMs: 1, text: 'a'.repeat(4_000_001) }],
      })),
    },
  };
  for (const [what, changed] of Object.entries(bad)) {
    const { status, body } = await upload(thief, zipOf(changed));
    assert.deepEqual([status, body.code], [400, 'archive_unreadable'], what);
  }
  const many = Array.from({ length: 501 }, (_, number) => ({
    ...lines['styles']![0],
    id: `sty_${String(number).padStart(26, '0')}`,
  }));
  const tooMany = await upload(thief, zipOf({ ...lines, styles: many }));
  assert.deepEqual([tooMany.status, tooMany.body.code], [409, 'too_many']);
  const cuts = [400, archive.length - 1000, archive.length - 10].map((end) =>
    archive.slice(0, end),
  );
  for (const rubbish of [new Uint8Array(0), strToU8('PK nonsense'), ...cuts]) {
    assert.equal((await upload(thief, rubbish)).body.code, 'archive_unreadable');
  }
  assert.equal((await thief.call('POST', '/account/import', { a: 1 })).status, 400);
  assert.equal((await thief.call('GET', '/generations')).body.generations.length, 0);
  assert.deepEqual(soundsStored(thief), [], 'nothing of it stays in the storage');
});

test('a running run is imported as stopped, and no job picks it up', async () => {
  const lines = linesOf(archive);
  const heir = await app.makeUser('halfway@example.org');
  const running = lines['generations']!.map((row) => ({ ...row, status: 'running' }));
  assert.equal((await upload(heir, zipOf({ ...lines, generations: running }))).status, 200);
  const { body } = await heir.call('GET', '/generations');
  assert.equal(body.generations[0].status, 'stopped');
});

test("an archive can't contain a speaking pace or pause outside the limits of the editor", async () => {
  const lines = linesOf(archive);
  const heir = await app.makeUser('patient@example.org');
  const audio = lines['audio']!.map((row) => {
    const result = row['result'] as { script: { lines: object[] } };
    const script = {
      ...result.script,
      lines: result.script.lines.map((line) => ({ ...line, pauseMs: 9e12 })),
    };
    const settings = { ...(row['settings'] as object), pace: 0.001 };
    return { ...row, settings, result: { ...result, script } };
  });
  assert.equal((await upload(heir, zipOf({ ...lines, audio }))).status, 200);
  const { rows } = await app.database.db.execute(
    `SELECT settings, script, result FROM podcast_audio WHERE owner_id = '${heir.id}'`,
  );
  type Script = { lines: { pauseMs: number }[] };
  type Stored = { settings: { pace: number }; script: Script; result: { script: Script } };
  const [{ settings, script, result }] = rows as unknown as [Stored];
  assert.equal(settings.pace, 0.7);
  for (const kept of [script, result.script]) {
    assert.ok(kept.lines.every(({ pauseMs }) => pauseMs === 5000));
  }
});

async function isNoted({ id }: TestUser): Promise<boolean> {
  const { rows } = await app.database.db.execute(
    `SELECT 1 FROM podcast_files WHERE key LIKE '%${id}%'`,
  );
  return rows.length > 0;
}

test('deleting an account requires its address, leaves nothing behind and reports what is kept', async () => {
  const leaver = await makeWriter(app, 'leaver@example.org');
  const { id: generationId } = (await leaver.call('GET', '/generations')).body.generations[0];
  const { url: feedUrl } = (await leaver.call('GET', CALLS.feedSettings)).body;
  assert.equal(soundsStored(leaver).length, 1);
  const wrong = await leaver.call('DELETE', '/account', { email: 'wren@example.org' });
  assert.deepEqual([wrong.status, wrong.body.code], [400, 'confirm_wrong']);
  const { status, body } = await leaver.call('DELETE', '/account', {
    email: 'Leaver@example.org',
  });
  assert.equal(status, 200);
  assert.ok(body.kept.length > 0);
  assert.equal((await leaver.call('GET', '/user_info')).status, 401);
  assert.equal((await leaver.call('GET', new URL(feedUrl).pathname)).status, 404);
  while (soundsStored(leaver).length > 0 || (await isNoted(leaver))) await pause(20);
  const { rows } = await app.database.db.execute(`
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('text', 'jsonb', 'ARRAY')`);
  for (const { table_name: table, column_name: column } of rows as Record<string, string>[]) {
    const found = await app.database.db.execute(
      `SELECT 1 FROM "${table}" WHERE "${column}"::text ILIKE '%leaver@example.org%'
         OR "${column}"::text LIKE '%${generationId}%'`,
    );
    assert.equal(found.rows.length, 0, `${table}.${column}`);
  }
  const kept = await app.database.db.execute(
    `SELECT kind, address, user_agent FROM audit_events WHERE owner_id = '${leaver.id}'`,
  );
  assert.deepEqual(kept.rows, [{ kind: 'account_deleted', address: '', user_agent: '' }]);
  assert.equal((await writer.call('GET', '/generations')).body.generations.length, 2);
});

test('a request sent while its account is being deleted is refused without a server error', async () => {
  const leaver = await app.makeUser('atonce@example.org');
  const style = { name: 'x', tone: '', audience: '', rules: [], samples: [], bannedWords: [] };
  const run = { format: 'summary', sample: true, language: 'english' };
  const answers = await Promise.all([
    leaver.call('DELETE', '/account', { email: leaver.email }),
    leaver.call('DELETE', '/account', { email: leaver.email }),
    ...[1, 2, 3, 4].flatMap(() => [
      leaver.call('POST', '/styles', style),
      leaver.call('POST', '/generations', run),
      leaver.call('POST', '/access_tokens', { name: 'x' }),
      leaver.call('POST', CALLS.feedSettings, { title: 'x' }),
      leaver.call('PATCH', '/settings', { capCents: 5 }),
    ]),
  ]);
  for (const { status, text } of answers) assert.ok(status < 500, `${status} ${text}`);
  assert.ok(answers.some(({ status }) => status === 401));
});

test('a run in progress when its account is deleted ends, and nothing of it is stored', async () => {
  const leaver = await app.makeUser('midway@example.org');
  const wanted = { format: 'blog', sample: true, alsoMake: ['summary', 'podcast', 'newsletter'] };
  const { body, status } = await leaver.call('POST', '/generations', wanted);
  assert.equal(status, 202);
  const [{ id }] = body.generations;
  // As soon as it has an event.
  for (;;) {
    const { body: run } = await leaver.call('GET', `/generations/${id}`);
    if (run.lastSeq > 0) break;
    await pause(5);
  }
  assert.equal((await leaver.call('DELETE', '/account', { email: leaver.email })).status, 200);
  const { db } = app.database;
  for (;;) {
    const { rows } = await db.execute(
      `SELECT 1 FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND name = 'generation'`,
    );
    if (rows.length === 0) break;
    await pause(20);
  }
  for (const table of ['generations', 'generation_events', 'generation_versions']) {
    const column = table === 'generations' ? 'id' : 'generation_id';
    const { rows } = await db.execute(`SELECT 1 FROM ${table} WHERE ${column} = '${id}'`);
    assert.equal(rows.length, 0, table);
  }
});
