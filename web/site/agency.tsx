import { FREE_WORDS } from '#contract/catalog/plans.ts';
import { PRODUCT } from '#contract/product.ts';

import { AGENCY_QUESTIONS } from '../../content/site/questions-agency.ts';
import { Time } from '../ui/time.tsx';
import { ADDRESS } from './addresses.ts';
import { BuyButton } from './checkout-button.tsx';
import type { PageDefinition } from './page.ts';
import { Closing } from './parts/closing.tsx';
import { type Feature, Features } from './parts/features.tsx';
import { Formats } from './parts/formats.tsx';
import { Pricing, type Plan } from './parts/pricing.tsx';
import { Questions } from './parts/questions.tsx';
import { productData, questionsData } from './structured-data.ts';

const DESCRIPTION =
  'For agencies: one recorded call becomes a month of content for a client, in the client’s voice, with the source of every sentence. 10,000 words are free.';
const PICTURE = '/og/agency.png';
const WORDS = FREE_WORDS.toLocaleString('en-GB');

export const AGENCY: PageDefinition = {
  path: ADDRESS.agencies,
  title: `One call, a month of content · ${PRODUCT.name} for agencies`,
  description: DESCRIPTION,
  picture: PICTURE,
  entries: ['checkout'],
  jsonLd: [productData(DESCRIPTION, ADDRESS.agencies, PICTURE), questionsData(AGENCY_QUESTIONS)],
  sheet: 'landing',
  Body: Agency,
};

const FOR_AGENCIES: readonly Feature[] = [
  {
    title: 'A style for every client',
    text: 'Tone, audience, rules, banned words, and samples of the client’s own writing. Kept once, chosen with each run.',
  },
  {
    title: 'Templates that are yours',
    text: 'A case study, a product note, a tender answer: a prompt with named fields becomes a format of your own.',
  },
  {
    title: 'Sources for the client’s lawyer',
    text: 'Every paragraph carries the moments it rests on, also in the exported document. Doubts take a click.',
  },
  {
    title: 'One licence, the whole team',
    text: 'Invite people by email. No price per seat, and each has an account and a history of their own.',
  },
  {
    title: 'A ledger you can pass on',
    text: 'What each run cost, by month and by format, with a cap that holds. Put it on the client’s invoice.',
  },
  {
    title: 'Nothing of ours on it',
    text: 'Word, PDF, HTML, Markdown, MP3: the files carry your client’s name or nobody’s.',
  },
];

/** One recording and what was cut from it, as a contact sheet. */
const SHEETS = [
  { format: 'Article', title: 'What our customers asked in October', seconds: 252 },
  { format: 'Newsletter', title: 'Three answers, one mistake of ours', seconds: 1104 },
  { format: 'Thread', title: '1/7 We were asked this eleven times', seconds: 1790 },
  { format: 'LinkedIn', title: 'Last week a customer corrected me', seconds: 2031 },
  { format: 'Podcast', title: 'Two hosts, nine minutes', seconds: 2588 },
  { format: 'Your format', title: 'Case study: the second site', seconds: 3127 },
] as const;

function Agency() {
  return (
    <>
      <section className="wrap hero agency-hero" aria-labelledby="agency-title">
        <h1 className="display" id="agency-title">
          Record one call. <span className="caption line">Deliver the month.</span>
        </h1>
        <div className="hero-words">
          <p className="lede">
            Your client talks for an hour. You get the article, the letter, the thread, the posts
            and the episode, in the client’s own voice, each sentence with its source.
          </p>
          <div className="hero-go">
            <a className="button go large" href={ADDRESS.signup}>
              TRY IT NOW
            </a>
            <p className="note">
              {WORDS} free words
              <br />
              no card, no sales call
            </p>
          </div>
        </div>
        <figure className="contact" aria-label="An example: six texts cut from one recording">
          <div className="contact-film" aria-hidden="true">
            <Frames />
            <span className="caption">so what do customers ask you most?</span>
            <Time seconds={3480} />
          </div>
          <ol className="contact-sheets">
            {SHEETS.map(({ format, title, seconds }) => (
              <li key={format} className="contact-sheet">
                <Time seconds={seconds} />
                <b>{title}</b>
                <span className="note">{format}</span>
              </li>
            ))}
          </ol>
          <figcaption className="note">An example: a client’s call of 58 minutes.</figcaption>
        </figure>
      </section>
      <Features
        title="Built for work that is checked"
        lede="Clients read closely. So does this."
        features={FOR_AGENCIES}
      />
      <Formats
        title="What you can put on the invoice"
        lede="Seven deliverables from every recording, each with a shape it keeps and a limit it never breaks, in 41 languages."
      />
      <Pricing
        title="One price for the agency"
        lede={`Begin with ${WORDS} free words on a real client. When it has earned its place, take the plan that suits your books.`}
        main="price_yearly"
        action={tryOrStart}
      />
      <Questions questions={AGENCY_QUESTIONS} title="Before you ask your team" />
      <Closing
        said="The client has said it."
        caption="Send it to them."
        note="7 days with everything in it. No credit card for the trial, 30-day money-back guarantee."
      >
        <BuyButton priceId="price_monthly" isMain isLarge />
        <a className="button large on-film" href={ADDRESS.signup}>
          TRY IT NOW
        </a>
      </Closing>
    </>
  );
}

/** Six frames of the same person, who does not keep still. */
function Frames() {
  const moves = [0, 14, -8, 6, -16, 4];
  return (
    <svg viewBox="0 0 1200 168" preserveAspectRatio="xMidYMax slice">
      {moves.map((move, index) => (
        <g key={move} transform={`translate(${index * 200} 0)`}>
          <rect width="200" height="168" fill={index % 2 ? '#27342f' : '#212c27'} />
          <ellipse cx={100 + move} cy="74" rx="26" ry="31" fill="#141b18" />
          <path d={`M${40 + move} 168c0-40 22-58 60-58s60 18 60 58z`} fill="#141b18" />
          <rect width="3" height="168" fill="#000" />
        </g>
      ))}
    </svg>
  );
}

function tryOrStart({ priceId }: Plan, isMain: boolean) {
  if (priceId === 'price_monthly') return <BuyButton priceId={priceId} />;
  return (
    <a className={isMain ? 'button go' : 'button'} href={ADDRESS.signup} data-plan={priceId}>
      TRY IT NOW
    </a>
  );
}
