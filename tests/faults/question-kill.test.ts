import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { ENDED } from '#contract/generations.ts';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import { type AskedQuestion, createQuestionParser, QuestionSchema } from '#contract/questions.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { openScene, type Scene, type ServerProcess } from '#tests/support/server-process.ts';
import {
  type StandInCall,
  startStandInModels,
} from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel, sectionsIn } from '#tests/support/stand-in-writer.ts';
import {
  type Asking,
  assertPaidOnce,
  assertStored,
  payForModels,
  PRICED_MODEL,
  queryStored,
} from './paid-once.ts';
import { type Random, SEED, seededRandom } from './seeded-random.ts';
import { emptyServer, ENGINES, type EngineName } from './workload.ts';

/**
 * Long version, with this many kills per engine: `FAULT_KILLS=25 node --test tests/faults/question-kill.test.ts`. The
 * short one kills once at each named moment, alternating between the engines.
 */
const LONG = process.env['FAULT_KILLS'];
const TOKENS_PER_SECOND = 150;
const MOMENTS = ['queued', 'searching', 'asked', 'streaming', 'answered', 'asked twice', 'any'];
type Moment = (typeof MOMENTS)[number];

const TALKS = {
  'How bees winter': [
    'Bees keep their hive at thirty five degrees all winter long.',
    'They form a ball around the queen and shiver to make heat.',
    'A colony eats about fifteen kilograms of honey before spring comes.',
    'In summer a worker lives only six weeks, because flying wears out her wings.',
  ],
  'A keeper’s year': [
    'A large colony needs twenty five kilograms of honey in a cold winter.',
    'The keeper lifts the hive in February to feel how much is left.',
    'Sugar water is given in autumn, never when frost is on the ground.',
    'A mouse in the hive does more harm than any frost.',
  ],
};
const CUE_MS = 20_000;
const stamp = (ms: number) => new Date(ms).toISOString().slice(11, 23).replace('.', ',');
const subtitles = (lines: readonly string[]) =>
  lines
    .map(
      (text, at) => `${at + 1}\n${stamp(at * CUE_MS)} --> ${stamp((at + 1) * CUE_MS)}\n${text}\n`,
    )
    .join('\n');

/** Each question is worded differently, so that a model call can be matched to it. */
const textOf = (at: number) => `How much honey does a colony eat in winter, please, ${at} times?`;

function momentsOf(engine: EngineName): Moment[] {
  if (LONG !== undefined)
    return Array.from({ length: Number(LONG) }, (_, at) => MOMENTS[(SEED + at) % MOMENTS.length]!);
  const known = MOMENTS.filter((moment) => moment !== 'any');
  return known.filter((_, at) => at % 2 === ENGINES.indexOf(engine));
}

async function call<Body>(
  { url, token }: ServerProcess,
  method: string,
  path: string,
  body?: object,
): Promise<Body> {
  const answer = await fetch(url + path, {
    method,
    headers: { [TOKEN_HEADER]: token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  assert.ok(answer.ok, `${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as Body;
}

/** Watches the question's stream until the condition holds. */
async function watchUntil(
  { url, token }: ServerProcess,
  id: string,
  isSo: (question: AskedQuestion) => boolean,
): Promise<AskedQuestion> {
  const leaving = new AbortController();
  const headers = { [TOKEN_HEADER]: token };
  const path = fill(CALLS.questionEvents, { id });
  const { body } = await fetch(url + path, { headers, signal: leaving.signal });
  const parse = createQuestionParser();
  try {
    for await (const text of body!.pipeThrough(new TextDecoderStream())) {
      const question = parse(text);
      if (question && (isSo(question) || ENDED.includes(question.status))) return question;
    }
  } finally {
    leaving.abort();
  }
  throw new Error(`${id}: the stream ended before its question did`);
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await pause(1);
};

interface Reached {
  server: ServerProcess;
  random: Random;
  id: string;
  /** Model calls for this question so far. */
  calls(): readonly StandInCall[];
}

async function waitFor(moment: Moment, { server, random, id, calls }: Reached): Promise<void> {
  const before = calls().length;
  if (moment === 'searching') await watchUntil(server, id, ({ stage }) => stage !== null);
  if (moment.startsWith('asked')) await until(() => calls().length > before);
  if (moment === 'streaming') await watchUntil(server, id, (one) => one.sentences.length > 0);
  // The answer is now being checked and stored.
  if (moment === 'answered') await until(() => calls().some(({ finished }) => finished));
  if (moment === 'any') await pause(random.whole(0, 1500));
}

/** Every sentence is supported by the source it names, at the time it names. */
function assertTrue({ sentences, passages, sources }: AskedQuestion): void {
  const titles = new Map(sources.map(({ videoId, title }) => [videoId, title]));
  for (const { moments, text } of sentences) assert.ok(moments.length > 0, text);
  for (const one of [...sentences.flatMap(({ moments }) => moments), ...passages]) {
    const said = TALKS[titles.get(one.videoId) as keyof typeof TALKS];
    const first = said.findIndex((line) => one.quote.startsWith(line.slice(0, 20)));
    assert.ok(first >= 0 && said.join(' ').includes(one.quote), `nobody said: ${one.quote}`);
    assert.ok(one.startMs! >= first * CUE_MS && one.startMs! < (first + 1) * CUE_MS);
    assert.ok(one.endMs! > one.startMs! && one.endMs! <= said.length * CUE_MS);
  }
}

const LINE = /^(?:#+|-) (.+) \((.+), (\d+):(\d\d)\)$/u;

/** The same structure as an undisturbed text, each line said in the source it names, in the block that starts there. */
function assertWhole(text: string, undisturbed: string): void {
  const kinds = (one: string) => one.split('\n').map((line) => LINE.exec(line)?.[2] ?? line);
  assert.deepEqual(kinds(text), kinds(undisturbed));
  assert.ok(text.split('\n').some((line) => LINE.test(line)));
  for (const line of text.split('\n')) {
    const [, words, title, minutes, seconds] = LINE.exec(line) ?? [];
    if (words === undefined) continue;
    const at = TALKS[title as keyof typeof TALKS].indexOf(words) * CUE_MS;
    const from = (Number(minutes) * 60 + Number(seconds)) * 1000;
    assert.ok(at >= from && at < from + 2 * CUE_MS, `not said there: ${line}`);
  }
}

const shown = ({ status, verdict, sentences, passages, searched }: AskedQuestion) => ({
  status,
  verdict,
  sentences,
  passages,
  searched,
});

async function killQuestions(t: TestContext, scene: Scene, engine: EngineName): Promise<void> {
  t.diagnostic(`FAULT_SEED=${SEED}`);
  const random = seededRandom(SEED);
  const askings: Asking[] = [];
  const asked: { text: string; at: Date }[] = [];
  const models = await startStandInModels({
    tokensPerSecond: TOKENS_PER_SECOND,
    answer(request) {
      const prompt = request.messages[0]!.content;
      const at = new Date();
      const [, text] = /<<<REQUEST \w+>>>\n(.*)\n/u.exec(prompt) ?? [];
      const nonce = /<<<(?:TRANSCRIPT|NOTES) (\w+)>>>/u.exec(prompt)![1]!;
      if (text !== undefined && prompt.includes('Answer the question:')) asked.push({ text, at });
      else askings.push({ nonce, sections: sectionsIn(prompt).map(({ id }) => id), at });
      return answerLikeAModel(request);
    },
  });
  t.after(() => models.close());
  const callsFor = (text: string) =>
    models.calls.filter(({ messages }) => messages[0]!.content.includes(`\n${text}\n`));
  const empty = await emptyServer(scene, engine);
  const settings = { ...empty, env: { ...empty.env, ...models.env() } };
  let server = await scene.start(settings);
  await buyPlan(server);
  await payForModels(server);
  const videoIds: string[] = [];
  for (const [title, lines] of Object.entries(TALKS)) {
    const source = { text: subtitles(lines), title, language: 'english' };
    videoIds.push((await call<{ id: string }>(server, 'POST', CALLS.videos, source)).id);
  }
  const shelf = { name: 'Winter bees', videoIds };
  const { id: shelfId } = await call<{ id: string }>(server, 'POST', CALLS.shelves, shelf);
  const scope = { kind: 'shelf', shelfId };
  const piece = { format: 'summary', shelfId, model: PRICED_MODEL };
  const ask = async (text: string, more: object = {}) => {
    const wanted = { text, scope, model: PRICED_MODEL, ...more };
    return (await call<{ id: string }>(server, 'POST', CALLS.questions, wanted)).id;
  };
  const read = async (id: string) =>
    QuestionSchema.parse(await call(server, 'GET', fill(CALLS.question, { id })));

  const moments = momentsOf(engine);
  const ids: string[] = [];
  let followsId: string | undefined;
  let kills = 0;
  /** Runs in progress at a kill, summed over all kills: each can have lost one call. */
  let underWay = 0;
  for (const [at, moment] of moments.entries()) {
    const text = textOf(at);
    await createApiClient(server).create(piece);
    const id = await ask(text, followsId ? { followsId } : {});
    ids.push(id);
    // Every other question is a follow-up to the one before.
    followsId = at % 2 === 0 ? id : undefined;
    for (let times = moment === 'asked twice' ? 2 : 1; times > 0; times -= 1) {
      await waitFor(moment, { server, random, id, calls: () => callsFor(text) });
      server.kill('SIGKILL');
      await server.exit;
      t.diagnostic(`kill ${(kills += 1)}: ${moment}`);
      server = await scene.start(settings);
      underWay += 2 * ids.length;
    }
  }

  const client = createApiClient(server);
  const ended: AskedQuestion[] = [];
  for (const id of ids) {
    let question = await watchUntil(server, id, () => false);
    if (question.error?.code === 'estimate_reached') {
      // Killed so often that another call would exceed the announced price: then its owner is asked first.
      assert.ok(question.usage!.calls > 1 && question.usage!.estimated, JSON.stringify(question));
      t.diagnostic(`${id} was asked ${question.usage!.calls} times and waits for its owner`);
      await call(server, 'POST', fill(CALLS.questionRetry, { id }), {});
      question = await watchUntil(server, id, ({ status }) => status === 'done');
    }
    ended.push(question);
  }
  const pieces = await client.list();
  assert.equal(pieces.length, moments.length, 'a draft was lost, or made twice');
  const undisturbed = await client.create(piece);
  await client.log(undisturbed);
  const expected = await client.exportMarkdown(undisturbed);
  for (const { id } of pieces) {
    await client.log(id);
    const { status, error } = await client.get(id);
    assert.equal(status, 'done', `${id}: ${JSON.stringify(error)}`);
    assertWhole(await client.exportMarkdown(id), expected);
  }

  const { rows, spentCents } = await assertPaidOnce(server, models.calls);
  const cutOff = rows.filter(({ estimated }) => estimated);
  t.diagnostic(
    `${kills} kills, ${ids.length} questions, ${pieces.length} drafts, ${rows.length} calls, ${cutOff.length} booked as an estimate, ${spentCents.toFixed(3)} ct`,
  );
  assert.ok(cutOff.length <= underWay, 'more calls were lost than were in flight');
  for (const question of ended) {
    const { id, error, usage } = question;
    assert.deepEqual(
      [question.status, question.verdict],
      ['done', 'answered'],
      `${id} ${error?.code}`,
    );
    assertTrue(question);
    const own = rows.filter(({ generationId }) => generationId === id);
    const cost = own.reduce((sum, { costCents }) => sum + costCents, 0);
    assert.ok(Math.abs(cost - usage!.costCents) < 1e-6, 'it says another cost than the ledger');
    assert.equal(usage!.calls, own.length);
  }
  const words = ended.reduce((sum, { usage }) => sum + usage!.words, 0);
  // Ask again without kills: the result must be indistinguishable.
  for (const question of ended) {
    const { followsId: before } = question;
    const again = await ask(question.text, before ? { followsId: before } : {});
    const calm = await watchUntil(server, again, () => false);
    assert.deepEqual(shown(await read(question.id)), shown(calm));
    assert.equal(calm.usage?.words, question.usage?.words);
  }
  await server.end();

  const pieceRows = rows.filter(({ generationId }) => !ids.includes(generationId ?? ''));
  await assertStored(settings, askings, pieceRows);
  const stored = await queryStored<{ text: string; at: Date }>(
    settings,
    `SELECT q.text, min(s.created_at) AS at FROM questions q JOIN question_steps s ON s.question_id = q.id
      WHERE s.name = 'answer' AND q.id IN (${ids.map((id) => `'${id}'`).join()}) GROUP BY q.text`,
  );
  assert.equal(stored.length, ids.length);
  for (const { text, at } of stored) {
    const late = asked.filter((one) => one.text === text && one.at > at);
    assert.equal(late.length, 1, 'asked again after its answer was stored');
  }
  const [counted] = await queryStored<{ words: number }>(
    settings,
    `SELECT coalesce(sum(words), 0)::int AS words FROM word_uses WHERE generation_id IN (${ids.map((id) => `'${id}'`).join()})`,
  );
  assert.equal(counted!.words, words, 'words were counted twice, or not at all');
}

describe('killed at any moment, every question and every draft from a shelf ends, and nothing stored is asked for again', () => {
  for (const engine of ENGINES) {
    test(engine, async (t) => {
      const scene = openScene();
      t.after(() => scene.close());
      await killQuestions(t, scene, engine);
    });
  }
});
