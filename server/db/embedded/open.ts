import { join } from 'node:path';
import type { Clock } from '#server/core/clock.ts';
import { OperatorError } from '#server/core/fatal.ts';
import type { Log } from '#server/core/log.ts';
import { type Database, unlessBroken } from '../database.ts';
import { backupName, migrate } from '../migrate.ts';
import { databaseOn, type EmbeddedDatabase } from './database-on.ts';
import { type EmbeddedEngine, startEngine } from './engine.ts';
import { lockFolder } from './folder-lock.ts';
import { databaseFolder, inspectFolder, markReady } from './folder.ts';
import { findStart, findTemplate, keepTemplate } from './template.ts';

interface Options {
  /** `null` keeps the database in memory. */
  dataDir: string | null;
  log: Log;
  clock: Clock;
  /**
   * Creates the queue's tables before the first row is written. If the database becomes a template, also creates everything else
   * a start would add.
   */
  prepare: (database: Database, becomesTemplate: boolean) => Promise<void>;
  /** Whether the queue will migrate its tables. */
  isBehind: (database: Database) => Promise<boolean>;
}

/** PostgreSQL inside this process, without a server; one process at a time. */
export async function openEmbedded(options: Options): Promise<EmbeddedDatabase> {
  const { dataDir } = options;
  if (dataDir === null) return build(await start(null, 'empty'), 'empty', options, () => {});
  const unlock = lockFolder(dataDir);
  try {
    const state = inspectFolder(dataDir);
    return await build(await start(dataDir, state), state, options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function start(dataDir: string | null, state: 'empty' | 'ready'): Promise<EmbeddedEngine> {
  try {
    return await startEngine({
      dir: dataDir && databaseFolder(dataDir),
      template: state === 'empty' ? findStart() : null,
    });
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

function unusable(dataDir: string | null, error: unknown): OperatorError {
  return new OperatorError(
    `We can’t use the embedded database in ${dataDir}. Nothing was changed.\n` +
      'Check that the disk isn’t full and that the folder is writable. If the database is damaged, restore a backup with ' +
      `"npm run admin -- restore <file>".\n(${(error as Error).message.split('\n')[0]})`,
    error,
  );
}

async function build(
  engine: EmbeddedEngine,
  state: 'empty' | 'ready',
  { dataDir, clock, log, prepare, isBehind }: Options,
  unlock: () => void,
): Promise<EmbeddedDatabase> {
  const database = databaseOn(engine, log, unlock);

  async function makeReady(): Promise<void> {
    let isBackedUp = false;
    const backUp = async () => {
      if (dataDir === null || isBackedUp) return;
      const file = join(dataDir, backupName('before-migration', clock.now()));
      await database.dump(file);
      isBackedUp = true;
      log.info({ file }, 'backed up before migrating');
    };
    await migrate(database.db.$client, { backUp });
    if (state === 'ready') {
      if (await isBehind(database)) await backUp();
      return;
    }
    const becomesTemplate = findTemplate() === null;
    await prepare(database, becomesTemplate);
    if (becomesTemplate) await keepTemplate(engine);
    if (dataDir !== null) markReady(dataDir);
  }

  try {
    await unlessBroken(database, makeReady());
  } catch (error) {
    await database.close().catch(() => {});
    throw error instanceof OperatorError ? error : unusable(dataDir, error);
  }
  return database;
}
