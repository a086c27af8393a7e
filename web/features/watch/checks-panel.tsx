import { STAGES } from '#contract/catalog/formats.ts';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { Checks as CheckResults } from '#contract/checks.ts';
import type { GenerationSummary } from '#contract/generations.ts';
import type { RunView } from '#contract/run-view.ts';
import { percent, STAGE_NAMES } from '../../lib/run-progress.ts';
import { Check, Checks } from '../../ui/check.tsx';
import { Stages, type Stage, type StageState } from '../../ui/progress.tsx';

/** The stages of a run with the state each is in. */
export function stagesOf({ status, stage, progress }: RunView): Stage[] {
  const current = stage === null ? -1 : STAGES.indexOf(stage);
  return STAGES.map((name, index): Stage => {
    const state = (): StageState => {
      if (status === 'done' || index < current) return 'done';
      if (index > current) return 'todo';
      if (status === 'failed') return 'failed';
      return status === 'running' ? 'now' : 'todo';
    };
    const isNow = state() === 'now';
    return {
      name: STAGE_NAMES[name],
      state: state(),
      ...(isNow && progress > 0 && progress < 1 && { figure: percent(progress) }),
    };
  });
}

export function StageList({ view }: { view: RunView }) {
  return (
    <section className="panel-part watch-stages" aria-label="Progress">
      <Stages label="Stages of this run" stages={stagesOf(view)} />
    </section>
  );
}

export interface ChecksPanelProps {
  generation: GenerationSummary;
  checks: CheckResults | null;
}

export function ChecksPanel({ generation, checks }: ChecksPanelProps) {
  const language = getLanguage(generation.language);
  return (
    <div className="panel-part">
      <Checks title="Checks" level={2}>
        {checks ? (
          <>
            <CoverageCheck checks={checks} />
            <Check state="ok">
              <b>{checks.words.toLocaleString('en-GB')} words</b>, chosen from what was said
            </Check>
          </>
        ) : (
          <>
            <Check state="waiting">
              <b>Coverage</b>, once it is written
            </Check>
            <Check state="waiting">
              <b>Words</b>, once it is written
            </Check>
          </>
        )}
        <Check state="ok">
          <b>{language.name}</b>, the language of the video
        </Check>
        <Check state="ok">
          <b>Costs nothing</b> · {generation.engine.label}
        </Check>
      </Checks>
    </div>
  );
}

function CoverageCheck({ checks: { coverage } }: { checks: CheckResults }) {
  const used = coverage.filter(({ share }) => share > 0).length;
  const isWhole = used === coverage.length;
  return (
    <Check state={isWhole ? 'ok' : 'open'}>
      {isWhole ? (
        <>
          <b>The whole video.</b> No five minutes of it are left out
        </>
      ) : (
        <>
          <b>
            {coverage.length - used} of {coverage.length} parts left out.
          </b>{' '}
          A part is five minutes of the video
        </>
      )}
    </Check>
  );
}
