import type { Account } from '#contract/accounts.ts';
import type { Money } from '#contract/billing.ts';
import { MONEY_BACK_DAYS, type PriceId } from '#contract/catalog/plans.ts';
import { formatMoney } from '#contract/money.ts';
import { PRODUCT } from '#contract/product.ts';
import type { OpenInvoice } from '#server/core/money.ts';
import type { Site } from '#server/core/site.ts';
import type { Receipt, SubscriptionPicture } from '#server/providers/billing/port.ts';
import type { Mail } from '../mail/mailer.service.ts';
import {
  dateInWords,
  planName,
  ofPayment,
  ofPending,
  ofTrial,
  onDay,
  toBePaid,
  type Trial,
  type Unpaid,
} from './letter-words.ts';

/** Every mail about money: what happened, what is safe, what to do. */
export interface Letters {
  upgraded(account: Account, standing: string): Mail;
  trialBegun(account: Account, trial: Trial): Mail;
  trialEnds(account: Account, trial: Trial): Mail;
  trialOver(account: Account): Mail;
  cancelled(account: Account, plan: { priceId: PriceId | null; cancelAt: Date }): Mail;
  resumed(account: Account, plan: Pick<SubscriptionPicture, 'priceId' | 'periodEnd'>): Mail;
  paymentFailed(account: Account, unpaid: Unpaid & { until: Date }): Mail;
  planLost(account: Account, unpaid: Unpaid): Mail;
  paymentPending(account: Account, amount: Money): Mail;
  paymentBounced(account: Account, amount: Money): Mail;
  paymentArrived(account: Account, amount: Money): Mail;
  secondTrial(account: Account, other: { hasPlan: boolean }): Mail;
  trialSkipped(account: Account, priceId: PriceId | null): Mail;
  duplicate(account: Account, paid: Money | null): Mail;
  replaced(account: Account, earlier: { openInvoice: OpenInvoice | null }): Mail;
  duplicateLifetime(account: Account, paid: Money): Mail;
  chargedBack(account: Account): Mail;
  paidTooLate(email: string, paid: Money): Mail;
  lifetimeEndsSubscription(account: Account): Mail;
  refunded(account: Account, amount: Money): Mail;
  refundedInPart(account: Account, amount: Money): Mail;
  receipt(account: Account, paid: Receipt & { priceId: PriceId | null }): Mail;
}

const SAFE = 'Everything you made is safe: you can read, edit, export and delete it at any time.';

interface Action {
  label: string;
  url: string;
}

export function createLetters(site: Site): Letters {
  const settings = (label = 'Open billing'): Action => ({
    label,
    url: `${site.url}/app/settings#billing`,
  });
  const upgrade = (): Action => ({ label: 'Choose a plan', url: `${site.url}/app/upgrade` });
  const plan = (
    { email }: Pick<Account, 'email'>,
    subject: string,
    lines: string[],
    action = settings(),
  ): Mail => ({ to: email, template: 'plan', data: { subject, lines, action } });

  return {
    upgraded: (account, standing) =>
      plan(
        account,
        `Your ${PRODUCT.name} account was upgraded`,
        [
          `What was bought belongs to the account you have with this address. ${standing}`,
          'Sign in as you always do. If it was not you who bought it, answer this mail.',
        ],
        { label: 'Sign in', url: `${site.url}/login` },
      ),

    trialBegun: (account, trial) =>
      plan(account, 'Your free trial has begun', [
        ofTrial(trial),
        'You can cancel at any time, in two clicks, in the billing settings.',
      ]),

    trialEnds: (account, trial) =>
      plan(account, `Your trial ends on ${dateInWords(trial.trialEnd!)}`, [
        trial.hasCard
          ? `Your plan then goes on: ${toBePaid(trial)}. To stop before, cancel in the billing settings.`
          : 'There is no card to go on with, so your plan ends then. To keep it, add a card before.',
        SAFE,
      ]),

    trialOver: (account) =>
      plan(
        account,
        'Your trial is over',
        ['There was no card to go on with, so nothing was charged and the plan has ended.', SAFE],
        upgrade(),
      ),

    cancelled: (account, { priceId, cancelAt }) =>
      plan(
        account,
        `Your plan ends on ${dateInWords(cancelAt)}`,
        [
          `You cancelled the ${planName(priceId)} plan. Until ${onDay(cancelAt)} everything works as before, and nothing more is charged.`,
          'If you change your mind before then, one click resumes it.',
          SAFE,
        ],
        settings('Resume my plan'),
      ),

    resumed: (account, { priceId, periodEnd }) =>
      plan(account, 'Your plan goes on', [
        `The cancellation was taken back: the ${planName(priceId)} plan goes on, and its next payment is on ${onDay(periodEnd)}.`,
      ]),

    paymentFailed: (account, { openInvoice, card, until }) =>
      plan(
        account,
        'Your payment did not go through',
        [
          `${ofPayment({ openInvoice, card })} did not go through. Your plan goes on until ${onDay(until)} so that you can put it right: pay the open invoice, with the same card or another.`,
          SAFE,
        ],
        toPay(openInvoice) ?? settings(),
      ),

    planLost: (account, unpaid) =>
      plan(
        account,
        'Your plan has ended',
        [
          `${ofPayment(unpaid)} could not be collected, so the plan has ended and nobody will try again. Nothing is owed.`,
          'You can take a new plan at any time.',
          SAFE,
        ],
        upgrade(),
      ),

    paymentPending: (account, amount) =>
      plan(account, 'Your payment is on its way', [ofPending(amount)]),

    paymentBounced: (account, amount) =>
      plan(
        account,
        'Your bank did not send the payment',
        [
          `The ${formatMoney(amount)} for the plan for life did not arrive: the bank turned the debit down. Nothing was charged, and the plan has not begun.`,
          'Try again with a card or another account.',
          SAFE,
        ],
        upgrade(),
      ),

    paymentArrived: (account, amount) =>
      plan(account, 'Your plan for life has begun', [
        `Your payment of ${formatMoney(amount)} has arrived. The plan is yours for life and there is nothing to renew.`,
      ]),

    secondTrial: (account, other) =>
      plan(
        account,
        'There is one trial for each address',
        [
          'This address has had its free trial, so the second one has ended at once. Nothing was charged.',
          other.hasPlan ? 'The plan you have goes on, unchanged.' : SAFE,
        ],
        other.hasPlan ? settings() : upgrade(),
      ),

    trialSkipped: (account, priceId) =>
      plan(account, `Your ${planName(priceId)} plan has begun`, [
        'This address has had its free trial, so the plan has begun at once and its first payment was made with the card you gave. A receipt follows.',
        `If you did not want that, answer this mail within ${MONEY_BACK_DAYS} days and you get the money back.`,
      ]),

    duplicate: (account, paid) =>
      plan(account, 'You had a plan already', [
        `A second plan was taken for this address. It has ended at once${
          paid ? `, and the ${formatMoney(paid)} paid for it are on their way back to you` : ''
        }.${paid ? '' : ' Nothing was charged for it.'} Your first plan is unchanged.`,
      ]),

    replaced: (account, { openInvoice }) =>
      plan(account, 'Your earlier plan has ended', [
        openInvoice
          ? 'You have a new plan, so the earlier one, whose payment had failed, has ended. Its open invoice was taken back: there is nothing left to pay for it.'
          : 'You have a new plan, so the earlier one has ended. Nothing was charged for it.',
      ]),

    duplicateLifetime: (account, paid) =>
      plan(account, 'You had the plan for life already', [
        `It was paid for a second time. The ${formatMoney(paid)} are on their way back to you, and your plan is unchanged.`,
      ]),

    chargedBack: (account) =>
      plan(
        account,
        'Your plan has ended',
        ['Your bank took the payment for it back. Nothing more will be charged.', SAFE],
        upgrade(),
      ),

    paidTooLate: (email, paid) =>
      plan(
        { email },
        'Your money is on its way back',
        [
          `${formatMoney(paid)} arrived from you after your account had been deleted, so there is nothing that they could pay for. They are on their way back to you.`,
        ],
        { label: 'Make a new account', url: `${site.url}/signup` },
      ),

    lifetimeEndsSubscription: (account) =>
      plan(account, 'Your plan is for life now', [
        'Your subscription has ended, since you no longer need it. Nothing more will be charged.',
      ]),

    refunded: (account, amount) =>
      plan(
        account,
        'Your money is on its way back',
        [
          `The payment of ${formatMoney(amount)} was refunded in full, and the plan it was for has ended. Banks take up to ten days to show it.`,
          SAFE,
        ],
        upgrade(),
      ),

    refundedInPart: (account, amount) =>
      plan(account, 'A part of your money is on its way back', [
        `${formatMoney(amount)} of your payment were refunded. Your plan goes on, unchanged. Banks take up to ten days to show it.`,
      ]),

    receipt: ({ email }, { priceId, cents, currency, at, number, url }) => ({
      to: email,
      template: 'receipt',
      data: {
        rows: [
          { label: 'Plan', value: planName(priceId) },
          { label: 'Paid', value: formatMoney({ cents, currency }) },
          { label: 'On', value: onDay(at) },
          ...(number ? [{ label: 'Invoice', value: number }] : []),
        ],
        url: url ?? settings().url,
      },
    }),
  };
}

function toPay(open: OpenInvoice | null): Action | null {
  return open?.url ? { label: 'Pay the open invoice', url: open.url } : null;
}
