import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { PROVIDERS } from '#contract/catalog/providers.ts';
import { AppError } from '#server/core/app-error.ts';
import { loadConfig } from '#server/core/config.ts';
import { FAULT_BODIES } from '#tests/support/stand-in-models/fault-bodies.data.ts';
import {
  IN_STREAM,
  type ModelFault,
  startStandInModels,
  type StandInModels,
} from '#tests/support/stand-in-models/stand-in-models.ts';
import type { AiPart, AiProviders } from './port.ts';
import { selectAiProviders } from './select.ts';

const TEXT = 'Grüße aus Kyōto — 東京も、서울도. The point is 42, not 41 👩‍💻.';
const TIMEOUTS = { connectMs: 30_000, firstTextMs: 30_000, stallMs: 30_000 };
/** For tests that wait for a timeout. */
const SHORT = { connectMs: 30_000, firstTextMs: 1500, stallMs: 1500 };
const REQUEST = {
  model: 'any-model',
  system: 'Write plainly.',
  messages: [{ role: 'user' as const, content: 'What is the point?' }],
  maxOutputTokens: 500,
};

const never = new AbortController().signal;

let standIn: StandInModels;
let providers: AiProviders;
let impatient: AiProviders;
let text = TEXT;

before(async () => {
  // Faults are selected by model name, so all tests can run concurrently.
  standIn = await startStandInModels({
    answer: ({ model }) => ({
      text,
      fault: model === REQUEST.model ? null : (model as ModelFault),
    }),
  });
  const { ai } = loadConfig({ ...standIn.env(), LOCAL_AI_URL: standIn.localUrl });
  providers = selectAiProviders(ai, TIMEOUTS);
  impatient = selectAiProviders(ai, SHORT);
});
after(() => standIn.close());

async function ask(
  provider: string,
  {
    signal = new AbortController().signal,
    ...changes
  }: Partial<typeof REQUEST> & { signal?: AbortSignal } = {},
): Promise<AiPart[]> {
  const model = providers.open(provider, 'good-key');
  return Array.fromAsync(model.stream({ ...REQUEST, ...changes }, signal));
}

const said = (parts: AiPart[]) =>
  parts.map((part) => (part.type === 'text' ? part.text : '')).join('');

async function failureOf(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof AppError, String(error));
  return error;
}

const ALL = [...PROVIDERS.map(({ value }) => value), 'local'];

describe('F9 every provider', () => {
  for (const provider of ALL) {
    test(`${provider}: the answer and its token counts arrive complete`, async () => {
      text = TEXT;
      const parts = await ask(provider);
      const call = standIn.calls.at(-1)!;
      assert.equal(said(parts), TEXT);
      const { in: tokensIn, out } = call.tokens;
      assert.deepEqual(parts.at(-1), {
        type: 'end',
        finish: 'stop',
        tokens: { in: tokensIn, out, cached: 0 },
      });
      assert.deepEqual(
        [call.provider, call.model, call.system, call.messages, call.maxOutputTokens],
        [provider, REQUEST.model, REQUEST.system, REQUEST.messages, REQUEST.maxOutputTokens],
      );
      assert.equal(call.key, provider === 'local' ? '' : 'good-key');
    });

    test(`${provider}: an answer cut off by its limit says so and can be continued`, async () => {
      const parts = await ask(provider, { maxOutputTokens: 5 });
      const end = parts.at(-1)!;
      assert.equal(end.type === 'end' && end.finish, 'length');
      assert.equal(end.type === 'end' && end.tokens?.out, 5);
    });
  }
});

describe('provider × fault', { concurrency: true }, () => {
  for (const { value: provider } of PROVIDERS) {
    for (const [model, body] of Object.entries(FAULT_BODIES[provider])) {
      test(`${provider}: ${model}`, async () => {
        const error = await failureOf(ask(provider, { model }));
        assert.equal(error.code, body.code);
        assert.equal(error.retryAfterSeconds, body.retryAfterSeconds);
      });
    }
    for (const [model, code] of Object.entries(IN_STREAM)) {
      test(`${provider}: ${model}`, async () => {
        const from = code === 'stalled' ? impatient : providers;
        const answer = from.open(provider, 'good-key').stream({ ...REQUEST, model }, never);
        assert.equal((await failureOf(Array.fromAsync(answer))).code, code);
      });
    }
  }

  test('an unreachable provider gets its own error', async () => {
    const away = loadConfig({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }).ai;
    const model = selectAiProviders(away, TIMEOUTS).open('openai', 'good-key');
    const error = await failureOf(Array.fromAsync(model.stream(REQUEST, never)));
    assert.equal(error.code, 'provider_unreachable');
  });
});

test('text sent before an answer breaks off still arrives', async () => {
  const parts: AiPart[] = [];
  const work = (async () => {
    for await (const part of providers
      .open('openai', 'k')
      .stream({ ...REQUEST, model: 'cut' }, never)) {
      parts.push(part);
    }
  })();
  assert.equal((await failureOf(work)).code, 'cut_off');
  assert.ok(said(parts).length > 0);
});

test('stopping closes the connection right away, so the provider stops billing', async () => {
  standIn.change({ tokensPerSecond: 20 });
  text = 'word '.repeat(400);
  const stop = new AbortController();
  const reason = new Error('stopped');
  const work = (async () => {
    for await (const part of providers.open('anthropic', 'k').stream(REQUEST, stop.signal)) {
      if (part.type === 'text') stop.abort(reason);
    }
  })();
  await assert.rejects(work, reason);
  const call = standIn.calls.at(-1)!;
  standIn.change({ tokensPerSecond: 2000 });
  text = TEXT;
  await ask('anthropic');
  assert.equal(call.finished, false);
  assert.ok(call.tokens.out < 100, `${call.tokens.out} tokens were counted`);
});

test("a custom base URL that only knows OpenAI's older format gets that format", async (t) => {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url!);
    if (!request.url!.endsWith('/chat/completions')) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"detail":"Not Found"}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(
      'data: {"choices":[{"delta":{"content":"Hi"},"finish_reason":"stop"}]}\r\n\r\ndata: [DONE]\r\n\r\n',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const own = selectAiProviders(loadConfig({ OPENAI_BASE_URL: baseUrl }).ai, TIMEOUTS);
  for (const _ of [1, 2]) {
    const parts = await Array.fromAsync(own.open('openai', 'k').stream(REQUEST, never));
    assert.equal(said(parts), 'Hi');
    assert.deepEqual(parts.at(-1), { type: 'end', finish: 'stop', tokens: null });
  }
  assert.deepEqual(paths, ['/v1/responses', '/v1/chat/completions', '/v1/chat/completions']);
});

test("redirects aren't followed, since they would leak the key", async (t) => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const own = selectAiProviders(loadConfig({ ANTHROPIC_BASE_URL: baseUrl }).ai, TIMEOUTS);
  await failureOf(Array.fromAsync(own.open('anthropic', 'k').stream(REQUEST, never)));
  assert.equal(await own.checkKey('anthropic', 'some-key'), 'unreachable');
  assert.equal(asked, 2);
});

test('F9 checking a key generates nothing', async () => {
  const callsBefore = standIn.calls.length;
  for (const provider of PROVIDERS.map(({ value }) => value)) {
    assert.equal(await providers.checkKey(provider, 'good-key'), 'valid', provider);
    assert.equal(await providers.checkKey(provider, 'wrong-key'), 'invalid', provider);
  }
  assert.equal(await providers.checkKey('openai', 'no\nheader'), 'invalid');
  assert.equal(standIn.calls.length, callsBefore);
});

test('models of a local server are listed as it reports them', async () => {
  assert.deepEqual(await providers.house.localModels(), ['stand-in-model']);
});
