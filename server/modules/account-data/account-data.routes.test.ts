import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const app = await makeApp({ after });
type Lines = Record<string, Record<string, unknown>[]>;

async function download(user: TestUser): Promise<Uint8Array> {
  const { statusCode, rawPayload, headers } = await app.app.inject({
    url: '/account/export',
    headers: { [TOKEN_HEADER]: user.token },
  });
  assert.equal(statusCode, 200);
  assert.match(String(headers['content-disposition']), /attachment; filename=".+\.zip"/);
  return rawPayload;
}

function upload(user: TestUser, zip: Uint8Array) {
  return user.call('POST', '/account/import', Buffer.from(zip), {
    'content-type': 'application/zip',
  });
}

function linesOf(zip: Uint8Array): Lines {
  return Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([name, bytes]) => [
      name.replace('.jsonl', ''),
      strFromU8(bytes)
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    ]),
  );
}

function zipOf(lines: Lines): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(lines).map(([name, rows]) => [
        `${name}.jsonl`,
        strToU8(rows.map((row) => JSON.stringify(row)).join('\n')),
      ]),
    ),
  );
}

/** Without what must differ between two accounts. */
function comparable(zip: Uint8Array): unknown {
  const { manifest: _manifest, audit: _audit, ...rest } = linesOf(zip);
  return JSON.parse(
    JSON.stringify(rest).replaceAll(/\b(?:gen|vid|trn|sty|pro|prm)_[0-9a-z]{26}\b/g, (id) =>
      id.slice(0, 3),
    ),
  );
}

/** Somebody who has made something of every kind. */
async function makeWriter(email: string): Promise<TestUser> {
  const user = await app.makeUser(email);
  const wanted = { format: 'summary', sample: true, language: 'english' };
  const started = await user.call('POST', '/generations', wanted);
  const [{ id }] = started.body.generations;
  const generation = await untilEnded(user, id);
  assert.equal(generation.status, 'done');
  const style = { name: 'Plain', tone: 'calm', audience: 'all', rules: ['short'], samples: [] };
  const made = await user.call('POST', '/styles', { ...style, bannedWords: ['delve'] });
  assert.equal(made.status, 201, made.text);
  const change = { name: 'Wren', defaults: { language: 'french', voices: ['a'] }, capCents: 500 };
  assert.equal((await user.call('PATCH', '/settings', change)).status, 200);
  return user;
}

const writer = await makeWriter('wren@example.org');
const archive = await download(writer);

test('everything comes back as it was: into an empty account, and out again the same', async () => {
  const lines = linesOf(archive);
  assert.deepEqual(
    ['videos', 'transcripts', 'generations', 'versions', 'styles', 'settings'].map(
      (name) => lines[name]!.length > 0,
    ),
    [true, true, true, true, true, true],
  );
  const heir = await app.makeUser('heir@example.org');
  const { status, body, text } = await upload(heir, archive);
  assert.equal(status, 200, text);
  assert.deepEqual(body.skipped, {});
  assert.equal(body.added.generations, 1);
  assert.deepEqual(comparable(await download(heir)), comparable(archive));
  const { body: list } = await heir.call('GET', '/generations');
  const { id } = list.generations[0];
  assert.notEqual(id, lines['generations']![0]!['id'], 'the writer still has theirs');
  assert.equal((await heir.call('GET', `/generations/${id}`)).body.document.format, 'summary');
  assert.equal((await writer.call('GET', `/generations/${id}`)).status, 404);
  const found = await heir.call('GET', '/generations?q=garden');
  assert.equal(found.body.generations.length, 1, 'and it can be found by its words');
  assert.equal((await heir.call('GET', '/settings')).body.defaults.language, 'french');
});

test('taking the same archive in again adds nothing', async () => {
  const before = comparable(await download(writer));
  const { status, body } = await upload(writer, archive);
  assert.equal(status, 200);
  assert.deepEqual(body.added, {});
  assert.deepEqual(comparable(await download(writer)), before);
});

test('an archive cannot reach into another account, nor bring what has no shape of ours', async () => {
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
    'no manifest': { ...lines, manifest: [] },
  };
  for (const [what, changed] of Object.entries(bad)) {
    const { status, body } = await upload(thief, zipOf(changed));
    assert.deepEqual([status, body.code], [400, 'archive_unreadable'], what);
  }
  for (const rubbish of [new Uint8Array(0), strToU8('PK nonsense'), archive.slice(0, 400)]) {
    assert.equal((await upload(thief, rubbish)).body.code, 'archive_unreadable');
  }
  assert.equal((await thief.call('POST', '/account/import', { a: 1 })).status, 400);
  assert.equal((await thief.call('GET', '/generations')).body.generations.length, 0);
});

test('a run that was under way comes back as stopped, and nobody works on it', async () => {
  const lines = linesOf(archive);
  const heir = await app.makeUser('halfway@example.org');
  const running = lines['generations']!.map((row) => ({ ...row, status: 'running' }));
  assert.equal((await upload(heir, zipOf({ ...lines, generations: running }))).status, 200);
  const { body } = await heir.call('GET', '/generations');
  assert.equal(body.generations[0].status, 'stopped');
});

test('deleting an account wants its address, leaves nothing of it, and says what is kept', async () => {
  const leaver = await makeWriter('leaver@example.org');
  const { id: generationId } = (await leaver.call('GET', '/generations')).body.generations[0];
  const wrong = await leaver.call('DELETE', '/account', { email: 'wren@example.org' });
  assert.deepEqual([wrong.status, wrong.body.code], [400, 'confirm_wrong']);
  const { status, body } = await leaver.call('DELETE', '/account', {
    email: 'Leaver@example.org',
  });
  assert.equal(status, 200);
  assert.ok(body.kept.length > 0);
  assert.equal((await leaver.call('GET', '/user_info')).status, 401);
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
  assert.equal((await writer.call('GET', '/generations')).body.generations.length, 1);
});
