import { CoverageBar, type CoverageCell } from '../ui/coverage.tsx';
import { Time } from '../ui/time.tsx';
import { SAMPLE, SAMPLE_FACTS } from './sample-moments.ts';

const CITED: ReadonlySet<number> = new Set(SAMPLE_FACTS.cited);
const CELLS = Array.from({ length: SAMPLE_FACTS.passages }, (_, index): CoverageCell =>
  CITED.has(index + 1) ? 'full' : 'none',
);
const COVERED = `The text rests on ${CITED.size} of ${SAMPLE_FACTS.passages} passages`;

export function ProofSection() {
  return (
    <section className="wrap part say" aria-labelledby="proof-title">
      <div>
        <h2 className="headline" id="proof-title">
          The proof is in the margin
        </h2>
        <p className="lede">
          Each line names the passages of the video it rests on, and only those can give it a time.
          No invented time survives. Beside the text a bar shows, from the first minute to the last,
          what was used and what was left out.
        </p>
      </div>
      <figure className="sheet proof">
        <CoverageBar
          cells={CELLS}
          durationSeconds={SAMPLE.seconds}
          title={COVERED}
          label={`${COVERED}, from every chapter of the talk.`}
        />
        <ol className="chapters">
          {SAMPLE.chapters.map(({ startMs, title }) => (
            <li key={startMs}>
              <Time seconds={startMs / 1000} />
              <span>{title}</span>
            </li>
          ))}
        </ol>
        <figcaption className="note">
          The built-in sample, its eight chapters, and its long summary.
        </figcaption>
      </figure>
    </section>
  );
}

const RECORD = [
  { stage: 'Transcript', what: `${SAMPLE.captions} captions`, state: 'stored' },
  { stage: 'Reading', what: `${SAMPLE_FACTS.passages} passages`, state: 'stored' },
  { stage: 'Writing', what: 'the gist and the points', state: 'stored' },
  { stage: 'Writing', what: 'sections 1 to 5', state: 'stored' },
] as const;

export function NothingLost() {
  return (
    <section className="wrap part say turned" aria-labelledby="lost-title">
      <figure className="record">
        <p className="record-head">
          <strong>{SAMPLE.title}</strong>
          <span className="time">run 1 of 1</span>
        </p>
        <ol className="record-steps">
          {RECORD.map(({ stage, what, state }) => (
            <li key={what}>
              <b>{stage}</b>
              <span>{what}</span>
              <span className="time">{state}</span>
            </li>
          ))}
          <li className="record-cut">
            <span>the power goes, and comes back</span>
          </li>
          <li>
            <b>Writing</b>
            <span>
              <span className="caption">section 6, where it was</span>
            </span>
            <span className="time">now</span>
          </li>
          <li className="record-next">
            <b>Checking</b>
            <span>words and coverage</span>
            <span className="time">next</span>
          </li>
        </ol>
      </figure>
      <div>
        <h2 className="headline" id="lost-title">
          Nothing lost, nothing done twice
        </h2>
        <p className="lede">
          Every step is stored before the next begins. Close the tab, kill the machine in
          mid-sentence: the run goes on from the last stored step. And when something fails, the
          page says what happened, what is safe and what to do.
        </p>
      </div>
    </section>
  );
}
