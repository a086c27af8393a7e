import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '#server/core/fatal.ts';

/**
 * Two processes on one data folder destroy it. The lock is SQLite's own lock on a small file: the system frees it when
 * its holder ends in whatever way, so a crash leaves nothing to clean up.
 */
export function lockFolder(dir: string): () => void {
  mkdirSync(dir, { recursive: true });
  const note = join(dir, 'lock.pid');
  const lock = new DatabaseSync(join(dir, 'lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new OperatorError(
      `The data folder ${dir} is in use by another process${holder(note)}. Nothing was changed.\n` +
        `Stop that process first, or give this one a folder of its own with DATA_DIR.`,
      error,
    );
  }
  writeFileSync(note, String(process.pid));
  return () => lock.close();
}

function holder(note: string): string {
  try {
    return ` (number ${Number(readFileSync(note, 'utf8'))})`;
  } catch {
    return '';
  }
}
