import type { ErrorRow } from './row.ts';

export const BILLING_ERRORS = {
  plan_needed: {
    status: 402,
    retry: 'never',
    words:
      'You’ve used all your free words. You can still read, edit, export and delete everything. Start a free trial to create more.',
  },
  price_unknown: {
    status: 400,
    retry: 'never',
    words: 'We don’t have that price. You weren’t charged. Choose one of the plans on the page.',
  },
  coupon_unknown: {
    status: 400,
    retry: 'never',
    words:
      'This coupon doesn’t exist, has expired, or isn’t for this plan. You weren’t charged. Check the spelling, or continue without it.',
  },
  already_subscribed: {
    status: 409,
    retry: 'never',
    words:
      'You already have a plan. You weren’t charged. Change or cancel it in Settings, under Plan.',
  },
  payment_open: {
    status: 409,
    retry: 'never',
    words:
      'Your last payment didn’t go through, and its invoice is still open. You weren’t charged again. To keep your plan, pay the invoice in Settings, under Plan.',
  },
  payment_pending: {
    status: 409,
    retry: 'never',
    words:
      'Your payment for the lifetime plan is on its way. You weren’t charged again. When the payment arrives, your plan starts and we’ll email you.',
  },
  nothing_to_resume: {
    status: 409,
    retry: 'never',
    words:
      'You don’t have a cancelled plan to resume. Nothing was changed. Choose a plan to create more.',
  },
  already_lifetime: {
    status: 409,
    retry: 'never',
    words:
      'You already have lifetime access. You weren’t charged, and there’s nothing more to buy.',
  },
  no_billing_account: {
    status: 409,
    retry: 'never',
    words: 'There’s nothing to manage yet, because you haven’t bought anything with this account.',
  },
  billing_unavailable: {
    status: 503,
    retry: 'later',
    words:
      'Our payment service isn’t responding. You weren’t charged and your plan hasn’t changed. Try again in a moment.',
  },
  signature_wrong: {
    status: 400,
    retry: 'never',
    words: 'This message’s signature is missing, wrong, too old or from the future. We ignored it.',
  },
  test_payment_refused: {
    status: 400,
    retry: 'never',
    words: 'The test payment was declined. You weren’t charged. Choose another way to pay.',
  },
  team_plan_needed: {
    status: 402,
    retry: 'never',
    words:
      'You need your own plan to share it. Nobody was invited. Start a free trial, then invite your team.',
  },
  team_full: {
    status: 409,
    retry: 'never',
    words:
      'All your team’s seats are taken. Nobody was invited. Remove someone first, or ask us for more seats.',
  },
  team_already_in: {
    status: 409,
    retry: 'never',
    words: 'They’re already on a team or have a pending invitation. Nothing was changed.',
  },
  team_not_yourself: {
    status: 400,
    retry: 'never',
    words: 'That’s your own address. Nobody was invited. Enter someone else’s.',
  },
} as const satisfies Record<string, ErrorRow>;
