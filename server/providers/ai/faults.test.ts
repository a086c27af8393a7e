import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { KeyedProvider } from '#contract/catalog/providers.ts';
import { FAULT_BODIES } from '#tests/support/stand-in-models/fault-bodies.data.ts';
import { classify, toProviderError } from './faults.ts';
import { readFault } from './read-fault.ts';

for (const [provider, faults] of Object.entries(FAULT_BODIES)) {
  test(`${provider}: each documented failure has its own message and next step`, () => {
    for (const [name, { status, headers = {}, body, code, retryAfterSeconds }] of Object.entries(
      faults,
    )) {
      if (status === 200) continue;
      const fault = readFault(status, headers, body);
      assert.equal(classify(provider as KeyedProvider, fault), code, name);
      assert.equal(fault.retryAfterSeconds, retryAfterSeconds ?? null, name);
    }
  });
}

/** Error bodies from vendor documentation that the stand-ins don't send. */
const MORE = [
  // https://docs.claude.com/en/api/errors: 402 billing_error, 413 request_too_large, 500 api_error, 504 timeout_error
  [
    'anthropic',
    402,
    { type: 'error', error: { type: 'billing_error', message: 'x' } },
    'no_credit',
  ],
  [
    'anthropic',
    413,
    { type: 'error', error: { type: 'request_too_large', message: 'x' } },
    'context_too_long',
  ],
  [
    'anthropic',
    500,
    { type: 'error', error: { type: 'api_error', message: 'x' } },
    'provider_overloaded',
  ],
  [
    'anthropic',
    504,
    { type: 'error', error: { type: 'timeout_error', message: 'x' } },
    'provider_overloaded',
  ],
  [
    'anthropic',
    403,
    { type: 'error', error: { type: 'permission_error', message: 'x' } },
    'no_model_access',
  ],
  // https://platform.openai.com/docs/guides/error-codes: region, billing codes
  [
    'openai',
    403,
    {
      error: {
        type: 'request_forbidden',
        code: 'unsupported_country_region_territory',
        message: 'x',
      },
    },
    'not_served_here',
  ],
  [
    'openai',
    429,
    { error: { type: 'insufficient_quota', code: 'credit_balance_exhausted', message: 'x' } },
    'no_credit',
  ],
  [
    'openai',
    429,
    {
      error: {
        type: 'tokens',
        code: 'rate_limit_exceeded',
        message:
          'Request too large for gpt-4.1 on tokens per min (TPM): Limit 30000, Requested 90000.',
      },
    },
    'context_too_long',
  ],
  [
    'openai',
    400,
    {
      error: {
        type: 'invalid_request_error',
        code: 'unsupported_value',
        message: 'Unsupported value: temperature',
      },
    },
    'request_refused',
  ],
  ['openai', 500, { error: { type: 'server_error', message: 'x' } }, 'provider_overloaded'],
  // https://ai.google.dev/gemini-api/docs/troubleshooting
  [
    'google',
    400,
    {
      error: {
        code: 400,
        status: 'FAILED_PRECONDITION',
        message: 'User location is not supported for the API use.',
      },
    },
    'not_served_here',
  ],
  [
    'google',
    400,
    {
      error: {
        code: 400,
        status: 'FAILED_PRECONDITION',
        message: 'Please enable billing on your project in Google AI Studio.',
      },
    },
    'no_credit',
  ],
  [
    'google',
    403,
    { error: { code: 403, status: 'PERMISSION_DENIED', message: 'x' } },
    'no_model_access',
  ],
  [
    'google',
    504,
    { error: { code: 504, status: 'DEADLINE_EXCEEDED', message: 'x' } },
    'provider_overloaded',
  ],
  // One variant sends errors in a stream as an array: github.com/google-gemini/gemini-cli/issues/6454
  [
    'google',
    429,
    [{ error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'x' } }],
    'rate_limited_by_provider',
  ],
  // github.com/Gitlawb/openclaude/issues/739
  [
    'mistral',
    422,
    {
      detail: [
        { type: 'extra_forbidden', loc: ['body', 'store'], msg: 'Extra inputs are not permitted' },
      ],
    },
    'request_refused',
  ],
  // github.com/warpdotdev/warp/issues/14863
  [
    'xai',
    403,
    {
      code: 'permission-denied',
      error:
        'Your team has either used all available credits or reached its monthly spending limit.',
    },
    'no_credit',
  ],
  // https://openrouter.ai/docs/api/reference/errors-and-debugging
  [
    'openrouter',
    402,
    {
      error: { code: 402, message: 'x', metadata: { limit_source: 'openrouter_in_flight_budget' } },
    },
    'rate_limited_by_provider',
  ],
  [
    'openrouter',
    503,
    { error: { code: 503, message: 'No available model provider' } },
    'provider_overloaded',
  ],
  [
    'openrouter',
    408,
    { error: { code: 408, message: 'Your request timed out' } },
    'provider_overloaded',
  ],
  // OpenRouter wraps the upstream provider's error: github.com/tailcallhq/forgecode/issues/1146
  [
    'openrouter',
    400,
    {
      error: {
        code: 400,
        message: 'Provider returned error',
        metadata: {
          provider_name: 'Anthropic',
          raw: '{"type":"error","error":{"type":"invalid_request_error","message":"prompt is too long: 213462 tokens > 200000 maximum"}}',
        },
      },
    },
    'context_too_long',
  ],
  [
    'openrouter',
    400,
    {
      error: {
        code: 400,
        message: 'Provider returned error',
        metadata: { provider_name: 'DeepSeek', raw: 'Content Exists Risk' },
      },
    },
    'refused_by_filter',
  ],
  // github.com/Gitlawb/openclaude/issues/936, /1549
  [
    'openrouter',
    429,
    {
      error: {
        code: 429,
        message:
          'Rate limit exceeded: free-models-per-day. Add 10 credits to unlock 1000 free model requests per day',
      },
    },
    'no_credit',
  ],
  // Amazon's ThrottlingException as passed on by gateways: github.com/anthropics/claude-code/issues/236,
  // minorun365/agent-book/issues/29
  [
    'local',
    429,
    { message: 'Too many tokens, please wait before trying again.' },
    'rate_limited_by_provider',
  ],
  [
    'local',
    429,
    { message: 'Too many tokens per day, please wait before trying again.' },
    'no_credit',
  ],
  // github.com/chatboxai/chatbox/issues/2263, github.com/danny-avila/LibreChat/issues/6926
  [
    'openai',
    400,
    {
      error: {
        message:
          'Your organization must be verified to stream this model. Please go to: https://platform.openai.com/settings/organization/general and click on Verify Organization.',
        type: 'invalid_request_error',
        param: 'stream',
        code: 'unsupported_value',
      },
    },
    'no_model_access',
  ],
  // github.com/ChatGPTNextWeb/NextChat/issues/4176
  [
    'openai',
    401,
    {
      error: {
        message: 'The OpenAI account associated with this API key has been deactivated.',
        type: 'invalid_request_error',
        code: 'account_deactivated',
      },
    },
    'key_invalid',
  ],
  // github.com/songquanpeng/one-api/issues/1764
  [
    'groq',
    400,
    {
      error: {
        message:
          'Organization has been restricted. Please reach out to support if you believe this was in error.',
        type: 'invalid_request_error',
        code: 'organization_restricted',
      },
    },
    'key_invalid',
  ],
  // Errors inside a stream have no status, so names and messages decide; permanent ones must not be retried.
  [
    'anthropic',
    0,
    {
      error: {
        type: 'invalid_request_error',
        message: 'Output blocked by content filtering policy',
      },
    },
    'refused_by_filter',
  ],
  ['anthropic', 0, { error: { type: 'invalid_request_error', message: 'x' } }, 'request_refused'],
  ['openai', 0, { error: { type: 'invalid_request_error', code: null } }, 'request_refused'],
  ['google', 0, { error: { status: 'INVALID_ARGUMENT', message: 'x' } }, 'request_refused'],
  ['openai', 0, { error: { type: 'server_error', code: 'server_error' } }, 'provider_overloaded'],
  ['openai', 0, { error: { code: 'rate_limit_exceeded' } }, 'rate_limited_by_provider'],
  ['mistral', 0, { error: { message: 'upstream went away' } }, 'provider_overloaded'],
  // Ollama's answer for a model that isn't installed.
  [
    'local',
    404,
    { error: { message: 'model "x" not found, try pulling it first' } },
    'no_model_access',
  ],
  ['local', 401, 'Unauthorized', 'request_refused'],
  // Undocumented errors.
  ['deepseek', 418, '', 'request_refused'],
  ['deepseek', 599, '<html>', 'provider_overloaded'],
] as const;

test('less common provider errors are classified, too', () => {
  for (const [provider, status, body, code] of MORE) {
    const label = `${provider} ${status} ${JSON.stringify(body).slice(0, 80)}`;
    assert.equal(classify(provider, readFault(status, {}, body)), code, label);
  }
});

test("a provider's retry delay is understood in every format", () => {
  const seconds = (headers: Record<string, string>, body: unknown = '') =>
    readFault(429, headers, body).retryAfterSeconds;
  const inTwoMinutes = new Date(Date.now() + 120_000).toUTCString();
  assert.equal(seconds({ 'retry-after': '120' }), 120);
  assert.equal(seconds({ 'retry-after-ms': '1500', 'retry-after': '9' }), 2);
  const told = seconds({ 'retry-after': inTwoMinutes })!;
  assert.ok(told >= 110 && told <= 121, String(told));
  assert.equal(seconds({}, { error: { details: [{ retryDelay: '34.5s' }] } }), 35);
  assert.equal(seconds({}, { error: { message: 'Please try again in 1m2.5s.' } }), 63);
  assert.equal(seconds({}, { error: { message: 'Please try again in 300ms.' } }), 1);
  assert.equal(seconds({}, { error: { message: 'Please retry in 37.82s.' } }), 38);
  assert.equal(seconds({ 'retry-after': 'soon' }), null);
  assert.equal(seconds({ 'retry-after': '99999999' }), 86_400);
});

test('errors that may be logged contain neither the key nor the prompt', () => {
  const body = {
    error: {
      message: 'Incorrect API key provided: sk-live-SECRET. Prompt: "MY DIARY"',
      type: 'x',
      code: 'y',
    },
  };
  const error = toProviderError('openai', readFault(401, {}, body));
  const everything = [error.message, String((error.cause as Error).message), error.stack].join(' ');
  assert.doesNotMatch(everything, /SECRET|DIARY/);
});
