import { existsSync, renameSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '#server/core/fatal.ts';
import { makeDraft } from '#server/core/sweep-drafts.ts';
import { copyDatabase } from '#server/db/copy-tables.ts';
import type { Database } from '#server/db/database.ts';
import type { EmbeddedDatabase } from '#server/db/embedded/database-on.ts';

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
  // Under their own names only when both are whole.
  const parts = { rows: `${file}.part`, files: `${files}.part` };
  const from = folderOf(dataDir);
  const isKeeping = hasFiles && existsSync(from);
  try {
    if (isEmbedded(database)) await database.dump(parts.rows);
    else await dumpCopy(database, dataDir, openCopy, parts.rows);
    if (isKeeping) {
      await copyFiles(from, parts.files);
      renameSync(parts.files, files);
    }
    renameSync(parts.rows, file);
  } finally {
    for (const part of Object.values(parts)) rmSync(part, { recursive: true, force: true });
  }
  return { database: file, files: isKeeping ? files : null };
}

/** A PostgreSQL server's rows are copied to an embedded database first, so that a backup goes back into either. */
async function dumpCopy(
  database: Database,
  dataDir: string,
  openCopy: Parts['openCopy'],
  file: string,
): Promise<void> {
  const folder = makeDraft(dataDir, 'backup');
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

/** Files of a backup, copied beside those that are there. */
export interface CopiedFiles {
  /** Puts them in place and keeps the others beside them. All or nothing. */
  put(): void;
  discard(): void;
}

/** `null` where the backup has none. */
export async function copyBackupFiles(dataDir: string, file: string): Promise<CopiedFiles | null> {
  const from = filesOf(file);
  if (!existsSync(from)) return null;
  const folder = folderOf(dataDir);
  const copied = `${folder}.restored-${Date.now()}`;
  const discard = () => rmSync(copied, { recursive: true, force: true });
  try {
    await copyFiles(from, copied);
  } catch (error) {
    discard();
    throw error;
  }
  return {
    put() {
      const before = `${folder}.before-restore-${Date.now()}`;
      const hasOld = existsSync(folder);
      if (hasOld) renameSync(folder, before);
      try {
        renameSync(copied, folder);
      } catch (error) {
        if (hasOld) renameSync(before, folder);
        throw error;
      }
    },
    discard,
  };
}

/** Folders may be links to another disk. What is still being written begins with a dot, and no file does. */
async function copyFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of await readdir(from)) {
    if (name.startsWith('.')) continue;
    const [source, target] = [join(from, name), join(to, name)];
    try {
      if ((await stat(source)).isDirectory()) await copyFiles(source, target);
      else await copyFile(source, target);
    } catch (error) {
      // Deleted by its owner since.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || existsSync(source)) throw error;
    }
  }
}

function isEmbedded(database: Database): database is EmbeddedDatabase {
  return database.engine === 'embedded';
}
