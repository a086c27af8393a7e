import { MONEY_BACK_DAYS, PLANS, TRIAL_DAYS, type PriceId } from '#contract/catalog/plans.ts';
import { Icon } from '../ui/icons.tsx';
import { ADDRESS } from './addresses.ts';
import { inDollars } from './price.ts';

type Plan = (typeof PLANS)[number];

interface PlanWords {
  per: string;
  text: string;
  saving?: string;
  button: string;
  isMain?: true;
}

const TRIAL = `START ${TRIAL_DAYS}-DAY FREE TRIAL`;

const WORDS: Readonly<Record<PriceId, PlanWords>> = {
  price_monthly: { per: 'a month', text: 'Stop whenever you like.', button: TRIAL },
  price_yearly: {
    per: 'a year',
    text: 'The same, paid once a year.',
    saving: '50% off',
    button: TRIAL,
    isMain: true,
  },
  price_lifetime: { per: 'once', text: 'Pay once, keep it.', button: 'GET LIFETIME ACCESS' },
};

const EVERY_PLAN = [
  'Unlimited conversions with your own key',
  'Newer AI models as they come out',
  'Full commercial rights to what you make',
  'One licence for a whole team',
  `${MONEY_BACK_DAYS}-day money-back guarantee`,
  'No credit card for the trial',
] as const;

export function Pricing() {
  return (
    <section className="wrap part" id="pricing" aria-labelledby="pricing-title">
      <div className="part-head">
        <h2 className="headline" id="pricing-title">
          Three prices, the{'\u00a0'}same{'\u00a0'}product
        </h2>
        <p className="lede">
          For content creators, marketers, agencies, freelancers, businesses, podcasters, students
          and researchers.
        </p>
      </div>
      <ul className="plans">
        {PLANS.map((plan) => (
          <PlanCard key={plan.priceId} plan={plan} words={WORDS[plan.priceId]} />
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
          The only extra cost is your own AI usage, about $5–20 a month, paid to the provider you
          choose. The built-in engine costs nothing.
        </p>
      </div>
    </section>
  );
}

function PlanCard({ plan, words }: { plan: Plan; words: PlanWords }) {
  const was = 'insteadOfCents' in plan ? plan.insteadOfCents : null;
  const saving = was ? `${Math.round((1 - plan.priceCents / was) * 100)}% off` : words.saving;
  return (
    <li className="plan-card" {...(words.isMain && { 'data-main': '' })}>
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
      <a className={words.isMain ? 'button go' : 'button'} href={ADDRESS.signup}>
        {words.button}
      </a>
    </li>
  );
}
