import type { ErrorRow } from './row.ts';

/** What can go wrong with signing in, keys and settings. */
export const ACCOUNT_ERRORS = {
  login_failed: {
    status: 400,
    retry: 'never',
    words:
      'The email address or the password is not right. Your account is safe. Try again, or ask for a login link.',
  },
  password_wrong: {
    status: 400,
    retry: 'never',
    words:
      'The current password is not right. Nothing was changed. Try again, or sign in by link and set a new one.',
  },
  password_common: {
    status: 400,
    retry: 'never',
    words:
      'This password is one of the first that anybody would try. Nothing was changed. Choose another, such as a few words of your own.',
  },
  google_off: {
    status: 400,
    retry: 'never',
    words:
      'Signing in with Google is not set up on this server. Nothing was changed. Ask for a login link.',
  },
  google_failed: {
    status: 400,
    retry: 'never',
    words: 'Signing in with Google did not work. Nothing was changed. Ask for a login link.',
  },
  captcha_failed: {
    status: 400,
    retry: 'never',
    words:
      'The check that keeps robots out did not pass. Your message was not sent. Reload the page and send it again.',
  },
  captcha_unavailable: {
    status: 503,
    retry: 'later',
    words:
      'The check that keeps robots out cannot be reached. Your message was not sent. Try again in a moment.',
  },
  confirm_wrong: {
    status: 400,
    retry: 'never',
    words:
      'This is not the email address of the account. Nothing was deleted. Type the address of the account to confirm.',
  },
  archive_unreadable: {
    status: 400,
    retry: 'never',
    words:
      'This file is not an archive made by "Download everything", or it is damaged. Nothing was imported. Choose another file.',
  },
  provider_unknown: {
    status: 404,
    retry: 'never',
    words: 'There is no such provider here. Nothing was stored. Choose one of those listed.',
  },
  key_refused: {
    status: 400,
    retry: 'never',
    words:
      'The provider does not accept this key. It was not stored. Copy it again from the provider and try once more.',
  },
  key_unreadable: {
    status: 409,
    retry: 'never',
    words:
      'The stored key of this provider can no longer be opened. Nothing was sent. Save the key again in the settings.',
  },
  session_needed: {
    status: 403,
    retry: 'never',
    words:
      'An access token cannot do this. Nothing was changed. Sign in with a browser to manage the account.',
  },
  scope_needed: {
    status: 403,
    retry: 'never',
    words:
      'This access token may only read. Nothing was changed. Make a token that may also write.',
  },
  too_many_tokens: {
    status: 409,
    retry: 'never',
    words: 'There are as many access tokens as an account may have. Remove one that is not used.',
  },
  mail_refused: {
    status: 502,
    retry: 'never',
    words: 'The mail server refused this message for good. It is kept among the failed jobs.',
  },
  mail_unavailable: {
    status: 503,
    retry: 'later',
    words: 'The mail server cannot be reached. The message is kept and will be sent later.',
  },
} as const satisfies Record<string, ErrorRow>;
