import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Config } from '#server/core/config.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { DRAFTS, makeDraft, sweepDrafts } from '#server/core/sweep-drafts.ts';
import { restoreBackup } from '#server/db/embedded/restore.ts';
import { copyBackupFiles } from '#server/modules/operations/backup.ts';
import { findControl } from '#server/modules/operations/control-socket.ts';

/** Restores a backup of either engine into either. A PostgreSQL database must be empty; an embedded one is moved aside. */
export async function restore(
  config: Config,
  file: string,
  print: (line: string) => void,
): Promise<void> {
  const { databaseUrl, dir, storageUrl } = config.data;
  if (await findControl(dir)) {
    throw new OperatorError('The server is running. Nothing was done.\nStop it first.');
  }
  // With a storage service, files aren't in the data folder.
  const files = storageUrl ? null : await copyBackupFiles(dir, resolve(file));
  try {
    const put = () => files?.put();
    if (databaseUrl) {
      await restoreToPostgres(config, file, databaseUrl, print);
      put();
      print(`Restored ${file}.`);
    } else {
      const { movedTo } = await restoreBackup(dir, file, put);
      print(`Restored ${file}.${movedTo ? ` The old database is in ${movedTo}.` : ''}`);
    }
    if (files) print('Uploads and audio were restored too.');
    else if (storageUrl) print('STORAGE_URL is set, so we didn’t change uploads or audio.');
  } finally {
    files?.discard();
  }
}

async function restoreToPostgres(
  config: Config,
  file: string,
  url: string,
  print: (line: string) => void,
): Promise<void> {
  sweepDrafts(config.data.dir, DRAFTS);
  const folder = makeDraft(config.data.dir, 'restore');
  try {
    await restoreBackup(folder, file);
    const data = { ...config.data, databaseUrl: undefined, dir: folder };
    await (await import('./move-database.ts')).fillPostgres({ ...config, data }, url, print);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
