import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Mark } from '#contract/checks.ts';
import { CALLS } from '#contract/paths.ts';
import type { Generation } from '#contract/generations.ts';
import type {
  StandInAnswer,
  StandInRequest,
} from '#tests/support/stand-in-models/stand-in-models.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { answerLikeAModel, sentencesToCheck } from '#tests/support/stand-in-writer.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const isReading = ({ messages }: StandInRequest) =>
  messages[0]!.content.includes('The sentences to check');

/** The checking model's answer. The writer repeats the talk and adds one invented figure. */
let reader = (asked: StandInRequest): string | StandInAnswer => answerLikeAModel(asked);
const FALSE = 'The whole garden has 971 plants in it and never needs any water.';
const models = await startStandInModels({
  answer: (asked) =>
    isReading(asked)
      ? reader(asked)
      : answerLikeAModel(asked).replace(/^(@p \[[#\d ]+\]) .*$/mu, `$1 ${FALSE}`),
});
after(() => models.close());
const app = await makeApp({ after }, { env: { ...models.env(), LOCAL_AI_URL: models.localUrl } });
let users = 0;

async function makeUser(provider?: string): Promise<TestUser> {
  const user = await app.makeUser(`second${(users += 1)}@example.org`);
  if (provider) await user.call('PUT', `/settings/keys/${provider}`, { key: 'a-good-key-of-mine' });
  return user;
}

async function make(user: TestUser, wanted: object = {}): Promise<Generation> {
  const { status, body } = await user.call('POST', '/generations', {
    sample: true,
    format: 'blog',
    model: 'local/stand-in-model',
    secondReading: 'doubts',
    ...wanted,
  });
  assert.equal(status, 202, JSON.stringify(body));
  return untilEnded(user, body.generations[0].id);
}

const prompts = () => models.calls.filter(isReading).map(({ messages }) => messages[0]!.content);
const readings = () => prompts().length;
const marksOf = ({ checks }: Generation) => checks!.marks;
const aboutFalse = (marks: readonly Mark[]) => marks.filter(({ quote }) => FALSE.includes(quote));
/** Gives this answer for the invented sentence, and normal ones for the others. */
const sayOfFalse = (line: (number: number, passages: string[]) => string) => {
  reader = (asked) => {
    const lines = answerLikeAModel(asked).split('\n');
    const sentences = sentencesToCheck(asked.messages[0]!.content);
    const at = sentences.findIndex(({ text }) => text === FALSE);
    if (at >= 0) lines[at] = line(at + 1, sentences[at]!.passages);
    return lines.join('\n');
  };
};

test('without asking for a check by a model, nobody pays for one', async () => {
  const user = await makeUser();
  const before = readings();
  const { checks } = await make(user, { secondReading: undefined });
  assert.equal(checks!.reading, undefined);
  assert.equal(readings(), before);
});

test('sentences the rules doubt are checked by the model, and each gets its verdict', async () => {
  const user = await makeUser();
  sayOfFalse(
    (number, passages) =>
      `@contradicted ${number} "${passages[0]!.split(' ').slice(0, 4).join(' ')}"`,
  );
  const made = await make(user);
  const { reading } = made.checks!;
  assert.equal(reading!.contradicted, 1);
  assert.equal(reading!.unread, 0);
  const marks = aboutFalse(marksOf(made));
  assert.ok(marks.length > 0);
  for (const mark of marks) {
    assert.equal(mark.reading?.verdict, 'contradicted');
    assert.ok(mark.reading?.said!.quote);
  }
  sayOfFalse(
    (number, passages) => `@supported ${number} "${passages[0]!.split(' ').slice(0, 4).join(' ')}"`,
  );
  const other = await make(user);
  // The rules' own marks are unchanged.
  assert.ok(aboutFalse(marksOf(other)).every(({ reading: read }) => read?.verdict === 'supported'));
  assert.ok(aboutFalse(marksOf(other)).length === marks.length);
  assert.equal(other.checks!.supported, made.checks!.supported);
});

test("a sentence only the model doubts is marked as the model's verdict, and no longer counts as unmarked", async () => {
  const user = await makeUser();
  reader = (asked) => answerLikeAModel(asked);
  const plain = await make(user, { secondReading: 'on' });
  const { reading } = plain.checks!;
  assert.ok(reading!.sentences > 5);
  reader = (asked) =>
    sentencesToCheck(asked.messages[0]!.content)
      .map((_, at) => `@absent ${at + 1}`)
      .join('\n');
  const doubted = await make(user, { secondReading: 'on' });
  const own = marksOf(doubted).filter(({ by }) => by === 'model');
  assert.ok(own.length > 0);
  assert.ok(own.every(({ kind }) => kind === 'absent'));
  assert.ok(doubted.checks!.supported! < plain.checks!.supported!);
});

const UNUSABLE: Record<string, string | ((asked: StandInRequest) => string | StandInAnswer)> = {
  'words that nobody said': (asked) =>
    sentencesToCheck(asked.messages[0]!.content)
      .map((_, at) => `@supported ${at + 1} "the moon is made of old cheese"`)
      .join('\n'),
  'a verdict without deciding words': (asked) =>
    sentencesToCheck(asked.messages[0]!.content)
      .map((_, at) => `@contradicted ${at + 1}`)
      .join('\n'),
  'a refusal': 'I’m sorry, but I can’t help with checking this text.',
  nonsense: '{"verdict": "supported"}\n@supported all of them',
  'other sentences': '@absent 900\n@absent 0',
  'both at once': (asked) =>
    sentencesToCheck(asked.messages[0]!.content)
      .map(
        (_, at) =>
          `${answerLikeAModel(asked).split('\n')[at]!}\n@absent ${at + 1}\n@supported ${at + 1} "${sentencesToCheck(asked.messages[0]!.content)[at]!.passages[0]!}"`,
      )
      .join('\n'),
  'one word': (asked) =>
    sentencesToCheck(asked.messages[0]!.content)
      .map(({ passages }, at) => `@supported ${at + 1} "${passages[0]!.split(' ')[0]!}"`)
      .join('\n'),
  'the filter’s answer': () => ({ text: '@absent 1', fault: 'refused_answer' }),
  'a broken stream': () => ({ text: '@absent 1', fault: 'malformed', faultAfterTokens: 1 }),
};

for (const [name, answer] of Object.entries(UNUSABLE)) {
  test(`an unusable answer gives no verdict: ${name}`, async () => {
    const user = await makeUser();
    reader = typeof answer === 'string' ? () => answer : answer;
    const made = await make(user);
    assert.equal(made.status, 'done');
    const { reading } = made.checks!;
    assert.ok(reading!.sentences > 0);
    assert.equal(reading!.unread, reading!.sentences);
    // A failed request is no answer; any other answer counts as unusable.
    assert.equal(reading!.unusable, reading!.problem ? 0 : reading!.sentences);
    assert.ok(marksOf(made).every((mark) => mark.reading === undefined && mark.by !== 'model'));
  });
}

test("of an answer that is cut off, complete lines count and the partial one doesn't", async () => {
  const user = await makeUser();
  reader = (asked) => {
    const { length } = sentencesToCheck(asked.messages[0]!.content);
    const filler = '@note '.padEnd(asked.maxOutputTokens * 8, 'and so on ');
    return length > 1 ? `@absent 1\n${filler}\n@absent 2` : `@absent 1\n${filler}`;
  };
  const made = await make(user, { secondReading: 'on' });
  const { reading } = made.checks!;
  assert.ok(reading!.absent > 0);
  assert.ok(reading!.unread > 0);
  assert.equal(reading!.absent + reading!.unread, reading!.sentences);
});

test('an edit keeps the verdicts on all other sentences, and a new check asks only about the changed one', async () => {
  const user = await makeUser('openai');
  reader = (asked) => answerLikeAModel(asked);
  const made = await make(user, { secondReading: 'on', model: 'openai/gpt-5-mini' });
  assert.equal(made.checks!.reading!.unread, 0);
  const document = structuredClone(made.document!);
  const block = document.sections
    .flatMap(({ blocks }) => blocks)
    .findLast(({ kind, md }) => kind === 'paragraph' && md.length > 60)!;
  block.md = 'Along the fence there is a path of bricks that were left over.';
  const before = readings();
  const edited = await user.call(
    'PATCH',
    `/generations/${made.id}`,
    { document },
    { 'if-match': `"${made.version}"` },
  );
  assert.equal(edited.status, 200);
  assert.equal(readings(), before, 'saving asks no model');
  const { reading } = edited.body.checks;
  assert.equal(reading.unread, 1);
  assert.ok(reading.supported >= made.checks!.reading!.supported - 2);

  const told = await user.call('POST', `/generations/${made.id}/second_reading/estimate`, {
    scope: 'on',
  });
  assert.equal(told.status, 200);
  assert.equal(told.body.problem, null);
  const started = await user.call('POST', `/generations/${made.id}/second_reading`, {
    scope: 'on',
  });
  assert.equal(started.status, 202);
  const read = await untilEnded(user, made.id);
  assert.equal(read.status, 'done');
  assert.equal(read.checks!.reading!.unread, 0);
  assert.equal(read.version, edited.body.version, 'no word was changed');
  assert.deepEqual(read.document, edited.body.document);
  const asked = prompts().slice(before);
  assert.equal(asked.length, 1);
  assert.deepEqual(
    sentencesToCheck(asked[0]!).map(({ text }) => text),
    [block.md],
  );
  const spent = read.usage!.costCents - made.usage!.costCents;
  assert.ok(spent > 0 && spent <= told.body.costCents.ceiling, `${spent}`);
  const again = await user.call('POST', `/generations/${made.id}/second_reading/estimate`, {
    scope: 'on',
  });
  assert.equal(again.body.costCents.ceiling, 0);

  const copy = await user.call('POST', `/generations/${made.id}/duplicate`);
  const saved = await user.call(
    'PATCH',
    `/generations/${copy.body.id}`,
    { document: copy.body.document },
    { 'if-match': `"${copy.body.version}"` },
  );
  assert.equal(saved.body.checks.reading.unread, 0, 'a copy keeps what was read');
});

test('the estimate and the ledger include the check, and its cost stays within the estimate', async () => {
  const user = await makeUser('openai');
  reader = (asked) => answerLikeAModel(asked);
  const wanted = { sample: true, format: 'blog', model: 'openai/gpt-5-mini' };
  const ask = async (secondReading: string) =>
    (await user.call('POST', CALLS.estimate, { ...wanted, secondReading })).body;
  const [off, doubts, on] = [await ask('off'), await ask('doubts'), await ask('on')];
  assert.equal(off.readingCents, undefined);
  assert.ok(doubts.readingCents > 0 && doubts.readingCents < on.readingCents);
  assert.ok(Math.abs(on.costCents.middle - off.costCents.middle - on.readingCents) < 1e-9);
  const made = await make(user, { ...wanted, secondReading: 'on' });
  assert.equal(made.checks!.reading!.unread, 0);
  assert.ok(made.usage!.costCents <= on.costCents.ceiling);
  const { rows } = await app.database.db.$client.query(
    "SELECT sum(cost_micro_cents)::float / 1000000 AS cents FROM model_calls WHERE stage = 'rereading' AND generation_id = $1",
    [made.id],
  );
  const { cents } = rows[0] as { cents: number };
  assert.ok(cents > 0 && cents <= on.costCents.ceiling);
});

test('a spending limit ends the check but not the draft, and is reported', async () => {
  const user = await makeUser('openai');
  const wanted = { model: 'openai/gpt-5-mini', secondReading: 'off' };
  const made = await make(user, wanted);
  await user.call('PATCH', '/settings', { capCents: 0 });
  const told = await user.call('POST', `/generations/${made.id}/second_reading/estimate`, {
    scope: 'on',
  });
  assert.equal(told.body.problem.code, 'spending_cap_reached');
  await user.call('POST', `/generations/${made.id}/second_reading`, { scope: 'on' });
  const read = await untilEnded(user, made.id);
  assert.equal(read.status, 'done');
  assert.equal(read.checks!.reading!.problem?.code, 'spending_cap_reached');
  assert.equal(read.checks!.reading!.unread, read.checks!.reading!.sentences);
});

test("the account's setting applies if a request doesn't say", async () => {
  const user = await makeUser();
  reader = (asked) => answerLikeAModel(asked);
  const { body } = await user.call('PATCH', '/settings', { defaults: { secondReading: 'on' } });
  assert.equal(body.defaults.secondReading, 'on');
  const { checks } = await make(user, { secondReading: undefined });
  assert.equal(checks!.reading!.scope, 'on');
});

test("stopping the check keeps the whole draft with its words and cost counted, and its finished half isn't paid for again", async () => {
  const user = await makeUser();
  const before = readings();
  const answers: string[] = [];
  reader = (asked) => {
    answers.push(asked.messages[0]!.content);
    // The second request is never answered.
    if (answers.length === 2) return { text: '', fault: 'silent' };
    return answerLikeAModel(asked);
  };
  const long = { format: 'podcast', options: { minutes: 20 }, secondReading: 'on' };
  const { body } = await user.call('POST', '/generations', {
    sample: true,
    model: 'local/stand-in-model',
    ...long,
  });
  const [{ id }] = body.generations;
  while (answers.length < 2) await pause(20);
  await user.call('POST', `/generations/${id}/stop`);
  const stopped = await untilEnded(user, id);
  assert.equal(stopped.status, 'done');
  const { reading } = stopped.checks!;
  assert.equal(reading!.stopped, true);
  assert.ok(reading!.supported > 0 && reading!.unread > 0);
  assert.equal(stopped.words, stopped.checks!.words);
  const { rows } = await app.database.db.$client.query(
    'SELECT (SELECT sum(words)::int FROM word_uses WHERE generation_id = $1) AS words, (SELECT count(*)::int FROM model_calls WHERE generation_id = $1) AS calls',
    [id],
  );
  assert.deepEqual(rows[0], { words: stopped.checks!.words, calls: stopped.usage!.calls });

  await user.call('POST', `/generations/${id}/second_reading`, { scope: 'on' });
  const made = await untilEnded(user, id);
  assert.equal(made.status, 'done');
  assert.deepEqual(made.document, stopped.document);
  assert.deepEqual([made.checks!.reading!.unread, made.checks!.reading!.stopped], [0, undefined]);
  const [first] = prompts().slice(before);
  assert.equal(answers.filter((one) => one === first).length, 1);
});

test("no user can have another's text checked", async () => {
  const [owner, other] = [await makeUser(), await makeUser()];
  const made = await make(owner, { secondReading: 'off' });
  for (const path of ['second_reading', 'second_reading/estimate']) {
    const { status } = await other.call('POST', `/generations/${made.id}/${path}`, { scope: 'on' });
    assert.equal(status, 404);
  }
});
