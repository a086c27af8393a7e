import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import type { Clock } from '#server/core/clock.ts';
import { OperatorError } from '#server/core/fatal.ts';
import type { Log } from '#server/core/log.ts';
import {
  type Database,
  guardPool,
  inTransaction,
  type ChannelSubscription,
  toDb,
  unlessBroken,
} from '../database.ts';
import { backupName, migrate } from '../migrate.ts';
import { type EmbeddedEngine, startEngine } from './engine.ts';
import { EngineStream } from './engine-stream.ts';
import { lockFolder } from './folder-lock.ts';
import { databaseFolder, inspectFolder, markReady } from './folder.ts';
import { findTemplate, keepTemplate } from './template.ts';

interface Options {
  /** `null`: in memory, gone with the process. */
  dataDir: string | null;
  log: Log;
  clock: Clock;
  /** Tables that others keep in this database, made before the first row is written; with all else, where more begin as a copy. */
  prepare: (database: Database, becomesTemplate: boolean) => Promise<void>;
  /** Whether those others are about to change their tables. */
  isBehind: (database: Database) => Promise<boolean>;
}

export interface EmbeddedDatabase extends Database {
  readonly engine: 'embedded';
  /** A copy of everything as it stands, while others go on working. */
  dump(file: string): Promise<void>;
}

/** PostgreSQL inside this process: no server to run, one process at a time. */
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
      template: state === 'empty' ? findTemplate() : null,
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
  const stream = () => new EngineStream(engine) as never;
  // One connection: the engine has one session, and the pool lines everybody up for it.
  const pool = guardPool(
    new pg.Pool({
      max: 1,
      idleTimeoutMillis: 0,
      stream,
      // Said here, so that variables meant for other servers do not reach this one.
      ssl: false,
      user: 'postgres',
      database: 'postgres',
    }),
  );
  pool.on('error', (error) => log.warn({ err: error }, 'the embedded connection was lost'));
  const handlers = new Map<string, Set<(payload: string) => void>>();
  pool.on('connect', (client) => {
    // An error that nobody listens to ends the process with a stack; `broken` tells of this one in words.
    client.on('error', () => {});
    client.on('notification', ({ channel, payload = '' }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload);
    });
  });

  const database: EmbeddedDatabase = {
    engine: 'embedded',
    db: toDb(pool),
    transaction: (work) => inTransaction(pool, work),
    broken: engine.died,
    async listen(channel, onMessage): Promise<ChannelSubscription> {
      const known = handlers.get(channel);
      if (known) known.add(onMessage);
      else {
        handlers.set(channel, new Set([onMessage]));
        await pool.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      }
      return { close: async () => void handlers.get(channel)?.delete(onMessage) };
    },
    async dump(file) {
      try {
        mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
        await engine.dump(file, { compress: true });
      } catch (error) {
        throw new OperatorError(
          `We couldn’t write the backup to ${file}. The database hasn’t changed.\n(${(error as Error).message})`,
          error,
        );
      }
    },
    async close() {
      await pool.end();
      await engine.close();
      unlock();
    },
  };

  async function makeReady(): Promise<void> {
    let isBackedUp = false;
    const backUp = async () => {
      if (dataDir === null || isBackedUp) return;
      const file = join(dataDir, backupName('before-migration', clock.now()));
      await database.dump(file);
      isBackedUp = true;
      log.info({ file }, 'backed up before migrating');
    };
    await migrate(pool, { backUp });
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
