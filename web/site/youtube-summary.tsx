import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/catalog/languages.ts';
import { PLACEHOLDERS } from '#contract/placeholders.ts';
import { PRODUCT } from '#contract/product.ts';
import { SUMMARY_QUESTIONS } from '../../content/site/questions-summary.ts';
import { Icon } from '../ui/icons.tsx';
import { ADDRESS } from './addresses.ts';
import type { PageDefinition } from './page.ts';
import { BusyTexts } from './parts/busy-texts.tsx';
import { Closing } from './parts/closing.tsx';
import { Questions } from './parts/questions.tsx';
import { SummaryExample, SummaryUses } from './summary-sections.tsx';
import { questionsData, toolData } from './structured-data.ts';

const NAME = 'YouTube video summarizer';
const DESCRIPTION =
  'Paste a YouTube link and get a summary in any of 41 languages. Your first one is free, no account needed. Works on public videos with captions.';

export const YOUTUBE_SUMMARY: PageDefinition = {
  path: ADDRESS.summaryTool,
  title: `${NAME}, free · ${PRODUCT.name}`,
  description: DESCRIPTION,
  picture: '/og/youtube-summary.png',
  entries: ['summary'],
  jsonLd: [toolData(NAME, DESCRIPTION, ADDRESS.summaryTool), questionsData(SUMMARY_QUESTIONS)],
  sheet: 'landing',
  Body: YoutubeSummary,
};

function YoutubeSummary() {
  return (
    <>
      <section className="wrap tool" aria-labelledby="tool-title">
        <h1 className="headline tool-title" id="tool-title">
          Forty minutes of video, <span className="caption line">four minutes to read.</span>
        </h1>
        <SummaryForm />
        <p className="tool-status" role="status" />
        <div className="tool-error" role="alert" hidden>
          <span data-words="" />{' '}
          <a className="link" href={ADDRESS.signup} data-way="" hidden>
            Create a free account
          </a>
        </div>
        <section
          className="sheet summary-result"
          aria-labelledby="result-title"
          tabIndex={-1}
          hidden
        >
          <div className="summary-head">
            <h2 id="result-title">Video Summary</h2>
            <button className="button small" type="button" data-copy="">
              <Icon name="copy" />
              <span>Copy</span>
            </button>
          </div>
          <div className="summary-body">
            <figure className="summary-video" data-images={PLACEHOLDERS.images} hidden>
              <figcaption />
            </figure>
            <div className="prose summary-text" />
          </div>
          <p className="note summary-note" />
        </section>
        <SignUpCard />
      </section>
      <SummaryExample />
      <SummaryUses />
      <Questions questions={SUMMARY_QUESTIONS} />
      <Closing
        said="That’s one format."
        caption="There are six more."
        note="10,000 free words with every account. No card."
      >
        <a className="button go large" href={ADDRESS.signup}>
          Start Summarizing for Free
        </a>
        <a className="button large on-film" href={ADDRESS.home}>
          See all seven formats
        </a>
      </Closing>
    </>
  );
}

function SummaryForm() {
  return (
    <form className="tool-form" id="summary-form">
      <div className="field">
        <label className="field-label" htmlFor="url">
          Video link
        </label>
        <input
          className="input"
          id="url"
          name="url"
          type="url"
          required
          autoComplete="off"
          spellCheck={false}
          placeholder="https://www.youtube.com/watch?v=… or https://youtu.be/…"
        />
      </div>
      <div className="field">
        <label className="field-label" htmlFor="language">
          Summary language
        </label>
        <span className="select">
          <select className="input" id="language" name="language" defaultValue={DEFAULT_LANGUAGE}>
            {LANGUAGES.map(({ value, label, tag }) => (
              <option key={value} value={value} data-tag={tag}>
                {label}
              </option>
            ))}
          </select>
        </span>
      </div>
      <button className="button go" type="submit" disabled>
        <BusyTexts idle="Generate Summary" busy="Summarizing..." />
        <span className="button-run" hidden />
      </button>
      <noscript>
        <p className="note tool-noscript">
          The summarizer needs JavaScript. Turn it on and reload the page, or{' '}
          <a className="link" href={ADDRESS.signup}>
            create an account
          </a>
          .
        </p>
      </noscript>
    </form>
  );
}

const BENEFITS = [
  'Unlimited summaries with a plan and your own API key',
  'Advanced AI models, including the newest',
  'Other content formats: articles, threads, newsletters, podcasts',
] as const;

function SignUpCard() {
  return (
    <aside className="tool-card" aria-labelledby="card-title" tabIndex={-1} hidden>
      <h2 className="tool-card-title" id="card-title">
        That was your free summary. Want more?
      </h2>
      <ul className="every-list">
        {BENEFITS.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" />
            {benefit}
          </li>
        ))}
      </ul>
      <a className="button go" href={ADDRESS.signup}>
        Start Summarizing for Free
      </a>
    </aside>
  );
}
