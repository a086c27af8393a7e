import type { WriteStream } from 'node:tty';
import type { RunView } from '#contract/run-view.ts';

/** One line that is rewritten on a screen; one line per stage where the output goes to a file. */
export function showProgress(out: WriteStream): { show(format: string, view: RunView): void } {
  let shown = '';
  return {
    show(format, { status, stage, progress, retrying }) {
      const again = retrying && ` (attempt ${retrying.attempt} of ${retrying.of} follows)`;
      const what = (status === 'running' ? stage : status) + (again ?? '');
      const percent = `${Math.round(progress * 100)} %`;
      const line =
        out.isTTY && status === 'running' ? `${format}: ${what} ${percent}` : `${format}: ${what}`;
      if (line === shown) return;
      shown = line;
      if (out.isTTY) out.write(`\r\u001b[K${line}${status === 'running' ? '' : '\n'}`);
      else out.write(`${line}\n`);
    },
  };
}
