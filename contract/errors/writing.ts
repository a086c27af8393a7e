import type { ErrorRow } from './row.ts';

/**
 * What can go wrong with models and what they write. A call is tried again by itself where that can help, so `never`
 * here often means: it was tried several times and has cost enough.
 */
export const WRITING_ERRORS = {
  prompt_needed: {
    status: 400,
    retry: 'never',
    words:
      'A format of your own needs to know which one. Nothing was started. Choose or make one under Styles.',
  },
  nothing_to_ask: {
    status: 400,
    retry: 'never',
    words:
      'There’s no transcript to search yet. Your question wasn’t asked. Add a source with a transcript, or wait until it’s ready.',
  },
  wrong_language: {
    status: 422,
    retry: 'never',
    words:
      'The model did not write in the language you chose, not even when asked again. It counts for nothing. Choose another model, or the language it wrote in, and start again.',
  },
  refine_needs_model: {
    status: 400,
    retry: 'never',
    words:
      'Changing a text by an instruction needs a model; the built-in engine cannot do it. Your text is as it was. Add a key in Settings, or edit it yourself.',
  },
  custom_needs_model: {
    status: 400,
    retry: 'never',
    words:
      'The built-in engine can fill headings but not follow instructions, and this format has no headings. Nothing was started. Choose a model, or add headings to the format.',
  },
  model_unknown: {
    status: 400,
    retry: 'never',
    words:
      'There is no such model here. Nothing was started. Choose one of the list, or write it as provider/model.',
  },
  key_needed: {
    status: 400,
    retry: 'never',
    words:
      'This model needs a key. Nothing was started. Add your key of its provider in Settings, or choose another model.',
  },
  key_invalid: {
    status: 422,
    retry: 'never',
    words:
      'The provider does not accept the key. What was written is safe. Put a new key into Settings, then retry.',
  },
  no_credit: {
    status: 422,
    retry: 'never',
    words:
      'The provider says that the key’s account has no credit or allowance left. What was written is safe. Add credit there, then retry.',
  },
  no_model_access: {
    status: 422,
    retry: 'never',
    words:
      'The key may not use this model, or the provider no longer has it. What was written is safe. Choose another model, then retry.',
  },
  not_served_here: {
    status: 422,
    retry: 'never',
    words:
      'The provider does not serve the country that this server stands in. What was written is safe. Choose a model of another provider, then retry. Google serves more countries once billing is on for the key’s project.',
  },
  rate_limited_by_provider: {
    status: 503,
    retry: 'later',
    words:
      'The provider asks to slow down. What was written is safe. It goes on by itself once the provider allows it.',
  },
  context_too_long: {
    status: 422,
    retry: 'never',
    words:
      'The text is longer than this model can read. What was written is safe. Choose a model with a larger window.',
  },
  prompt_cut: {
    status: 422,
    retry: 'never',
    words:
      'The local model server dropped the beginning of the video without saying so. What it wrote from the rest was not kept. Give the model a larger window on that server, then retry, or choose another model.',
  },
  refused_by_filter: {
    status: 422,
    retry: 'never',
    words:
      'The provider’s content filter refused this text. What was written is safe. Try another model or the built-in engine.',
  },
  request_refused: {
    status: 422,
    retry: 'never',
    words:
      'The provider did not take the request for this model. What was written is safe. Choose another model.',
  },
  provider_overloaded: {
    status: 503,
    retry: 'later',
    words:
      'The provider is overloaded. What was written is safe. It is tried again by itself; another model may be quicker.',
  },
  provider_unreachable: {
    status: 503,
    retry: 'later',
    words:
      'The provider cannot be reached. What was written is safe. It is tried again by itself in a moment.',
  },
  cut_off: {
    status: 502,
    retry: 'never',
    words:
      'The provider broke off its answer, several times. What was written before is safe. Retry, or choose another model.',
  },
  stalled: {
    status: 504,
    retry: 'never',
    words:
      'The provider stopped answering in the middle, several times. What was written before is safe. Retry, or choose another model.',
  },
  malformed_answer: {
    status: 502,
    retry: 'never',
    words:
      'The provider’s answer could not be read, several times. What was written before is safe. Retry, or choose another model.',
  },
  spending_cap_reached: {
    status: 409,
    retry: 'never',
    words:
      'The next call could pass your spending cap for this month, so it was not made. What was written is safe. Raise the cap in Settings, then retry.',
  },
  estimate_reached: {
    status: 409,
    retry: 'never',
    words:
      'The next call could pass the most that this run was said to cost, so it was not made. What was written is safe. Start it again with another model.',
  },
  house_budget_used: {
    status: 409,
    retry: 'never',
    words:
      'What this service gives each account for this month is used up. What was written is safe. Add a key of your own in Settings, or choose the built-in engine.',
  },
  house_day_used: {
    status: 409,
    retry: 'never',
    words:
      'What this service gives everybody for today is used up. What was written is safe. Come back tomorrow (UTC), add a key of your own, or choose the built-in engine.',
  },
  too_long_for_house: {
    status: 409,
    retry: 'never',
    words:
      'This is longer than the shared key may be used for. Nothing was started. Add a key of your own in Settings, or choose the built-in engine.',
  },
  house_refused: {
    status: 409,
    retry: 'never',
    words:
      'The shared key is not open to addresses of throw-away mailboxes. Nothing was started. Add a key of your own in Settings, or choose the built-in engine.',
  },
} as const satisfies Record<string, ErrorRow>;
