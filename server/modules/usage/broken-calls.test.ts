import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { KeyedProvider } from '#contract/catalog/providers.ts';
import { aiProvidersFor } from '#tests/support/ai-providers.ts';
import { makeApp } from '#tests/support/make-app.ts';
import {
  type ModelFault,
  startStandInModels,
  type StandInCall,
} from '#tests/support/stand-in-models/stand-in-models.ts';
import { untilSeen } from '#tests/support/until-seen.ts';
import { createModelCalls, type ModelCall } from './model-call.service.ts';
import { mostThought } from './received.ts';

/** One provider per wire format. */
const PROVIDERS: readonly KeyedProvider[] = ['openai', 'mistral', 'anthropic', 'google'];
const THOUGHT = 300;
const MOST_OUT = 40_000;
const NOTE_MS = 30;
/** Far longer than the few words a model here writes. */
const FEW_WORDS = 100;
const PROMPT = 'About bread and what makes it rise. '.repeat(150);

const standIn = await startStandInModels({
  answer: ({ model }) => ({
    text: model === 'empty' || model.startsWith('mute-') ? '' : 'Bread rises because of yeast.',
    thinkingTokens: model.startsWith('plain-') ? 0 : THOUGHT,
    fault: model.replace(/^(mute|plain)-/, '') as ModelFault,
  }),
});
after(() => standIn.close());
const app = await makeApp({ after }, { works: false, env: standIn.env() });
for (const provider of PROVIDERS)
  await app.keys.save(app.owner, provider, `key-of-${provider}`, { address: '', userAgent: '' });

const impatient = aiProvidersFor(standIn.env(), {
  connectMs: 30_000,
  firstTextMs: 1500,
  stallMs: 1500,
});
const makeCalls = (reasons: boolean) =>
  createModelCalls({
    providers: {
      ...impatient,
      describe: (provider, model) => ({ ...impatient.describe(provider, model), reasons }),
      cost: (_provider, _model, tokens) => ({
        microCents: tokens.in + 5 * tokens.out,
        estimated: false,
      }),
    },
    keys: app.keys,
    usage: app.usage,
    log: app.log.log,
    noteMs: NOTE_MS,
    wait: async () => {},
  });
const calls = makeCalls(true);

/** Bounds what a call that began now can be booked with. */
function startMeter(provider: KeyedProvider): () => number {
  const began = performance.now();
  return () => mostThought(provider, performance.now() - began + NOTE_MS) + FEW_WORDS;
}

let generations = 0;
async function ask(provider: KeyedProvider, model: string, changes: Partial<ModelCall> = {}) {
  const generationId = `gen_${(generations += 1)}`;
  const from = standIn.calls.length;
  const call: ModelCall = {
    use: { provider, model, payer: 'own' },
    ownerId: app.owner.id,
    generationId,
    format: 'blog',
    stage: 'writing',
    request: {
      system: 'Write plainly.',
      messages: [{ role: 'user', content: PROMPT }],
      maxOutputTokens: MOST_OUT,
    },
    expectedOutputTokens: 200,
    signal: new AbortController().signal,
    ...changes,
  };
  const most = startMeter(provider);
  await assert.rejects(calls.call(call));
  const mostOut = most();
  const { rows } = await app.usage.month(app.owner.id, null);
  return {
    booked: rows.filter((row) => row.generationId === generationId).toReversed(),
    metered: standIn.calls.slice(from).filter((one) => one.provider === provider),
    mostOut,
  };
}

const tokensOf = ({ tokens }: StandInCall) => [tokens.in, tokens.out];

describe('what a provider counted is booked exactly, even if its answer is unusable', () => {
  for (const provider of PROVIDERS) {
    for (const fault of ['refused_answer', 'empty', 'odd_end'] satisfies ModelFault[]) {
      // Anthropic has no such finish reason.
      if (provider === 'anthropic' && fault === 'odd_end') continue;
      test(`${provider} ${fault}`, async () => {
        const { booked, metered } = await ask(provider, fault);
        assert.ok(metered.every(({ tokens }) => tokens.out >= THOUGHT));
        assert.deepEqual(
          booked.map((row) => [row.tokensIn, row.tokensOut]),
          metered.map(tokensOf),
        );
        assert.ok(booked.every(({ estimated }) => !estimated));
      });
    }
  }
});
describe(
  'an answer that breaks off while the model thinks is booked as an estimate: never less than is owed, nor more than can have been produced',
  { concurrency: 4 },
  () => {
    const faults = [
      'mute-stalled',
      'mute-cut',
      'mute-ended_early',
      'malformed',
      'error_in_stream',
      'silent',
    ];
    for (const provider of PROVIDERS) {
      test(provider, async () => {
        for (const fault of faults) {
          const { booked, metered, mostOut } = await ask(provider, fault);
          assert.equal(booked.length, metered.length, fault);
          for (const [index, row] of booked.entries()) {
            const { tokens } = metered[index]!;
            assert.ok(row.estimated, fault);
            assert.ok(
              row.tokensOut >= tokens.out && row.tokensOut <= mostOut,
              `${fault} ${row.tokensOut} of ${mostOut}`,
            );
            assert.ok(row.tokensIn >= tokens.in * 0.85, `${fault} ${row.tokensIn} of ${tokens.in}`);
            if (provider === 'anthropic' && fault !== 'silent')
              assert.equal(row.tokensIn, tokens.in, 'it had said so');
          }
        }
      });
    }
  },
);

test('a user who repeatedly stops a model while it thinks reaches their cap', async () => {
  for (const provider of PROVIDERS) {
    const stop = new AbortController();
    const asking = ask(provider, 'mute-stalled', { signal: stop.signal });
    const before = standIn.calls.length;
    while ((standIn.calls[before]?.tokens.out ?? 0) === 0) await new Promise(setImmediate);
    stop.abort(new Error('stopped'));
    const { booked, metered } = await asking;
    assert.deepEqual([booked.length, metered.length], [1, 1]);
    assert.ok(booked[0]!.estimated && booked[0]!.tokensOut >= metered[0]!.tokens.out, provider);
  }
});

test('a call left by a dead process is booked with what its model may have thought', async () => {
  const { usage } = app;
  const stop = new AbortController();
  const generationId = 'gen_left';
  const most = startMeter('openai');
  const asking = ask('openai', 'mute-stalled', { signal: stop.signal, generationId });
  const before = standIn.calls.length;
  while ((standIn.calls[before]?.tokens.out ?? 0) === 0) await new Promise(setImmediate);
  assert.equal(await usage.bookLostCalls(generationId), 1);
  const { tokensOut, estimated } = await usage.totalsOf(generationId);
  assert.ok(tokensOut >= THOUGHT && tokensOut <= most() && estimated, String(tokensOut));
  stop.abort(new Error('stopped'));
  await asking;
});

test('a call interrupted by a kill is booked by what had arrived, not by what was expected', async () => {
  const generationId = 'gen_killed';
  const use = { provider: 'mistral', model: 'plain-stalled', payer: 'own' } as const;
  const before = standIn.calls.length;
  const stop = new AbortController();
  const arrived = Promise.withResolvers<void>();
  const answer = makeCalls(false).call({
    use,
    ownerId: app.owner.id,
    generationId,
    format: 'blog',
    stage: 'writing',
    request: {
      system: 'Write plainly.',
      messages: [{ role: 'user', content: PROMPT }],
      maxOutputTokens: MOST_OUT,
    },
    expectedOutputTokens: 20_000,
    signal: stop.signal,
    onText: () => arrived.resolve(),
  });
  const ended = assert.rejects(answer);
  await arrived.promise;
  // A note from before the first word still allows for thinking; the next one doesn't.
  await untilSeen(async () => (await app.usage.totalsOf(generationId)).tokensOut < 1000 || null);
  assert.equal(await app.usage.bookLostCalls(generationId), 1);
  const { tokensOut } = await app.usage.totalsOf(generationId);
  const sent = standIn.calls[before]!.tokens.out;
  assert.ok(tokensOut >= sent && tokensOut < 1000, `${tokensOut} for ${sent}`);
  stop.abort(new Error('stopped'));
  await ended;
});
