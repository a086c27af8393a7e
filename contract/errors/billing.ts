import type { ErrorRow } from './row.ts';

/** What can go wrong with plans, checkout and teams. */
export const BILLING_ERRORS = {
  plan_needed: {
    status: 402,
    retry: 'never',
    words:
      'Your free words are used and there is no plan to write with. Everything you made is safe to read, edit, export and delete. Start the free trial to make more.',
  },
  price_unknown: {
    status: 400,
    retry: 'never',
    words: 'There is no such price. Nothing was charged. Choose one of the plans on the page.',
  },
  coupon_unknown: {
    status: 400,
    retry: 'never',
    words:
      'This coupon does not exist, has ended, or is not for this plan. Nothing was charged. Go on without it, or check its spelling.',
  },
  already_subscribed: {
    status: 409,
    retry: 'never',
    words:
      'You have a plan already. Nothing was charged. Change or cancel it in the settings, under billing.',
  },
  payment_open: {
    status: 409,
    retry: 'never',
    words:
      'Your last payment did not go through and its invoice is open. Nothing more was charged. Pay it in the settings, under billing, and your plan goes on.',
  },
  payment_pending: {
    status: 409,
    retry: 'never',
    words:
      'Your payment for the plan for life is on its way. Nothing more was charged. The plan begins when the money is here, and we write to you then.',
  },
  nothing_to_resume: {
    status: 409,
    retry: 'never',
    words:
      'There is no cancelled plan that could go on. Nothing was changed. To write more, choose a plan.',
  },
  already_lifetime: {
    status: 409,
    retry: 'never',
    words: 'Your plan is for life already. Nothing was charged, and there is nothing more to buy.',
  },
  no_billing_account: {
    status: 409,
    retry: 'never',
    words:
      'There is nothing to manage yet: you have not bought anything with this account. Nothing was changed.',
  },
  billing_unavailable: {
    status: 503,
    retry: 'later',
    words:
      'The payment service does not answer. Nothing was charged and your plan is unchanged. Try again in a moment.',
  },
  signature_wrong: {
    status: 400,
    retry: 'never',
    words:
      'The signature of this message is missing, wrong, too old or from the future. It was not used.',
  },
  test_payment_refused: {
    status: 400,
    retry: 'never',
    words: 'The test payment was refused. Nothing was charged. Choose another way to pay.',
  },
  team_plan_needed: {
    status: 402,
    retry: 'never',
    words:
      'A plan of your own is needed to share it. Nobody was invited. Start the free trial, then invite your team.',
  },
  team_full: {
    status: 409,
    retry: 'never',
    words:
      'Every seat of your team is taken. Nobody was invited. Remove somebody first, or ask us for more seats.',
  },
  team_already_in: {
    status: 409,
    retry: 'never',
    words: 'This person is in a team already, or has been invited by you. Nothing was changed.',
  },
  team_not_yourself: {
    status: 400,
    retry: 'never',
    words: 'This is your own address. Nobody was invited. Write the address of somebody else.',
  },
} as const satisfies Record<string, ErrorRow>;
