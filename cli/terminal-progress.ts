import type { WriteStream } from 'node:tty';
import type { AudioState } from '#contract/podcasts.ts';
import type { RunView } from '#contract/run-view.ts';
import { timeLeftWords } from '#contract/time-left.ts';

/** Rewrites one line on a terminal; prints one line per stage to a file. */
export function showProgress(out: WriteStream): { show(format: string, view: RunView): void } {
  let shown = '';
  return {
    show(format, { status, stage, progress, retrying }) {
      const again = retrying && ` (trying again: attempt ${retrying.attempt} of ${retrying.of})`;
      const what = (status === 'running' ? stage : status) + (again ?? '');
      const percent = `${Math.round(progress * 100)}%`;
      const line =
        out.isTTY && status === 'running' ? `${format}: ${what} ${percent}` : `${format}: ${what}`;
      if (line === shown) return;
      shown = line;
      if (out.isTTY) out.write(`\r\u001b[K${line}${status === 'running' ? '' : '\n'}`);
      else out.write(`${line}\n`);
    },
  };
}

/** Status of a recording: what it's doing, or what it's waiting for and how long. */
export function audioWords({
  status,
  stage,
  progress,
  remainingSeconds,
  error,
}: AudioState): string {
  if (status === 'queued') {
    return error ? `audio: waiting. ${error.message}` : 'audio: queued';
  }
  if (status !== 'running') return `audio: ${status}`;
  const left = remainingSeconds === null ? '' : `, ${timeLeftWords(remainingSeconds)}`;
  return `audio: ${stage ?? 'recording'} ${Math.round(progress * 20) * 5}%${left}`;
}

/** Shown when the user interrupts the command. */
export function wayOn(page: string, isServerRunning: boolean): string {
  return isServerRunning
    ? `Stopped watching. The run continues on the server. To see it, open ${page}`
    : `Stopped. Everything written and recorded so far is saved. To continue, run npm start, then open ${page}`;
}
