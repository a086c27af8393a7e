import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { rateLimits } from '#server/db/schema/accounts.ts';
import { linesOf, type Lines, uploadArchive, zipOfLines } from '#tests/support/archive-lines.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const app = await makeApp({ after });

/** Somebody with a text, a style and an own format. */
async function writeArchive(): Promise<Lines> {
  const { owner } = app;
  const wanted = { format: 'summary', sample: true, language: 'english' };
  const started = await owner.call('POST', '/generations', wanted);
  assert.equal((await untilEnded(owner, started.body.generations[0].id)).status, 'done');
  assert.equal((await owner.call('POST', '/styles', { name: 'Plain' })).status, 201);
  const prompt = { name: 'Recipe', template: 'Write a recipe.' };
  assert.equal((await owner.call('POST', '/prompts', prompt)).status, 201);
  const headers = { [TOKEN_HEADER]: owner.token };
  const { rawPayload } = await app.app.inject({ url: '/account/export', headers });
  return linesOf(rawPayload);
}

const lines = await writeArchive();

const withColumn = (table: string, column: string, value: unknown): Lines => ({
  ...lines,
  [table]: lines[table]!.map((row) => ({ ...row, [column]: value })),
});

/** Every page that shows what came in. */
async function assertPagesAnswer(user: TestUser, what: string): Promise<void> {
  const list = await user.call('GET', '/generations');
  assert.equal(list.status, 200, `${what}: ${list.text}`);
  const paths = ['/generations?sort=title', '/styles', '/prompts'];
  for (const { id, videoId } of list.body.generations) {
    paths.push(`/generations/${id}`, `/generations/${id}/versions`, `/videos/${videoId}`);
    paths.push(`/videos/${videoId}/transcript`);
  }
  for (const path of paths) {
    const { status, text } = await user.call('GET', path);
    assert.ok(status < 500, `${what}: ${path} ${text.slice(0, 300)}`);
  }
}

test('a number or a text that cannot be stored is refused, and the message names its line', async () => {
  const user = await app.makeUser('odd@example.org');
  const bad: [table: string, column: string, value: unknown][] = [
    ['generations', 'words', -5],
    ['generations', 'words', 1e12],
    ['generations', 'durationMs', 2 ** 53],
    ['generations', 'version', 1.5],
    ['generations', 'title', 'half\0'],
    ['generations', 'title', 'half \ud800'],
    ['generations', 'options', { length: 'endless' }],
    ['generations', 'refine', { also: 5 }],
    ['generations', 'createdAt', '0000-01-01T00:00:00.000Z'],
    ['versions', 'version', 1.5],
    ['videos', 'durationMs', -1],
    ['videos', 'sourceKey', 'x'.repeat(5000)],
    ['videos', 'progress', 7],
    ['transcripts', 'words', -1],
    ['transcripts', 'cues', [{ startMs: 0, endMs: 1, text: 'NUL \0' }]],
    ['styles', 'name', ''],
    ['prompts', 'template', ''],
  ];
  for (const [table, column, value] of bad) {
    const { status, body } = await uploadArchive(
      user,
      zipOfLines(withColumn(table, column, value)),
    );
    const what = `${table}.${column} ${JSON.stringify(value).slice(0, 40)}`;
    assert.deepEqual([status, body.code], [400, 'archive_unreadable'], what);
    assert.match(body.message, new RegExp(`^Line 1 of ${table}\\.jsonl`), what);
  }
  assert.equal((await user.call('GET', '/generations')).body.generations.length, 0);
});

const ODD = [null, -1, 'x', 2 ** 53, {}, '', 0.5, [null]];

test('whatever a column of an archive holds, it is taken or refused, and every page still answers', async () => {
  const tables = ['styles', 'prompts', 'videos', 'transcripts', 'generations', 'versions'];
  const columns = tables.flatMap((table) =>
    Object.keys(lines[table]![0]!).map((column) => [table, column] as const),
  );
  for (const [at, [table, column]] of columns.entries()) {
    const value = ODD[at % ODD.length];
    const what = `${table}.${column} ${JSON.stringify(value)}`;
    await app.database.db.delete(rateLimits);
    const user = await app.makeUser(`mutated${at}@example.org`);
    const zip = zipOfLines(withColumn(table, column, value));
    const { status, text } = await uploadArchive(user, zip);
    assert.ok([200, 400].includes(status), `${what}: ${status} ${text}`);
    await assertPagesAnswer(user, what);
  }
});
