import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import type { Generation } from '#contract/generations.ts';
import { CALLS } from '#contract/paths.ts';
import { placesOf } from '#contract/source-parts.ts';
import { TranscriptSchema } from '#contract/videos.ts';
import { plainText } from '#document/parse-inline.ts';
import { eq, inArray } from '#server/db/sql.ts';
import { questions } from '#server/db/schema/questions.ts';
import { transcripts, videos } from '#server/db/schema/videos.ts';
import {
  addSubtitles as addSource,
  askQuestion as ask,
  blocksIn,
  draftPath,
  ofVideo,
  startDraft as start,
} from '#tests/support/answer-drafts.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { grantPlan } from '#tests/support/make-plan.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import type { Asked } from '#tests/support/stand-in-models/wire-writers.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';

let answer: (asked: Asked) => string = answerLikeAModel;
const models = await startStandInModels({ answer: (asked) => answer(asked) });
after(() => models.close());
const app = await makeApp({ after }, { env: { ...models.env(), LOCAL_AI_URL: models.localUrl } });
const MODEL = 'local/stand-in-model';

beforeEach(() => {
  answer = answerLikeAModel;
});

const BEES = [
  'Bees keep their hive at thirty five degrees all winter long.',
  'They form a ball around the queen and shiver to make heat.',
  'A colony eats about fifteen kilograms of honey before spring comes.',
  'In summer a worker lives only six weeks, because flying wears out her wings.',
];
const YEAR = [
  'The keeper lifts the hive in February to feel how much honey is left.',
  'Sugar water is given in autumn, never when frost is on the ground.',
  'A colony eats about twenty five kilograms of honey in a cold winter.',
  'A mouse in the hive does more harm than any frost.',
];
const HONEY = 'How much honey does a colony eat?';

let people = 0;
const makeUser = () => app.makeUser(`answer-draft${(people += 1)}@example.org`);

async function bees() {
  const user = await makeUser();
  return { user, videoId: await addSource(user, 'How bees winter', BEES) };
}

async function twoOnAShelf(user: TestUser) {
  const videoIds = [
    await addSource(user, 'How bees winter', BEES),
    await addSource(user, 'A keeper’s year', YEAR),
  ];
  const { body } = await user.call('POST', '/shelves', { name: 'Winter bees', videoIds });
  return { shelfId: body.id as string, videoIds };
}

async function transcriptOf({ call }: TestUser, { videoId, transcriptId }: Generation) {
  const { body } = await call('GET', `/videos/${videoId}/transcript?transcriptId=${transcriptId}`);
  return TranscriptSchema.parse(body);
}

const draftsOf = async ({ call }: TestUser) =>
  (await call('GET', '/generations')).body.generations as Generation[];

test('an answer becomes a draft of its source: each quote with its timestamp, using no words', async () => {
  const { user, videoId } = await bees();
  const question = await ask(user, HONEY, ofVideo(videoId));
  const made = await start(user, question);
  assert.deepEqual(
    [made.title, made.format, made.status, made.videoId, made.videoTitle],
    [HONEY, 'blog', 'done', videoId, 'How bees winter'],
  );
  const blocks = blocksIn(made);
  assert.deepEqual(
    blocks.map(({ kind, md }) => [kind, md]),
    question.passages.map(({ quote }) => ['quote', `${quote}\n— How bees winter`]),
  );
  const { blocks: said } = await transcriptOf(user, made);
  for (const { md, blockIds, startMs } of blocks) {
    const words = blockIds.map((id) => said[id - 1]!);
    assert.ok(
      words
        .map(({ text }) => text)
        .join(' ')
        .includes(md.split('\n')[0]!),
      md,
    );
    assert.equal(startMs, Math.min(...words.map((one) => one.startMs)));
  }
  assert.deepEqual(
    [made.engine.kind, made.checks!.supported, made.checks!.marks],
    ['built-in', 1, []],
  );
  assert.equal((await user.call('GET', '/usage')).body.words.used, 0);
  const { body: found } = await user.call('GET', '/generations?q=fifteen+kilograms');
  assert.deepEqual(
    found.generations.map(({ id }: Generation) => id),
    [made.id],
  );
  const { body: history } = await user.call('GET', `/generations/${made.id}/versions`);
  assert.equal(history.versions.length, 1);
});

test('each sentence a model wrote keeps its own timestamp and is charged only once', async () => {
  const { user, videoId } = await bees();
  answer = () =>
    [
      '@a [#1] Bees keep their hive at thirty five degrees all winter, and *form a ball* around the queen.',
      '@a [#1] A colony eats about fifteen kilograms of honey before spring.',
    ].join('\n');
  const question = await ask(user, '# What do bees do in [winter]?', ofVideo(videoId), {
    model: MODEL,
  });
  assert.equal(question.sentences.length, 2, JSON.stringify(question));
  const used = async () => (await user.call('GET', '/usage')).body.words.used as number;
  const before = await used();
  assert.ok(before > 0);
  const made = await start(user, question);
  assert.equal(await used(), before);
  const blocks = blocksIn(made);
  assert.deepEqual(
    blocks.map(({ kind, md }) => [kind, plainText(md)]),
    question.sentences.map(({ text }) => ['paragraph', text]),
  );
  const { blocks: said } = await transcriptOf(user, made);
  for (const [at, { blockIds, startMs, edited }] of blocks.entries()) {
    const { moments } = question.sentences[at]!;
    assert.ok(blockIds.length > 0);
    assert.equal(edited, undefined, 'nobody has edited it');
    const words = blockIds.map((id) => said[id - 1]!.text).join(' ');
    for (const { quote } of moments) assert.ok(words.includes(quote), quote);
    assert.ok(moments.some((moment) => moment.startMs! <= startMs! && startMs! < moment.endMs!));
  }
  assert.equal(made.engine.kind, 'model');
  assert.equal(made.title, '# What do bees do in [winter]?');
  assert.deepEqual(made.checks!.marks, []);
});

test('a second request, or a retry after a lost response, opens the same draft', async () => {
  const { user, videoId } = await bees();
  const question = await ask(user, HONEY, ofVideo(videoId));
  const press = (body: object, key: string) =>
    user.call('POST', draftPath(question.id), body, { 'idempotency-key': key });
  const both = await Promise.all([press({}, 'one'), press({}, 'one'), press({}, 'one')]);
  const again = await press({}, 'one');
  assert.deepEqual([...new Set([...both, again].map(({ status }) => status))], [201]);
  assert.equal(new Set([...both, again].map(({ body }) => body.id)).size, 1);
  assert.equal((await draftsOf(user)).length, 1);
  const other = await press({ whole: true }, 'one');
  assert.deepEqual([other.status, other.body.code], [409, 'key_reused']);
  assert.notEqual((await press({}, 'two')).body.id, again.body.id);
});

test('a whole conversation becomes one draft, with each question above its answer', async () => {
  const { user, videoId } = await bees();
  const first = await ask(user, HONEY, ofVideo(videoId));
  const next = (text: string, followsId: string) =>
    ask(user, text, ofVideo(videoId), { followsId });
  const unsaid = await next('Which football club won the championship?', first.id);
  assert.equal(unsaid.verdict, 'not_said');
  const last = await next('How long does a worker live in summer?', unsaid.id);
  const elsewhere = await addSource(user, 'A keeper’s year', YEAR);
  await ask(user, 'What does a mouse do?', ofVideo(elsewhere), { followsId: last.id });
  for (const { id } of [first, unsaid, last]) {
    const made = await start(user, { id }, { whole: true });
    assert.equal(made.title, 'Questions about “How bees winter”');
    const sections = made.document!.sections.map(({ kind, blocks }) => [
      kind,
      ...blocks.map((block) => block.md),
    ]);
    assert.deepEqual(sections, [
      ['intro', HONEY, ...first.passages.map(({ quote }) => `${quote}\n— How bees winter`)],
      ['section', last.text, ...last.passages.map(({ quote }) => quote)],
    ]);
    for (const { kind, startMs } of blocksIn(made))
      assert.equal(startMs === null, kind === 'heading');
  }
});

test('a question without an answer is refused and leaves no draft behind', async () => {
  const { user, videoId } = await bees();
  const unsaid = await ask(user, 'Which football club won in winter?', ofVideo(videoId));
  assert.equal(unsaid.verdict, 'not_said');
  for (const body of [{}, { whole: true }]) {
    const refused = await user.call('POST', draftPath(unsaid.id), body);
    assert.deepEqual([refused.status, refused.body.code], [409, 'not_answered']);
  }
  const answered = await ask(user, HONEY, ofVideo(videoId), { followsId: unsaid.id });
  const set = (change: Partial<typeof questions.$inferInsert>) =>
    app.database.db.update(questions).set(change).where(eq(questions.id, unsaid.id));
  for (const status of ['failed', 'stopped'] as const) {
    await set({ status, verdict: null });
    const refused = await user.call('POST', draftPath(unsaid.id), {});
    assert.deepEqual([refused.status, refused.body.code], [409, 'not_answered'], status);
  }
  await set({ status: 'running', verdict: null });
  for (const [id, body] of [
    [unsaid.id, {}],
    [answered.id, { whole: true }],
  ] as const) {
    const refused = await user.call('POST', draftPath(id), body);
    assert.deepEqual([refused.status, refused.body.code], [409, 'not_ready']);
  }
  await set({ status: 'stopped' });
  assert.equal((await draftsOf(user)).length, 0);
  const odd = await user.call('POST', draftPath(answered.id), { all: true });
  assert.equal(odd.status, 400);
});

test("a user can't start a draft from another user's answer", async () => {
  const { user, videoId } = await bees();
  const question = await ask(user, HONEY, ofVideo(videoId));
  const other = await makeUser();
  for (const body of [{}, { whole: true }]) {
    assert.equal((await other.call('POST', draftPath(question.id), body)).status, 404);
  }
  assert.equal((await user.call('POST', draftPath('que_none'), {})).status, 404);
});

test('an answer from several sources of a shelf names and keeps each of them', async () => {
  const user = await makeUser();
  const { shelfId } = await twoOnAShelf(user);
  const question = await ask(user, HONEY, { kind: 'shelf', shelfId });
  assert.equal(new Set(question.passages.map((one) => one.videoId)).size, 2);
  const made = await start(user, question);
  assert.equal(made.videoTitle, 'Winter bees');
  const transcript = await transcriptOf(user, made);
  for (const [at, block] of blocksIn(made).entries()) {
    const { videoId, startMs, endMs } = question.passages[at]!;
    const [place, ...others] = placesOf(block, transcript);
    assert.deepEqual([place!.part.videoId, others], [videoId, []]);
    assert.ok(startMs! <= place!.atMs! && place!.atMs! < endMs!);
    assert.ok(block.md.endsWith(`\n— ${place!.part.title}`), block.md);
  }
});

test("sources named beside quotes aren't reported as invented names", async () => {
  const user = await makeUser();
  const videoIds = [
    await addSource(user, 'Winter in Bernau', BEES),
    await addSource(user, 'Notes by Halvorsen', YEAR),
  ];
  const made = await user.call('POST', '/shelves', { name: 'Bees', videoIds });
  const scope = { kind: 'shelf', shelfId: made.body.id };
  const quotes = await ask(user, HONEY, scope);
  const more = { model: MODEL, followsId: quotes.id };
  await ask(user, 'What does a mouse do in the hive?', scope, more);
  const draft = await start(user, quotes, { whole: true });
  const text = blocksIn(draft)
    .map(({ md }) => md)
    .join('\n');
  for (const name of ['Bernau', 'Halvorsen']) assert.ok(text.includes(name), text);
  assert.equal(draft.engine.kind, 'model');
  assert.deepEqual(
    draft.checks!.marks.filter(({ kind }) => kind === 'name'),
    [],
  );
});

test('an answer that cites one source of a shelf becomes a draft of that source', async () => {
  const user = await makeUser();
  const { shelfId, videoIds } = await twoOnAShelf(user);
  const scope = { kind: 'shelf', shelfId };
  const question = await ask(user, 'Why do flying and summer wear out her wings?', scope);
  assert.deepEqual([...new Set(question.passages.map((one) => one.videoId))], [videoIds[0]]);
  const made = await start(user, question);
  assert.deepEqual([made.videoId, made.videoTitle], [videoIds[0], 'How bees winter']);
  assert.match(blocksIn(made)[0]!.md, /wears out her wings\.\n— How bees winter$/u);
});

test('a shelf too long for one draft still gives a draft of the sources the answer cites', async () => {
  const user = await makeUser();
  const { shelfId, videoIds } = await twoOnAShelf(user);
  const long = await addSource(user, 'A long talk', ['The weather in the valley was mild.']);
  await user.call('POST', `/shelves/${shelfId}/sources`, { videoIds: [long] });
  const question = await ask(user, HONEY, { kind: 'shelf', shelfId });
  const [head] = await app.database.db
    .select({ transcriptId: videos.transcriptId })
    .from(videos)
    .where(eq(videos.id, long));
  await app.database.db
    .update(transcripts)
    .set({ words: 300_000 })
    .where(eq(transcripts.id, head!.transcriptId!));
  const whole = { format: 'blog', shelfId, model: 'built-in' };
  assert.equal((await user.call('POST', '/generations', whole)).body.code, 'shelf_too_long');
  const made = await start(user, question);
  assert.equal(made.videoTitle, 'Winter bees');
  const { parts } = await transcriptOf(user, made);
  assert.deepEqual(
    parts.map(({ videoId }) => videoId),
    videoIds,
  );
  assert.ok(blocksIn(made).every(({ blockIds }) => blockIds.length > 0));
});

test('once the sources are deleted, the answer says why no draft can start from it', async () => {
  const user = await makeUser();
  const { shelfId, videoIds } = await twoOnAShelf(user);
  const question = await ask(user, HONEY, { kind: 'shelf', shelfId });
  const refuse = async () => {
    const refused = await user.call('POST', draftPath(question.id), {});
    assert.deepEqual([refused.status, refused.body.code], [409, 'answer_unsourced'], refused.text);
  };
  await user.call('DELETE', `/shelves/${shelfId}`);
  await refuse();
  const alone = await ask(user, HONEY, ofVideo(videoIds[0]!));
  await app.database.db.delete(videos).where(inArray(videos.id, videoIds));
  const refused = await user.call('POST', draftPath(alone.id), {});
  assert.deepEqual([refused.status, refused.body.code], [409, 'answer_unsourced']);
  assert.equal((await draftsOf(user)).length, 0);
});

test("a team member can start drafts from a shared shelf until it's no longer shared", async () => {
  const owner = await makeUser();
  const member = await makeUser();
  await grantPlan(app.database, owner);
  const { shelfId } = await twoOnAShelf(owner);
  await owner.call('PATCH', `/shelves/${shelfId}`, { sharedWithTeam: true });
  assert.equal((await owner.call('POST', CALLS.teamMembers, { email: member.email })).status, 201);
  assert.equal((await member.call('GET', CALLS.teamMembers)).body.memberships.length, 1);
  const question = await ask(member, 'What does a mouse do in the hive?', {
    kind: 'shelf',
    shelfId,
  });
  const made = await start(member, question);
  assert.equal(made.videoTitle, 'Winter bees');
  assert.ok(blocksIn(made).every(({ blockIds }) => blockIds.length > 0));
  await owner.call('PATCH', `/shelves/${shelfId}`, { sharedWithTeam: false });
  const refused = await member.call('POST', draftPath(question.id), {});
  assert.deepEqual([refused.status, refused.body.code], [409, 'answer_unsourced']);
});

const MOUSE = 'What does a mouse do in the hive?';

test("a conversation finds what it cites in a source that's no longer on the shelf", async () => {
  const user = await makeUser();
  const { shelfId, videoIds } = await twoOnAShelf(user);
  const scope = { kind: 'shelf', shelfId };
  const first = await ask(user, HONEY, scope);
  const last = await ask(user, MOUSE, scope, { followsId: first.id });
  await user.call('DELETE', `/shelves/${shelfId}/sources/${videoIds[1]}`);
  const made = await start(user, last, { whole: true });
  const { parts } = await transcriptOf(user, made);
  assert.deepEqual(
    parts.map(({ videoId }) => videoId),
    videoIds,
  );
  const quotes = blocksIn(made).filter(({ kind }) => kind === 'quote');
  assert.ok(quotes.some(({ md }) => md.includes('A mouse in the hive')));
  for (const { md, blockIds, startMs } of quotes) {
    assert.ok(blockIds.length > 0 && startMs !== null, md);
    assert.match(md, /\n— (?:How bees winter|A keeper’s year)$/u);
  }
});

test('quotes of a source that was taken back are left out, with the answers that have no others', async () => {
  const owner = await makeUser();
  const member = await makeUser();
  await grantPlan(app.database, owner);
  const { shelfId, videoIds } = await twoOnAShelf(owner);
  await owner.call('PATCH', `/shelves/${shelfId}`, { sharedWithTeam: true });
  await owner.call('POST', CALLS.teamMembers, { email: member.email });
  await member.call('GET', CALLS.teamMembers);
  const scope = { kind: 'shelf', shelfId };
  const mouse = await ask(member, 'Does a mouse do more harm than any frost?', scope);
  assert.deepEqual([...new Set(mouse.passages.map(({ videoId }) => videoId))], [videoIds[1]]);
  const honey = await ask(member, HONEY, scope, { followsId: mouse.id });
  await owner.call('DELETE', `/shelves/${shelfId}/sources/${videoIds[1]}`);
  const refused = await member.call('POST', draftPath(mouse.id), {});
  assert.deepEqual([refused.status, refused.body.code], [409, 'answer_unsourced']);
  const made = await start(member, honey, { whole: true });
  assert.equal(made.title, HONEY);
  const left = honey.passages.filter(({ videoId }) => videoId === videoIds[0]);
  assert.deepEqual(
    blocksIn(made).map(({ kind, md }) => [kind, md]),
    left.map(({ quote }) => ['quote', `${quote}\n— How bees winter`]),
  );
});
