import type { ProviderValue } from '#contract/catalog/providers.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '#server/core/app-error.ts';

/** A provider's error response, reduced to what tells failures apart. */
export interface Fault {
  /** 0: an error inside a stream without a status. */
  status: number;
  /** All types, codes, statuses and reasons in the body, lowercase, separated by spaces. */
  names: string;
  message: string;
  retryAfterSeconds: number | null;
}

interface Rule {
  status?: number | readonly number[];
  names?: RegExp;
  says?: RegExp;
  code: ErrorCode;
}

const TOO_LONG =
  /context.?length|context window|maximum (?:context|prompt length)|prompt is too long|prompt too long|too many (input )?tokens|input token count.*exceeds|too large for model|exceeds? the (available )?context|reduce the length|input length and `?max_tokens|string_above_max_length|request too large/i;

const NOT_HERE: Rule = {
  says: /location is not supported|(?:country|region|territory)[^.]{0,40} not (?:supported|available)|not (?:supported|available) in your (?:country|region|location)/i,
  code: 'not_served_here',
};

/** Vendor-specific rules. Checked before {@link COMMON}; first match wins. */
const OF_VENDOR: Partial<Record<ProviderValue, readonly Rule[]>> = {
  openai: [
    { names: /account_deactivated/, code: 'key_invalid' },
    { says: /must be verified to/i, code: 'no_model_access' },
    { names: /insufficient_quota|credit_balance|billing_/, code: 'no_credit' },
    { names: /content_policy|content_filter|moderation|invalid_prompt/, code: 'refused_by_filter' },
  ],
  anthropic: [
    { says: /blocked by content filtering/i, code: 'refused_by_filter' },
    { says: /credit balance is too low|usage limits?|spend(ing)? limit/i, code: 'no_credit' },
    { status: 413, code: 'context_too_long' },
  ],
  google: [
    {
      names: /api_key_(invalid|expired|service_blocked|http_referrer|ip_address)/,
      code: 'key_invalid',
    },
    { says: /api key (not valid|expired|not found)|leaked/i, code: 'key_invalid' },
    // The daily free quota, or a quota of zero: the suggested delay doesn't help.
    { status: 429, names: /perday/, code: 'no_credit' },
    { status: 429, says: /limit: 0\b/, code: 'no_credit' },
    { ...NOT_HERE, names: /failed_precondition/ },
    { names: /failed_precondition|billing_disabled/, code: 'no_credit' },
  ],
  mistral: [
    { names: /invalid_model/, code: 'no_model_access' },
    { status: 429, names: /\b3505\b|capacity/, code: 'provider_overloaded' },
    { status: 429, says: /capacity exceeded/i, code: 'provider_overloaded' },
  ],
  deepseek: [{ says: /content exists risk/i, code: 'refused_by_filter' }],
  groq: [
    // Only the vendor can lift this, and it blocks all their models.
    { names: /organization_restricted/, code: 'key_invalid' },
    { status: 413, code: 'context_too_long' },
    { status: 498, code: 'provider_overloaded' },
  ],
  xai: [
    {
      says: /incorrect api key|invalid api key|api key (is )?(disabled|blocked)/i,
      code: 'key_invalid',
    },
    { says: /credits|spending limit|licenses/i, code: 'no_credit' },
    { status: 403, says: /content violates|safety/i, code: 'refused_by_filter' },
  ],
  openrouter: [
    // Daily quota of free models: waiting a minute doesn't help.
    { status: 429, says: /free-models-per-day/i, code: 'no_credit' },
    { says: /blocked by content filtering|content exists risk/i, code: 'refused_by_filter' },
    { status: 402, names: /in_flight_budget/, code: 'rate_limited_by_provider' },
    { status: 403, says: /moderation|flagged/i, code: 'refused_by_filter' },
    { status: 403, says: /key limit|limit exceeded/i, code: 'no_credit' },
    { status: 400, says: /not a valid model/i, code: 'no_model_access' },
  ],
  local: [
    // The operator's own server: users can't fix its key.
    { status: [401, 403], code: 'request_refused' },
  ],
};

const COMMON: readonly Rule[] = [
  NOT_HERE,
  { names: /unsupported_country/, code: 'not_served_here' },
  { names: /context_length|request_too_large|token_limit_exceeded/, code: 'context_too_long' },
  // Rate limits, as opposed to a prompt that's too long.
  { status: [0, 429], says: /too many tokens per day/i, code: 'no_credit' },
  {
    status: [0, 429],
    says: /too many tokens, please wait/i,
    code: 'rate_limited_by_provider',
  },
  { status: [0, 400, 413, 422, 429], says: TOO_LONG, code: 'context_too_long' },
  {
    names: /insufficient_quota|billing_error|insufficient_balance|payment_required/,
    code: 'no_credit',
  },
  { status: 402, code: 'no_credit' },
  { names: /model_not_found|model_not_available|not_found_error/, code: 'no_model_access' },
  { names: /authentication_error|invalid_api_key|unauthenticated/, code: 'key_invalid' },
  { status: 401, code: 'key_invalid' },
  { names: /content_filter|content_policy|content_moderation/, code: 'refused_by_filter' },
  { status: [403, 404], code: 'no_model_access' },
  { names: /permission_(error|denied)/, code: 'no_model_access' },
  { status: 429, code: 'rate_limited_by_provider' },
  { names: /rate_limit|resource_exhausted|too_many_requests/, code: 'rate_limited_by_provider' },
  { status: [408, 409, 425, 499], code: 'provider_overloaded' },
  {
    names: /overloaded|server_error|api_error|unavailable|internal|timeout|deadline_exceeded/,
    code: 'provider_overloaded',
  },
  // Last, because vendors use these names for almost everything; in a stream there is no status to tell.
  {
    status: 0,
    names: /invalid_request|invalid_argument|bad_request|unprocessable|unsupported_/,
    code: 'request_refused',
  },
];

/** Maps any provider failure to an error code. Unknown ones count as a bad request (4xx) or a server fault. */
export function classify(provider: ProviderValue, fault: Fault): ErrorCode {
  const fits = ({ status, names, says }: Rule) =>
    (status === undefined || (Array.isArray(status) ? status : [status]).includes(fault.status)) &&
    (!names || names.test(fault.names)) &&
    (!says || says.test(fault.message));
  const rule = (OF_VENDOR[provider] ?? []).find(fits) ?? COMMON.find(fits);
  if (rule) return rule.code;
  return fault.status >= 400 && fault.status < 500 ? 'request_refused' : 'provider_overloaded';
}

/**
 * Creates the error to throw. Its cause may be logged, so it contains the vendor's codes but never its messages, which can quote
 * the prompt or parts of the key.
 */
export function toProviderError(provider: ProviderValue, fault: Fault): AppError {
  const { status, names, retryAfterSeconds } = fault;
  const cause = new Error(
    `${provider} answered ${status || 'in its stream'}: ${names.slice(0, 200)}`,
  );
  return new AppError(classify(provider, fault), {
    cause,
    ...(retryAfterSeconds !== null && { retryAfterSeconds }),
  });
}
