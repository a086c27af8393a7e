import { STAGES } from '#contract/catalog/formats.ts';
import type { RunView } from '#contract/run-view.ts';
import { percent, STAGE_NAMES } from '../../../lib/run-progress.ts';
import { Stages, type Stage, type StageState } from '../../../ui/progress.tsx';

/** The stages of a run with the state each is in. */
function stagesOf({ status, stage, progress }: RunView): Stage[] {
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
