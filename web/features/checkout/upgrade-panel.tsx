import type { ReactNode } from 'react';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { MONEY_BACK_DAYS, PLANS, TRIAL_DAYS, type PriceId } from '#contract/catalog/plans.ts';
import { Icon } from '../../ui/icons.tsx';
import { CHECKOUT_WORDS } from './checkout-words.tsx';

const [MONTHLY, YEARLY, LIFETIME] = PLANS;
const { dollars, upgrade: WORDS } = CHECKOUT_WORDS;
const MONTH = dollars(MONTHLY.priceCents);
const YEAR = dollars(YEARLY.priceCents);

export interface UpgradePanelProps {
  /** The button that starts the checkout. Pages with and without React bring their own. */
  action: ReactNode;
  /** A choice of prices, if there is one. */
  choice?: ReactNode;
  priceId?: PriceId;
  /** There is one trial per email address, so it isn't promised again to those who had it. */
  hasTrial?: boolean;
  headingLevel?: 'h1' | 'h2';
}

/** The offer and what it includes. How the checkout starts is up to `action`. */
export function UpgradePanel({
  action,
  choice,
  priceId = 'price_monthly',
  hasTrial = true,
  headingLevel = 'h1',
}: UpgradePanelProps) {
  const Heading = headingLevel;
  const isOnce = priceId === LIFETIME.priceId;
  const { priceCents } = PLANS.find((plan) => plan.priceId === priceId) ?? MONTHLY;
  return (
    <section className="upgrade" aria-labelledby="upgrade-title">
      <div className="upgrade-offer">
        <Heading className="upgrade-title" id="upgrade-title">
          <Icon name="crown" /> {WORDS.title}
        </Heading>
        <p className="upgrade-lede">{WORDS.lede}</p>
        <p className="upgrade-price">
          <span className="upgrade-tag">{dollars(priceCents)}</span>
          <span className="upgrade-terms">
            {isOnce
              ? WORDS.onceTerms(<s>{dollars(LIFETIME.insteadOfCents)}</s>)
              : hasTrial
                ? WORDS.trialTerms(TRIAL_DAYS, MONTH, YEAR)
                : WORDS.terms(MONTH, YEAR)}
          </span>
        </p>
        {choice}
        <div className="upgrade-go">{action}</div>
        <p className="upgrade-small">
          {WORDS[isOnce ? 'onceNote' : hasTrial ? 'trialNote' : 'note'](MONEY_BACK_DAYS)}
        </p>
      </div>
      <ol className="upgrade-list" aria-label={WORDS.benefitsLabel}>
        {WORDS.benefits(LANGUAGES.length).map(({ text, note }) => (
          <li key={text}>
            <span>
              {text} {note && <span className="upgrade-note">{note}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className="upgrade-value">{WORDS.value}</p>
    </section>
  );
}
