import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type KeyedProvider, PROVIDERS } from '#contract/catalog/providers.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '#server/core/app-error.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import {
  type ModelFault,
  startStandInModels,
  type StandInRequest,
} from '#tests/support/stand-in-models/stand-in-models.ts';
import { createModelCalls, type ModelCall } from './model-call.service.ts';

const TEXT = 'Bread rises because yeast makes gas. '.repeat(12).trim();
const PROMPT = 'About bread and its secret ingredient Zyzzyx. '.repeat(40);

/** The fault of a model's nth call: models are named after their faults in order. */
function faultOf({ model, number }: StandInRequest): ModelFault | null {
  const plan = model.split('+');
  const first = firstOf.get(model) ?? number;
  firstOf.set(model, first);
  const fault = plan[number - first] ?? 'fine';
  return fault === 'fine' ? null : (fault as ModelFault);
}
const THINKER = 'fine+fine+fine';
const THOUGHT = 700;
const firstOf = new Map<string, number>();

const standIn = await startStandInModels({
  answer: (asked) => ({
    text: TEXT,
    fault: faultOf(asked),
    thinkingTokens: asked.model === THINKER ? THOUGHT : 0,
  }),
});
after(() => standIn.close());
const app = await makeApp(
  { after },
  { works: false, env: { ...standIn.env(), OPENAI_API_KEY: 'key-of-the-house' } },
);
const { providers, keys, usage } = app;
const calls = createModelCalls({
  providers,
  keys,
  usage,
  log: app.log.log,
  retry: { firstPauseMs: 1, longestWaitMs: 5000 },
});
for (const { value } of PROVIDERS)
  await app.keys.save(app.owner, value, `key-of-${value}`, { address: '', userAgent: '' });

let generations = 0;
function callOf(
  model: string,
  provider: KeyedProvider = 'openai',
  changes: Partial<ModelCall> = {},
): ModelCall {
  generations += 1;
  return {
    use: { provider, model, payer: 'own' },
    ownerId: app.owner.id,
    generationId: `gen_${generations}`,
    format: 'blog',
    stage: 'writing',
    request: {
      system: 'Write plainly.',
      messages: [{ role: 'user', content: PROMPT }],
      maxOutputTokens: 400,
    },
    signal: new AbortController().signal,
    ...changes,
  };
}

async function codeOf(work: Promise<unknown>): Promise<ErrorCode> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof AppError, String(error));
  return error.code;
}

async function rowsOf(user: TestUser, generationId: string | null) {
  const { rows } = await usage.month(user.id, null);
  return rows.filter((row) => row.generationId === generationId).toReversed();
}

test('the ledger has exactly the tokens each provider counted', async () => {
  for (const { value } of PROVIDERS) {
    const call = callOf('fine', value);
    const answer = await calls.call(call);
    const metered = standIn.calls.at(-1)!;
    assert.equal(answer.text, TEXT);
    assert.deepEqual(answer.tokens, { ...metered.tokens, cached: 0 }, value);
    const [row] = await rowsOf(app.owner, call.generationId);
    assert.deepEqual(
      [row!.tokensIn, row!.tokensOut, row!.state, row!.provider],
      [metered.tokens.in, metered.tokens.out, 'done', value],
    );
  }
});

test('an overloaded provider or unreadable answer is retried, and each attempt is in the ledger', async () => {
  const call = callOf('overloaded+malformed+fine');
  const text: string[] = [];
  let restarts = 0;
  const answer = await calls.call({
    ...call,
    onText: (piece) => void text.push(piece),
    onRestart: () => {
      restarts += 1;
      text.length = 0;
    },
  });
  assert.equal(answer.text, TEXT);
  assert.equal(text.join(''), TEXT, 'what was void is not in it');
  assert.equal(restarts, 1, 'after the attempt that had begun to answer');
  const rows = await rowsOf(app.owner, call.generationId);
  assert.deepEqual(
    rows.map(({ error, state }) => [error, state]),
    [
      ['provider_overloaded', 'failed'],
      ['malformed_answer', 'failed'],
      [null, 'done'],
    ],
  );
  assert.equal(rows[0]!.costCents, 0, 'what was refused before it was read costs nothing');
  assert.ok(
    rows[1]!.estimated && rows[1]!.tokensOut > 0 && rows[1]!.tokensOut < 40,
    'the words that came were counted',
  );
  const { calls: number, costCents } = await usage.totalsOf(call.generationId!);
  assert.equal(number, 3);
  assert.ok(costCents > 0);
});

test("errors that would recur aren't retried", async () => {
  const once: [ModelFault, ErrorCode][] = [
    ['no_credit', 'no_credit'],
    ['no_access', 'no_model_access'],
    ['too_long', 'context_too_long'],
    ['filtered', 'refused_by_filter'],
    ['refused_answer', 'refused_by_filter'],
  ];
  for (const [fault, code] of once) {
    const asked = standIn.calls.length;
    assert.equal(await codeOf(calls.call(callOf(`${fault}+${fault}+fine`))), code);
    assert.equal(standIn.calls.length - asked, 1, fault);
  }
});

test("a provider asking for a longer wait than a call allows isn't called again until then", async () => {
  const asked = standIn.calls.length;
  const error = await calls.call(callOf('rate_limited+fine')).catch((thrown: unknown) => thrown);
  assert.ok(error instanceof AppError);
  assert.deepEqual([error.code, error.retryAfterSeconds], ['rate_limited_by_provider', 7]);
  assert.ok(error.retriesLater, 'the job comes back when the provider said');
  assert.equal(standIn.calls.length - asked, 1);
});

test('attempts are limited, however long a provider keeps failing', async () => {
  const asked = standIn.calls.length;
  const model = Array.from({ length: 20 }, () => 'cut').join('+');
  assert.equal(await codeOf(calls.call(callOf(model))), 'cut_off');
  assert.equal(standIn.calls.length - asked, 3);
});

test("stopping midway books what had arrived and doesn't retry", async () => {
  const stop = new AbortController();
  const call = callOf('stalled+fine', 'anthropic', { signal: stop.signal });
  const asked = standIn.calls.length;
  await assert.rejects(
    calls.call({ ...call, onText: () => stop.abort(new Error('stopped')) }),
    /stopped/,
  );
  assert.equal(standIn.calls.length - asked, 1);
  const [row] = await rowsOf(app.owner, call.generationId);
  assert.deepEqual([row!.state, row!.estimated], ['failed', true]);
  assert.ok(row!.tokensIn > 0 && row!.tokensOut > 0);
  assert.equal((await usage.month(app.owner.id, null)).cap.heldCents, 0, 'nothing stays held back');
});

test("an answer that couldn't be recorded in the ledger is never booked as an estimate", async () => {
  const told: unknown[] = [];
  const forgetful = createModelCalls({
    providers,
    keys,
    log: app.log.log,
    usage: {
      ...usage,
      settleCall: (_id, outcome) => {
        told.push(outcome.error ?? null);
        return Promise.reject(new AppError('unavailable'));
      },
    },
  });
  const call = callOf('fine');
  assert.equal(await codeOf(forgetful.call(call)), 'unavailable');
  assert.deepEqual(told, [null]);
  await usage.bookLostCalls(call.generationId!);
});

test('a cap prevents the next call, and nothing is sent', async () => {
  const user = await app.makeUser('careful@example.org');
  await app.keys.save(user, 'openai', 'key-of-careful', { address: '', userAgent: '' });
  await app.settings.change(user, { capCents: 0 });
  const asked = standIn.calls.length;
  const call = callOf('gpt-6-sol', 'openai', { ownerId: user.id });
  assert.equal(await codeOf(calls.call(call)), 'spending_cap_reached');
  assert.equal(standIn.calls.length, asked);
});

test('a key that stopped working is shown in the settings', async () => {
  const user = await app.makeUser('rotated@example.org');
  await app.keys.save(user, 'mistral', 'key-of-rotated', { address: '', userAgent: '' });
  assert.equal(
    await codeOf(calls.call(callOf('bad_key', 'mistral', { ownerId: user.id }))),
    'key_invalid',
  );
  const [key] = await app.keys.list(user.id);
  assert.equal(key!.state, 'invalid');
  assert.equal(
    await codeOf(calls.call(callOf('fine', 'groq', { ownerId: user.id }))),
    'key_needed',
  );
  await assert.rejects(
    calls.call(callOf('fine', 'groq', { ownerId: user.id })),
    /key is gone. What’s written so far is safe/,
  );
});

test("no user is told to fix a key that isn't theirs", async () => {
  const before = await app.keys.list(app.owner.id);
  for (const fault of ['bad_key', 'no_credit', 'no_access']) {
    const use = { provider: 'openai', model: `${fault}+fine`, payer: 'house' } as const;
    const call = callOf(use.model, 'openai', { use });
    assert.equal(await codeOf(calls.call(call)), 'house_unavailable');
    const [row] = await rowsOf(app.owner, call.generationId);
    assert.notEqual(row!.error, 'house_unavailable', 'the ledger keeps what the provider said');
  }
  assert.deepEqual(await app.keys.list(app.owner.id), before);
});

test("a model's price includes thinking: first as typical of others, then as observed", async () => {
  const thinking = createModelCalls({
    providers: {
      ...providers,
      describe: (provider, model) => ({ ...providers.describe(provider, model), reasons: true }),
    },
    keys,
    usage,
    log: app.log.log,
  });
  const call = callOf(THINKER);
  call.request = { ...call.request, maxOutputTokens: 9000 };
  const expected = () => thinking.price(call.use, call.request, 100).tokens.out;
  assert.ok(expected() > 1000);
  const { tokens } = await thinking.call(call);
  assert.ok(tokens.out > THOUGHT);
  assert.ok(Math.abs(expected() - 100 - THOUGHT) < 30, String(expected()));
  assert.equal(calls.price(call.use, call.request, 100).tokens.out, 100, 'others do not think');
});

test('an answer cut off at its limit is returned for continuation', async () => {
  const call = callOf('fine', 'google');
  const answer = await calls.call({ ...call, request: { ...call.request, maxOutputTokens: 10 } });
  assert.equal(answer.finish, 'length');
  assert.equal(answer.tokens.out, 10);
});

test('the log contains no keys, prompts or answers', () => {
  const log = app.log.lines().join('\n');
  assert.doesNotMatch(log, /key-of-|Zyzzyx|yeast/);
});

test('a call stopped before the model was asked costs nothing', async () => {
  const stopped = new AbortController();
  stopped.abort(new Error('stopped'));
  const asked = standIn.calls.length;
  const call = callOf('fine', 'openai', { signal: stopped.signal });
  await assert.rejects(calls.call(call), /stopped/u);
  assert.equal(standIn.calls.length, asked);
  const [row] = await rowsOf(app.owner, call.generationId);
  assert.deepEqual([row!.state, row!.tokensIn, row!.costCents], ['failed', 0, 0]);
});
