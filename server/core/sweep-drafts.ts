import { randomUUID } from 'node:crypto';
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Removes what a process left that was stopped while it made something: drafts carry its number in their names, after the last
 * letter or mark of the pattern. Call it before this process makes its own.
 */
export function sweepDrafts(folder: string, patterns: readonly string[]): void {
  for (const name of globSync(patterns, { cwd: folder })) {
    const maker = Number(/\d+(?=\D*$)/.exec(name)?.[0] ?? Number.NaN);
    if (Number.isNaN(maker) || (maker !== process.pid && isRunning(maker))) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** What `makeDraft` makes. Never the name of a backup itself. */
export const DRAFTS = ['*.draft-*'];

/** An empty folder of this process, for whoever sweeps after it. */
export function makeDraft(folder: string, name: string): string {
  const draft = join(folder, `${name}.draft-${randomUUID()}-${process.pid}`);
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  return draft;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
