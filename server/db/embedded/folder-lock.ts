import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '#server/core/fatal.ts';

const SQLITE_BUSY = 5;

/**
 * Two processes on one data folder would corrupt it. Uses an SQLite file lock, which the OS releases however its holder ends, so
 * there are no stale locks.
 */
export function lockFolder(dir: string): () => void {
  const note = join(dir, 'lock.pid');
  const lock = openLock(dir);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw unusable(dir, error);
    throw new OperatorError(
      `The data folder ${dir} is in use by another process${holder(note)}. Nothing was changed.\n` +
        `Stop that process first, or set DATA_DIR to another folder.`,
      error,
    );
  }
  try {
    writeFileSync(note, String(process.pid), { mode: 0o600 });
  } catch {
    // The pid is only for the error message of a second process.
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}

/** SQLite would open an unwritable file read-only, and such a lock excludes nobody. */
function openLock(dir: string): DatabaseSync {
  const file = join(dir, 'lock');
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a'));
    return new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    throw unusable(dir, error);
  }
}

function unusable(dir: string, error: unknown): OperatorError {
  return new OperatorError(
    `We can’t use the data folder ${dir}. Nothing was changed.\n` +
      `Check that this user can write to it and that its file "lock" is empty, or set DATA_DIR to another folder.\n(${(error as Error).message})`,
    error,
  );
}

function holder(note: string): string {
  try {
    return ` (number ${Number(readFileSync(note, 'utf8'))})`;
  } catch {
    return '';
  }
}
