import type { ReactNode } from 'react';

const TAG = 'en-GB';

/** Every text of plans and teams, beside where somebody stands (`plan-words.ts`) and what the site needs too (`words.ts`). */
export const CHECKOUT_WORDS = {
  opening: 'Opening…',
  retry: 'Try again',
  /** "$19" */
  dollars: (cents: number) => `$${cents / 100}`,

  button: {
    trial: (days: number) => `START ${days}-DAY FREE TRIAL`,
    subscribe: 'SUBSCRIBE',
    lifetime: 'GET LIFETIME ACCESS',
    processing: 'PROCESSING...',
  },

  upgrade: {
    title: 'Unlock Premium Content System',
    lede: 'Transform any YouTube video into multiple high-converting content formats in seconds!',
    choice: 'How to pay',
    option: (plan: string, amount: string) => `${plan}, ${amount}`,
    onceTerms: (before: ReactNode) => <>ONE PAYMENT • FOR LIFE • was {before}</>,
    trialTerms: (days: number, month: string, year: string) =>
      `${days}-DAY FREE TRIAL • ${month}/mo or ${year}/yr`,
    terms: (month: string, year: string) => `${month}/mo or ${year}/yr`,
    onceNote: (days: number) => `Pay once, no renewals. ${days}-day money-back guarantee.`,
    trialNote: (days: number) =>
      `No credit card needed for the trial. ${days}-day money-back guarantee. Cancel anytime.`,
    note: (days: number) =>
      `You’ve already used your free trial, so your plan starts right away. ${days}-day money-back guarantee. Cancel anytime.`,
    benefitsLabel: 'What you get',
    /** What every plan brings, in the order in which the panel says it. */
    benefits: (languages: number): readonly { text: string; note?: string }[] => [
      { text: 'Unlimited generation with your own API key' },
      { text: 'Latest AI models' },
      { text: 'All tools included' },
      { text: 'Blog, summary and podcast script generation' },
      { text: 'Script-to-audio conversion' },
      { text: '10+ premium voices' },
      { text: 'Tweets, LinkedIn posts and newsletters' },
      { text: 'Custom prompts' },
      { text: '30+ languages', note: `${languages} today` },
      { text: 'Save $1,000+ on content and voice-over costs' },
    ],
    value:
      'One plan covers writing, translation and voice-over, for as many videos as you like. You pay your AI provider directly, usually $5 to $20 a month, and you own everything you make.',
  },

  others: {
    title: 'Other ways to pay',
    month: {
      title: (amount: string) => `Monthly, ${amount} a month`,
      text: 'Pay month by month and cancel anytime. You’ll see what’s due before you confirm.',
      switch: 'Switch to monthly',
    },
    year: {
      title: (amount: string) => `Yearly, ${amount} a year`,
      text: (month: string) =>
        `Less than half the price of 12 months at ${month}. You’ll see what’s due before you confirm.`,
      switch: 'Switch to yearly',
    },
    lifetime: {
      title: (amount: string) => `Lifetime, ${amount} once`,
      text: 'One payment, no renewals. Your subscription ends, so you won’t pay for both.',
    },
  },

  plan: {
    loading: 'Loading your plan…',
    pendingLifetime: (amount: string) =>
      `Your ${amount} payment for the lifetime plan is on its way from your bank. When it arrives, the lifetime plan will replace this one.`,
    test: 'Test billing: no real money is involved.',
    payInvoice: 'Pay invoice',
    resume: 'Resume plan',
    resuming: 'Resuming…',
    resumed: 'Your plan will continue. We’ve undone the cancellation.',
    change: 'Change plan',
    choose: 'Choose a plan',
    changeCard: 'Change card',
    addCard: 'Add card',
    billing: 'Card and billing',
    cancel: 'Cancel plan',
  },

  invoices: {
    title: 'Invoices',
    failed: 'We can’t load your invoices right now.',
    number: 'Number',
    date: 'Date',
    amount: 'Amount',
    status: 'Status',
    unnumbered: 'Invoice',
    day: (instant: string) => new Date(instant).toLocaleDateString(TAG, { dateStyle: 'medium' }),
    statuses: {
      paid: 'paid',
      open: 'open',
      void: 'void',
      uncollectible: 'uncollectible',
      draft: 'draft',
      refunded: 'refunded',
    },
    partlyRefunded: (status: string, amount: string) => `${status}, ${amount} refunded`,
  },

  team: {
    loading: 'Loading your team…',
    needsPlan:
      'One plan covers your whole team. Once you have a plan, you can invite people by email.',
    people: 'People on your plan',
    memberOf: (owner: string) => `You’re on ${owner}’s plan.`,
    leave: 'Leave',
    leaveTeam: 'Leave team',
    leaveTitle: (owner: string) => `Leave ${owner}’s team?`,
    leaveNote:
      'You’ll lose access to their plan and the shelves they share. You’ll keep your own drafts. To come back, you’ll need a new invitation.',
    joined: 'On your plan',
    invited: 'Invited',
    remove: 'Remove',
    removeOne: (email: string) => `Remove ${email}`,
    removeTitle: (email: string) => `Remove ${email}?`,
    removeJoined:
      'They’ll lose access to your plan and the shelves you share. They’ll keep their own drafts.',
    removeInvited: 'Their invitation will stop working. You can send a new one.',
    email: 'Teammate’s email',
    invite: 'Invite',
    inviting: 'Inviting…',
    sent: (email: string) => `Invitation sent to ${email}.`,
    seats: (used: number, limit: number) =>
      `${used} of ${limit} seats used. Teammates can’t see your drafts or keys.`,
  },
} as const;
