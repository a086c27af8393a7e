import type { ErrorCode } from '../errors.ts';

/** Messages for failed questions, which replace the table's: those mention drafts and Highlights. */
export const ASKED_WORDS: Partial<Record<ErrorCode, string>> = {
  key_needed:
    'This model’s key is gone. Your question is saved. Add the key again in Settings and retry, or ask with another model.',
  key_invalid:
    'The provider rejected your key. Your question is saved. Add a new key in Settings, then retry.',
  no_credit:
    'Your account with the provider is out of credit. Your question is saved. Add credit there, then retry.',
  no_model_access:
    'Your key can’t use this model, or the provider has retired it. Your question is saved. Ask again with another model.',
  not_served_here:
    'The provider doesn’t serve the country our server is in. Your question is saved. Ask again with another provider’s model. Google serves more countries once you turn on billing for the key’s project.',
  rate_limited_by_provider:
    'The provider asked us to slow down. Your question is saved. Retry in a few minutes, or ask with another model.',
  context_too_long:
    'The passages are too long for this model. Your question is saved. Ask again with a model that has a larger context window.',
  refused_by_filter:
    'The provider’s content filter blocked this. Your question is saved. Ask again with another model, or without one.',
  request_refused:
    'The provider rejected the request for this model. Your question is saved. Ask again with another model.',
  provider_overloaded:
    'The provider is overloaded. Your question is saved. Retry in a few minutes, or ask with another model.',
  provider_unreachable:
    'We can’t reach the provider. Your question is saved. Retry in a few minutes, or ask with another model.',
  cut_off: 'The answer was cut off. Your question is saved. Retry, or ask with another model.',
  stalled:
    'The provider stopped responding several times. Your question is saved. Retry, or ask with another model.',
  malformed_answer:
    'We couldn’t read the provider’s response after several tries. Your question is saved. Retry, or ask with another model.',
  spending_cap_reached:
    'The answer could go over your monthly spending limit, so we stopped. Your question is saved. Raise the limit in Settings, then retry.',
  estimate_reached:
    'The answer could cost more than we quoted, so we stopped. Your question is saved. Ask again with another model.',
  house_budget_used:
    'You’ve used up this month’s included AI. Your question is saved. Add your own key in Settings, or ask without an AI model.',
  house_day_used:
    'Today’s shared AI allowance is used up. Your question is saved. Come back tomorrow (UTC), add your own key, or ask without an AI model.',
  too_long_for_house:
    'The passages are too long for the included AI. Your question is saved. Add your own key in Settings, or ask without an AI model.',
  house_refused:
    'The included AI isn’t available for disposable email addresses. Your question is saved. Add your own key in Settings, or ask without an AI model.',
  house_unavailable:
    'The included AI isn’t available right now. Your question is saved. Try again later, add your own key in Settings, or ask without an AI model.',
  run_interrupted:
    'The answer was interrupted too many times. Your question is saved, and it used none of your words. Retry to start again.',
};
