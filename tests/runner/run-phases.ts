import type { Phase } from './plan.ts';
import type { FileRun } from './run-file.ts';

export interface Tally {
  passed: number;
  failed: number;
  flaky: number;
  skipped: { name: string; why: string }[];
}

export interface PhaseResult {
  phase: Phase;
  tally: Tally;
  runs: FileRun[];
  /** Wall-clock time from the start of the first file to the end of the last. */
  seconds: number;
}

interface Options {
  /** How many processes run in parallel; one more in browser phases, whose files mostly wait for pages to change. */
  places: number;
  run(files: readonly string[], phase: Phase): Promise<FileRun>;
  onFile(run: FileRun, isRetried: boolean): void;
  onPhase(result: PhaseResult): void;
}

interface Job {
  files: readonly string[];
  phase: Phase;
  /** The first, failed attempt of a retried browser file. */
  first?: FileRun;
}

/**
 * Runs the files of all phases in order. The next file starts as soon as a slot is free, even if the previous phase
 * hasn't finished.
 * Browser files that fail are retried once, and tests that then pass count as flaky. Nothing else is retried.
 */
export async function runPhases(
  phases: readonly Phase[],
  { places, run, onFile, onPhase }: Options,
): Promise<Tally> {
  const queue: Job[] = phases.flatMap((phase) => phase.turns.map((files) => ({ files, phase })));
  const working: Promise<void>[] = [];
  const open = new Map<Phase, { began: number; left: number; result: PhaseResult }>();
  const total = emptyTally();

  function finish({ phase, first }: Job, ended: FileRun): void {
    const state = open.get(phase)!;
    const { result } = state;
    result.runs.push(ended);
    add(result.tally, tallyOf(ended, first));
    state.left -= 1;
    if (state.left > 0) return;
    result.seconds = (Date.now() - state.began) / 1000;
    add(total, result.tally);
    onPhase(result);
  }

  async function work(): Promise<void> {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const { files, phase, first } = job;
      if (!open.has(phase)) {
        const result = { phase, tally: emptyTally(), runs: [], seconds: 0 };
        open.set(phase, { began: Date.now(), left: phase.turns.length, result });
        if (phase.isBrowser) working.push(work());
      }
      const ended = await run(files, phase);
      const isRetried = isBad(ended) && phase.isBrowser && first === undefined;
      onFile(ended, isRetried);
      if (isRetried) queue.push({ files, phase, first: ended });
      else finish(job, ended);
    }
  }
  for (let place = 0; place < places; place += 1) working.push(work());
  // The list grows when a browser phase begins.
  for (let at = 0; at < working.length; at += 1) await working[at];
  return total;
}

const isBad = ({ failed, broken }: FileRun): boolean => failed.length > 0 || broken !== null;

function tallyOf(run: FileRun, first: FileRun | undefined): Tally {
  const failedBefore = new Set(first?.failed);
  const flaky = run.passed.filter((name) => failedBefore.has(name)).length;
  // A first attempt that broke outside its tests counts as one flaky test.
  const brokeOnce = first?.broken && !isBad(run) ? 1 : 0;
  return {
    passed: run.passed.length - flaky,
    failed: run.failed.length + (run.broken ? 1 : 0),
    flaky: flaky + brokeOnce,
    skipped: run.skipped,
  };
}

function emptyTally(): Tally {
  return { passed: 0, failed: 0, flaky: 0, skipped: [] };
}

function add(to: Tally, more: Tally): void {
  to.passed += more.passed;
  to.failed += more.failed;
  to.flaky += more.flaky;
  to.skipped.push(...more.skipped);
}
