import type { KeyedProvider } from '#contract/catalog/providers.ts';
import type { ErrorCode } from '#contract/errors.ts';

/**
 * Every provider's error responses, written from its documentation (`source`), with the error code we must map each
 * to. The stand-ins send these, and the fault table is tested against all of them.
 */
interface FaultBody {
  source: string;
  status: number;
  headers?: Record<string, string>;
  body: unknown;
  code: ErrorCode;
  retryAfterSeconds?: number;
}

export type HttpFault =
  | 'bad_key'
  | 'no_credit'
  | 'no_access'
  | 'rate_limited'
  | 'too_long'
  | 'filtered'
  | 'overloaded';

const OPENAI = 'https://platform.openai.com/docs/guides/error-codes';
const ANTHROPIC = 'https://docs.claude.com/en/api/errors';
const GOOGLE = 'https://ai.google.dev/gemini-api/docs/troubleshooting';
const MISTRAL = 'https://docs.mistral.ai/api (errors), github.com/cline/cline/issues/9085';
const GROQ = 'https://console.groq.com/docs/errors';
const XAI = 'https://docs.x.ai/docs/key-information/debugging';
const DEEPSEEK = 'https://api-docs.deepseek.com/quick_start/error_codes';
const OPENROUTER = 'https://openrouter.ai/docs/api/reference/errors-and-debugging';

const openaiLike = (message: string, type: string, code: string | null = null) => ({
  error: { message, type, param: null, code },
});
const anthropicLike = (type: string, message: string) => ({
  type: 'error',
  error: { type, message },
  request_id: 'req_011CSHoEeqs5C35K2UUqR7Fy',
});
const googleLike = (code: number, status: string, message: string, details: unknown[] = []) => ({
  error: { code, message, status, details },
});
const mistralLike = (message: string, type: string, code: string) => ({
  object: 'error',
  message,
  type,
  param: null,
  code,
});
const openrouterLike = (code: number, message: string, metadata?: object) => ({
  error: { code, message, ...(metadata && { metadata }) },
});

type Faults = Record<HttpFault, FaultBody>;

export const FAULT_BODIES: Record<KeyedProvider, Faults> = {
  openai: {
    bad_key: {
      source: OPENAI,
      status: 401,
      body: openaiLike(
        'Incorrect API key provided: sk-wrong****. You can find your API key at https://platform.openai.com/account/api-keys.',
        'invalid_request_error',
        'invalid_api_key',
      ),
      code: 'key_invalid',
    },
    no_credit: {
      source: `${OPENAI}, github.com/mattvr/shellgpt/issues/23`,
      status: 429,
      body: openaiLike(
        'You exceeded your current quota, please check your plan and billing details.',
        'insufficient_quota',
        'insufficient_quota',
      ),
      code: 'no_credit',
    },
    no_access: {
      source: OPENAI,
      status: 404,
      body: openaiLike(
        'The model `gpt-none` does not exist or you do not have access to it.',
        'invalid_request_error',
        'model_not_found',
      ),
      code: 'no_model_access',
    },
    rate_limited: {
      source: OPENAI,
      status: 429,
      headers: { 'retry-after': '7' },
      body: openaiLike(
        'Rate limit reached for gpt-4.1 in organization org-1 on tokens per min (TPM): Limit 30000, Used 28000, Requested 5000. Please try again in 6s.',
        'tokens',
        'rate_limit_exceeded',
      ),
      code: 'rate_limited_by_provider',
      retryAfterSeconds: 7,
    },
    too_long: {
      source: OPENAI,
      status: 400,
      body: openaiLike(
        "This model's maximum context length is 128000 tokens. However, your messages resulted in 150000 tokens. Please reduce the length of the messages.",
        'invalid_request_error',
        'context_length_exceeded',
      ),
      code: 'context_too_long',
    },
    filtered: {
      source: OPENAI,
      status: 400,
      body: openaiLike(
        'Your request was rejected as a result of our safety system.',
        'invalid_request_error',
        'content_policy_violation',
      ),
      code: 'refused_by_filter',
    },
    overloaded: {
      source: OPENAI,
      status: 503,
      body: openaiLike(
        'The engine is currently overloaded, please try again later.',
        'service_unavailable_error',
        'server_is_overloaded',
      ),
      code: 'provider_overloaded',
    },
  },

  anthropic: {
    bad_key: {
      source: ANTHROPIC,
      status: 401,
      body: anthropicLike('authentication_error', 'invalid x-api-key'),
      code: 'key_invalid',
    },
    no_credit: {
      source: `${ANTHROPIC}, portkey.ai/error-library/account-billing-error-10155`,
      status: 400,
      body: anthropicLike(
        'invalid_request_error',
        'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
      ),
      code: 'no_credit',
    },
    no_access: {
      source: ANTHROPIC,
      status: 404,
      body: anthropicLike('not_found_error', 'model: claude-none'),
      code: 'no_model_access',
    },
    rate_limited: {
      source: 'https://docs.claude.com/en/api/rate-limits',
      status: 429,
      headers: { 'retry-after': '7' },
      body: anthropicLike(
        'rate_limit_error',
        'This request would exceed your organization’s rate limit of 30,000 input tokens per minute.',
      ),
      code: 'rate_limited_by_provider',
      retryAfterSeconds: 7,
    },
    too_long: {
      source: 'https://docs.claude.com/en/docs/build-with-claude/context-windows',
      status: 400,
      body: anthropicLike(
        'invalid_request_error',
        'prompt is too long: 213462 tokens > 200000 maximum',
      ),
      code: 'context_too_long',
    },
    filtered: {
      source: 'github.com/anthropics/claude-code/issues/6195, /58367',
      status: 400,
      body: anthropicLike('invalid_request_error', 'Output blocked by content filtering policy'),
      code: 'refused_by_filter',
    },
    overloaded: {
      source: ANTHROPIC,
      status: 529,
      body: anthropicLike('overloaded_error', 'Overloaded'),
      code: 'provider_overloaded',
    },
  },

  google: {
    bad_key: {
      source: `${GOOGLE}, github.com/google-gemini/gemini-cli/issues/25198`,
      status: 400,
      body: googleLike(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'API_KEY_INVALID',
          domain: 'googleapis.com',
          metadata: { service: 'generativelanguage.googleapis.com' },
        },
      ]),
      code: 'key_invalid',
    },
    no_credit: {
      source: `${GOOGLE}, github.com/itcon-pty-au/stremio-ai-search/issues/147`,
      status: 429,
      body: googleLike(
        429,
        'RESOURCE_EXHAUSTED',
        'You exceeded your current quota, please check your plan and billing details.',
        [
          {
            '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
            violations: [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier' }],
          },
          { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '37s' },
        ],
      ),
      code: 'no_credit',
      retryAfterSeconds: 37,
    },
    no_access: {
      source: GOOGLE,
      status: 404,
      body: googleLike(
        404,
        'NOT_FOUND',
        'models/gemini-none is not found for API version v1beta, or is not supported for generateContent.',
      ),
      code: 'no_model_access',
    },
    rate_limited: {
      source: `${GOOGLE}, github.com/letterstory/lettertrace/pull/34`,
      status: 429,
      body: googleLike(
        429,
        'RESOURCE_EXHAUSTED',
        'Resource has been exhausted (e.g. check quota).',
        [
          {
            '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
            violations: [{ quotaId: 'GenerateContentInputTokensPerModelPerMinute' }],
          },
          { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '7s' },
        ],
      ),
      code: 'rate_limited_by_provider',
      retryAfterSeconds: 7,
    },
    too_long: {
      source: GOOGLE,
      status: 400,
      body: googleLike(
        400,
        'INVALID_ARGUMENT',
        'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
      ),
      code: 'context_too_long',
    },
    filtered: {
      // A blocked prompt gets a 200 response without candidates.
      source: 'https://ai.google.dev/gemini-api/docs/safety-settings',
      status: 200,
      body: {
        promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
        usageMetadata: { promptTokenCount: 9 },
      },
      code: 'refused_by_filter',
    },
    overloaded: {
      source: GOOGLE,
      status: 503,
      body: googleLike(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'),
      code: 'provider_overloaded',
    },
  },

  mistral: {
    bad_key: {
      source: 'github.com/coolcline/CoolCline/issues/36',
      status: 401,
      body: { message: 'Unauthorized', request_id: '933f233947ff6d346065bb297e4a4d56' },
      code: 'key_invalid',
    },
    no_credit: {
      source: MISTRAL,
      status: 402,
      body: { detail: 'Payment required: the workspace has no credit left.' },
      code: 'no_credit',
    },
    no_access: {
      source: MISTRAL,
      status: 400,
      body: mistralLike('Invalid model: mistral-none', 'invalid_model', '1500'),
      code: 'no_model_access',
    },
    rate_limited: {
      source: 'github.com/raycast/extensions/issues/31107',
      status: 429,
      headers: { 'retry-after': '7' },
      body: { ...mistralLike('Rate limit exceeded', 'rate_limited', '1300'), raw_status_code: 429 },
      code: 'rate_limited_by_provider',
      retryAfterSeconds: 7,
    },
    too_long: {
      source: MISTRAL,
      status: 400,
      body: mistralLike(
        'Prompt contains 140000 tokens and 0 draft tokens, too large for model with 131072 maximum context length',
        'invalid_request_error',
        '3051',
      ),
      code: 'context_too_long',
    },
    filtered: {
      source: MISTRAL,
      status: 403,
      body: mistralLike('The request was blocked by moderation.', 'content_moderation', '1910'),
      code: 'refused_by_filter',
    },
    overloaded: {
      source: MISTRAL,
      status: 429,
      body: mistralLike(
        'Service tier capacity exceeded for this model.',
        'service_tier_capacity_exceeded',
        '3505',
      ),
      code: 'provider_overloaded',
    },
  },

  groq: {
    bad_key: {
      source: GROQ,
      status: 401,
      body: openaiLike('Invalid API Key', 'invalid_request_error', 'invalid_api_key'),
      code: 'key_invalid',
    },
    no_credit: {
      source: 'https://console.groq.com/docs/spend-limits',
      status: 402,
      body: openaiLike(
        'Spend limit reached for this organization.',
        'insufficient_quota',
        'blocked_api_access',
      ),
      code: 'no_credit',
    },
    no_access: {
      source: GROQ,
      status: 404,
      body: openaiLike(
        'The model `llama-none` does not exist or you do not have access to it.',
        'invalid_request_error',
        'model_not_found',
      ),
      code: 'no_model_access',
    },
    rate_limited: {
      source: 'https://console.groq.com/docs/rate-limits',
      status: 429,
      body: openaiLike(
        'Rate limit reached for model `llama-3.3-70b-versatile` on tokens per minute (TPM): Limit 12000, Used 11900, Requested 1500. Please try again in 6.5s. Visit https://console.groq.com/docs/rate-limits for more information.',
        'tokens',
        'rate_limit_exceeded',
      ),
      code: 'rate_limited_by_provider',
      retryAfterSeconds: 7,
    },
    too_long: {
      source: GROQ,
      status: 413,
      body: openaiLike(
        'Request too large for model `llama-3.3-70b-versatile` on tokens per minute (TPM): Limit 12000, Requested 40000, please reduce your message size and try again.',
        'tokens',
        'rate_limit_exceeded',
      ),
      code: 'context_too_long',
    },
    filtered: {
      source: GROQ,
      status: 400,
      body: openaiLike('The request was refused.', 'invalid_request_error', 'content_filter'),
      code: 'refused_by_filter',
    },
    overloaded: {
      source: GROQ,
      status: 498,
      body: openaiLike(
        'Flex tier capacity exceeded.',
        'internal_server_error',
        'capacity_exceeded',
      ),
      code: 'provider_overloaded',
    },
  },

  xai: {
    bad_key: {
      source: 'github.com/openai/codex/issues/1352, github.com/continuedev/continue/issues/10778',
      status: 400,
      body: {
        code: 'Client specified an invalid argument',
        error:
          'Incorrect API key provided: xa***ng. You can obtain an API key from https://console.x.ai.',
      },
      code: 'key_invalid',
    },
    no_credit: {
      source: 'github.com/continuedev/continue/issues/12670',
      status: 403,
      body: {
        code: 'The caller does not have permission to execute the specified operation',
        error:
          "Your newly created team doesn't have any credits or licenses yet. You can purchase those on https://console.x.ai.",
      },
      code: 'no_credit',
    },
    no_access: {
      source: XAI,
      status: 404,
      body: {
        code: 'Some requested entity was not found',
        error: 'The model grok-none does not exist or your team does not have access to it.',
      },
      code: 'no_model_access',
    },
    rate_limited: {
      source: XAI,
      status: 429,
      headers: { 'retry-after': '7' },
      body: { code: 'Some resource has been exhausted', error: 'Too many requests for team.' },
      code: 'rate_limited_by_provider',
      retryAfterSeconds: 7,
    },
    too_long: {
      source: 'github.com/cline/cline/issues/3120',
      status: 400,
      body: {
        code: 'Client specified an invalid argument',
        error:
          "This model's maximum prompt length is 131072 but the request contains 150000 tokens.",
      },
      code: 'context_too_long',
    },
    filtered: {
      source: XAI,
      status: 403,
      body: {
        code: 'The caller does not have permission to execute the specified operation',
        error: 'Content violates usage guidelines.',
      },
      code: 'refused_by_filter',
    },
    overloaded: {
      source: XAI,
      status: 503,
      body: {
        code: 'The service is currently unavailable',
        error: 'Service temporarily unavailable.',
      },
      code: 'provider_overloaded',
    },
  },

  deepseek: {
    bad_key: {
      source: DEEPSEEK,
      status: 401,
      body: openaiLike(
        'Authentication Fails, Your api key: ****ong1 is invalid',
        'authentication_error',
        'invalid_request_error',
      ),
      code: 'key_invalid',
    },
    no_credit: {
      source: `${DEEPSEEK}, github.com/continuedev/continue/issues/9180`,
      status: 402,
      body: openaiLike('Insufficient Balance', 'unknown_error', 'invalid_request_error'),
      code: 'no_credit',
    },
    no_access: {
      source: DEEPSEEK,
      status: 404,
      body: openaiLike('Model Not Exist', 'invalid_request_error', 'model_not_found'),
      code: 'no_model_access',
    },
    rate_limited: {
      source: DEEPSEEK,
      status: 429,
      headers: { 'retry-after': '7' },
      body: openaiLike('Rate limit reached', 'rate_limit_error'),
      code: 'rate_limited_by_provider',
      retryAfterSeconds: 7,
    },
    too_long: {
      source: DEEPSEEK,
      status: 400,
      body: openaiLike(
        "This model's maximum context length is 131072 tokens. However, you requested 150000 tokens.",
        'invalid_request_error',
        'invalid_request_error',
      ),
      code: 'context_too_long',
    },
    filtered: {
      source: 'github.com/666ghj/BettaFish/issues/108, /263',
      status: 400,
      body: openaiLike('Content Exists Risk', 'invalid_request_error', 'invalid_request_error'),
      code: 'refused_by_filter',
    },
    overloaded: {
      source: DEEPSEEK,
      status: 503,
      body: openaiLike('Server overloaded', 'server_error'),
      code: 'provider_overloaded',
    },
  },

  openrouter: {
    bad_key: {
      source: OPENROUTER,
      status: 401,
      body: openrouterLike(401, 'No auth credentials found'),
      code: 'key_invalid',
    },
    no_credit: {
      source: OPENROUTER,
      status: 402,
      body: openrouterLike(
        402,
        'Insufficient credits. Add more using https://openrouter.ai/credits',
        {
          limit_source: 'openrouter_credits',
        },
      ),
      code: 'no_credit',
    },
    no_access: {
      source: OPENROUTER,
      status: 404,
      body: openrouterLike(404, 'No endpoints found for nobody/none.'),
      code: 'no_model_access',
    },
    rate_limited: {
      source: OPENROUTER,
      status: 429,
      headers: { 'retry-after': '7' },
      body: openrouterLike(429, 'Rate limit exceeded'),
      code: 'rate_limited_by_provider',
      retryAfterSeconds: 7,
    },
    too_long: {
      source: OPENROUTER,
      status: 400,
      body: openrouterLike(
        400,
        "This endpoint's maximum context length is 131072 tokens. However, you requested about 150000 tokens.",
      ),
      code: 'context_too_long',
    },
    filtered: {
      source: OPENROUTER,
      status: 403,
      body: openrouterLike(403, 'Your input was flagged by moderation', { reasons: ['violence'] }),
      code: 'refused_by_filter',
    },
    overloaded: {
      source: OPENROUTER,
      status: 502,
      body: openrouterLike(
        502,
        'Your chosen model is down or we received an invalid response from it',
      ),
      code: 'provider_overloaded',
    },
  },
};
