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
/** Whatever else a start finds made already. */
const CONTENT = 'tables, queues';
const FOLDER = join(PACKAGES, '.cache', 'embedded-database');

/**
 * Making an empty PostgreSQL folder takes seconds, copying one does not. The first start on a machine keeps a copy of
 * its migrated, still empty folder; later first starts, and every test, begin from that.
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
 * A folder that PostgreSQL itself has only just made, as the engine's makers hand it out: the same to the last row of its
 * catalogues, in a fifth of the time. Where their package is missing, the engine makes one.
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

/** What a new database begins from, or nothing: then the engine makes all of it. */
export function findStart(): string | null {
  return findTemplate() ?? findNewCluster();
}

/** Must be called before the first row is written. Failing is no harm: the next first start takes longer. */
export async function keepTemplate(engine: EmbeddedEngine): Promise<void> {
  const file = templateFile();
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(FOLDER, { recursive: true });
    sweepDrafts(FOLDER, ['*.tar.*']);
    await engine.dump(draft, { compress: false });
    // Nothing of anybody's is in it, and who runs the program need not be who installed it.
    chmodSync(draft, 0o644);
    renameSync(draft, file);
    for (const name of readdirSync(FOLDER)) {
      const other = join(FOLDER, name);
      // Not one that another version of the program may be reading this moment.
      const isOld = Date.now() - statSync(other).mtimeMs > OLD_MS;
      if (name.endsWith('.tar') && other !== file && isOld) rmSync(other, { force: true });
    }
  } catch {
    rmSync(draft, { force: true });
  }
}

/** A new engine, queue or migration gives a new name, so that a stale copy is never used. */
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
