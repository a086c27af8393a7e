import { figure } from '#contract/count.ts';
import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';
import { FREE_WORDS } from '#contract/catalog/plans.ts';
import { PRODUCT } from '#contract/product.ts';

import { AGENCY_QUESTIONS } from '../../content/site/questions-agency.ts';
import { SAMPLE_TEXTS } from '../../content/site/sample-text.ts';
import { Time } from '../ui/time.tsx';
import { ADDRESS } from './addresses.ts';
import { BuyButton } from './checkout-button.tsx';
import type { PageDefinition } from './page.ts';
import { Closing } from './parts/closing.tsx';
import { type Feature, Features } from './parts/features.tsx';
import { Formats } from './parts/formats.tsx';
import { Pricing, type Plan } from './parts/pricing.tsx';
import { Questions } from './parts/questions.tsx';
import { SAMPLE, spokenAt } from './sample-moments.ts';
import { productData, questionsData } from './structured-data.ts';

const DESCRIPTION =
  'For agencies: turn one recorded call into a month of client content, in the client’s voice, with links to the moments in the call. 10,000 free words.';
const PICTURE = '/og/agency.png';
const WORDS = figure(FREE_WORDS);

export const AGENCY: PageDefinition = {
  path: ADDRESS.agencies,
  title: `A month of content from one call · ${PRODUCT.name} for agencies`,
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
    text: 'Save their tone, audience, banned words and writing samples once. Pick the style for each draft.',
  },
  {
    title: 'Your own templates',
    text: 'Make a custom format for case studies or product notes. Write the prompt once, with fields you fill in each time.',
  },
  {
    title: 'Sources you can show',
    text: 'Paragraphs have timestamps, and exports can include them. Click a timestamp to see the moment the text came from.',
  },
  {
    title: 'One licence for the team',
    text: 'Invite people by email. No per-seat price, and everyone keeps their own account and history.',
  },
  {
    title: 'Costs you can bill',
    text: 'See what each draft cost, by month and format, and put the amount on the invoice. You can set a spending limit.',
  },
  {
    title: 'No branding',
    text: 'Word, PDF, HTML, Markdown, MP3: nothing you export has our name on it.',
  },
];

const SENTENCE_END = /(?<=[.?!]”?)\s/;
const ASKED_MS = 60_090;

/** Which moment each format shows. */
const SHOWN: Readonly<Record<FormatValue, number>> = {
  blog: 29_850,
  summary: ASKED_MS,
  tweet: 0,
  linkedin: 209_760,
  newsletter: 598_080,
  podcast: 29_850,
  custom: 0,
};

/** The first sentence of a line of each draft that a model wrote from the built-in talk, and its moment. */
const SHEETS = SAMPLE_TEXTS.filter(({ isWritten }) => isWritten)
  .map(({ format, lines }) => ({
    format: FORMATS.find(({ value }) => value === format)!.label,
    text: lines.find(({ startMs }) => startMs === SHOWN[format])!.text.split(SENTENCE_END)[0]!,
    seconds: SHOWN[format] / 1000,
  }))
  .toSorted((a, b) => a.seconds - b.seconds);

function Agency() {
  const minutes = Math.round(SAMPLE.seconds / 60);
  return (
    <>
      <section className="wrap hero agency-hero" aria-labelledby="agency-title">
        <h1 className="display" id="agency-title">
          Record one call. <span className="caption line">Deliver a month.</span>
        </h1>
        <div className="hero-words">
          <p className="lede">
            Your client talks for an hour. You get the article, newsletter, thread, posts and
            podcast episode in their voice, with links to the moments they came from.
          </p>
          <div className="hero-go">
            <a className="button go large" href={ADDRESS.signup}>
              TRY IT NOW
            </a>
            <p className="note">
              {WORDS} free words
              <br />
              No card, no sales call
            </p>
          </div>
        </div>
        <figure className="contact" aria-label="Six drafts from one talk">
          <div className="contact-film" aria-hidden="true">
            <Frames />
            <span className="caption">{spokenAt(ASKED_MS)}</span>
            <Time seconds={SAMPLE.seconds} />
          </div>
          <ol className="contact-sheets">
            {SHEETS.map(({ format, text, seconds }) => (
              <li key={format} className="contact-sheet">
                <Time seconds={seconds} />
                <b>{text}</b>
                <span className="note">{format}</span>
              </li>
            ))}
          </ol>
          <figcaption className="note">
            Lines from six drafts that an AI model wrote from a {minutes}-minute sample talk. Each
            has the timestamp of the moment it came from.
          </figcaption>
        </figure>
      </section>
      <Features
        title="Built for client work"
        lede="For drafts your client will read closely."
        features={FOR_AGENCIES}
      />
      <Formats
        title="Seven deliverables per recording"
        lede="In 41 languages, with each platform’s limits built in."
      />
      <Pricing
        title="One price for the whole agency"
        lede={`Start with ${WORDS} free words on a real client. Pick a plan when you’re sure.`}
        main="price_yearly"
        action={tryOrStart}
      />
      <Questions questions={AGENCY_QUESTIONS} />
      <Closing
        said="Your client already said it."
        caption="Now publish it."
        note="Every feature, free for 7 days. No credit card for the trial. 30-day money-back guarantee."
      >
        <BuyButton priceId="price_monthly" isMain isLarge />
        <a className="button large on-film" href={ADDRESS.signup}>
          TRY IT NOW
        </a>
      </Closing>
    </>
  );
}

/** Six frames of the same person, who moves a little. */
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
