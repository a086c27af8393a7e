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
  'For creators: turn every video you make into articles, threads, letters and podcasts. Pay $47 once instead of $297, or start a 7-day free trial without a card.';
const PICTURE = '/og/ltd.png';
const [MONTHLY, YEARLY, LIFETIME] = PLANS;

export const LTD: PageDefinition = {
  path: ADDRESS.creators,
  title: `Pay once, publish for good · ${PRODUCT.name} for creators`,
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
            You make the video once. <span className="caption line">Pay once, too.</span>
          </h1>
          <p className="lede">
            Every video you have ever published holds an article, a thread, a letter and an episode.
            Take them out, in your own voice, with every line tied to the second you said it.
          </p>
          <div className="hero-go">
            <BuyButton priceId="price_monthly" isMain isLarge takesCoupon />
            <a className="button large" href={ADDRESS.app}>
              TRY FOR FREE
            </a>
            <p className="note">
              The trial opens the checkout: {TRIAL_DAYS} days of everything, no card. Or look around
              first: an account has {FREE_WORDS.toLocaleString('en-GB')} free words.
            </p>
          </div>
        </div>
        <Receipt />
      </section>
      <YearRuler />
      <Formats
        title="Seven things from the same take"
        lede="You talk for twelve minutes. This is what is in it, each with a shape it keeps and a limit it never breaks."
      />
      <Reviews />
      <Pricing
        title="Once, or month by month"
        lede="The lifetime deal and the subscription are the same product. Choose how you like to pay."
        main="price_lifetime"
        action={checkout}
      />
      <Questions questions={LTD_QUESTIONS} title="Seventeen questions, answered" />
      <Closing
        said="The camera is off."
        caption="The work is done."
        note={`No credit card for the trial. ${MONEY_BACK_DAYS}-day money-back guarantee on everything.`}
      >
        <BuyButton priceId="price_monthly" isMain isLarge takesCoupon />
        <a className="button large on-film" href={ADDRESS.app}>
          TRY FOR FREE
        </a>
      </Closing>
    </>
  );
}

/** The offer as what one gets after paying. */
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
          <dt>You save</dt>
          <dd>{off}% off</dd>
        </div>
        <div>
          <dt>Every month after</dt>
          <dd>$0</dd>
        </div>
        <div className="receipt-sum">
          <dt>One-time</dt>
          <dd>${inDollars(LIFETIME.priceCents)}</dd>
        </div>
      </dl>
      <BuyButton priceId="price_lifetime" text="GET LIFETIME ACCESS" takesCoupon />
      <p className="note">
        Beside it the subscription: ${inDollars(MONTHLY.priceCents)} a month or $
        {inDollars(YEARLY.priceCents)} a year, after {TRIAL_DAYS} days free.
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
          A year of each, on one ruler
        </h2>
        <p className="lede">
          Three kinds of tool that people buy for the same work, at the price of a year for somebody
          who publishes every week.
        </p>
      </div>
      <table className="ruler">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Tool</th>
            <th scope="col">What it gives</th>
            <th scope="col">Price of a year</th>
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
            <td className="card-text">All of it, without seats, credits or minutes</td>
            <td className="ruler-price">
              <span className="ruler-bar" data-share={share(LIFETIME.priceCents / 100)} />
              <b>${inDollars(LIFETIME.priceCents)}</b> once
            </td>
          </tr>
        </tbody>
      </table>
      <p className="note">
        Kinds of tool, not brands; your own AI usage, about $5–20 a month, comes on top of ours.
      </p>
    </section>
  );
}

/** In steps of a twentieth, which the style sheet knows: pages may not style their own elements. */
function share(dollars: number): number {
  return Math.max(1, Math.round((dollars / LONGEST) * 20));
}

function checkout({ priceId }: Plan, isMain: boolean) {
  return <BuyButton priceId={priceId} text={PLAN_BUTTON[priceId]} isMain={isMain} takesCoupon />;
}
