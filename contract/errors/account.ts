import type { ErrorRow } from './row.ts';

export const ACCOUNT_ERRORS = {
  login_failed: {
    status: 400,
    retry: 'never',
    words: 'That email or password isn’t right. Try again, or get a login link by email.',
  },
  password_wrong: {
    status: 400,
    retry: 'never',
    words:
      'The current password isn’t right. Nothing was changed. Try again, or sign in with a link and set a new password.',
  },
  password_common: {
    status: 400,
    retry: 'never',
    words:
      'That password is too easy to guess. Nothing was changed. Choose another, like a few random words.',
  },
  google_off: {
    status: 400,
    retry: 'never',
    words: 'Google sign-in isn’t set up on this server. Use a login link instead.',
  },
  google_failed: {
    status: 400,
    retry: 'never',
    words: 'Google sign-in didn’t work. Try again, or use a login link.',
  },
  captcha_failed: {
    status: 400,
    retry: 'never',
    words: 'The bot check failed, so your message wasn’t sent. Reload the page and send it again.',
  },
  captcha_unavailable: {
    status: 503,
    retry: 'later',
    words: 'We couldn’t run the bot check, so your message wasn’t sent. Try again in a moment.',
  },
  confirm_wrong: {
    status: 400,
    retry: 'never',
    words:
      'That isn’t this account’s email address. Nothing was deleted. Type your account’s address to confirm.',
  },
  archive_unreadable: {
    status: 400,
    retry: 'never',
    words:
      'This file isn’t a backup, or it’s damaged. Nothing was imported. Choose a file made by “Download everything”.',
  },
  provider_unknown: {
    status: 404,
    retry: 'never',
    words: 'We don’t know that provider. Nothing was saved. Choose one from the list.',
  },
  key_refused: {
    status: 400,
    retry: 'never',
    words:
      'The provider rejected this key, so we didn’t save it. Copy it again from the provider and try once more.',
  },
  key_unreadable: {
    status: 409,
    retry: 'never',
    words:
      'We can’t decrypt your saved key for this provider. Nothing was sent. Save the key again in Settings.',
  },
  session_needed: {
    status: 403,
    retry: 'never',
    words:
      'Access tokens can’t do this. Nothing was changed. Sign in with a browser to manage your account.',
  },
  scope_needed: {
    status: 403,
    retry: 'never',
    words:
      'This access token is read-only. Nothing was changed. Create a token that can also write.',
  },
  too_many_tokens: {
    status: 409,
    retry: 'never',
    words: 'You’ve reached the limit for access tokens. Delete one you no longer use.',
  },
  mail_refused: {
    status: 502,
    retry: 'never',
    words: 'The mail server rejected this message. You’ll find it in the failed jobs.',
  },
  mail_unavailable: {
    status: 503,
    retry: 'later',
    words: 'We can’t reach the mail server. We’ve kept the message and will send it later.',
  },
} as const satisfies Record<string, ErrorRow>;
