import { mkdirSync } from 'node:fs';
import { type Clock, systemClock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import { OperatorError } from '../core/fatal.ts';
import type { Log } from '../core/log.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { isQueueBehind } from '../queue/queue-version.ts';
import type { QueueDatabase } from '../queue/queue-database.ts';

interface Options {
  /** `dir: null` keeps the embedded database in memory. */
  config: { data: Omit<Config['data'], 'dir'> & { dir: string | null } };
  log: Log;
  clock?: Clock;
}

/**
 * Opens the database including the queue's tables. Keep imports few: the engine's thread boots while the rest of the program is
 * still loading, which halves startup time.
 */
export async function openProgramDatabase({
  config,
  log,
  clock = systemClock,
}: Options): Promise<Database> {
  if (config.data.dir !== null) makeFolder(config.data.dir);
  return openDatabase({
    config,
    log,
    clock,
    async prepare(empty, becomesTemplate) {
      const { installQueue } = await import('../queue/queue.ts');
      const jobs = becomesTemplate ? (await import('./jobs.ts')).ALL_JOBS : [];
      await installQueue({ database: forQueue(empty), log, jobs });
    },
    isBehind: ({ db }) => isQueueBehind(db.$client),
  });
}

export function forQueue(database: Database): QueueDatabase {
  return {
    engine: database.engine,
    pool: database.db.$client,
    transaction: (work) => database.transaction((tx) => work(tx.$client)),
    listen: (...args) => database.listen(...args),
  };
}

function makeFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new OperatorError(
      `We can’t create the data folder ${dir}. Nothing was changed.\n` +
        `Set DATA_DIR to a folder we can write to.\n(${(error as Error).message})`,
      error,
    );
  }
}
