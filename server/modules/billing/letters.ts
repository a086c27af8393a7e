import type { Account } from '#contract/accounts.ts';
import { PLANS, type PriceId } from '#contract/catalog/plans.ts';
import { PRODUCT } from '#contract/product.ts';
import type { Site } from '#server/core/site.ts';
import type { Receipt } from '#server/providers/billing/port.ts';
import type { Mail } from '../mail/mailer.service.ts';

/** Every mail about money: what happened, what is safe, what to do. */
export interface Letters {
  upgraded(account: Account, priceId: PriceId | null): Mail;
  trialEnds(account: Account, trial: { trialEnd: Date | null; hasCard: boolean }): Mail;
  trialOver(account: Account): Mail;
  paymentFailed(account: Account): Mail;
  secondTrial(account: Account): Mail;
  duplicate(account: Account): Mail;
  lifetimeEndsSubscription(account: Account): Mail;
  refunded(account: Account): Mail;
  receipt(account: Account, paid: Receipt & { priceId: PriceId | null }): Mail;
}

const SAFE = 'Everything you made is safe: you can read, edit, export and delete it at any time.';

export function createLetters(site: Site): Letters {
  const settings = () => ({ label: 'Open billing', url: `${site.url}/app/settings#billing` });
  const upgrade = () => ({ label: 'Choose a plan', url: `${site.url}/app/upgrade` });
  const plan = (
    to: string,
    subject: string,
    lines: string[],
    action: { label: string; url: string } = settings(),
  ): Mail => ({ to, template: 'plan', data: { subject, lines, action } });

  return {
    upgraded: ({ email }, priceId) =>
      plan(
        email,
        `Your ${PRODUCT.name} account was upgraded`,
        [
          `The plan "${nameOf(priceId)}" now belongs to the account you have with this address.`,
          'Sign in as you always do. If it was not you who bought it, answer this mail.',
        ],
        { label: 'Sign in', url: `${site.url}/login` },
      ),

    trialEnds: ({ email }, { trialEnd, hasCard }) =>
      plan(email, `Your trial ends on ${inWords(trialEnd!)}`, [
        hasCard
          ? 'Your plan then goes on, and the first payment is made with the card you left.'
          : 'There is no card to go on with, so your plan ends then. To keep it, add a card before.',
        SAFE,
      ]),

    trialOver: ({ email }) =>
      plan(
        email,
        'Your trial is over',
        ['There was no card to go on with, so nothing was charged and the plan has ended.', SAFE],
        upgrade(),
      ),

    paymentFailed: ({ email }) =>
      plan(email, 'Your payment did not go through', [
        'Your plan goes on for seven days so that you can put it right: change the card or try again in the billing settings.',
        SAFE,
      ]),

    secondTrial: ({ email }) =>
      plan(
        email,
        'There is one trial for each address',
        [
          'This address has had its free trial, so the second one has ended at once. Nothing was charged.',
          SAFE,
        ],
        upgrade(),
      ),

    duplicate: ({ email }) =>
      plan(email, 'You had a plan already', [
        'A second plan was bought for this address. It has ended at once, and what was paid for it is on its way back to you. Your first plan is unchanged.',
      ]),

    lifetimeEndsSubscription: ({ email }) =>
      plan(email, 'Your plan is for life now', [
        'Your subscription has ended, since you no longer need it. Nothing more will be charged.',
      ]),

    refunded: ({ email }) =>
      plan(
        email,
        'Your money is on its way back',
        ['The payment was refunded in full, and the plan it was for has ended.', SAFE],
        upgrade(),
      ),

    receipt: ({ email }, { priceId, cents, currency, at, number, url }) => ({
      to: email,
      template: 'receipt',
      data: {
        rows: [
          { label: 'Plan', value: nameOf(priceId) },
          { label: 'Paid', value: inMoney(cents, currency) },
          { label: 'On', value: `${inWords(at)} ${at.getUTCFullYear()}` },
          ...(number ? [{ label: 'Invoice', value: number }] : []),
        ],
        url: url ?? settings().url,
      },
    }),
  };
}

export function nameOf(priceId: PriceId | null): string {
  return PLANS.find((plan) => plan.priceId === priceId)?.name ?? PRODUCT.name;
}

function inMoney(cents: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
}

function inWords(date: Date): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
}
