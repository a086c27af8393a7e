import type { ReactNode } from 'react';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { MONEY_BACK_DAYS, PLANS, TRIAL_DAYS, type PriceId } from '#contract/catalog/plans.ts';
import { Icon } from '../../ui/icons.tsx';

const [MONTHLY, YEARLY, LIFETIME] = PLANS;
const dollars = (cents: number) => `$${cents / 100}`;

export interface UpgradePanelProps {
  /** The button that starts the checkout; pages with and without React bring their own. */
  action: ReactNode;
  /** A choice of price, where there is one. */
  choice?: ReactNode;
  /** The price on the tag. */
  priceId?: PriceId;
  /** An address has one trial; whoever had it is not promised another. */
  hasTrial?: boolean;
  headingLevel?: 'h1' | 'h2';
}

/** The offer and what it holds. Knows nothing of how the checkout starts. */
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
          <Icon name="crown" /> Unlock Premium Content System
        </Heading>
        <p className="upgrade-lede">
          Transform any YouTube video into multiple high-converting content formats in seconds!
        </p>
        <p className="upgrade-price">
          <span className="upgrade-tag">{dollars(priceCents)}</span>
          {isOnce ? (
            <span className="upgrade-terms">
              ONE PAYMENT • FOR LIFE • was <s>{dollars(LIFETIME.insteadOfCents)}</s>
            </span>
          ) : (
            <span className="upgrade-terms">
              {hasTrial && `${TRIAL_DAYS}-DAY FREE TRIAL • `}
              {dollars(MONTHLY.priceCents)}/mo or {dollars(YEARLY.priceCents)}/yr
            </span>
          )}
        </p>
        {choice}
        <div className="upgrade-go">{action}</div>
        <p className="upgrade-small">
          {isOnce
            ? `Pay once, no renewals. ${MONEY_BACK_DAYS}-day money-back guarantee.`
            : `${hasTrial ? 'No credit card needed for the trial.' : 'You’ve already used your free trial, so your plan starts right away.'} ${MONEY_BACK_DAYS}-day money-back guarantee. Cancel anytime.`}
        </p>
      </div>
      <ol className="upgrade-list" aria-label="What you get">
        {BENEFITS.map(({ text, note }) => (
          <li key={text}>
            <span>
              {text} {note && <span className="upgrade-note">{note}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className="upgrade-value">
        One plan covers writing, translation and voice-over, for as many videos as you like. You pay
        your AI provider directly, usually $5 to $20 a month, and you own everything you make.
      </p>
    </section>
  );
}

interface Benefit {
  text: string;
  note?: string;
}

/** What every plan brings, in the order in which the panel says it. */
const BENEFITS: readonly Benefit[] = [
  { text: 'Unlimited generation with your own API key' },
  { text: 'Latest AI models' },
  { text: 'All tools included' },
  { text: 'Blog, summary and podcast script generation' },
  { text: 'Script-to-audio conversion' },
  { text: '10+ premium voices' },
  { text: 'Tweets, LinkedIn posts and newsletters' },
  { text: 'Custom prompts' },
  { text: '30+ languages', note: `${LANGUAGES.length} today` },
  { text: 'Save $1,000+ on content and voice-over costs' },
];
