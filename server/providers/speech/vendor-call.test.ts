import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { AppError } from '#server/core/app-error.ts';
import { startSpeechServer } from '#tests/support/speech-server.ts';
import { createElevenLabsEngine } from './elevenlabs.ts';
import { createGoogleEngine } from './google.ts';
import { createOpenAiEngine } from './openai.ts';
import { fromRawPcm } from './pcm16.ts';
import type { SpeechEngine } from './port.ts';

const speech = await startSpeechServer({ after });
const openAi = createOpenAiEngine(speech.env['OPENAI_BASE_URL']);
const google = createGoogleEngine(speech.env['GOOGLE_AI_BASE_URL']);
const eleven = createElevenLabsEngine(speech.env['ELEVENLABS_BASE_URL']);

async function faultOf(engine: SpeechEngine, voice: string): Promise<AppError> {
  const request = {
    voice,
    language: 'english',
    text: 'Hello.',
    pace: 1,
    ipa: {},
    key: 'k',
  } as const;
  const error = await engine.speak(request, new AbortController().signal).then(
    () => assert.fail('it spoke'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof AppError);
  return error;
}

/** https://github.com/RooCodeInc/Roo-Code/issues/3883: Google's per-minute rate limit. */
const GEMINI_BUSY = {
  error: {
    code: 429,
    message:
      'You exceeded your current quota, please check your plan and billing details. For more information on this error, head to: https://ai.google.dev/gemini-api/docs/rate-limits.',
    status: 'RESOURCE_EXHAUSTED',
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
        violations: [
          {
            quotaMetric: 'generativelanguage.googleapis.com/generate_content_free_tier_requests',
            quotaId: 'GenerateRequestsPerMinutePerProjectPerModel-FreeTier',
            quotaDimensions: { location: 'global', model: 'gemini-3.8-flash-tts' },
          },
        ],
      },
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '26s' },
    ],
  },
};

/** https://github.com/continuedev/continue/issues/10085: a plan without access to that model. */
const GEMINI_NOTHING = {
  error: {
    code: 429,
    message:
      'You exceeded your current quota, please check your plan and billing details. \n* Quota exceeded for metric: generativelanguage.googleapis.com/generate_content_free_tier_requests, limit: 0, model: gemini-2.5-pro\nPlease retry in 38.863719904s.',
    status: 'RESOURCE_EXHAUSTED',
  },
};

/** https://github.com/feder-cr/invisible_playwright_mcp/issues/145: OpenAI's rate limit. */
const OPENAI_BUSY = {
  error: {
    message:
      'Rate limit reached for gpt-4o-mini-tts in organization <org> on requests per min (RPM): Limit 3, Used 3, Requested 1. Please try again in 20s. Visit https://platform.openai.com/account/rate-limits to learn more. You can increase your rate limit by adding a payment method to your account at https://platform.openai.com/account/billing.',
    type: 'requests',
    param: null,
    code: 'rate_limit_exceeded',
  },
};

/** https://platform.openai.com/docs/guides/error-codes: quota used up. */
const OPENAI_EMPTY = {
  error: {
    message: 'You exceeded your current quota, please check your plan and billing details.',
    type: 'insufficient_quota',
    param: null,
    code: 'insufficient_quota',
  },
};

test("a rate-limited provider is retried after the delay it names, and the customer isn't told to pay", async () => {
  const cases = [
    [google, 'kore', 429, GEMINI_BUSY, 'voice_busy', 26],
    [openAi, 'cedar', 429, OPENAI_BUSY, 'voice_busy', 20],
    // https://help.elevenlabs.io/hc/en-us/articles/19571824571921
    [eleven, 'rachel', 429, { detail: { status: 'too_many_concurrent_requests' } }, 'voice_busy'],
    [google, 'kore', 429, GEMINI_NOTHING, 'voice_no_credit', 39],
    [openAi, 'cedar', 429, OPENAI_EMPTY, 'voice_no_credit'],
    // https://help.elevenlabs.io/hc/en-us/articles/19572237925521
    [eleven, 'rachel', 401, { detail: { status: 'quota_exceeded' } }, 'voice_no_credit'],
    [eleven, 'rachel', 401, { detail: { status: 'invalid_api_key' } }, 'voice_key_refused'],
    [openAi, 'cedar', 503, { error: { message: 'overloaded' } }, 'voice_unreachable'],
  ] as const;
  for (const [engine, voice, status, body, code, seconds] of cases) {
    speech.faults.push({ status, body });
    const fault = await faultOf(engine, voice);
    assert.deepEqual([fault.code, fault.retryAfterSeconds], [code, seconds], JSON.stringify(body));
  }
  const message = 'Rate limit reached. Please try again in 7m12s.';
  speech.faults.push({ status: 429, body: { error: { message } } });
  assert.equal((await faultOf(openAi, 'cedar')).retryAfterSeconds, 300, 'no longer than we wait');
});

test('a line that was sent but not fully returned is distinguished from one that was never sent', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const engine = createOpenAiEngine(`http://127.0.0.1:${port}/v1`);
  assert.equal((await faultOf(engine, 'cedar')).code, 'voice_cut_off');
  await new Promise((resolve) => server.close(resolve));
  assert.equal((await faultOf(engine, 'cedar')).code, 'voice_unreachable');
});

test('an endless error response is classified by its beginning', { timeout: 20_000 }, async () => {
  const server = createServer((socket) =>
    // The client hangs up once it has read enough.
    socket
      .on('error', () => {})
      .once('data', () => {
        const said = JSON.stringify(OPENAI_EMPTY).padEnd(100_000);
        socket.write(`HTTP/1.1 500 No\r\ncontent-length: 999999999\r\n\r\n${said}`);
      }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const engine = createOpenAiEngine(`http://127.0.0.1:${port}/v1`);
  assert.equal((await faultOf(engine, 'cedar')).code, 'voice_no_credit');
  await new Promise((resolve) => server.close(resolve));
});

test("Google's price follows its price list's dates", (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.UTC(2026, 11, 31) });
  const before = google.price!.microCents;
  t.mock.timers.setTime(Date.UTC(2027, 0, 1));
  assert.equal(google.price!.microCents, before * 2);
});

test('only the audio of a WAV file is played, not other chunks', () => {
  const name = Buffer.from('LIST\x05\0\0\0INFO!\0');
  const format = Buffer.from(
    'fmt \x10\0\0\0\x01\0\x01\0\x80\x3e\0\0\0\x7d\0\0\x02\0\x10\0',
    'latin1',
  );
  const sound = Buffer.from('data\x04\0\0\0\0\x40\0\xc0', 'latin1');
  const file = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE'), format, name, sound]);
  const { sampleRate, samples } = fromRawPcm(file, 24_000);
  assert.deepEqual([sampleRate, ...samples], [16_000, 0.5, -0.5]);
  assert.throws(() => fromRawPcm(file.subarray(0, 40), 24_000), { code: 'clip_unusable' });
});
