import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sweepDrafts } from '../../core/sweep-drafts.ts';
import { MIGRATIONS_FOLDER } from '../migrate.ts';
import type { EmbeddedEngine } from './engine.ts';

const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const OLD_MS = 24 * 60 * 60 * 1000;
/** What else the template contains; part of its cache key. */
const CONTENT = 'tables, queues';
const FOLDER = join(PACKAGES, '.cache', 'embedded-database');

/**
 * Creating an empty PostgreSQL cluster takes seconds, copying doesn't. The first start on a machine caches its migrated, still
 * empty folder for later first starts and tests.
 */
export function findTemplate(): string | null {
  const file = templateFile();
  try {
    accessSync(file, constants.R_OK);
    return file;
  } catch {
    return null;
  }
}

/**
 * The engine's prebuilt empty cluster: identical to one created by initdb, in a fifth of the time. If the package is missing, the
 * engine creates its own.
 */
export function findNewCluster(): string | null {
  const file = join(
    PACKAGES,
    '@electric-sql',
    'pglite-prepopulatedfs',
    'dist',
    'prepopulatedfs.tgz',
  );
  return existsSync(file) ? file : null;
}

/** The archive a new database starts from; `null` makes the engine create it. */
export function findStart(): string | null {
  return findTemplate() ?? findNewCluster();
}

/** Call before the first row is written. Failure only makes the next first start slower. */
export async function keepTemplate(engine: EmbeddedEngine): Promise<void> {
  const file = templateFile();
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(FOLDER, { recursive: true });
    sweepDrafts(FOLDER, ['*.tar.*']);
    await engine.dump(draft, { compress: false });
    // Contains no user data, and the user running the program may not be the one who installed it.
    chmodSync(draft, 0o644);
    renameSync(draft, file);
    for (const name of readdirSync(FOLDER)) {
      const other = join(FOLDER, name);
      // Keep recent ones: another version of the program may be reading them.
      const isOld = Date.now() - statSync(other).mtimeMs > OLD_MS;
      if (name.endsWith('.tar') && other !== file && isOld) rmSync(other, { force: true });
    }
  } catch {
    rmSync(draft, { force: true });
  }
}

/** The name changes with each engine, queue or migration, so a stale copy is never used. */
function templateFile(): string {
  const hash = createHash('sha256').update(CONTENT);
  for (const name of readdirSync(MIGRATIONS_FOLDER).toSorted()) {
    if (name.endsWith('.sql'))
      hash.update(name).update(readFileSync(join(MIGRATIONS_FOLDER, name)));
  }
  for (const name of ['@electric-sql/pglite', 'pg-boss']) hash.update(`${name} ${version(name)}`);
  return join(FOLDER, `${hash.digest('hex').slice(0, 24)}.tar`);
}

function version(name: string): string {
  const manifest = readFileSync(join(PACKAGES, name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
