import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { type AskedQuestion, createQuestionParser } from '#contract/questions.ts';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';

const app = await makeApp({ after }, { listens: true });

const BEES =
  'Bees keep their hive at thirty five degrees all winter long. They form a ball around the queen and shiver to make heat. A colony eats about fifteen kilograms of honey before spring comes. In summer a worker lives only six weeks, because flying wears out her wings.';
const BREAD =
  'A sourdough starter needs flour and water every day. The oven must be hot, two hundred and fifty degrees at least. Steam keeps the crust soft while the loaf rises.';

async function makeSource({ call }: TestUser, title: string, text: string): Promise<string> {
  const {
    status,
    body,
    text: all,
  } = await call('POST', '/videos', {
    text,
    title,
    language: 'english',
  });
  assert.equal(status, 200, all);
  return body.id;
}

async function answered({ call }: TestUser, id: string): Promise<AskedQuestion> {
  for (;;) {
    const { body } = await call('GET', `/questions/${id}`);
    if (['done', 'failed', 'stopped'].includes(body.status)) return body;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

async function ask(user: TestUser, text: string, scope: object, more: object = {}) {
  const {
    status,
    body,
    text: all,
  } = await user.call('POST', '/questions', {
    text,
    scope,
    ...more,
  });
  assert.equal(status, 202, all);
  return answered(user, body.id);
}

describe('without a model', () => {
  test('a question shows the passage that answers it, and uses no words', async () => {
    const user = await app.makeUser('ask@example.org');
    const videoId = await makeSource(user, 'Bees', BEES);
    const question = await ask(user, 'How much honey does a colony eat?', {
      kind: 'video',
      videoId,
    });
    assert.equal(question.error, null);
    assert.deepEqual([question.status, question.verdict], ['done', 'answered']);
    assert.match(question.passages[0]!.quote, /fifteen kilograms of honey/);
    assert.deepEqual([question.sentences, question.passages[0]!.startMs], [[], null]);
    assert.equal(question.sources[0]!.title, 'Bees');
    assert.equal(question.searched.sources, 1);
    const { body } = await user.call('GET', '/usage');
    assert.equal(body.words.used, 0);
  });

  test("a passage next to the answer that doesn't match the question isn't shown with it", async () => {
    const user = await app.makeUser('ask-beside@example.org');
    const around = 'The museum has a new roof and its garden is open on every day of the week. ';
    const text = [around.repeat(30), BEES, around.repeat(30), BREAD, around.repeat(30)].join(' ');
    const scope = { kind: 'video', videoId: await makeSource(user, 'Bees', text) };
    const { verdict, passages } = await ask(user, 'How much honey does a colony eat?', scope);
    assert.equal(verdict, 'answered');
    assert.match(passages[0]!.quote, /fifteen kilograms of honey/);
    for (const { quote } of passages) assert.match(quote, /honey|colony|eat/);
  });

  test('a question without an answer gets "not said", with the nearest passages', async () => {
    const user = await app.makeUser('ask-not@example.org');
    const videoId = await makeSource(user, 'Bees', BEES);
    const scope = { kind: 'video', videoId };
    for (const text of [
      'What does the president think about the new tax on diesel cars?',
      'Which football club won the championship in winter?',
    ]) {
      const question = await ask(user, text, scope);
      assert.deepEqual([question.status, question.verdict], ['done', 'not_said'], text);
    }
    // The question's language is detected independently of the answer's.
    const tax = 'What does the president think about the new tax on diesel cars?';
    const abroad = await ask(user, tax, scope, { language: 'spanish' });
    assert.deepEqual([abroad.askedTag, abroad.languageTag], ['en', 'es']);
    const untold = await ask(user, 'Zzz?', scope);
    assert.equal(untold.askedTag, undefined);
    const near = await ask(user, 'Which football club won the championship in winter?', scope);
    assert.match(near.passages[0]!.quote, /winter/);
  });

  test('a shelf is searched as one, and each passage names its source', async () => {
    const user = await app.makeUser('ask-shelf@example.org');
    const bees = await makeSource(user, 'Bees', BEES);
    const bread = await makeSource(user, 'Bread', BREAD);
    const shelf = await user.call('POST', '/shelves', { name: 'Both', videoIds: [bees, bread] });
    const scope = { kind: 'shelf', shelfId: shelf.body.id };
    const question = await ask(user, 'What keeps the crust of the loaf soft?', scope);
    assert.deepEqual([question.verdict, question.scopeName], ['answered', 'Both']);
    assert.equal(question.passages[0]!.videoId, bread);
    assert.equal(question.searched.sources, 2);
    const empty = await user.call('POST', '/shelves', { name: 'Empty' });
    const refused = await user.call('POST', '/questions', {
      text: 'Why?',
      scope: { kind: 'shelf', shelfId: empty.body.id },
    });
    assert.deepEqual([refused.status, refused.body.code], [400, 'nothing_to_ask']);
  });

  test('two copies of a talk on a shelf give a passage once, leaving room for other sources', async () => {
    const user = await app.makeUser('ask-copies@example.org');
    const filler = 'The weather in the valley was mild and the road was quiet that day. '.repeat(
      12,
    );
    const talk = `${BEES} ${filler}`;
    const videoIds = [
      await makeSource(user, 'Bees', talk),
      await makeSource(user, 'Bees, again', talk.replaceAll('. ', '.\n')),
      await makeSource(
        user,
        'Beekeeping',
        `My own colony ate twenty kilograms of honey. ${filler}`,
      ),
    ];
    const { body: shelf } = await user.call('POST', '/shelves', { name: 'Hives', videoIds });
    const scope = { kind: 'shelf', shelfId: shelf.id };
    const { passages } = await ask(user, 'How much honey does a colony eat?', scope);
    const said = passages.filter(({ quote }) => quote.includes('fifteen kilograms'));
    assert.equal(said.length, 1, JSON.stringify(passages));
    assert.ok(passages.some(({ quote }) => quote.includes('twenty kilograms')));
  });

  test('a follow-up is understood in the context of its conversation and stays in its thread', async () => {
    const user = await app.makeUser('ask-follow@example.org');
    const scope = { kind: 'video', videoId: await makeSource(user, 'Bees', BEES) };
    const first = await ask(user, 'How do bees make heat around the queen?', scope);
    const next = await ask(user, 'And why do they shiver?', scope, { followsId: first.id });
    assert.deepEqual([next.threadId, next.followsId], [first.id, first.id]);
    assert.equal(next.verdict, 'answered');
    const { body } = await user.call('GET', `/questions?threadId=${first.id}`);
    assert.deepEqual(
      body.questions.map(({ id }: AskedQuestion) => id),
      [next.id, first.id],
    );
  });

  test('the same key asks once, and another question under the same key is refused', async () => {
    const user = await app.makeUser('ask-key@example.org');
    const scope = { kind: 'video', videoId: await makeSource(user, 'Bees', BEES) };
    const body = { text: 'What do bees eat?', scope };
    const key = { 'idempotency-key': 'one' };
    const [one, two] = await Promise.all([
      user.call('POST', '/questions', body, key),
      user.call('POST', '/questions', body, key),
    ]);
    assert.equal(one.body.id, two.body.id);
    const other = await user.call('POST', '/questions', { ...body, text: 'Why?' }, key);
    assert.deepEqual([other.status, other.body.code], [409, 'key_reused']);
    await answered(user, one.body.id);
    const { body: list } = await user.call('GET', '/questions');
    assert.equal(list.total, 1);
  });

  test('answers can be filtered by source and words, exported and deleted', async () => {
    const user = await app.makeUser('ask-list@example.org');
    const videoId = await makeSource(user, 'Bees', BEES);
    const scope = { kind: 'video', videoId };
    const first = await ask(user, 'How long does a worker live?', scope);
    await ask(user, 'How warm is the hive?', scope);
    const found = await user.call('GET', `/questions?videoId=${videoId}&q=worker`);
    assert.deepEqual(
      found.body.questions.map(({ id }: AskedQuestion) => id),
      [first.id],
    );
    const page = await user.call('GET', '/questions?limit=1');
    const rest = await user.call('GET', `/questions?limit=1&cursor=${page.body.nextCursor}`);
    assert.equal(rest.body.questions[0].id, first.id);
    for (const as of ['md', 'html', 'txt', 'json']) {
      const file = await user.call('GET', `/questions/${first.id}/export?as=${as}`);
      assert.equal(file.status, 200);
      assert.match(file.text, /six weeks/);
    }
    assert.equal((await user.call('DELETE', `/questions/${first.id}`)).status, 204);
    assert.equal((await user.call('GET', `/questions/${first.id}`)).status, 404);
  });

  test('a long conversation is listed once, under its first question, and hides no other', async () => {
    const user = await app.makeUser('ask-threads@example.org');
    const videoId = await makeSource(user, 'Bees', BEES);
    const scope = { kind: 'video', videoId };
    const other = await ask(user, 'How long does a worker live?', scope);
    const first = await ask(user, 'How warm is the hive?', scope);
    let last = first;
    for (const text of ['And in winter?', 'And the queen?', 'And the honey?']) {
      last = await ask(user, text, scope, { followsId: last.id });
    }
    const listed = async (query: string) => {
      const { body } = await user.call('GET', `/questions?group=thread&${query}`);
      const rows = body.questions as AskedQuestion[];
      const { nextCursor: next, total } = body;
      return { rows: rows.map(({ id, followUps }) => [id, followUps]), next, total };
    };
    assert.deepEqual(await listed(`videoId=${videoId}`), {
      rows: [
        [first.id, 3],
        [other.id, 0],
      ],
      next: null,
      total: 2,
    });
    const page = await listed('limit=1');
    assert.deepEqual([page.rows, page.total], [[[first.id, 3]], 2]);
    assert.deepEqual((await listed(`limit=1&cursor=${page.next}`)).rows, [[other.id, 0]]);
    // Deleting the first question keeps the others.
    await user.call('DELETE', `/questions/${first.id}`);
    const [[, followUps], ...rest] = (await listed('limit=9')).rows as [[string, number]];
    assert.deepEqual([followUps, rest], [2, [[other.id, 0]]]);
  });

  test('a question is found by the words of its answer, which are shown, and only by its owner', async () => {
    const user = await app.makeUser('ask-found@example.org');
    const other = await app.makeUser('ask-found-not@example.org');
    const scope = { kind: 'video', videoId: await makeSource(user, 'Bees', BEES) };
    const search = async (who: TestUser, q: string) =>
      (await who.call('GET', `/questions?q=${encodeURIComponent(q)}`)).body.questions;
    // Searches before it is answered, so the index must be updated afterwards.
    const started = await user.call('POST', '/questions', {
      text: 'What does a colony eat?',
      scope,
    });
    assert.equal((await search(user, 'colony')).length, 1);
    const { id } = await answered(user, started.body.id);
    const [found] = await search(user, 'honey KILOGRAMS');
    assert.equal(found.id, id);
    const { text, marks } = found.snippet;
    const marked = marks.map(([start, end]: [number, number]) => text.slice(start, end));
    assert.deepEqual(new Set(marked), new Set(['kilograms', 'honey']));
    assert.equal((await search(user, 'what does'))[0].id, id);
    for (const q of ['quote', 'startMs', 'zeppelin', '%']) {
      assert.deepEqual(await search(user, q), [], q);
    }
    assert.deepEqual(await search(other, 'honey'), []);
  });

  test('a viewer gets the finished question and then the end of the stream', async () => {
    const user = await app.makeUser('ask-live@example.org');
    const scope = { kind: 'video', videoId: await makeSource(user, 'Bees', BEES) };
    const { body } = await user.call('POST', '/questions', { text: 'What do bees eat?', scope });
    const response = await fetch(`${app.url}/questions/${body.id}/events`, {
      headers: { [TOKEN_HEADER]: user.token },
    });
    const parse = createQuestionParser();
    let last: AskedQuestion | null = null;
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      last = parse(chunk) ?? last;
    }
    assert.equal(last?.status, 'done');
    assert.deepEqual(last, (await user.call('GET', `/questions/${body.id}`)).body);
  });

  test('a source suggests questions in its own words', async () => {
    const user = await app.makeUser('ask-suggest@example.org');
    const { body } = await user.call('POST', '/videos', { sample: true });
    const { status, body: suggested } = await user.call(
      'GET',
      `/videos/${body.id}/questions/suggested`,
    );
    assert.equal(status, 200);
    assert.ok(suggested.questions.length >= 2, JSON.stringify(suggested));
  });

  test("two speakers merged into one get suggestions from that one's words", async () => {
    const user = await app.makeUser('ask-renamed@example.org');
    const turns = ['1: Go on', '2: then do it.', '1: I will do it.', '2: You do it.'];
    const text = turns.map((turn) => `Speaker ${turn}`).join('\n');
    const path = `/videos/${await makeSource(user, 'Talk', text)}`;
    const suggested = async () =>
      (await user.call('GET', `${path}/questions/suggested`)).body.questions.join();
    assert.match(await suggested(), /^What do they mean by “Go on\.”/);
    const change = { what: 'rename', name: 'Speaker 2', to: 'Speaker 1' };
    assert.equal((await user.call('PATCH', `${path}/speakers`, change)).status, 200);
    assert.match(await suggested(), /“Go on then do it\.”/);
  });
});

test("another user's question is 404, and their sources can't be asked or followed up", async () => {
  const a = await app.makeUser('ask-a@example.org');
  const b = await app.makeUser('ask-b@example.org');
  const videoId = await makeSource(a, 'Bees', BEES);
  const scope = { kind: 'video', videoId };
  const { id } = await ask(a, 'What do bees eat?', scope);
  for (const [method, path] of [
    ['GET', `/questions/${id}`],
    ['GET', `/questions/${id}/events`],
    ['GET', `/questions/${id}/export?as=md`],
    ['POST', `/questions/${id}/stop`],
    ['POST', `/questions/${id}/retry`],
    ['DELETE', `/questions/${id}`],
    ['GET', `/videos/${videoId}/questions/suggested`],
  ] as const) {
    assert.equal((await b.call(method, path)).status, 404, path);
  }
  assert.equal((await b.call('POST', '/questions', { text: 'Why?', scope })).status, 404);
  const own = { kind: 'video', videoId: await makeSource(b, 'Bread', BREAD) };
  const follow = await b.call('POST', '/questions', { text: 'Why?', scope: own, followsId: id });
  assert.equal(follow.status, 404);
  assert.deepEqual((await b.call('GET', '/questions')).body.questions, []);
});
