import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { OperatorError } from '#server/core/fatal.ts';
import { unlessBroken } from '../database.ts';
import { type EmbeddedEngine, startEngine } from './engine.ts';
import { EngineStream } from './engine-stream.ts';
import { lockFolder } from './folder-lock.ts';
import { databaseFolder, markReady } from './folder.ts';

/**
 * Unpacks and opens the backup next to the database before moving anything. `putBeside` installs related files under the lock; if
 * it throws, nothing was changed.
 */
export async function restoreBackup(
  dataDir: string,
  file: string,
  putBeside: () => void = () => {},
): Promise<{ movedTo: string | null }> {
  const backup = resolve(file);
  if (!existsSync(backup))
    throw new OperatorError(`There’s no file ${backup}. Nothing was changed.`);
  const unlock = lockFolder(dataDir);
  try {
    const folder = databaseFolder(dataDir);
    const fresh = `${folder}.restored-${Date.now()}`;
    mkdirSync(fresh, { mode: 0o700 });
    const engine = await unpack(backup, fresh);
    // A database that can't be queried isn't ours either.
    const isOurs = await unlessBroken({ broken: engine.died }, holdsOurTables(engine)).catch(
      () => false,
    );
    await engine.close();
    if (!isOurs) {
      rmSync(fresh, { recursive: true, force: true });
      throw new OperatorError(
        `${backup} isn’t a backup of this program. Nothing was changed.\nUse a file made by "npm run admin -- backup".`,
      );
    }
    try {
      putBeside();
    } catch (error) {
      rmSync(fresh, { recursive: true, force: true });
      throw error;
    }
    const movedTo = existsSync(folder) ? `${folder}.before-restore-${Date.now()}` : null;
    if (movedTo) renameSync(folder, movedTo);
    renameSync(fresh, folder);
    markReady(dataDir);
    return { movedTo };
  } finally {
    unlock();
  }
}

async function holdsOurTables(engine: EmbeddedEngine): Promise<boolean> {
  const client = new pg.Client({
    stream: () => new EngineStream(engine),
    ssl: false,
    user: 'postgres',
    database: 'postgres',
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ ours: boolean }>(
      `SELECT to_regclass('public.users') IS NOT NULL AND to_regclass('public.generations') IS NOT NULL AS ours`,
    );
    return rows[0]!.ours;
  } finally {
    await client.end();
  }
}

async function unpack(backup: string, folder: string): Promise<EmbeddedEngine> {
  try {
    return await startEngine({ dir: folder, template: backup });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new OperatorError(
      `We can’t read ${backup} as a backup. Nothing was changed.\n(${(error as Error).message.split('\n')[0]})`,
      error,
    );
  }
}
