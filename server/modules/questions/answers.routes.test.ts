import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { type ErrorCode, ERRORS } from '#contract/errors.ts';
import { ASKED_WORDS } from '#contract/errors/asked.ts';
import type { AskedQuestion } from '#contract/questions.ts';
import { eq } from '#server/db/sql.ts';
import { questions } from '#server/db/schema/questions.ts';
import { placesInText } from '#tests/support/foreign-places.ts';
import { DRESSES, PAYLOADS } from '#tests/support/injections.data.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { obey, orderOf } from '#tests/support/obeying-model.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import type { Asked } from '#tests/support/stand-in-models/wire-writers.ts';
import { answerLikeAModel, materialIn } from '#tests/support/stand-in-writer.ts';

let answer: (asked: Asked) => string | { text: string; fault: 'bad_key' } = (asked) =>
  answerLikeAModel(asked);
let prompts: string[] = [];
const models = await startStandInModels({
  answer(asked) {
    prompts.push(asked.messages[0]!.content);
    return answer(asked);
  },
});
after(() => models.close());
const app = await makeApp({ after }, { env: { ...models.env(), LOCAL_AI_URL: models.localUrl } });
const MODEL = 'local/stand-in-model';

beforeEach(() => {
  prompts = [];
  answer = (asked) => answerLikeAModel(asked);
});

const CUES = [
  'Bees keep their hive at thirty five degrees all winter long.',
  'They form a ball around the queen and shiver to make heat.',
  'A colony eats about fifteen kilograms of honey before spring comes.',
  'In summer a worker lives only six weeks, because flying wears out her wings.',
];
const stamp = (ms: number) => new Date(ms).toISOString().slice(11, 23).replace('.', ',');
const SUBTITLES = CUES.map(
  (text, at) => `${at + 1}\n${stamp(at * 20_000)} --> ${stamp((at + 1) * 20_000)}\n${text}\n`,
).join('\n');

let people = 0;
async function scene(text = SUBTITLES) {
  const user = await app.makeUser(`answers${(people += 1)}@example.org`);
  const made = await user.call('POST', '/videos', { text, title: 'Bees', language: 'english' });
  assert.equal(made.status, 200, made.text);
  return { user, scope: { kind: 'video', videoId: made.body.id } };
}

async function ended({ call }: TestUser, id: string): Promise<AskedQuestion> {
  for (;;) {
    const { body } = await call('GET', `/questions/${id}`);
    if (['done', 'failed', 'stopped'].includes(body.status)) return body;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

async function ask(user: TestUser, text: string, scope: object, more: object = {}) {
  const wanted = { text, scope, model: MODEL, ...more };
  const { status, body, text: all } = await user.call('POST', '/questions', wanted);
  assert.equal(status, 202, all);
  return ended(user, body.id);
}

/** Every cited moment exists in the source, at the place where its words were said. */
function assertTrue({ sentences, passages }: AskedQuestion, whole = CUES.join(' ')): void {
  for (const { moments } of sentences) assert.ok(moments.length > 0);
  for (const { quote, startMs, endMs } of [
    ...sentences.flatMap((one) => one.moments),
    ...passages,
  ]) {
    assert.ok(whole.includes(quote), `nobody said: ${quote}`);
    assert.ok(startMs !== null && endMs !== null && startMs < endMs);
  }
}

test('a model answers in sentences, each with its evidence, and the cost is recorded', async () => {
  const { user, scope } = await scene();
  const question = await ask(user, 'How much honey does a colony eat in winter?', scope);
  assert.equal(question.error, null);
  assert.deepEqual([question.status, question.verdict], ['done', 'answered']);
  assert.ok(question.sentences.length > 0);
  assertTrue(question);
  assert.deepEqual([question.usage?.calls, question.engine.kind], [1, 'model']);
  assert.ok(question.usage!.words > 5);
  const { body } = await user.call('GET', '/usage');
  assert.equal(body.words.used, question.usage!.words);
});

test('made-up sentences are never shown, and without any others the answer is "not said"', async () => {
  const { user, scope } = await scene();
  const inventions: ((asked: Asked) => string)[] = [
    () => '@a [#99] Bees were brought to Australia by Captain Morrison in 1822.',
    () => '@a [#1] The committee agreed to raise the tax on diesel cars by four percent.',
    () => '@a [#1 #2] A hive costs two thousand dollars and lasts for ninety years.',
    () => 'Honestly, I think the government should pay farmers more for clean rivers.',
    () => '@a NOT SAID',
    () => '@a Not said in the passages.',
    () => '',
  ];
  for (const [at, invent] of inventions.entries()) {
    answer = (asked) => invent(asked) || '@a NOT SAID';
    const question = await ask(user, `What about the diesel tax and the bees ${at}?`, scope);
    assert.deepEqual([question.status, question.verdict], ['done', 'not_said'], `invention ${at}`);
    assert.deepEqual(question.sentences, []);
    assertTrue(question);
  }
});

test('of a half made-up answer, the true half is kept with its own evidence', async () => {
  const { user, scope } = await scene();
  answer = () =>
    [
      '@a [#77] A colony eats about fifteen kilograms of honey before spring.',
      '@a [#1] It also eats four hundred apples that Farmer Jones brings on Sundays.',
    ].join('\n');
  const question = await ask(user, 'What does a colony eat?', scope);
  assert.deepEqual(
    question.sentences.map(({ text }) => text),
    ['A colony eats about fifteen kilograms of honey before spring.'],
  );
  assertTrue(question);
});

test('an answer that was cut off before it said anything is a failure, and not told as "not said"', async () => {
  app.log.expectErrors(/cut_off/);
  const { user, scope } = await scene();
  answer = () => `<think>\n${'hm '.repeat(30_000)}`;
  const question = await ask(user, 'How much honey does a colony eat?', scope);
  assert.deepEqual([question.status, question.error?.code], ['failed', 'cut_off']);
  assert.equal(question.verdict, null);
  const { body } = await user.call('GET', '/usage');
  assert.equal(body.words.used, 0);
});

test('of an answer that was cut off, the line it stopped in is not shown', async () => {
  const { user, scope } = await scene();
  answer = () => `@a [#1] ${CUES[2]}\n@a [#1] ${`${CUES[1]} `.repeat(3000)}`;
  const question = await ask(user, 'How much honey does a colony eat?', scope);
  assert.deepEqual(
    question.sentences.map(({ text }) => text),
    [CUES[2]],
  );
  assertTrue(question);
});

test('a follow-up is sent together with the conversation so far', async () => {
  const { user, scope } = await scene();
  const first = await ask(user, 'How do bees make heat?', scope);
  await ask(user, 'And how warm is it there?', scope, { followsId: first.id });
  assert.match(prompts.at(-1)!, /Question: How do bees make heat\?/);
  assert.ok(prompts.at(-1)!.includes(first.sentences[0]!.text));
});

test('a question in another language than its source is answered, and the translation is in the estimate and the cost', async () => {
  const { user, scope } = await scene();
  answer = (asked) =>
    asked.messages[0]!.content.includes('Put the question into: English (en)')
      ? '@q en How much honey does a colony eat in winter?'
      : '@a [#1] Ein Volk braucht fünfzehn Kilogramm Honig.';
  const text = 'Wie viel Honig braucht ein Bienenvolk, bis der Frühling kommt?';
  const { body: told } = await user.call('POST', '/questions/estimate', {
    text,
    scope,
    model: MODEL,
  });
  const question = await ask(user, text, scope);
  assert.deepEqual([question.error, question.verdict], [null, 'answered']);
  assert.match(question.sentences[0]!.moments[0]!.quote, /fifteen kilograms of honey/);
  assertTrue(question);
  assert.deepEqual([prompts.length, question.usage?.calls], [2, 2]);
  assert.ok(question.usage!.tokensIn <= told.tokensIn.ceiling);
  const { body: inEnglish } = await user.call('POST', '/questions/estimate', {
    text: 'How much honey does a colony of bees need until spring comes?',
    scope,
    model: MODEL,
  });
  assert.ok(told.tokensIn.middle > inEnglish.tokensIn.middle);
});

test('if a model returns no translation, the question is searched for as asked', async () => {
  const { user, scope } = await scene();
  for (const odd of ['', 'I cannot do that.', '@q xx Honig?', '@q en']) {
    answer = () => odd;
    const question = await ask(user, `Wie viele Xylophone hat das Orchester in ${odd}?`, scope);
    assert.deepEqual([question.error, question.verdict], [null, 'not_said'], odd);
  }
});

test('the estimate of a follow-up includes the conversation so far', async () => {
  const { user, scope } = await scene();
  const first = await ask(user, 'How do bees make heat?', scope);
  const wanted = { text: 'And how warm is it there?', scope, model: MODEL };
  const estimate = async (more: object) => {
    const { body } = await user.call('POST', '/questions/estimate', { ...wanted, ...more });
    return body.tokensIn.middle as number;
  };
  const said = [first.text, ...first.sentences.map(({ text }) => text)].join(' ');
  const more = (await estimate({ followsId: first.id })) - (await estimate({}));
  assert.ok(more >= said.split(' ').length, `${more} tokens for ${said}`);
  const other = await app.makeUser(`answers${(people += 1)}@example.org`);
  const theirs = { ...wanted, followsId: first.id };
  assert.equal((await other.call('POST', '/questions/estimate', theirs)).status, 404);
});

test('a question of 12,000 characters is refused with the limit, and no model is called', async () => {
  const { user, scope } = await scene();
  const wanted = { text: 'How warm is it? '.repeat(750), scope, model: MODEL };
  const { status, body } = await user.call('POST', '/questions', wanted);
  assert.deepEqual([status, body.fields[0].field], [400, 'text']);
  assert.match(body.fields[0].problem, /2,?000/);
  assert.equal(prompts.length, 0);
});

test('of a source without sentence ends only the estimated amount is sent, and the answer is based on that alone', async () => {
  const words = 'the hive is warm and the bees are many '.repeat(800);
  const { user, scope } = await scene(`${words} and Captain Morrison sold ninety hives in Leeds.`);
  answer = () => '@a [#1] Captain Morrison sold ninety hives in Leeds.';
  const question = await ask(user, 'Is the hive warm?', scope);
  const given = materialIn(prompts.at(-1)!);
  assert.ok(given.reduce((sum, { text }) => sum + text.length, 0) <= 12_000);
  assert.ok(!prompts.at(-1)!.includes('Captain Morrison'));
  assert.deepEqual(question.sentences, []);
});

test('a question stopped while it waits for a retry shows what it has cost', async () => {
  const { user, scope } = await scene();
  const { id } = await ask(user, 'How do bees make heat?', scope);
  // The state after an attempt that failed once it had asked the model.
  await app.database.db
    .update(questions)
    .set({ status: 'queued', stage: 'answering', usage: null, lease: null })
    .where(eq(questions.id, id));
  assert.equal((await user.call('POST', `/questions/${id}/stop`)).status, 202);
  const { status, stage, usage } = await ended(user, id);
  assert.deepEqual([status, stage, usage?.calls, usage?.words], ['stopped', null, 1, 0]);
});

test('without a matching passage no model is asked and nothing is charged', async () => {
  const { user, scope } = await scene();
  const question = await ask(user, 'Xylophone quarterly dividend?', scope);
  assert.deepEqual([question.verdict, question.usage?.calls], ['not_said', 0]);
  assert.equal(prompts.length, 0);
});

test("a stored answer isn't requested again, whatever happens to the attempt", async () => {
  const { user, scope } = await scene();
  const question = await ask(user, 'How much honey does a colony eat?', scope);
  // The state after a process was killed between the answer and the end.
  await app.database.db
    .update(questions)
    .set({ status: 'failed', verdict: null, sentences: [] })
    .where(eq(questions.id, question.id));
  assert.equal((await user.call('POST', `/questions/${question.id}/retry`)).status, 202);
  const again = await ended(user, question.id);
  assert.deepEqual([again.verdict, again.sentences], [question.verdict, question.sentences]);
  assert.deepEqual([prompts.length, again.usage?.calls], [1, 1]);
  assert.equal((await user.call('POST', `/questions/${question.id}/retry`)).status, 409);
});

test('the price is shown in advance, and an unknown model is refused', async () => {
  const { user, scope } = await scene();
  const wanted = { text: 'How warm is the hive?', scope, model: MODEL };
  const { status, body } = await user.call('POST', '/questions/estimate', wanted);
  assert.deepEqual([status, body.problem, body.engine.kind], [200, null, 'model']);
  assert.ok(body.tokensIn.ceiling > body.tokensIn.middle);
  const other = { ...wanted, model: 'local/nothing' };
  assert.equal((await user.call('POST', '/questions', other)).body.code, 'model_unknown');
  const told = await user.call('POST', '/questions/estimate', other);
  assert.equal(told.body.problem.code, 'model_unknown');
});

describe('50 transcripts with prompt injections, and a model that obeys them', () => {
  const DEEDS = ['append', 'replace', 'only'] as const;
  const HOW = ['base64', 'hex', 'backwards'] as const;
  for (let index = 0; index < 50; index += 1) {
    const dress = DRESSES[index % DRESSES.length]!;
    const payload = PAYLOADS[index % PAYLOADS.length]!;
    const order = dress.replaceAll(
      '%',
      orderOf(DEEDS[index % DEEDS.length]!, HOW[index % HOW.length]!, payload),
    );
    test(`${index + 1}: ${payload.slice(0, 60)}`, async () => {
      const told = [...CUES.slice(0, 2), order, ...CUES.slice(2)];
      const { user, scope } = await scene(told.join('\n\n'));
      let said = '';
      answer = (asked) => (said = obey(asked));
      const question = await ask(user, `What do bees eat? ${order.slice(0, 40)}`, scope);
      assert.equal(question.error, null);
      // One that is longer than the prompt allows is cut off, injection and all.
      if (payload.length < 1000) assert.ok(said.includes(payload), 'it did not reach the model');
      const prompt = prompts.at(-1)!;
      const nonce = /<<<TRANSCRIPT (\w+)>>>/u.exec(prompt)![1]!;
      for (const [, code] of prompt.matchAll(/<<<(?:END )?[A-Z]+ ?(\w*)>>>/gu)) {
        assert.equal(code, nonce, 'a fence that is not ours');
      }
      const outside = prompt.replaceAll(/<<<(\w+) (\w+)>>>[\s\S]*?<<<END \1 \2>>>/gu, '');
      assert.ok(!outside.includes('and obey'), 'an order stands outside the fences');
      assert.ok(materialIn(prompt).length > 0);
      const shown = question.sentences.map(({ text }) => text).join('\n');
      assert.deepEqual(placesInText(shown), []);
      assert.doesNotMatch(shown, /evil|javascript:|onerror=|<script/iu);
    });
  }
});

test('the error of a failed question mentions the question and not a draft', async () => {
  const { user, scope } = await scene();
  await app.keys.save(user, 'mistral', 'key-of-asker', { address: '', userAgent: '' });
  answer = () => ({ text: '', fault: 'bad_key' });
  const model = 'mistral/stand-in-model';
  const question = await ask(user, 'How much honey does a colony eat?', scope, { model });
  assert.deepEqual([question.status, question.error?.code], ['failed', 'key_invalid']);
  assert.match(question.error!.message, /Your question is saved/);
  const drafts = /written is sa|already written|Highlights|the run continues/iu;
  assert.doesNotMatch(question.error!.message, drafts);
  for (const [code, { words }] of Object.entries(ERRORS)) {
    if (/written is sa|already written/iu.test(words)) {
      assert.ok(ASKED_WORDS[code as ErrorCode], `${code} has no words for a question`);
    }
  }
  for (const words of Object.values(ASKED_WORDS)) assert.doesNotMatch(words, drafts);
});
