import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '#server/core/config.ts';
import { restoreBackup } from '#server/db/embedded/restore.ts';
import { restoreFiles } from '#server/modules/operations/backup.ts';
import { moveDatabase } from './move-database.ts';

/** A backup of either engine, into either. A PostgreSQL database has to be empty; the embedded one is moved aside. */
export async function restore(
  config: Config,
  file: string,
  print: (line: string) => void,
): Promise<void> {
  const { databaseUrl, dir } = config.data;
  if (databaseUrl) await restoreToPostgres(config, file, databaseUrl, print);
  else {
    const { movedTo } = await restoreBackup(config.data, file);
    print(`Restored ${file}.${movedTo ? ` The old database is in ${movedTo}.` : ''}`);
  }
  if (await restoreFiles(dir, resolve(file))) print('Uploads and audio are restored, too.');
}

async function restoreToPostgres(
  config: Config,
  file: string,
  url: string,
  print: (line: string) => void,
): Promise<void> {
  mkdirSync(config.data.dir, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(join(config.data.dir, 'restore-'));
  try {
    const data = { ...config.data, databaseUrl: undefined, dir: folder };
    await restoreBackup(data, file);
    await moveDatabase({ ...config, data }, url, print);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
