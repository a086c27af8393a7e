import { STAGES, type Stage } from '#contract/catalog/formats.ts';
import type { Status } from '#contract/generations.ts';
import type { RunView } from '#contract/run-view.ts';

export const STAGE_NAMES: Record<Stage, string> = {
  transcript: 'Transcript',
  reading: 'Reading',
  writing: 'Writing',
  checking: 'Checking',
};

export const STATUS_NAMES: Record<Status, string> = {
  queued: 'Queued',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  stopped: 'Stopped',
};

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** "Writing 64%", or "Attempt 2 of 5" during retries. */
export function stageWords({ status, stage, progress, retrying }: RunView): string {
  if (retrying) return `Attempt ${retrying.attempt} of ${retrying.of}`;
  if (status !== 'running' || stage === null) return STATUS_NAMES[status];
  const figure = progress > 0 && progress < 1 ? ` ${percent(progress)}` : '';
  return STAGE_NAMES[stage] + figure;
}

/** Overall progress of a run, 0 to 1. */
export function runShare({ status, stage, progress }: RunView): number {
  if (status === 'done') return 1;
  if (stage === null) return 0;
  return (STAGES.indexOf(stage) + progress) / STAGES.length;
}
