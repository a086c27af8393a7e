import { Time } from '../ui/time.tsx';
import { ADDRESS } from './addresses.ts';
import { SAMPLE_HIGHLIGHTS } from '../../content/site/sample-text.ts';
import { SAMPLE, SAMPLE_FACTS } from './sample-moments.ts';

const LINES = SAMPLE_HIGHLIGHTS.lines;

/** Excerpt of a real summary, so that visitors needn't use their free one to see an example. */
export function SummaryExample() {
  return (
    <section className="wrap part say" aria-labelledby="example-title">
      <div>
        <h2 className="headline" id="example-title">
          What you’ll get
        </h2>
        <p className="lede">
          From our sample talk, “{SAMPLE.title}”. Each line has the time it was said, so you can
          jump straight there.
        </p>
      </div>
      <figure className="sheet">
        <div className="prose railed">
          {LINES.map(
            ({ startMs, text }) =>
              startMs !== null && <ExampleLine key={text} seconds={startMs / 1000} text={text} />,
          )}
        </div>
        <figcaption className="note example-note">
          Four of {SAMPLE_FACTS.lines} lines. Highlights in the speaker’s words, picked without an
          AI model.
        </figcaption>
      </figure>
    </section>
  );
}

function ExampleLine({ seconds, text }: { seconds: number; text: string }) {
  return (
    <>
      <span className="rail-tick">
        <Time seconds={seconds} />
      </span>
      <p>{text}</p>
    </>
  );
}

const USES = [
  {
    title: 'Before you watch',
    text: 'Is your answer in there? Read the summary, then watch the part that matters to you.',
  },
  {
    title: 'After you’ve watched',
    text: 'Notes that follow the chapters, so you can find the spot again before the exam.',
  },
  {
    title: 'In your own language',
    text: 'The talk is in Korean and you read Portuguese? With an AI model, pick any of 41 languages.',
  },
  {
    title: 'For the team',
    text: 'A ninety-minute webinar, short enough to paste into a chat.',
  },
] as const;

export function SummaryUses() {
  return (
    <section className="wrap part" aria-labelledby="uses-title">
      <div className="part-head">
        <h2 className="headline" id="uses-title">
          When a summary helps
        </h2>
        <p className="lede">
          Only need the picture? Use the{' '}
          <a className="link" href={ADDRESS.thumbnailTool}>
            thumbnail downloader
          </a>
          .
        </p>
      </div>
      <ul className="strip alone">
        {USES.map(({ title, text }) => (
          <li key={title}>
            <h3 className="card-title">{title}</h3>
            <p className="card-text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
