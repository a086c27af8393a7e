import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Document } from '#contract/documents.ts';
import { type Generation, GenerationSchema, MOST_FOUND } from '#contract/generations.ts';
import { generations } from '#server/db/schema/generations.ts';
import { generationVersions } from '#server/db/schema/library.ts';
import { sql } from '#server/db/sql.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const app = await makeApp({ after });
let users = 0;

async function written(): Promise<{ user: TestUser; generation: Generation; path: string }> {
  users += 1;
  const user = await app.makeUser(`editor${users}@example.org`);
  const wanted = { format: 'summary', sample: true };
  const { body } = await user.call('POST', '/generations', wanted);
  const generation = await untilEnded(user, body.generations[0].id);
  assert.equal(generation.status, 'done');
  return { user, generation, path: `/generations/${generation.id}` };
}

function reworded(document: Document, md: string): Document {
  const [first, ...rest] = document.sections;
  const [block, ...blocks] = first!.blocks;
  return {
    ...document,
    sections: [{ ...first!, blocks: [{ ...block!, md }, ...blocks] }, ...rest],
  };
}

const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });

test('an edit is saved as a new version; the old one can be read and restored', async () => {
  const { user, generation, path } = await written();
  const document = reworded(generation.document!, 'Seventeen words were mine.');
  const saved = await user.call('PATCH', path, { document }, ifMatch(1));
  assert.equal(saved.status, 200, saved.text);
  assert.equal(saved.headers['etag'], '"2"');
  const now = GenerationSchema.parse(saved.body);
  assert.equal(now.document?.sections[0]?.blocks[0]?.md, 'Seventeen words were mine.');
  assert.equal(now.document?.sections[0]?.blocks[0]?.edited, true);
  assert.notEqual(now.words, generation.words, 'the words were counted again');

  const { body } = await user.call('GET', `${path}/versions`);
  assert.deepEqual(
    body.versions.map(({ version, cause }: { version: number; cause: string }) => [version, cause]),
    [
      [2, 'edit'],
      [1, 'run'],
    ],
  );
  assert.deepEqual((await user.call('GET', `${path}/versions/1`)).body, generation.document);
  const restored = await user.call('POST', `${path}/versions/1/restore`);
  assert.deepEqual(restored.body.document, generation.document);
  assert.equal(restored.body.version, 3);
  assert.equal((await user.call('GET', `${path}/versions/9`)).status, 404);
});

test("a text changed in the meantime isn't overwritten: the client gets both to choose from", async () => {
  const { user, generation, path } = await written();
  const mine = reworded(generation.document!, 'Mine.');
  const theirs = reworded(generation.document!, 'Theirs.');
  assert.equal((await user.call('PATCH', path, { document: theirs }, ifMatch(1))).status, 200);
  const refused = await user.call('PATCH', path, { document: mine }, ifMatch(1));
  assert.equal(refused.status, 409);
  assert.equal(refused.body.code, 'edited_meanwhile');
  assert.equal(refused.body.version, 2);
  assert.equal(refused.body.document.sections[0].blocks[0].md, 'Theirs.');
  const choice = { document: mine, keepBefore: true };
  const over = await user.call('PATCH', path, choice, ifMatch(2));
  assert.equal(over.body.document.sections[0].blocks[0].md, 'Mine.');
  // The version that wasn't chosen is kept, although it was saved moments before and editing continues.
  await user.call('PATCH', path, { document: reworded(mine, 'Mine, more.') }, ifMatch(3));
  const kept = await user.call('GET', `${path}/versions/2`);
  assert.equal(kept.body.sections[0].blocks[0].md, 'Theirs.');
});

test('a new title sent with a save never restores the old text', async () => {
  const { user, generation, path } = await written();
  let { document, version } = generation;
  for (let round = 0; round < 8; round += 1) {
    const md = `Text of round ${round}.`;
    const [saved, named] = await Promise.all([
      user.call('PATCH', path, { document: reworded(document!, md) }, ifMatch(version)),
      user.call('PATCH', path, { title: `Title ${round}` }),
    ]);
    assert.equal(named.status, 200);
    const now = GenerationSchema.parse((await user.call('GET', path)).body);
    if (saved.status === 200) assert.equal(now.document?.sections[0]?.blocks[0]?.md, md);
    else assert.equal(saved.status, 409);
    ({ document, version } = now);
  }
});

test('of ten concurrent saves over one version exactly one succeeds', async () => {
  const { user, generation, path } = await written();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      user.call(
        'PATCH',
        path,
        { document: reworded(generation.document!, `Writer ${index}.`) },
        ifMatch(1),
      ),
    ),
  );
  const taken = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 409);
  assert.deepEqual([taken.length, refused.length], [1, 9]);
  assert.equal((await user.call('GET', path)).body.version, 2);
});

async function setBack(id: string, minutes: number): Promise<void> {
  await app.database.db.execute(sql`
    UPDATE ${generationVersions}
    SET created_at = created_at - make_interval(mins => ${minutes}),
        began_at = began_at - make_interval(mins => ${minutes})
    WHERE generation_id = ${id}`);
}

test('continuous edits are one version; a pause, ten minutes of writing or any other cause starts a new one', async () => {
  const { user, generation, path } = await written();
  const { id } = generation;
  let version = 1;
  const save = async () => {
    const document = reworded(generation.document!, `Draft ${version}.`);
    assert.equal((await user.call('PATCH', path, { document }, ifMatch(version))).status, 200);
    version += 1;
  };
  const kept = async () =>
    (await user.call('GET', `${path}/versions`)).body.versions.map(
      (one: { version: number }) => one.version,
    );
  await save();
  await save();
  await save();
  assert.deepEqual(await kept(), [4, 1]);

  await setBack(id, 3);
  await save();
  assert.deepEqual(await kept(), [5, 4, 1], 'a pause of minutes');

  // Saved every minute, without a pause.
  for (let minute = 0; minute < 12; minute++) {
    await setBack(id, 1);
    await save();
  }
  const [newest, before, ...older] = await kept();
  assert.equal(newest, version);
  assert(before > 5 && before < version, 'twelve minutes without a pause are two steps');
  assert.deepEqual(older, [4, 1]);

  await user.call('POST', `${path}/versions/1/restore`);
  version += 1;
  await save();
  assert.deepEqual(await kept(), [version, version - 1, newest, before, 4, 1]);
});

test('of edits older than a day, only the last in each hour is kept, plus those that led to other changes', async () => {
  const { user, generation, path } = await written();
  const row = { generationId: generation.id, title: 'T', words: 1, document: generation.document! };
  const dayBefore = (minute: number) => new Date(Date.UTC(2020, 0, 1, 9, minute));
  await app.database.db.insert(generationVersions).values(
    (
      [
        ['edit', 1],
        ['edit', 5],
        ['edit', 9],
        ['refine', 10],
        ['edit', 20],
        ['edit', 70],
      ] as const
    ).map(([cause, minute], at) => ({
      ...row,
      cause,
      version: at + 2,
      createdAt: dayBefore(minute),
      beganAt: dayBefore(minute),
    })),
  );
  await app.database.db.execute(
    sql`UPDATE ${generations} SET version = 7 WHERE id = ${generation.id}`,
  );
  const document = reworded(generation.document!, 'Today.');
  assert.equal((await user.call('PATCH', path, { document }, ifMatch(7))).status, 200);
  const { body } = await user.call('GET', `${path}/versions`);
  assert.deepEqual(
    body.versions.map(({ version }: { version: number }) => version),
    [8, 7, 6, 5, 4, 1],
  );
});

test("an editor can't forge evidence: times and cited blocks come from the server", async () => {
  const { user, generation, path } = await written();
  const stored = generation.document!;
  const [first, ...rest] = stored.sections;
  const forged = {
    ...stored,
    sections: [
      {
        ...first!,
        startMs: 5,
        blocks: [
          { ...first!.blocks[0]!, startMs: 1, blockIds: [99] },
          { id: 'new1', kind: 'paragraph', md: 'Added.', blockIds: [1], startMs: 7 },
        ],
      },
      ...rest,
    ],
  };
  const { body } = await user.call('PATCH', path, { document: forged }, ifMatch(1));
  const [kept, added] = body.document.sections[0].blocks;
  assert.deepEqual(kept, first!.blocks[0]);
  assert.deepEqual([added.startMs, added.blockIds, added.edited], [null, [], true]);
});

test('a block that was deleted and is restored after the save keeps its evidence', async () => {
  const { user, generation, path } = await written();
  const document = generation.document!;
  const section = document.sections.find(({ blocks }) =>
    blocks.some(({ blockIds }) => blockIds.length > 0),
  )!;
  const block = section.blocks.find(({ blockIds }) => blockIds.length > 0)!;
  const without = (of: Document): Document => ({
    ...of,
    sections: of.sections.map((one) => ({
      ...one,
      blocks: one.blocks.filter(({ id }) => id !== block.id),
    })),
  });
  const cut = await user.call('PATCH', path, { document: without(document) }, ifMatch(1));
  assert.equal(cut.status, 200, cut.text);
  const back = await user.call('PATCH', path, { document }, ifMatch(2));
  assert.deepEqual(back.body.document, document);
});

test('an invalid save is refused and changes nothing', async () => {
  const { user, generation, path } = await written();
  const document = generation.document!;
  const [first] = document.sections;
  const twice = { ...document, sections: [first, first] };
  for (const [body, headers] of [
    [{ document }, {}],
    [{ document: twice }, ifMatch(1)],
    [{ document: { ...document, language: 'german' } }, ifMatch(1)],
    [{ document: { ...document, format: 'custom', promptName: 'x' } }, ifMatch(1)],
    [{ title: '  ' }, {}],
    [{ document }, { 'if-match': 'newest' }],
  ] as const) {
    assert.equal((await user.call('PATCH', path, body, headers)).status, 400);
  }
  assert.deepEqual((await user.call('GET', path)).body, { ...generation });
});

test('R25 title and favourite can be changed without a version', async () => {
  const { user, path } = await written();
  const change = { title: 'A better title', favourite: true };
  const { body } = await user.call('PATCH', path, change);
  assert.deepEqual(
    [body.title, body.favourite, body.document.title],
    ['A better title', true, 'A better title'],
  );
  const found = await user.call('GET', '/generations?q=better&favourite=true');
  assert.equal(found.body.generations.length, 1);
});

test('R25 drafts are found by their words, and only by their owner', async () => {
  const { user, generation, path } = await written();
  const other = await app.makeUser(`stranger${users}@example.org`);
  const document = reworded(generation.document!, 'Der Kürbis wächst über den Zaun. 自転車');
  await user.call('PATCH', path, { document }, ifMatch(1));
  for (const [query, count] of [
    ['kurbis zaun', 1],
    ['転車', 1],
    ['電車', 0],
    ['kürb', 1],
    ["'; drop table", 0],
    ['%26 | ! : *', 0],
    ['   ', 1],
    ['kurbis&format=blog', 0],
    ['kurbis&format=summary&language=english&status=done', 1],
  ] as const) {
    const asked = encodeURI(query).replaceAll('%25', '%');
    const { body } = await user.call('GET', `/generations?q=${asked}`);
    assert.equal(body.generations?.length, count, `${query} ${JSON.stringify(body).slice(0, 200)}`);
    assert.equal(body.total, count);
  }
  assert.equal((await other.call('GET', '/generations?q=kurbis')).body.generations.length, 0);
});

test('R25 matches of a common word are counted only up to a limit', async () => {
  const { user, generation, path } = await written();
  const document = reworded(generation.document!, 'Der Kürbis wächst über den Zaun.');
  await user.call('PATCH', path, { document }, ifMatch(1));
  await app.database.db.execute(sql`
    INSERT INTO generations SELECT (jsonb_populate_record(one, jsonb_build_object('id', 'gen_many' || number))).*
    FROM generations one, generate_series(1, ${MOST_FOUND + 20}::int) number WHERE one.id = ${generation.id}`);
  await app.database.db.execute(sql`
    INSERT INTO generation_search SELECT 'gen_many' || number, terms
    FROM generation_search, generate_series(1, ${MOST_FOUND + 20}::int) number WHERE generation_id = ${generation.id}`);
  const found = await user.call('GET', '/generations?q=zaun');
  assert.equal(found.body.total, MOST_FOUND);
  assert.equal((await user.call('GET', '/generations')).body.total, MOST_FOUND + 21);
});

test('R25 a search shows highlighted snippets, and none if only the title matches', async () => {
  const { user, generation, path } = await written();
  const text = 'First of all, **der Kürbis** wächst [über](https://example.org) den Zaun.';
  const document = { ...reworded(generation.document!, text), title: 'Melons' };
  await user.call('PATCH', path, { document, title: 'Melons' }, ifMatch(1));
  const found = async (q: string) =>
    (await user.call('GET', `/generations?q=${encodeURIComponent(q)}`)).body.generations[0].snippet;
  const { text: shown, marks } = await found('uber kurb');
  assert.match(shown, /^First of all, der Kürbis wächst über den Zaun\./);
  assert.deepEqual(
    marks.map(([start, end]: [number, number]) => shown.slice(start, end)),
    ['Kürbis', 'über'],
  );
  assert.equal(await found('melons'), null);
  const { body } = await user.call('GET', '/generations');
  assert.equal('snippet' in body.generations[0], false);
});

test('R25 a copy is independent: found, edited and deleted on its own, and uses no words', async () => {
  const { user, generation, path } = await written();
  const spent = (await user.call('GET', '/get_subscription')).body;
  const { status, body } = await user.call('POST', `${path}/duplicate`);
  assert.equal(status, 201);
  const copy = GenerationSchema.parse(body);
  assert.notEqual(copy.id, generation.id);
  assert.equal(copy.title, `${generation.title} (copy)`);
  assert.deepEqual(copy.document?.sections, generation.document?.sections);
  assert.deepEqual(copy.checks, generation.checks);
  assert.equal(copy.status, 'done');
  const list = await user.call('GET', `/generations?q=${encodeURIComponent('copy')}`);
  assert.deepEqual(
    list.body.generations.map(({ id }: { id: string }) => id),
    [copy.id],
  );
  const document = reworded(copy.document!, 'Only in the copy.');
  const edited = await user.call('PATCH', `/generations/${copy.id}`, { document }, ifMatch(1));
  assert.equal(edited.status, 200);
  assert.equal((await user.call('DELETE', path)).status, 204);
  assert.match((await user.call('GET', `/generations/${copy.id}`)).text, /Only in the copy/);
  assert.deepEqual((await user.call('GET', '/get_subscription')).body, spent);
});

test('versions and edits of another user return 404', async () => {
  const { generation, path } = await written();
  const other = await app.makeUser(`other${users}@example.org`);
  const { document } = generation;
  assert.equal((await other.call('PATCH', path, { document }, ifMatch(1))).status, 404);
  assert.equal((await other.call('GET', `${path}/versions`)).status, 404);
  assert.equal((await other.call('GET', `${path}/versions/1`)).status, 404);
  assert.equal((await other.call('POST', `${path}/versions/1/restore`)).status, 404);
  assert.equal((await other.call('POST', `${path}/duplicate`)).status, 404);
});

test('without a model, the estimate of a refine says that one is needed', async () => {
  const { user, path } = await written();
  const wishes = [{ instruction: 'Warmer' }];
  const { body } = await user.call('POST', `${path}/refine/estimate`, { wishes });
  assert.equal(body.estimates[0].problem.code, 'refine_needs_model');
});
