import { Time } from '../ui/time.tsx';
import { ADDRESS } from './addresses.ts';
import { SAMPLE_HIGHLIGHTS } from '../../content/site/sample-text.ts';
import { SAMPLE, SAMPLE_FACTS } from './sample-moments.ts';

const LINES = SAMPLE_HIGHLIGHTS.lines;

/** Lines of a summary that the product made, so that nobody has to spend the free one to see. */
export function SummaryExample() {
  return (
    <section className="wrap part say" aria-labelledby="example-title">
      <div>
        <h2 className="headline" id="example-title">
          What comes out
        </h2>
        <p className="lede">
          Lines from a summary of our own talk “{SAMPLE.title}”. In the app each one leads to the
          moment it came from, and a bar shows what was left out.
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
    text: 'Is the answer in there, and where? Read the summary, then watch the three minutes that matter.',
  },
  {
    title: 'After you watched',
    text: 'Notes that follow the chapters, so that you find the place again in the week of the exam.',
  },
  {
    title: 'In your own language',
    text: 'The talk is in Korean, you read Portuguese. With a model, any of 41 languages comes out.',
  },
  {
    title: 'For the team',
    text: 'A webinar of ninety minutes in the length of a message, with nothing added to it.',
  },
] as const;

export function SummaryUses() {
  return (
    <section className="wrap part" aria-labelledby="uses-title">
      <div className="part-head">
        <h2 className="headline" id="uses-title">
          Four good reasons to read a video
        </h2>
        <p className="lede">
          If you need only the picture, take the{' '}
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
