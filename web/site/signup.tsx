import { figure } from '#contract/count.ts';
import { FREE_WORDS, PLANS, type PriceId, TRIAL_DAYS } from '#contract/catalog/plans.ts';
import { PRODUCT } from '#contract/product.ts';
import { ADDRESS } from './addresses.ts';
import type { PageDefinition } from './page.ts';
import { BusyTexts } from './parts/busy-texts.tsx';
import {
  AppStill,
  FormPage,
  EmailField,
  Google,
  NeedsScript,
  SaidNote,
  TermsLink,
} from './parts/desk.tsx';
import { inDollars } from './price.ts';

export const SIGNUP: PageDefinition = {
  path: '/signup',
  title: `Sign up · ${PRODUCT.name}`,
  description: `Create your ${PRODUCT.name} account with your email or Google. ${figure(FREE_WORDS)} free words, no card needed.`,
  picture: '/og/signup.png',
  whenSignedIn: ADDRESS.app,
  entries: ['sign-in'],
  sheet: 'form',
  Body: Signup,
};

const [MONTHLY, YEARLY, LIFETIME] = PLANS;

const PLAN_WORDS: Readonly<Record<PriceId, string>> = {
  price_monthly: `${TRIAL_DAYS} days free, no card, then $${inDollars(MONTHLY.priceCents)} a month.`,
  price_yearly: `${TRIAL_DAYS} days free, no card, then $${inDollars(YEARLY.priceCents)} a year.`,
  price_lifetime: `$${inDollars(LIFETIME.priceCents)} once, no renewals.`,
};

function Signup() {
  return (
    <FormPage
      title="Create your account"
      lede={`All you need is an email address. You get ${figure(FREE_WORDS)} free words, no card needed.`}
      beside={<AppStill caption="Your videos, in writing." />}
    >
      {PLANS.map(({ priceId, name }) => (
        <p key={priceId} className="desk-first" role="status" data-chosen={priceId} hidden>
          <span>
            You chose <b>{name}</b>: {PLAN_WORDS[priceId]} Create your account first, and we’ll take
            you to checkout.
          </span>
        </p>
      ))}
      <p className="desk-first" role="status" data-invitation hidden>
        <span>
          If <b data-inviter /> invited you, sign up with <b data-invited-email /> to join their
          team and share their plan.
        </span>
      </p>
      <div className="sheet desk-sheet">
        <form className="desk-form" method="post" action={ADDRESS.signup} data-form="signup">
          <EmailField id="email" autoComplete="email" />
          <p className="note" role="status" data-other-address />
          <label className="choice">
            <input type="checkbox" name="terms" required />
            <span className="choice-box" />
            <span>
              I accept the <TermsLink />
            </span>
          </label>
          <SaidNote />
          <button className="button go" type="submit" disabled>
            <BusyTexts idle="Create my account" busy="Creating..." />
          </button>
          <NeedsScript what="Signing up" />
        </form>
        <Google />
      </div>
      <p>
        Already have an account?{' '}
        <a className="link" href={ADDRESS.login}>
          Login
        </a>
      </p>
    </FormPage>
  );
}
