import type { ReactNode } from 'react';
import { PLANS } from '#contract/catalog/plans.ts';
import { PLACEHOLDERS } from '#contract/placeholders.ts';
import { PRODUCT } from '#contract/product.ts';
import { Icon } from '../ui/icons.tsx';
import { ADDRESS } from './addresses.ts';
import type { PageDefinition } from './page.ts';

const SHARE = 0.3;
const SUBTITLE = 'Earn a 30% recurring lifetime commission by promoting our platform today!';

export const AFFILIATE: PageDefinition = {
  path: ADDRESS.affiliate,
  title: `Affiliate program: 30% for life · ${PRODUCT.name}`,
  description: `${SUBTITLE} You get a share of every payment for as long as your customer stays.`,
  picture: '/og/affiliate.png',
  sheet: 'landing',
  Body: Affiliate,
};

const BENEFITS = [
  {
    title: 'Massive Market',
    text: 'The video platform has over 2 billion users. People who publish there have hours of speech that’s hard to search or skim.',
  },
  {
    title: 'Growing Demand',
    text: 'One recording used to be one post. Now people want an article, a thread, a newsletter and an episode from the same recording.',
  },
  {
    title: 'Early Opportunity',
    text: 'AI content creation is still young, and a lot of it is hard to check. Our drafts link back to the video.',
  },
] as const;

function Affiliate() {
  const [monthly, yearly, lifetime] = PLANS;
  const rows = [
    { plan: monthly, every: 'every month' },
    { plan: yearly, every: 'every year' },
    { plan: lifetime, every: 'once' },
  ];
  return (
    <>
      <section className="wrap offer" aria-labelledby="affiliate-title">
        <div className="offer-words">
          <h1 className="display" id="affiliate-title">
            Recommend it once. <span className="caption line">Earn every month.</span>
          </h1>
          <p className="lede">{SUBTITLE}</p>
          <div className="hero-go">
            <JoinLink>Become an affiliate now</JoinLink>
          </div>
        </div>
        <aside className="receipt" aria-labelledby="share-title">
          <h2 className="receipt-title" id="share-title">
            Your share
          </h2>
          <dl className="receipt-lines">
            {rows.map(({ plan, every }) => (
              <div key={plan.priceId}>
                <dt>
                  {plan.name}, {every}
                </dt>
                <dd>${((plan.priceCents * SHARE) / 100).toFixed(2)}</dd>
              </div>
            ))}
            <div className="receipt-sum">
              <dt>Of every payment</dt>
              <dd>30%</dd>
            </div>
          </dl>
          <p className="note">For as long as the customer you referred stays.</p>
        </aside>
      </section>
      <section className="wrap part" aria-labelledby="benefits-title">
        <div className="part-head">
          <h2 className="headline" id="benefits-title">
            Benefits
          </h2>
          <p className="lede">Why it’s easy to recommend to people who make videos.</p>
        </div>
        <ol className="formats">
          {BENEFITS.map(({ title, text }) => (
            <li key={title} className="format benefit">
              <h3 className="format-name">{title}</h3>
              <p className="format-always">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="closing part" aria-labelledby="closing-title">
        <div className="wrap closing-inside">
          <h2 className="display closing-title" id="closing-title">
            Build monthly recurring revenue
          </h2>
          <div className="closing-go">
            <JoinLink>Join the affiliate program</JoinLink>
            <p className="closing-note">You’ll sign up on our affiliate platform.</p>
          </div>
        </div>
      </section>
    </>
  );
}

function JoinLink({ children }: { children: ReactNode }) {
  return (
    <a className="button go large" href={PLACEHOLDERS.affiliate} target="_blank" rel="noopener">
      {children}
      <Icon name="external" label="(opens in a new tab)" />
    </a>
  );
}
