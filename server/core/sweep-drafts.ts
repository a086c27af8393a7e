import { randomUUID } from 'node:crypto';
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Removes drafts of processes that were killed. A draft's name contains its process id, as the last number. Call this before
 * creating drafts in this process.
 */
export function sweepDrafts(folder: string, patterns: readonly string[]): void {
  for (const name of globSync(patterns, { cwd: folder })) {
    const maker = Number(/\d+(?=\D*$)/.exec(name)?.[0] ?? Number.NaN);
    if (Number.isNaN(maker) || (maker !== process.pid && isRunning(maker))) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Matches what `makeDraft` creates, never a finished backup. */
export const DRAFTS = ['*.draft-*'];

/** Creates an empty draft folder named so that `sweepDrafts` can remove it after a crash. */
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
    // EPERM: the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
