import { useId } from 'react';
import { Icon } from './icons.tsx';

export interface ProgressProps {
  label: string;
  /** From 0 to 1; omit it while the total is unknown. */
  value?: number;
  /** Text at the end of the bar, e.g. "12 of 40 parts". */
  figure?: string;
}

export function Progress({ label, value, figure }: ProgressProps) {
  const id = useId();
  return (
    <div className="progress">
      <label htmlFor={id}>{label}</label>
      {figure && <span className="time">{figure}</span>}
      <progress id={id} className="progress-bar" max={1} {...(value !== undefined && { value })} />
    </div>
  );
}

export type StageState = 'todo' | 'now' | 'done' | 'failed';

export interface StageEntry {
  name: string;
  state: StageState;
  /** Shown next to the current stage, e.g. "64%". */
  figure?: string;
}

const STATE_WORDS: Record<StageState, string> = {
  todo: 'not started',
  now: 'running',
  done: 'done',
  failed: 'failed',
};

export function Stages({ label, stages }: { label: string; stages: readonly StageEntry[] }) {
  return (
    <ol className="stages" aria-label={label}>
      {stages.map((stage) => (
        <li
          key={stage.name}
          className="stage"
          data-state={stage.state}
          {...(stage.state === 'now' && { 'aria-current': 'step' as const })}
        >
          <span className="stage-name">
            {stage.state === 'done' && <Icon name="check" />}
            {stage.name}
            <span className="visually-hidden">, {STATE_WORDS[stage.state]}</span>
            {stage.figure && <span className="time">{stage.figure}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
