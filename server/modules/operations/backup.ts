import { existsSync, renameSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '#server/core/fatal.ts';
import { makeDraft } from '#server/core/sweep-drafts.ts';
import { copyDatabase } from '#server/db/copy-tables.ts';
import type { Database } from '#server/db/database.ts';
import type { EmbeddedDatabase } from '#server/db/embedded/database-on.ts';

/** Paths of a backup. */
export interface Backup {
  /** One file in the same format for both engines. */
  database: string;
  /** A folder with uploads and audio; `null` if a storage service keeps them or there are none. */
  files: string | null;
}

interface Parts {
  database: Database;
  dataDir: string;
  /** Whether files are in the data folder. */
  hasFiles: boolean;
  /** Opens an empty migrated embedded database in this folder. */
  openCopy(folder: string): Promise<Database>;
}

const filesOf = (file: string) => `${file}.files`;
const folderOf = (dataDir: string) => join(dataDir, 'files');

/**
 * Backs up everything while the server keeps running. Rows first, because a file is stored before the row that refers to
 * it.
 */
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
  // Renamed to their final names only when both are complete.
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

/**
 * A PostgreSQL server's rows are first copied to an embedded database, so that the backup can be restored to either engine.
 */
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

/** A backup's files, copied next to the existing ones. */
export interface CopiedFiles {
  /** Puts them in place and keeps the old ones next to them. All or nothing. */
  put(): void;
  discard(): void;
}

/** `null` if the backup has none. */
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

/** Follows links, since folders may be on another disk. Skips names starting with a dot, which are files being written. */
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
