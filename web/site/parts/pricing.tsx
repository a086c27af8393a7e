import type { ReactNode } from 'react';
import { MONEY_BACK_DAYS, PLANS, TRIAL_DAYS, type PriceId } from '#contract/catalog/plans.ts';
import { Icon } from '../../ui/icons.tsx';
import { inDollars } from '../price.ts';

export type Plan = (typeof PLANS)[number];

interface PlanWords {
  per: string;
  text: string;
  saving?: string;
}

const WORDS: Readonly<Record<PriceId, PlanWords>> = {
  price_monthly: {
    per: 'a month',
    text: `${TRIAL_DAYS} days free, then monthly. Cancel anytime.`,
  },
  price_yearly: {
    per: 'a year',
    text: `${TRIAL_DAYS} days free, then billed yearly.`,
    saving: '50% off',
  },
  price_lifetime: { per: 'once', text: 'Pay once and keep it. No renewals.' },
};

/** Button text per plan. START 7-DAY FREE TRIAL always means the monthly plan, so the yearly one needs its own. */
export const PLAN_BUTTON: Readonly<Record<PriceId, string>> = {
  price_monthly: `START ${TRIAL_DAYS}-DAY FREE TRIAL`,
  price_yearly: `START YEARLY, ${TRIAL_DAYS} DAYS FREE`,
  price_lifetime: 'GET LIFETIME ACCESS',
};

const EVERY_PLAN = [
  'Unlimited conversions with your own API key',
  'Your choice of newer AI models',
  'Plagiarism-free, SEO-structured output',
  '10+ voices for podcasts',
  'Full commercial rights',
  'One licence for a whole team',
  `${MONEY_BACK_DAYS}-day money-back guarantee`,
  'No credit card for the trial',
] as const;

interface PricingProps {
  title: ReactNode;
  lede: ReactNode;
  /** On phones, the plans come before the lede. */
  isLedeLast?: boolean;
  /** The highlighted card. */
  main: PriceId;
  action: (plan: Plan, isMain: boolean) => ReactNode;
}

export function Pricing({ title, lede, isLedeLast = false, main, action }: PricingProps) {
  return (
    <section
      className={isLedeLast ? 'wrap part lede-last' : 'wrap part'}
      id="pricing"
      aria-labelledby="pricing-title"
    >
      <div className="part-head">
        <h2 className="headline" id="pricing-title">
          {title}
        </h2>
        <p className="lede">{lede}</p>
      </div>
      <ul className="plans">
        {PLANS.map((plan) => (
          <PlanCard key={plan.priceId} plan={plan} isMain={plan.priceId === main}>
            {action(plan, plan.priceId === main)}
          </PlanCard>
        ))}
      </ul>
      <div className="every-plan">
        <h3>In every plan</h3>
        <ul className="every-list">
          {EVERY_PLAN.map((line) => (
            <li key={line}>
              <Icon name="check" />
              {line}
            </li>
          ))}
        </ul>
        <p className="note">
          The only extra cost is your own AI usage, about $5–20 a month. You pay the AI provider
          directly. Hiring writers and voice talent costs far more, so you save $1,000+ a year on
          content and voice-over costs.
        </p>
      </div>
    </section>
  );
}

interface PlanCardProps {
  plan: Plan;
  isMain: boolean;
  children: ReactNode;
}

function PlanCard({ plan, isMain, children }: PlanCardProps) {
  const words = WORDS[plan.priceId];
  const was = 'insteadOfCents' in plan ? plan.insteadOfCents : null;
  const saving = was ? `${Math.round((1 - plan.priceCents / was) * 100)}% off` : words.saving;
  return (
    <li className="plan-card" {...(isMain && { 'data-main': '' })}>
      <h3 className="plan-name">
        {plan.name}
        {saving && (
          <span className="badge" data-tone="mark">
            {saving}
          </span>
        )}
      </h3>
      <p className="plan-price">
        <span className="plan-amount">${inDollars(plan.priceCents)}</span>{' '}
        <span>
          {words.per}
          {was && (
            <>
              , was <s>${inDollars(was)}</s>
            </>
          )}
        </span>
      </p>
      <p className="card-text">{words.text}</p>
      {children}
    </li>
  );
}
