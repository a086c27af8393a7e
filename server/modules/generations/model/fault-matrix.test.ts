// One engine: every fault is in the model's answers; models.routes takes a run with a model through both.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { type KeyedProvider, PROVIDERS } from '#contract/catalog/providers.ts';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import type { LiveEvent } from '#contract/events.ts';
import type { Generation } from '#contract/generations.ts';
import { AppError, toAppError } from '#server/core/app-error.ts';
import { aiProvidersFor } from '#tests/support/ai-providers.ts';
import { FAULT_BODIES } from '#tests/support/stand-in-models/fault-bodies.data.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import {
  IN_STREAM,
  type ModelFault,
  startStandInModels,
  type StandInRequest,
} from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { createModelCalls } from '../../usage/model-call.service.ts';
import { createEngineThread } from '../run/engine-thread.ts';
import { createRunner } from '../run/run-generation.ts';

/**
 * Every provider × every fault × every stage that asks a model. A temporary fault occurs once per stage and is overcome; a
 * permanent one ends the run there, and the retry repeats no stored stage. `FAULT_MATRIX=all` tests every stage; otherwise
 * each fault of each provider is tested in one stage, chosen by `FAULT_SEED`.
 */
const STAGES = ['reading', 'writing', 'refining'] as const;
type Stage = (typeof STAGES)[number];

const PASSING = new Set<ErrorCode>([
  'rate_limited_by_provider',
  'provider_overloaded',
  'cut_off',
  'stalled',
  'malformed_answer',
]);
const ALL = process.env['FAULT_MATRIX'] === 'all';
const SEED = Number(process.env['FAULT_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const CASES = PROVIDERS.flatMap(({ value }) => casesOf(value));
/** Short, because about a hundred texts are written from it. */
const SAID = [
  'A small garden needs a plan before it needs plants, and the plan begins with the light that falls on it.',
  'Watch it for one whole day, morning and evening, and draw what you see on a sheet of paper.',
  'Then choose three plants that like what you have, and buy no more than those in the first year.',
].join('\n\n');

/** Models are named after their fault, which occurs the first time a stage asks. */
const met = new Map<string, ModelFault>();
const asked: { model: string; stage: Stage }[] = [];

/** The stages in which it occurs. */
function stagesOf(provider: string, fault: string): readonly Stage[] {
  if (ALL) return STAGES;
  const at = CASES.findIndex((one) => one.provider === provider && one.fault === fault);
  return [STAGES[(SEED + at) % STAGES.length]!];
}

function stageOf({ messages }: Pick<StandInRequest, 'messages'>): Stage {
  const prompt = messages[0]!.content;
  if (prompt.includes('Note everything')) return 'reading';
  return prompt.includes('is to be changed') ? 'refining' : 'writing';
}

const models = await startStandInModels({
  answer(request) {
    const { provider, model } = request;
    const stage = stageOf(request);
    asked.push({ model: `${provider}/${model}`, stage });
    const key = `${provider} ${model} ${stage}`;
    const isMet = met.has(key) || !stagesOf(provider, model).includes(stage);
    const fault = isMet ? null : (model as ModelFault);
    met.set(key, model as ModelFault);
    return { text: answerLikeAModel(request), fault };
  },
});
after(() => models.close());
const app = await makeApp({ after }, { works: false, env: models.env() });
const providers = aiProvidersFor(models.env());
/** Short timeouts, for faults that consist of waiting. */
const impatient = aiProvidersFor(models.env(), {
  connectMs: 30_000,
  firstTextMs: 60,
  stallMs: 60,
});
const waits: number[] = [];
const modelCalls = createModelCalls({
  providers: {
    ...providers,
    open: (provider, key) => ({
      stream(request, signal) {
        const messages = request.messages.map((one) => ({ ...one }));
        const stage = stageOf({ messages });
        const isFirst =
          !met.has(`${provider} ${request.model} ${stage}`) &&
          stagesOf(provider, request.model).includes(stage);
        const isStall = request.model === 'silent' || request.model === 'stalled';
        const from = isFirst && isStall ? impatient : providers;
        return from.open(provider, key).stream(request, signal);
      },
    }),
  },
  keys: app.keys,
  usage: app.usage,
  log: app.log.log,
  wait: async (ms) => void waits.push(ms),
});
const engine = createEngineThread();
after(() => engine.close());
const { entitlements } = app.billingParts;
const runner = createRunner({ ...app, engine, entitlements, modelCalls, models: app.providers });

/** Runs a job as the queue does, without its pauses. */
async function work(user: TestUser, id: string, jobNumber: number): Promise<Generation> {
  const job = { id, jobNumber };
  const context = { log: app.log.log, signal: new AbortController().signal };
  await runner.run(job, context).catch((error: unknown) => runner.fail(job, toAppError(error)));
  return (await user.call('GET', `/generations/${id}`)).body as Generation;
}

async function eventsOf(id: string): Promise<LiveEvent[]> {
  const { rows } = await app.database.db.$client.query<{ event: LiveEvent }>(
    'SELECT event FROM generation_events WHERE generation_id = $1 ORDER BY seq',
    [id],
  );
  return rows.map(({ event }) => event);
}

async function start(user: TestUser, model: string): Promise<string> {
  const { status, body } = await user.call('POST', '/generations', {
    format: 'tweet',
    // With a second format it writes from notes.
    alsoMake: ['linkedin'],
    text: SAID,
    title: 'Small gardens',
    language: 'english',
    model,
    options: { shape: 'single' },
  });
  assert.equal(status, 202, JSON.stringify(body));
  return body.generations[0].id as string;
}

interface Case {
  provider: KeyedProvider;
  fault: ModelFault;
  code: ErrorCode;
  /** The delay the provider asked for. */
  retryAfterSeconds?: number | undefined;
}

function casesOf(provider: KeyedProvider): Case[] {
  const http = Object.entries(FAULT_BODIES[provider]).map(([fault, body]) => {
    const { code, retryAfterSeconds } = body;
    return { provider, fault: fault as ModelFault, code, retryAfterSeconds };
  });
  const inStream = Object.entries(IN_STREAM).map(([fault, code]) => ({
    provider,
    fault: fault as ModelFault,
    code,
  }));
  return [...http, ...inStream];
}

async function passes({ provider, fault, code, retryAfterSeconds }: Case): Promise<void> {
  const { user, model } = await someone(provider, fault);
  const failing = stagesOf(provider, fault);
  const id = await start(user, model);
  const label = `${model} ${failing.join()}: `;
  const written = await work(user, id, 1);
  assert.equal(written.status, 'done', label + JSON.stringify(written.error));
  if (failing.includes('refining')) {
    const wish = { instruction: 'Warmer' };
    assert.equal((await user.call('POST', `/generations/${id}/refine`, wish)).status, 202);
    const refined = await work(user, id, 2);
    assert.equal(refined.status, 'done', label + JSON.stringify(refined.error));
  }

  // Viewers get an event for each failure, with the number of the next attempt.
  const retries = (await eventsOf(id)).filter((event) => event.type === 'retry');
  assert.deepEqual(
    retries.map((event) => [event.code, event.attempt]),
    failing.map(() => [code, 2]),
    label,
  );
  for (const { waitSeconds } of retries) assert.ok(waitSeconds >= (retryAfterSeconds ?? 0), label);
  await assertAsked(user, { id, model, code, failing });
}

async function stays({ provider, fault, code }: Case): Promise<void> {
  const { user, model } = await someone(provider, fault);
  const failing = stagesOf(provider, fault);
  const id = await start(user, model);
  const label = `${model} ${failing.join()}: `;
  let jobNumber = 0;
  const next = () => work(user, id, (jobNumber += 1));
  const fails = async () => {
    const failed = await next();
    assert.deepEqual([failed.status, failed.error?.code], ['failed', code], label);
    assert.equal(failed.error?.message, ERRORS[code].words, label);
    if (code === 'key_invalid') await mendKey(user, provider);
    assert.equal((await user.call('POST', `/generations/${id}/retry`)).status, 202, label);
    return failed;
  };
  for (const stage of ['reading', 'writing'] as const) if (failing.includes(stage)) await fails();
  const written = await next();
  assert.equal(written.status, 'done', label + JSON.stringify(written.error));
  if (failing.includes('refining')) {
    await user.call('POST', `/generations/${id}/refine`, { instruction: 'Warmer' });
    const failed = await fails();
    assert.deepEqual(failed.document, written.document, `${label}a failed wish changed the text`);
    assert.equal((await next()).status, 'done', label);
  }
  await assertAsked(user, { id, model, code, failing });
}

/** Each failed stage was asked once more; no stored one was asked again. */
async function assertAsked(
  user: TestUser,
  {
    id,
    model,
    code,
    failing,
  }: { id: string; model: string; code: ErrorCode; failing: readonly Stage[] },
): Promise<void> {
  const reached = STAGES.filter((stage) => stage !== 'refining' || failing.includes(stage));
  assert.deepEqual(
    stagesAsked(model),
    reached.flatMap((stage) => (failing.includes(stage) ? [stage, stage] : [stage])),
    model,
  );
  await assertBooked(user, id, code, { failures: failing.length, answers: reached.length });
}

const stagesAsked = (model: string) =>
  asked.filter((one) => one.model === model).map(({ stage }) => stage);

/** One ledger row per call, including failed ones with their reason, and no open reservation. */
async function assertBooked(
  user: TestUser,
  id: string,
  code: ErrorCode,
  { failures, answers }: { failures: number; answers: number },
): Promise<void> {
  const { rows, cap } = await app.usage.month(user.id, null);
  const own = rows.filter(({ generationId }) => generationId === id);
  const failed = own.filter(({ state }) => state === 'failed');
  assert.deepEqual(
    failed.map(({ error }) => error),
    Array.from({ length: failures }, () => code),
  );
  assert.equal(own.filter(({ state }) => state === 'done').length, answers);
  assert.equal(cap.heldCents, 0);
}

async function someone(
  provider: KeyedProvider,
  fault: ModelFault,
): Promise<{ user: TestUser; model: string }> {
  const user = await app.makeUser(`${provider}-${fault}@example.org`);
  await mendKey(user, provider);
  return { user, model: `${provider}/${fault}` };
}

async function mendKey(user: TestUser, provider: KeyedProvider): Promise<void> {
  const { status } = await user.call('PUT', `/settings/keys/${provider}`, { key: 'good-key-0001' });
  assert.equal(status, 200);
}

for (const { value: provider } of PROVIDERS) {
  describe(`${provider} × fault × stage, FAULT_SEED=${SEED}`, { concurrency: 4 }, () => {
    for (const one of casesOf(provider)) {
      test(one.fault, () => (PASSING.has(one.code) ? passes(one) : stays(one)));
    }
  });
}

test('every class of failure that has a message occurs', () => {
  const codes = new Set(CASES.map(({ code }) => code));
  const classes = [...PASSING, 'key_invalid', 'no_credit', 'no_model_access'] as const;
  for (const code of [...classes, 'context_too_long', 'refused_by_filter'] as const) {
    assert.ok(codes.has(code), code);
    assert.ok(new AppError(code).message.length > 40);
  }
});
