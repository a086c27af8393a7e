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
            ? `Pay once, nothing to renew. ${MONEY_BACK_DAYS}-day money-back guarantee.`
            : `${hasTrial ? 'No credit card for the trial.' : 'This address has had its free trial, so the plan begins at once.'} ${MONEY_BACK_DAYS}-day money-back guarantee. Stop whenever you like.`}
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
        A writer, a translator and a voice studio would each send you an invoice for one video. Here
        one plan does the work of all three, as often as you like: you pay your AI provider what it
        really costs, usually $5 to $20 a month, and keep every right to what comes out.
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
