import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { toAppError } from '#server/core/app-error.ts';
import type { AiTokens, ModelInfo } from '#server/providers/ai/port.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { createModelCalls, type ModelCall } from './model-call.service.ts';
import type { CallIntent } from './call-booking.ts';
import { MICRO_CENTS, type Usage } from './usage.service.ts';

const SENTENCE = 'Bread rises because yeast makes gas. ';
const TEXT = SENTENCE.repeat(40).trim();
const USUAL_THOUGHT = 1500;
/** As the model that thinks: a short answer, and room to think many times that. */
const [EXPECTED, MOST] = [400, 9000];
/** A cent per hundred tokens of output. */
const OUT_MICRO_CENTS = MICRO_CENTS / 100;
const costOf = ({ in: asked, out }: AiTokens) => asked * 100 + out * OUT_MICRO_CENTS;
const WHOLE_CENTS = (MOST * OUT_MICRO_CENTS) / MICRO_CENTS;
const LIKELY_CENTS = ((EXPECTED + USUAL_THOUGHT) * OUT_MICRO_CENTS) / MICRO_CENTS;

/** Tokens the stand-in thinks before it answers. */
let thinkingTokens = 1000;
let gate = Promise.resolve();
const standIn = await startStandInModels({
  async answer() {
    await gate;
    return { text: TEXT, thinkingTokens };
  },
});
after(() => standIn.close());
const app = await makeApp({ after }, { works: false, env: standIn.env() });
const { usage } = app;

function makeCalls(
  wait?: (ms: number, signal: AbortSignal) => Promise<void>,
  counted = usage,
  info: Partial<ModelInfo> = { reasons: true },
) {
  return createModelCalls({
    providers: {
      ...app.providers,
      cost: (_provider, _model, tokens) => ({ microCents: costOf(tokens), estimated: false }),
      describe: (...of) => ({ ...app.providers.describe(...of), ...info }),
    },
    keys: app.keys,
    usage: counted,
    log: app.log.log,
    ...(wait && { wait }),
  });
}

let users = 0;
async function makeCareful(capCents: number) {
  users += 1;
  const user = await app.makeUser(`careful${users}@example.org`);
  await app.keys.save(user, 'openai', `key-of-careful${users}`, { address: '', userAgent: '' });
  await app.settings.change(user, { capCents });
  return user;
}

function callOf(ownerId: string): ModelCall {
  return {
    use: { provider: 'openai', model: 'thinker', payer: 'own' },
    ownerId,
    generationId: `gen_${users}`,
    format: 'blog',
    stage: 'writing',
    request: {
      system: 'Write plainly.',
      messages: [{ role: 'user', content: 'About bread.' }],
      maxOutputTokens: MOST,
    },
    expectedOutputTokens: EXPECTED,
    signal: new AbortController().signal,
  };
}

async function spentBy(ownerId: string): Promise<number> {
  const { cap } = await usage.month(ownerId, null);
  assert.equal(cap.heldCents, 0, 'nothing stays held back');
  return cap.spentCents;
}

test('a limit with room for one and a half times the expected answer lets a call start, though the longest would cost five times it', async () => {
  const capCents = Math.ceil(LIKELY_CENTS * 1.5);
  assert.ok(WHOLE_CENTS > 3 * capCents);
  const user = await makeCareful(capCents);
  const answer = await makeCalls().call(callOf(user.id));
  assert.deepEqual([answer.text, answer.finish], [TEXT, 'stop']);
  assert.equal(answer.shortenedBy, 'spending_cap_reached');
  const { maxOutputTokens } = standIn.calls.at(-1)!;
  assert.ok(maxOutputTokens < MOST && maxOutputTokens > EXPECTED + USUAL_THOUGHT);
  assert.ok((await spentBy(user.id)) <= capCents);
});

test('a call with room for its longest answer asks for all of it', async () => {
  const user = await makeCareful(Math.ceil(WHOLE_CENTS) + 5);
  const { shortenedBy } = await makeCalls().call(callOf(user.id));
  assert.deepEqual([standIn.calls.at(-1)!.maxOutputTokens, shortenedBy], [MOST, null]);
});

test('a limit without room for the expected answer stops the call before it costs anything', async () => {
  const user = await makeCareful(Math.floor(LIKELY_CENTS));
  const asked = standIn.calls.length;
  await assert.rejects(makeCalls().call(callOf(user.id)), { code: 'spending_cap_reached' });
  assert.equal(standIn.calls.length, asked);
  assert.equal(await spentBy(user.id), 0);
});

test('a model that thinks without end cannot spend more than the limit, however many calls it is asked in', async () => {
  thinkingTokens = 100_000;
  try {
    for (const capCents of [Math.ceil(LIKELY_CENTS * 1.5), 77, 140]) {
      const user = await makeCareful(capCents);
      const calls = makeCalls(async () => {});
      const ended = await Promise.allSettled(
        Array.from({ length: 8 }, () => calls.call(callOf(user.id))),
      );
      const refused = ended.filter((one) => one.status === 'rejected');
      assert.ok(refused.length > 0 && refused.length < 8);
      for (const { reason } of refused)
        assert.equal(toAppError(reason).code, 'spending_cap_reached');
      const spent = await spentBy(user.id);
      assert.ok(spent > 0 && spent <= capCents, `${spent} of ${capCents}`);
    }
  } finally {
    thinkingTokens = 1000;
  }
});

test('calls that start together share a limit that has room for what they really cost', async () => {
  // Each costs about 14 cents, and would reserve 90.
  const user = await makeCareful(100);
  // The first answer comes only when another call waits for what it holds.
  const oneWaits = Promise.withResolvers<void>();
  gate = oneWaits.promise;
  let running = 0;
  let oneEnds = Promise.withResolvers<void>();
  const counted: Usage = {
    ...usage,
    async beginCall(intent) {
      const id = await usage.beginCall(intent);
      running += 1;
      return id;
    },
    async settleCall(...outcome) {
      await usage.settleCall(...outcome);
      running -= 1;
      oneEnds.resolve();
      oneEnds = Promise.withResolvers();
    },
  };
  const calls = makeCalls(async () => {
    oneWaits.resolve();
    if (running > 0) await oneEnds.promise;
  }, counted);
  const answers = await Promise.all(Array.from({ length: 4 }, () => calls.call(callOf(user.id))));
  for (const { finish } of answers) assert.equal(finish, 'stop');
  assert.ok((await spentBy(user.id)) <= 100);
});

test('a limit lowered while a call waits applies to it', async () => {
  const user = await makeCareful(100);
  const calls = makeCalls(async () => {
    await app.settings.change(user, { capCents: 0 });
  });
  const held = await usage.beginCall({
    ...callOf(user.id),
    payer: 'own',
    provider: 'openai',
    model: 'thinker',
    expected: { tokens: { in: 0, out: 0, cached: 0 }, microCents: 0 },
    ceilingMicroCents: 90 * MICRO_CENTS,
  });
  await assert.rejects(calls.call(callOf(user.id)), { code: 'spending_cap_reached' });
  await usage.settleCall(held, {
    tokens: { in: 0, out: 0, cached: 0 },
    microCents: 0,
    estimated: false,
  });
});

test('a call whose process dies is never booked with more than it had reserved', async () => {
  const user = await makeCareful(Math.ceil(LIKELY_CENTS * 1.5));
  await app.keys.save(user, 'groq', 'key-of-a-fast-one', { address: '', userAgent: '' });
  const begun: CallIntent[] = [];
  const counted: Usage = {
    ...usage,
    beginCall(intent) {
      begun.push(intent);
      return usage.beginCall(intent);
    },
  };
  // So fast that it can write more than the limit leaves, before its first note.
  const use = { provider: 'groq', model: 'thinker', payer: 'own' } as const;
  await makeCalls(undefined, counted).call({ ...callOf(user.id), use });
  assert.ok(begun.length > 1);
  for (const { expected, ceilingMicroCents } of begun) {
    assert.ok(expected.microCents <= ceilingMicroCents);
  }
});

test('a model nobody knows gets room to think, or its answer might be cut off after being paid for', async () => {
  const { use, request } = callOf('nobody');
  const leastOf = (info: Partial<ModelInfo>) =>
    makeCalls(undefined, usage, info).price(use, request, EXPECTED).least.maxOutputTokens;
  assert.ok(leastOf({ reasons: false, known: true }) < USUAL_THOUGHT);
  assert.ok(leastOf({ reasons: false, known: false }) > EXPECTED + USUAL_THOUGHT);
});
