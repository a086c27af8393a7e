import { existsSync, renameSync, rmSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OperatorError } from '#server/core/fatal.ts';
import { copyDatabase } from '#server/db/copy-tables.ts';
import type { Database } from '#server/db/database.ts';
import type { EmbeddedDatabase } from '#server/db/embedded/open.ts';

/** Where a backup is. */
export interface Backup {
  /** One file, of the same kind whichever engine it was made on. */
  database: string;
  /** A folder with uploads and audio; `null` where a storage service keeps them, or there are none. */
  files: string | null;
}

interface Parts {
  database: Database;
  dataDir: string;
  /** Whether files are in the data folder. */
  hasFiles: boolean;
  /** An empty embedded database in this folder, with the tables in it. */
  openCopy(folder: string): Promise<Database>;
}

const filesOf = (file: string) => `${file}.files`;
const folderOf = (dataDir: string) => join(dataDir, 'files');

/** Everything as it stands, while others go on working. First the rows: a file is there before the row that names it. */
export async function writeBackup(
  { database, dataDir, hasFiles, openCopy }: Parts,
  file: string,
): Promise<Backup> {
  const files = filesOf(file);
  for (const taken of [file, files].filter((path) => existsSync(path))) {
    throw new OperatorError(
      `The file ${taken} already exists. Nothing was done. Choose another name.`,
    );
  }
  if (isEmbedded(database)) await database.dump(file);
  else await dumpCopy(database, dataDir, openCopy, file);
  const from = folderOf(dataDir);
  if (!hasFiles || !existsSync(from)) return { database: file, files: null };
  await copyFiles(from, files);
  return { database: file, files };
}

/** A PostgreSQL server's rows are copied to an embedded database first, so that a backup goes back into either. */
async function dumpCopy(
  database: Database,
  dataDir: string,
  openCopy: Parts['openCopy'],
  file: string,
): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(dataDir, 'backup-'));
  try {
    const copy = (await openCopy(folder)) as EmbeddedDatabase;
    try {
      await copyDatabase(database, copy);
      await copy.dump(file);
    } finally {
      await copy.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Puts the files of a backup in place, where it has any, and keeps those that are there beside them. */
export async function restoreFiles(dataDir: string, file: string): Promise<boolean> {
  if (!existsSync(filesOf(file))) return false;
  const folder = folderOf(dataDir);
  if (existsSync(folder)) renameSync(folder, `${folder}.before-restore-${Date.now()}`);
  await copyFiles(filesOf(file), folder);
  return true;
}

async function copyFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const path = source.slice(from.length + 1);
    // What is still being written begins with a dot, and no file does.
    if (!entry.isFile() || path.startsWith('.')) continue;
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
    await copyFile(source, join(to, path)).catch((error: NodeJS.ErrnoException) => {
      // Deleted by its owner since.
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

function isEmbedded(database: Database): database is EmbeddedDatabase {
  return database.engine === 'embedded';
}
