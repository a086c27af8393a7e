import type { ErrorRow } from './row.ts';

/**
 * Errors of AI models. Calls are retried automatically where that helps, so `never` often means that several attempts have failed
 * and cost enough.
 */
export const WRITING_ERRORS = {
  prompt_needed: {
    status: 400,
    retry: 'never',
    words:
      'Choose which of your formats to use. Nothing was started. You can create one under Styles.',
    ahead: 'Choose which of your formats to use. You can create one under Styles.',
  },
  nothing_to_ask: {
    status: 400,
    retry: 'never',
    words:
      'There’s no transcript to search yet. Your question wasn’t asked. Add a source with a transcript, or wait until it’s ready.',
  },
  not_answered: {
    status: 409,
    retry: 'never',
    words:
      'There’s no answer to start a draft from. Nothing was created. Rephrase the question, or retry it if it failed.',
  },
  too_many_answers: {
    status: 409,
    retry: 'never',
    words:
      'This conversation has more than 100 answers, which is too many for one draft. Nothing was created. Start drafts from single answers instead.',
  },
  answer_unsourced: {
    status: 409,
    retry: 'never',
    words:
      'The sources for this answer were changed or deleted, or are no longer shared with you. No draft was created. You can still read and export the answer.',
  },
  shelf_gone: {
    status: 404,
    retry: 'never',
    words:
      'The shelf this draft was made from was deleted or is no longer shared with you, and none of its sources are in your Library. Nothing was started, and your draft is safe. Continue with one of your own sources or shelves.',
    ahead:
      'The shelf this draft was made from was deleted or is no longer shared with you, and none of its sources are in your Library. You can still edit and export the draft. To ask or write more, use one of your own sources or shelves.',
  },
  wrong_language: {
    status: 422,
    retry: 'never',
    words:
      'The model didn’t write in the language you chose, even after a second try. This used none of your words. Choose another model or language and start again.',
  },
  refine_needs_model: {
    status: 400,
    retry: 'never',
    words:
      'Refining needs an AI model. Your draft hasn’t changed. Add a key in Settings, or edit it yourself.',
    ahead: 'Refining needs an AI model. Add a key in Settings, or edit the draft yourself.',
  },
  custom_needs_model: {
    status: 400,
    retry: 'never',
    words:
      'Highlights can fill in headings but can’t follow instructions, and this format has no headings. Nothing was started. Choose an AI model, or add headings to the format.',
    ahead:
      'Highlights can fill in headings but can’t follow instructions, and this format has no headings. Choose an AI model, or add headings to the format.',
  },
  model_unknown: {
    status: 400,
    retry: 'never',
    words:
      'We don’t know that model. Nothing was started. Choose one from the list, or write it as provider/model.',
    ahead: 'We don’t know that model. Choose one from the list, or write it as provider/model.',
  },
  key_needed: {
    status: 400,
    retry: 'never',
    words:
      'This model needs a key. Nothing was started. Add the provider’s key in Settings, or choose another model.',
    ahead: 'This model needs a key. Add the provider’s key in Settings, or choose another model.',
  },
  key_invalid: {
    status: 422,
    retry: 'never',
    words:
      'The provider rejected your key. What’s written so far is safe. Add a new key in Settings, then retry.',
  },
  no_credit: {
    status: 422,
    retry: 'never',
    words:
      'Your account with the provider is out of credit. What’s written so far is safe. Add credit there, then retry.',
  },
  no_model_access: {
    status: 422,
    retry: 'never',
    words:
      'Your key can’t use this model, or the provider has retired it. What’s written so far is safe. Choose another model, then retry.',
  },
  not_served_here: {
    status: 422,
    retry: 'never',
    words:
      'The provider doesn’t serve the country our server is in. What’s written so far is safe. Choose another provider’s model, then retry. Google serves more countries once you turn on billing for the key’s project.',
  },
  rate_limited_by_provider: {
    status: 503,
    retry: 'later',
    words:
      'The provider asked us to slow down. What’s written so far is safe. The run continues automatically.',
  },
  context_too_long: {
    status: 422,
    retry: 'never',
    words:
      'The source is too long for this model. What’s written so far is safe. Choose a model with a larger context window.',
  },
  prompt_cut: {
    status: 422,
    retry: 'never',
    words:
      'The local model server cut off the beginning of the source, so we didn’t keep what it wrote. Raise the model’s context window on that server and retry, or choose another model.',
  },
  refused_by_filter: {
    status: 422,
    retry: 'never',
    words:
      'The provider’s content filter blocked this. What’s written so far is safe. Try another model, or create Highlights.',
  },
  request_refused: {
    status: 422,
    retry: 'never',
    words:
      'The provider rejected the request for this model. What’s written so far is safe. Choose another model.',
  },
  provider_overloaded: {
    status: 503,
    retry: 'later',
    words:
      'The provider is overloaded. What’s written so far is safe. We’ll try again automatically. Another model may be quicker.',
  },
  provider_unreachable: {
    status: 503,
    retry: 'later',
    words:
      'We can’t reach the provider. What’s written so far is safe. We’ll try again automatically in a moment.',
  },
  cut_off: {
    status: 502,
    retry: 'never',
    words:
      'The provider’s response was cut off several times. What’s written so far is safe. Retry, or choose another model.',
  },
  stalled: {
    status: 504,
    retry: 'never',
    words:
      'The provider stopped responding several times. What’s written so far is safe. Retry, or choose another model.',
  },
  malformed_answer: {
    status: 502,
    retry: 'never',
    words:
      'We couldn’t read the provider’s response after several tries. What’s written so far is safe. Retry, or choose another model.',
  },
  spending_cap_reached: {
    status: 409,
    retry: 'never',
    words:
      'The next step could go over your monthly spending limit, so we stopped. What’s written so far is safe. Raise the limit in Settings, then retry.',
    ahead:
      'This could go over your monthly spending limit. Raise the limit in Settings, or choose a cheaper model.',
  },
  batch_cap_reached: {
    status: 409,
    retry: 'never',
    words:
      'The next video could go over the limit you set, so we paused before it. Everything created so far is in your Library. Raise the limit to continue.',
  },
  watch_needs_cap: {
    status: 409,
    retry: 'never',
    words:
      'The next video would use your API key, and you haven’t set a limit. We didn’t create a draft from it. Set a limit to continue.',
  },
  batch_is_watched: {
    status: 409,
    retry: 'never',
    words:
      'These videos come from a channel you’re watching. Nothing was deleted. Stop watching the channel first.',
  },
  already_watched: {
    status: 409,
    retry: 'never',
    words: 'You’re already watching this channel. Edit it under Watched channels.',
  },
  estimate_reached: {
    status: 409,
    retry: 'never',
    words:
      'The next step could cost more than we quoted for this run, so we stopped. What’s written so far is safe. Start again with another model.',
  },
  house_budget_used: {
    status: 409,
    retry: 'never',
    words:
      'You’ve used up this month’s included AI. What’s written so far is safe. Add your own key in Settings, or create Highlights.',
    ahead:
      'You’ve used up this month’s included AI. Add your own key in Settings, or create Highlights.',
  },
  house_day_used: {
    status: 409,
    retry: 'never',
    words:
      'Today’s shared AI allowance is used up. What’s written so far is safe. Come back tomorrow (UTC), add your own key, or create Highlights.',
    ahead:
      'Today’s shared AI allowance is used up. Come back tomorrow (UTC), add your own key, or create Highlights.',
  },
  too_long_for_house: {
    status: 409,
    retry: 'never',
    words:
      'This source is too long for the included AI. Nothing was started. Add your own key in Settings, or create Highlights.',
    ahead:
      'This source is too long for the included AI. Add your own key in Settings, or create Highlights.',
  },
  house_refused: {
    status: 409,
    retry: 'never',
    words:
      'The included AI isn’t available for disposable email addresses. Nothing was started. Add your own key in Settings, or create Highlights.',
    ahead:
      'The included AI isn’t available for disposable email addresses. Add your own key in Settings, or create Highlights.',
  },
  house_unavailable: {
    status: 503,
    retry: 'never',
    words:
      'The included AI isn’t available right now. Anything already written is safe. Try again later, add your own key in Settings, or create Highlights.',
  },
} as const satisfies Record<string, ErrorRow>;
