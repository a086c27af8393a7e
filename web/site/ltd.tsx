import { figure } from '#contract/count.ts';
import { FREE_WORDS, MONEY_BACK_DAYS, PLANS, TRIAL_DAYS } from '#contract/catalog/plans.ts';
import { PRODUCT } from '#contract/product.ts';
import { COMPETITORS } from '../../content/site/competitors.ts';
import { LTD_QUESTIONS } from '../../content/site/questions-ltd.ts';
import { ADDRESS } from './addresses.ts';
import { BuyButton } from './checkout-button.tsx';
import type { PageDefinition } from './page.ts';
import { Closing } from './parts/closing.tsx';
import { Formats } from './parts/formats.tsx';
import { PLAN_BUTTON, Pricing, type Plan } from './parts/pricing.tsx';
import { Questions } from './parts/questions.tsx';
import { Reviews } from './parts/reviews.tsx';
import { inDollars } from './price.ts';
import { productData, questionsData } from './structured-data.ts';

const DESCRIPTION =
  'Turn every video you make into articles, threads, newsletters and podcasts. Pay $47 once instead of $297, or start a 7-day free trial with no card.';
const PICTURE = '/og/ltd.png';
const [MONTHLY, YEARLY, LIFETIME] = PLANS;

export const LTD: PageDefinition = {
  path: ADDRESS.creators,
  title: `Lifetime deal for creators · ${PRODUCT.name}`,
  description: DESCRIPTION,
  picture: PICTURE,
  entries: ['checkout'],
  jsonLd: [productData(DESCRIPTION, ADDRESS.creators, PICTURE), questionsData(LTD_QUESTIONS)],
  sheet: 'landing',
  Body: Ltd,
};

function Ltd() {
  return (
    <>
      <section className="wrap offer" aria-labelledby="offer-title">
        <div className="offer-words">
          <h1 className="display" id="offer-title">
            Make the video once. <span className="caption line">Pay once, too.</span>
          </h1>
          <p className="lede">
            Turn the videos you’ve already published into articles, threads, newsletters and podcast
            episodes, in your own style, with links to the moments they came from.
          </p>
          <div className="hero-go">
            <BuyButton priceId="price_monthly" isMain isLarge takesCoupon />
            <a className="button large" href={ADDRESS.app}>
              TRY FOR FREE
            </a>
            <p className="note">
              The trial gives you everything for {TRIAL_DAYS} days, no card needed. Just looking?
              Every account gets {figure(FREE_WORDS)} free words.
            </p>
          </div>
        </div>
        <Receipt />
      </section>
      <YearRuler />
      <Formats
        title="Seven formats from one video"
        lede="We count characters the way each platform does, so you don’t have to."
      />
      <Reviews />
      <Pricing
        title="Pay once or monthly"
        lede="Same product, same features. Pick how you’d like to pay."
        main="price_lifetime"
        action={checkout}
      />
      <Questions questions={LTD_QUESTIONS} />
      <Closing
        said="You already made the video."
        caption="Now use all of it."
        note={`No credit card for the trial. ${MONEY_BACK_DAYS}-day money-back guarantee on every plan.`}
      >
        <BuyButton priceId="price_monthly" isMain isLarge takesCoupon />
        <a className="button large on-film" href={ADDRESS.app}>
          TRY FOR FREE
        </a>
      </Closing>
    </>
  );
}

/** The offer in the form of a receipt. */
function Receipt() {
  const off = Math.round((1 - LIFETIME.priceCents / LIFETIME.insteadOfCents) * 100);
  return (
    <aside className="receipt" aria-labelledby="receipt-title">
      <h2 className="receipt-title" id="receipt-title">
        Lifetime deal
      </h2>
      <dl className="receipt-lines">
        <div>
          <dt>All seven formats, all languages</dt>
          <dd>
            <s>${inDollars(LIFETIME.insteadOfCents)}</s>
          </dd>
        </div>
        <div>
          <dt>Discount</dt>
          <dd>{off}% off</dd>
        </div>
        <div>
          <dt>Each month after</dt>
          <dd>$0</dd>
        </div>
        <div className="receipt-sum">
          <dt>One-time</dt>
          <dd>${inDollars(LIFETIME.priceCents)}</dd>
        </div>
      </dl>
      <BuyButton priceId="price_lifetime" text="GET LIFETIME ACCESS" takesCoupon />
      <p className="note">
        Prefer a subscription? ${inDollars(MONTHLY.priceCents)} a month or $
        {inDollars(YEARLY.priceCents)} a year after {TRIAL_DAYS} free days.
      </p>
    </aside>
  );
}

const LONGEST = Math.max(...COMPETITORS.map(({ dollarsPerYear }) => dollarsPerYear));

function YearRuler() {
  return (
    <section className="wrap part" aria-labelledby="ruler-title">
      <div className="part-head">
        <h2 className="headline" id="ruler-title">
          What a year costs
        </h2>
        <p className="lede">
          Three kinds of tools people buy for the same job, at a typical price for someone who
          publishes every week.
        </p>
      </div>
      <table className="ruler">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Tool</th>
            <th scope="col">What you get</th>
            <th scope="col">Price per year</th>
          </tr>
        </thead>
        <tbody>
          {COMPETITORS.map(({ what, dollarsPerYear, gives }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td className="card-text">{gives}</td>
              <td className="ruler-price">
                <span className="ruler-bar" data-share={share(dollarsPerYear)} />
                <b>${dollarsPerYear}</b> a year
              </td>
            </tr>
          ))}
          <tr className="ruler-ours">
            <th scope="row">{PRODUCT.name}</th>
            <td className="card-text">All of it. No credits or minutes to count</td>
            <td className="ruler-price">
              <span className="ruler-bar" data-share={share(LIFETIME.priceCents / 100)} />
              <b>${inDollars(LIFETIME.priceCents)}</b> once
            </td>
          </tr>
        </tbody>
      </table>
      <p className="note">
        These are kinds of tools, not brands. With ours, you also pay for your own AI usage, about
        $5–20 a month.
      </p>
    </section>
  );
}

/** In steps of 5%, for which the style sheet has classes, because the CSP forbids inline styles. */
function share(dollars: number): number {
  return Math.max(1, Math.round((dollars / LONGEST) * 20));
}

function checkout({ priceId }: Plan, isMain: boolean) {
  return <BuyButton priceId={priceId} text={PLAN_BUTTON[priceId]} isMain={isMain} takesCoupon />;
}
