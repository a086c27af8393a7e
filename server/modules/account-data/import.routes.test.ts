import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { rateLimits } from '#server/db/schema/accounts.ts';
import {
  importEventsIn,
  linesOf,
  type Lines,
  uploadArchive,
  watchArchive,
  zipOfLines,
} from '#tests/support/archive-lines.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const app = await makeApp({ after });

/** A user with a text, a style and a custom format. */
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

/** Requests every page that shows imported rows. */
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

test("a number or text that can't be stored is refused, and the message names its line", async () => {
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
    ['generations', 'brief', { style: null, prompt: null, answers: 7 }],
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

test('any value in a column is imported or refused, and every page still works', async () => {
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

test("the default style becomes the account's own copy of it, and never a style of somebody else", async () => {
  const user = await app.makeUser('styled@example.org');
  const [style] = lines['styles']!;
  const [given] = lines['settings']!;
  const choosing = (styleId: unknown): Lines => ({
    ...lines,
    settings: [{ ...given, defaults: { ...(given!['defaults'] as object), styleId } }],
  });
  const chosen = async () => (await user.call('GET', '/settings')).body.defaults.styleId as unknown;
  assert.equal((await uploadArchive(user, zipOfLines(choosing(style!['id'])))).status, 200);
  const [own] = (await user.call('GET', '/styles')).body.styles;
  assert.notEqual(own.id, style!['id'], 'its id belongs to the account that made the backup');
  assert.equal(await chosen(), own.id);

  // Not in the backup, but the account has it.
  const later = await user.call('POST', '/styles', { name: 'Later' });
  assert.equal((await uploadArchive(user, zipOfLines(choosing(later.body.id)))).status, 200);
  assert.equal(await chosen(), later.body.id);

  const foreign = await app.owner.call('POST', '/styles', { name: 'Foreign' });
  for (const id of [foreign.body.id, 'nowhere']) {
    assert.equal((await uploadArchive(user, zipOfLines(choosing(id)))).status, 200);
    assert.equal(await chosen(), null, id);
  }
});

/** This many texts with versions, copied from the one in the archive. */
function manyTexts(count: number): Lines {
  const [text] = lines['generations']!;
  const idOf = (number: number) => `gen_${String(number).padStart(26, '0')}`;
  const numbers = Array.from({ length: count }, (_, index) => index);
  return {
    ...lines,
    generations: numbers.map((number) => ({ ...text, id: idOf(number), title: `No ${number}` })),
    versions: numbers.flatMap((number) =>
      lines['versions']!.map((row) => ({ ...row, generationId: idOf(number) })),
    ),
  };
}

async function countOf(table: string, where: string): Promise<number> {
  const { rows } = await app.database.db.execute(
    `SELECT count(*)::int AS count FROM ${table} WHERE ${where}`,
  );
  return (rows[0] as { count: number }).count;
}

test('a backup from before the bin is imported; binned drafts get their full days again, and an unfinished check is dropped', async () => {
  await app.database.db.delete(rateLimits);
  const user = await app.makeUser('keeper@example.org');
  const generations = lines['generations']!.map((row) => {
    const { binnedAt, ...before } = row;
    assert.equal(binnedAt, null);
    return before;
  });
  assert.equal((await uploadArchive(user, zipOfLines({ ...lines, generations }))).status, 200);
  assert.equal((await user.call('GET', '/generations')).body.total, 1);

  const later = await app.makeUser('later@example.org');
  const old = {
    ...withColumn('generations', 'binnedAt', '2020-01-01T00:00:00.000Z'),
  };
  assert.equal((await uploadArchive(later, zipOfLines(old))).status, 200);
  const { body: bin } = await later.call('GET', '/bin');
  assert.equal(bin.total, 1);
  assert.ok(Date.now() - Date.parse(bin.generations[0].binnedAt) < 60 * 60 * 1000);

  const reader = await app.makeUser('reader@example.org');
  const reads = { scope: 'on', engine: { kind: 'built-in' } };
  const refine = { number: 2, instruction: '', paragraphId: null, nonce: 'n', reads };
  const unread = withColumn('generations', 'refine', refine);
  assert.equal((await uploadArchive(reader, zipOfLines(unread))).status, 200);
  assert.equal(await countOf('generations', `owner_id = '${reader.id}' AND refine IS NULL`), 1);
});

test('an import that fails at its last line leaves nothing, visible or hidden', async () => {
  await app.database.db.delete(rateLimits);
  const user = await app.makeUser('unlucky@example.org');
  const before = await countOf('generations', 'true');
  // More than one staging owner holds.
  const many = manyTexts(2050);
  const versions = many['versions']!.slice(0, 150);
  const broken = { ...many, versions: [...versions, { ...versions[0], words: -1 }] };
  const { status, body } = await uploadArchive(user, zipOfLines(broken));
  assert.deepEqual([status, body.code], [400, 'archive_unreadable']);
  assert.equal(await countOf('generations', 'true'), before);
  assert.equal(await countOf('videos', `owner_id = '${user.id}'`), 0);
  assert.equal(await countOf('users', `id LIKE 'imp%'`), 0);
});

test('a backup with more styles than allowed is refused before all of them are stored', async () => {
  await app.database.db.delete(rateLimits);
  const user = await app.makeUser('stylish@example.org');
  const many = Array.from({ length: 540 }, (_, at) => ({
    ...lines['styles']![0],
    id: `sty_${String(at).padStart(26, '0')}`,
  }));
  const unread = { ...many[0], name: '' };
  const { body } = await uploadArchive(user, zipOfLines({ ...lines, styles: [...many, unread] }));
  assert.equal(body.code, 'too_many');
  assert.equal(await countOf('users', `id LIKE 'imp%'`), 0);
  assert.deepEqual((await user.call('GET', '/styles')).body.styles, []);
});

test("a large import doesn't block other requests, and its texts appear only when all are there", async () => {
  await app.database.db.delete(rateLimits);
  const user = await app.makeUser('plenty@example.org');
  const other = await app.makeUser('reader@example.org');
  let isOver = false;
  const importing = uploadArchive(user, zipOfLines(manyTexts(400))).finally(() => (isOver = true));
  let answered = 0;
  while (!isOver) {
    assert.equal((await other.call('GET', '/generations')).status, 200);
    const { rows } = await app.database.db.execute(`
      SELECT count(*) FILTER (WHERE owner_id = '${user.id}')::int AS seen,
        count(*) FILTER (WHERE owner_id ^@ 'imp')::int AS unseen FROM generations`);
    const { seen, unseen } = rows[0] as Record<'seen' | 'unseen', number>;
    assert.ok(seen === 0 || seen + unseen === 400, `${seen} were seen with ${unseen} behind them`);
    answered += 1;
  }
  const { status, body } = await importing;
  assert.equal(status, 200, body.message);
  assert.equal(body.added.generations, 400);
  assert.ok(answered > 3, `only ${answered} answers came before the import had ended`);
  assert.equal(await countOf('generations', `owner_id = '${user.id}'`), 400);
  assert.equal(await countOf('users', `id LIKE 'imp%'`), 0);
  const found = await user.call('GET', '/generations?q=321');
  assert.equal(found.body.generations[0]?.title, 'No 321');
});

test('a large import streams its progress and finally the result', async () => {
  await app.database.db.delete(rateLimits);
  const user = await app.makeUser('watcher@example.org');
  const { status, text } = await watchArchive(user, zipOfLines(manyTexts(250)));
  assert.equal(status, 200);
  const events = importEventsIn(text);
  const shares = events.flatMap((event) => (event.type === 'progress' ? [event.share] : []));
  assert.equal(shares[0], 0);
  assert.ok(shares.length > 1, 'nothing was heard but the beginning');
  assert.deepEqual(
    shares,
    shares.toSorted((a, b) => a - b),
  );
  const last = events.at(-1);
  assert.equal(last?.type === 'imported' && last.added['generations'], 250);
  assert.equal(await countOf('generations', `owner_id = '${user.id}'`), 250);
});

test('a failing import reports why in its stream, and a file that is no backup is refused before it starts', async () => {
  await app.database.db.delete(rateLimits);
  const user = await app.makeUser('watching@example.org');
  const { status, text } = await watchArchive(user, zipOfLines(withColumn('styles', 'name', '')));
  assert.equal(status, 200);
  const last = importEventsIn(text).at(-1);
  assert.ok(last?.type === 'failed');
  assert.equal(last.error.code, 'archive_unreadable');
  assert.match(last.error.message, /^Line 1 of styles\.jsonl/);

  const none = await watchArchive(user, Buffer.from('no zip'));
  assert.deepEqual([none.status, none.body.code], [400, 'archive_unreadable']);
});
