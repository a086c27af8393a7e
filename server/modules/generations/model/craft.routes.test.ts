import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { StandInRequest } from '#tests/support/stand-in-models/stand-in-models.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const isEditing = ({ messages }: StandInRequest) =>
  messages[0]!.content.includes('You are the strict editor');

/** The editor's answer. The writer follows its prompt. */
let editor = (_asked: StandInRequest) => '@good';
let writer = (asked: StandInRequest) => answerLikeAModel(asked);
const models = await startStandInModels({
  caches: true,
  answer: (asked) => (isEditing(asked) ? editor(asked) : writer(asked)),
});
after(() => models.close());
const app = await makeApp({ after }, { env: { ...models.env(), LOCAL_AI_URL: models.localUrl } });
let users = 0;

async function makeUser(provider?: string): Promise<TestUser> {
  const user = await app.makeUser(`craft${(users += 1)}@example.org`);
  if (provider) await user.call('PUT', `/settings/keys/${provider}`, { key: 'a-good-key-of-mine' });
  return user;
}

async function make(user: TestUser, wanted: object) {
  const { status, body } = await user.call('POST', '/generations', {
    sample: true,
    model: 'local/stand-in-model',
    ...wanted,
  });
  assert.equal(status, 202, JSON.stringify(body));
  return untilEnded(user, body.generations[0].id);
}

const FORMATS = ['blog', 'summary', 'tweet', 'linkedin', 'newsletter', 'podcast'] as const;
/** Typical price of a cached token relative to a new one. */
const CACHED = 0.1;

for (const [provider, model] of [
  ['anthropic', 'anthropic/claude-sonnet-4-5'],
  ['openai', 'openai/gpt-5-mini'],
] as const) {
  test(`${provider}: every further format of a talk is billed at most three tenths of the first for its input`, async () => {
    const user = await makeUser(provider);
    const billed: number[] = [];
    for (const format of FORMATS) {
      const { status, usage, error } = await make(user, { format, model });
      assert.equal(status, 'done', JSON.stringify(error));
      billed.push(usage!.tokensIn - usage!.tokensCached * (1 - CACHED));
    }
    const [first, ...others] = billed;
    assert.deepEqual(
      others.filter((one) => one > first! * 0.3),
      [],
      billed.join(' '),
    );
  });
}

test("the cache of one account's source is never used for another account", async () => {
  const [one, other] = [await makeUser(), await makeUser()];
  await make(one, { format: 'tweet' });
  await make(other, { format: 'tweet' });
  const [last, before] = [models.calls.at(-1)!, models.calls.at(-2)!];
  const nonceOf = ({ messages }: StandInRequest) =>
    /<<<CARD (\d+)>>>/u.exec(messages[0]!.content)![1];
  assert.notEqual(nonceOf(last), nonceOf(before));
});

test("the editor's corrections and cuts are applied, and its cost is in the ledger", async () => {
  const user = await makeUser();
  editor = () =>
    [
      'Here is what I would change:',
      '@fix s1-2 [#3] A better sentence about the four metres by five.',
      '- **@cut** s2-2',
      '@cut s1-1',
      '@fix s9-9 Nothing of that name.',
      '@fix head-1 A title one would repeat',
    ].join('\n');
  const plain = await make(user, { format: 'blog' });
  const { document, usage, status } = await make(user, { format: 'blog', revise: true });
  editor = () => '@good';
  assert.equal(status, 'done');
  assert.equal(usage!.calls, plain.usage!.calls + 1);
  assert.equal(document!.title, 'A title one would repeat');
  const blocks = document!.sections.flatMap((section) => section.blocks);
  const blockOf = (id: string) => blocks.find((block) => block.id === id);
  assert.equal(blockOf('s1-2')?.md, 'A better sentence about the four metres by five.');
  assert.equal(blockOf('s2-2'), undefined);
  assert.equal(blockOf('s1-1')?.kind, 'heading');
  const { rows } = await app.database.db.$client.query(
    "SELECT count(*)::int AS count FROM model_calls WHERE stage = 'revising'",
  );
  assert.deepEqual(rows, [{ count: 1 }]);
});

test('a position in the recording is edited out of its line, or marked, but the line is never cut', async () => {
  const user = await makeUser();
  const told = 'He drew the shade at two-hour intervals, twelve minutes into the video.';
  writer = (asked) => answerLikeAModel(asked).replace(/^(@p \[[#\d ]+\]) .*$/mu, `$1 ${told}`);
  const lineOf = ({ document }: Awaited<ReturnType<typeof make>>, words: string) =>
    document!.sections.flatMap(({ blocks }) => blocks).find(({ md }) => md.includes(words));
  const plain = await make(user, { format: 'blog' });
  assert.equal(lineOf(plain, 'intervals')?.md, told);
  const moments = plain.checks!.marks.filter(({ kind }) => kind === 'time');
  assert.deepEqual(
    moments.map(({ quote }) => quote),
    ['twelve minutes into the video'],
  );
  editor = ({ messages }) => {
    const asked = /again, whole, so that it says the same without one: (\S+) \(“(.*?)”\)/u.exec(
      messages[0]!.content,
    );
    assert.equal(asked?.[2], 'twelve minutes into the video');
    return `@fix ${asked[1]} He drew the shade at two-hour intervals.`;
  };
  const edited = await make(user, { format: 'blog', revise: true });
  editor = () => '@good';
  writer = answerLikeAModel;
  assert.equal(lineOf(edited, 'intervals')?.md, 'He drew the shade at two-hour intervals.');
  assert.ok(!edited.checks!.marks.some(({ quote }) => quote.includes('into the video')));
});

test("a draft is kept if the editor's answer is nonsense, in another language or unusable", async () => {
  const user = await makeUser();
  const answers = [
    'I like it.',
    '@fix s1-2 Dieser Satz steht auf Deutsch da, obwohl niemand darum gebeten hat, und der nächste auch.',
    `@fix s1-2 ${'And so on and so forth. '.repeat(400)}`,
    '@cut s1-2\n@cut s1-3\n@cut s1-4',
  ];
  const { document: draft } = await make(user, { format: 'blog' });
  for (const answer of answers) {
    editor = () => answer;
    const { status, document } = await make(user, { format: 'blog', revise: true });
    assert.equal(status, 'done');
    assert.deepEqual(document, draft, answer.slice(0, 30));
  }
  editor = () => '@good';
});

test('the estimate shows what the final edit costs, and a run without it costs that much less', async () => {
  const user = await makeUser('openai');
  const ask = async (revise: boolean) =>
    (
      await user.call('POST', '/generations/estimate', {
        format: 'blog',
        sample: true,
        model: 'openai/gpt-5-mini',
        revise,
      })
    ).body;
  const [without, withIt] = [await ask(false), await ask(true)];
  assert.equal(without.revisionCents, undefined);
  const difference = withIt.costCents.middle - without.costCents.middle;
  assert.ok(Math.abs(difference - withIt.revisionCents) < 1e-9);
});

test('once the user has said whose channel it is, every prompt about it includes that', async () => {
  const user = await makeUser();
  const voiceIn = () => models.calls.at(-1)!.messages[0]!.content;
  await make(user, { format: 'tweet' });
  assert.match(voiceIn(), /Nobody has said whether/u);
  assert.match(voiceIn(), /Channel: Back Step Gardening/u);
  await make(user, { format: 'tweet', whose: 'mine' });
  assert.match(voiceIn(), /write as "I"/u);
  const { body } = await user.call('POST', '/generations/estimate', {
    format: 'linkedin',
    sample: true,
    model: 'local/stand-in-model',
  });
  assert.equal(body.whose, 'mine');
  await make(user, { format: 'linkedin' });
  assert.match(voiceIn(), /write as "I"/u);
});

test('a plan is kept for later calls and never shown', async () => {
  const user = await makeUser();
  const { id, document } = await make(user, { format: 'linkedin' });
  const { rows } = await app.database.db.$client.query<{ result: { fields: string[][] } }>(
    "SELECT result FROM generation_steps WHERE generation_id = $1 AND name = 'section plan'",
    [id],
  );
  assert.equal(rows[0]?.result.fields[0]?.[0], 'plan');
  assert.deepEqual(
    document!.sections.map(({ id: section }) => section),
    ['post'],
  );
});
