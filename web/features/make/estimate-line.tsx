import { counted } from '#contract/count.ts';
import type { Estimate } from '#contract/generations.ts';
import { CostWords, ProblemLink, usesWords } from '../../lib/estimate-words.tsx';
import { useFreeWords } from '../../lib/session.ts';

export interface EstimateLineProps {
  estimate: Estimate | undefined;
  /** It is the one of what was chosen before. */
  isOld: boolean;
}

/** What it takes and costs, before anything is spent. */
export function EstimateLine({ estimate, isOld }: EstimateLineProps) {
  const left = useFreeWords();
  if (!estimate) return <p className="estimate" aria-hidden="true" />;
  const { engine, costCents, seconds, words, problem } = estimate;
  if (problem && isOld) return <p className="estimate note">Updating the estimate…</p>;
  if (problem) {
    return (
      <p className="estimate" role="status" data-tone="proof">
        {problem.message} <ProblemLink code={problem.code} />
      </p>
    );
  }
  const isFree = costCents.ceiling === 0;
  return (
    <dl className="estimate" aria-label="Estimate" aria-busy={isOld}>
      <div>
        <dt>Takes</dt>
        <dd>{isOld ? UPDATING : duration(seconds.middle)}</dd>
      </div>
      <div>
        <dt>Costs</dt>
        <dd>{isOld ? UPDATING : isFree ? 'nothing' : <CostWords costCents={costCents} />}</dd>
      </div>
      {left !== null && (
        <div>
          <dt>Uses</dt>
          <dd>{isOld ? UPDATING : usesWords(words, left)}</dd>
        </div>
      )}
      {left === null && words > 0 && (
        <div>
          <dt>Length</dt>
          <dd>{isOld ? UPDATING : `about ${counted(words, 'word')}`}</dd>
        </div>
      )}
      <div className="estimate-engine">
        <dt>Made with</dt>
        <dd>
          {engine.label}
          {engine.kind === 'model' && engine.key !== 'local' && (
            <small> {PAYERS[engine.key]}</small>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** In the place of a figure while its successor is worked out. */
const UPDATING = 'updating…';

/** A model of this server says so in its name. */
const PAYERS = { own: 'with your key', house: 'included' } as const;

function duration(seconds: number): string {
  if (seconds < 5) return 'a few seconds';
  if (seconds < 90) return `about ${Math.round(seconds / 5) * 5} seconds`;
  return `about ${Math.round(seconds / 60)} minutes`;
}
