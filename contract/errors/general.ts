import type { ErrorRow } from './row.ts';

/** What can go wrong with any call. */
export const GENERAL_ERRORS = {
  invalid_input: {
    status: 400,
    retry: 'never',
    words:
      'Something in the request is not right. Nothing was changed. Mend the fields named and send it again.',
  },
  language_needs_model: {
    status: 400,
    retry: 'never',
    words:
      'The built-in engine writes only in the language of the video. Nothing was started. Choose the language of the video.',
  },
  source_not_found: {
    status: 400,
    retry: 'never',
    words: 'There is no such sample. Nothing was started. Leave the name out to use the first one.',
  },
  link_used: {
    status: 400,
    retry: 'never',
    words:
      'This link has been used before or is too old. Your account is safe. Ask for a new link.',
  },
  not_signed_in: {
    status: 401,
    retry: 'never',
    words: 'You are not signed in, or your session has ended. Your work is safe. Sign in again.',
  },
  not_found: {
    status: 404,
    retry: 'never',
    words: 'There is nothing at this address that belongs to you. Check the address.',
  },
  edited_meanwhile: {
    status: 409,
    retry: 'never',
    words:
      'This text was changed elsewhere since you opened it. Both texts are kept. Look at what stands now, then save yours or take it over.',
  },
  key_reused: {
    status: 409,
    retry: 'never',
    words:
      'This Idempotency-Key was used before with another request. Nothing was started. Send a new key with the new request.',
  },
  not_running: {
    status: 409,
    retry: 'never',
    words: 'This run has already ended. Nothing was changed.',
  },
  not_ready: {
    status: 409,
    retry: 'later',
    words: 'This is not finished yet. Nothing was lost. Wait until the run has ended.',
  },
  still_running: {
    status: 409,
    retry: 'never',
    words:
      'This run is still going. Nothing was changed. Stop it first, or wait until it has ended.',
  },
  too_many: {
    status: 409,
    retry: 'never',
    words:
      'There are as many of these as one account can keep. Nothing was stored. Delete some first.',
  },
  too_large: {
    status: 413,
    retry: 'never',
    words: 'The request is larger than allowed. Nothing was stored. Send less at once.',
  },
  unsupported_type: {
    status: 415,
    retry: 'never',
    words:
      'The request must be JSON. Nothing was stored. Set the content type to application/json.',
  },
  too_fast: {
    status: 429,
    retry: 'later',
    words: 'Too many requests at once. Nothing was lost. Wait a moment and try again.',
  },
  queue_full: {
    status: 429,
    retry: 'later',
    words:
      'You have as much waiting as one account can have at once. Nothing was started. Start more when some of it has finished.',
  },
  transcript_empty: {
    status: 422,
    retry: 'never',
    words:
      'There is no speech in this transcript to write from. It cost nothing. Choose another video.',
  },
  run_interrupted: {
    status: 500,
    retry: 'never',
    words:
      'The run was interrupted too often to go on. What was written is kept and it cost nothing. Start it again with Retry.',
  },
  internal: {
    status: 500,
    retry: 'later',
    words: 'Something went wrong on our side. What you had saved is safe. Try again in a moment.',
  },
  storage_full: {
    status: 503,
    retry: 'later',
    words:
      'The disk of this server is full. What was saved is safe. Try again when its operator has made room.',
  },
  unavailable: {
    status: 503,
    retry: 'later',
    words:
      'The service is starting, stopping or cut off from its database. What was saved is safe. Try again shortly.',
  },
} as const satisfies Record<string, ErrorRow>;
