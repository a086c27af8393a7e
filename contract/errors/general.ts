import type { ErrorRow } from './row.ts';

/** Errors any call can return. */
export const GENERAL_ERRORS = {
  invalid_input: {
    status: 400,
    retry: 'never',
    words:
      'Something in the request isn’t right. Nothing was changed. Fix the fields listed and send it again.',
  },
  language_needs_model: {
    status: 400,
    retry: 'never',
    words:
      'Highlights are in the speaker’s own words, so they can’t be in another language. Nothing was started. Choose the source’s language, or an AI model.',
    ahead:
      'Highlights are in the speaker’s own words, so they can’t be in another language. Choose the source’s language, or an AI model.',
  },
  source_not_found: {
    status: 400,
    retry: 'never',
    words:
      'We don’t have that sample. Nothing was started. Leave the name out to use the first one.',
  },
  link_used: {
    status: 400,
    retry: 'never',
    words: 'This link has expired or was already used. Ask for a new one.',
  },
  not_signed_in: {
    status: 401,
    retry: 'never',
    words: 'You’re signed out. Your work is safe. Sign in again.',
  },
  not_found: {
    status: 404,
    retry: 'never',
    words:
      'We couldn’t find that in your account. It may have been deleted, or the address is wrong.',
  },
  edited_meanwhile: {
    status: 409,
    retry: 'never',
    words:
      'This draft was changed somewhere else after you opened it. Both versions are safe. Compare them, then keep one.',
  },
  key_reused: {
    status: 409,
    retry: 'never',
    words:
      'This Idempotency-Key was already used with a different request. Nothing was started. Send a new key with the new request.',
  },
  not_running: {
    status: 409,
    retry: 'never',
    words: 'This run has already ended. Nothing was changed.',
  },
  not_ready: {
    status: 409,
    retry: 'later',
    words: 'We’re still working on this. Wait until it’s done, then try again.',
  },
  still_running: {
    status: 409,
    retry: 'never',
    words: 'This run is still going. Nothing was changed. Stop it first, or wait until it ends.',
  },
  too_many: {
    status: 409,
    retry: 'never',
    words: 'You can’t add any more of these. Nothing was saved. Delete some first.',
  },
  too_large: {
    status: 413,
    retry: 'never',
    words: 'The request is too large. Nothing was saved. Send it in smaller parts.',
  },
  unsupported_type: {
    status: 415,
    retry: 'never',
    words: 'The request must be JSON. Nothing was saved. Set the content type to application/json.',
  },
  too_fast: {
    status: 429,
    retry: 'later',
    words: 'Too many requests at once. Nothing was changed. Wait a moment and try again.',
  },
  queue_full: {
    status: 429,
    retry: 'later',
    words:
      'You’ve reached the limit for runs in the queue. Nothing was started. Start more when some have finished.',
  },
  transcript_empty: {
    status: 422,
    retry: 'never',
    words:
      'There’s no speech in this transcript to work with. This used none of your words. Choose another source.',
    ahead: 'There’s no speech in this transcript to work with. Choose another source.',
  },
  run_interrupted: {
    status: 500,
    retry: 'never',
    words:
      'This run was interrupted too many times. What’s written so far is saved, and the run used none of your words. Retry to start again.',
  },
  internal: {
    status: 500,
    retry: 'later',
    words: 'Something went wrong on our side. Your saved work is safe. Try again in a moment.',
  },
  storage_full: {
    status: 503,
    retry: 'later',
    words:
      'This server’s disk is full. Your saved work is safe. Try again later, or tell the person who runs it.',
  },
  unavailable: {
    status: 503,
    retry: 'later',
    words:
      'The service is starting up, shutting down or can’t reach its database. Your saved work is safe. Try again shortly.',
  },
} as const satisfies Record<string, ErrorRow>;
