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
  ofCharge,
  ofFailedPayment,
  ofLostPayment,
  ofPending,
  ofTrial,
  onDay,
  type Trial,
  type Unpaid,
} from './letter-words.ts';

/** All mails about money: what happened, what is safe, what to do. */
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

const SAFE = 'Your work is safe. You can still read, edit, export and delete everything you made.';

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
          `We’ve added your purchase to your existing account. ${standing}`,
          'Sign in as usual. Wasn’t you? Reply to this email.',
        ],
        { label: 'Sign in', url: `${site.url}/login` },
      ),

    trialBegun: (account, trial) =>
      plan(account, 'Your free trial has started', [
        ofTrial(trial),
        'You can cancel anytime under Plan in Settings.',
      ]),

    trialEnds: (account, trial) =>
      plan(account, `Your trial ends on ${dateInWords(trial.trialEnd!)}`, [
        trial.hasCard
          ? `After that your plan starts. ${ofCharge(trial)} Don’t want it? Cancel under Plan in Settings before your trial ends.`
          : 'You haven’t added a card, so your plan ends that day. To keep it, add a card before then.',
        SAFE,
      ]),

    trialOver: (account) =>
      plan(
        account,
        'Your trial has ended',
        ['You hadn’t added a card, so you weren’t charged and your plan has ended.', SAFE],
        upgrade(),
      ),

    cancelled: (account, { priceId, cancelAt }) =>
      plan(
        account,
        `Your plan ends on ${dateInWords(cancelAt)}`,
        [
          `You cancelled the ${planName(priceId)} plan. Everything keeps working until ${onDay(cancelAt)}, and you won’t be charged again.`,
          'Changed your mind? You can resume your plan with one click before then.',
          SAFE,
        ],
        settings('Resume my plan'),
      ),

    resumed: (account, { priceId, periodEnd }) =>
      plan(account, 'Your plan continues', [
        `You’ve resumed the ${planName(priceId)} plan. Your next payment is on ${onDay(periodEnd)}.`,
      ]),

    paymentFailed: (account, { openInvoice, card, until }) =>
      plan(
        account,
        'Your payment didn’t go through',
        [
          `${ofFailedPayment({ openInvoice, card })} Your plan keeps working until ${onDay(until)}. To keep it after that, pay the open invoice with any card.`,
          SAFE,
        ],
        toPay(openInvoice) ?? settings(),
      ),

    planLost: (account, unpaid) =>
      plan(
        account,
        'Your plan has ended',
        [
          `${ofLostPayment(unpaid)} You don’t owe anything, and we won’t try to charge you again.`,
          'You can start a new plan anytime.',
          SAFE,
        ],
        upgrade(),
      ),

    paymentPending: (account, amount) =>
      plan(account, 'Your payment is on its way', [ofPending(amount)]),

    paymentBounced: (account, amount) =>
      plan(
        account,
        'Your bank declined the payment',
        [
          `Your bank declined the ${formatMoney(amount)} payment for the lifetime plan. You weren’t charged, and the plan hasn’t started.`,
          'Try again with a card or another bank account.',
          SAFE,
        ],
        upgrade(),
      ),

    paymentArrived: (account, amount) =>
      plan(account, 'Your lifetime plan has started', [
        `Your ${formatMoney(amount)} payment has arrived. You now have the lifetime plan, and there’s nothing to renew.`,
      ]),

    secondTrial: (account, other) =>
      plan(
        account,
        'You’ve already had a free trial',
        [
          'Each email address gets one free trial, so this second one ended right away. You weren’t charged.',
          other.hasPlan ? 'Your current plan hasn’t changed.' : SAFE,
        ],
        other.hasPlan ? settings() : upgrade(),
      ),

    trialSkipped: (account, priceId) =>
      plan(account, `Your ${planName(priceId)} plan has started`, [
        'Each email address gets one free trial, and you’ve already had yours. So your plan started right away, and we charged your card for the first payment. We’ll email you a receipt.',
        `Not what you wanted? Reply to this email within ${MONEY_BACK_DAYS} days and we’ll refund you.`,
      ]),

    duplicate: (account, paid) =>
      plan(account, 'You already have a plan', [
        paid
          ? `You started a second plan with this email, so we ended it and refunded the ${formatMoney(paid)} you paid. Your first plan hasn’t changed.`
          : 'You started a second plan with this email, so we ended it. You weren’t charged. Your first plan hasn’t changed.',
      ]),

    replaced: (account, { openInvoice }) =>
      plan(account, 'Your old plan has ended', [
        openInvoice
          ? 'You have a new plan, so we ended the old one and cancelled its open invoice. You don’t owe anything for the old plan.'
          : 'You have a new plan, so we ended the old one. You weren’t charged for the old plan.',
      ]),

    duplicateLifetime: (account, paid) =>
      plan(account, 'You already have the lifetime plan', [
        `You paid for the lifetime plan twice, so we refunded ${formatMoney(paid)}. Your plan hasn’t changed.`,
      ]),

    chargedBack: (account) =>
      plan(
        account,
        'Your plan has ended',
        [
          'Your bank reversed your payment, so your plan has ended. You won’t be charged again.',
          SAFE,
        ],
        upgrade(),
      ),

    paidTooLate: (email, paid) =>
      plan(
        { email },
        'Your refund is on its way',
        [
          `Your ${formatMoney(paid)} payment arrived after your account was deleted, so we refunded it.`,
        ],
        { label: 'Create a new account', url: `${site.url}/signup` },
      ),

    lifetimeEndsSubscription: (account) =>
      plan(account, 'You now have the lifetime plan', [
        'You don’t need your subscription anymore, so we ended it. You won’t be charged again.',
      ]),

    refunded: (account, amount) =>
      plan(
        account,
        'Your refund is on its way',
        [
          `We refunded your ${formatMoney(amount)} payment and ended your plan. The refund can take up to ten days to show on your statement.`,
          SAFE,
        ],
        upgrade(),
      ),

    refundedInPart: (account, amount) =>
      plan(account, 'A partial refund is on its way', [
        `We refunded ${formatMoney(amount)} of your payment. The refund can take up to ten days to show on your statement. Your plan hasn’t changed.`,
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
  return open?.url ? { label: 'Pay the invoice', url: open.url } : null;
}
