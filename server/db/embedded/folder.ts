import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '#server/core/fatal.ts';

/** The PostgreSQL version of the embedded engine's data files. */
export const POSTGRES_MAJOR = 18;

export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'db');
}

function marker(dataDir: string): string {
  return join(dataDir, 'db.json');
}

/** A second marker inside the database folder, so losing one file doesn't make a database look unfinished. */
function innerMarker(dataDir: string): string {
  return join(databaseFolder(dataDir), 'finished');
}

/**
 * Checks the folder before the engine touches it. Without a marker it's an interrupted first start: nothing in it was ever
 * acknowledged, but we move it aside instead of deleting it.
 */
export function inspectFolder(dataDir: string): 'empty' | 'ready' {
  const folder = databaseFolder(dataDir);
  const versionFile = join(folder, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const major = readFileSync(versionFile, 'utf8').trim();
    if (major !== String(POSTGRES_MAJOR)) {
      const writer = major === '' ? 'an unknown PostgreSQL version' : `PostgreSQL ${major}`;
      throw new OperatorError(
        `The data folder ${dataDir} was written by ${writer}. This version needs PostgreSQL ${POSTGRES_MAJOR}. Nothing was changed.\n` +
          'Start the version of this program that wrote it, export your data there, and import it here into a new DATA_DIR.',
      );
    }
  }
  if (holdsDatabase(dataDir)) {
    if (existsSync(versionFile)) {
      if (![innerMarker, marker].every((of) => existsSync(of(dataDir)))) markReady(dataDir);
      return 'ready';
    }
    throw new OperatorError(
      `The data folder ${dataDir} has lost its database (${folder} is missing or empty). Nothing was changed.\n` +
        'Restore a backup with "npm run admin -- restore <file>", or set DATA_DIR to another folder.',
    );
  }
  if (existsSync(folder)) renameSync(folder, `${folder}.unfinished-${Date.now()}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return 'empty';
}

/** Whether a first start was completed; before that the folder has no user data. */
export function holdsDatabase(dataDir: string): boolean {
  return existsSync(marker(dataDir)) || existsSync(innerMarker(dataDir));
}

export function markReady(dataDir: string): void {
  const text = JSON.stringify({ postgres: POSTGRES_MAJOR, createdAt: new Date().toISOString() });
  writeFileSync(innerMarker(dataDir), '', { mode: 0o600 });
  writeFileSync(marker(dataDir), `${text}\n`, { mode: 0o600 });
}
