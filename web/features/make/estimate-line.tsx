import type { Estimate } from '#contract/generations.ts';
import { CostWords, ProblemLink, usedWords } from '../../lib/estimate-words.tsx';
import { useFreeWords } from '../../lib/session.ts';
import { MAKE_WORDS } from './words.ts';

const TEXTS = MAKE_WORDS.estimate;

export interface EstimateLineProps {
  estimate: Estimate | undefined;
  /** The estimate belongs to the previous options. */
  isOld: boolean;
}

/** Words and cost, shown before anything is spent. */
export function EstimateLine({ estimate, isOld }: EstimateLineProps) {
  const left = useFreeWords();
  if (!estimate) return <p className="estimate" aria-hidden="true" />;
  const { engine, costCents, seconds, words, problem } = estimate;
  if (problem && isOld) return <p className="estimate note">{TEXTS.updatingAll}</p>;
  if (problem) {
    return (
      <p className="estimate" role="status" data-tone="proof">
        {problem.message} <ProblemLink code={problem.code} />
      </p>
    );
  }
  const isFree = costCents.ceiling === 0;
  return (
    <dl className="estimate" aria-label={TEXTS.label} aria-busy={isOld}>
      <div>
        <dt>{TEXTS.takes}</dt>
        <dd>{isOld ? TEXTS.updating : TEXTS.duration(seconds.middle)}</dd>
      </div>
      <div>
        <dt>{TEXTS.costs}</dt>
        <dd>
          {isOld ? TEXTS.updating : isFree ? TEXTS.nothing : <CostWords costCents={costCents} />}
        </dd>
      </div>
      {left !== null && (
        <div>
          <dt>{TEXTS.uses}</dt>
          <dd>{isOld ? TEXTS.updating : usedWords(words, left)}</dd>
        </div>
      )}
      {left === null && words > 0 && (
        <div>
          <dt>{TEXTS.length}</dt>
          <dd>{isOld ? TEXTS.updating : TEXTS.words(words)}</dd>
        </div>
      )}
      <div className="estimate-engine">
        <dt>{TEXTS.madeWith}</dt>
        <dd>
          {engine.label}
          {engine.kind === 'model' && engine.key !== 'local' && (
            <small> {TEXTS.payers[engine.key]}</small>
          )}
        </dd>
      </div>
    </dl>
  );
}
