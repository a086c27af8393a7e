import type { Clock } from '#server/core/clock.ts';
import type { Config } from '#server/core/config.ts';
import type { Log } from '#server/core/log.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded/open.ts';
import { openPostgres } from './postgres.ts';

interface Options {
  config: { data: Omit<Config['data'], 'dir'> & { dir: string | null } };
  log: Log;
  clock: Clock;
  /** Makes the tables that others keep in this database; with all that a start would add, where others begin as its copy. */
  prepare: (database: Database, becomesTemplate: boolean) => Promise<void>;
  /** Whether those others are about to change their tables. */
  isBehind: (database: Database) => Promise<boolean>;
}

export function openDatabase({ config, log, clock, ...others }: Options): Promise<Database> {
  const { databaseUrl, databaseWaitSeconds, databaseConnections, dir } = config.data;
  return databaseUrl
    ? openPostgres({
        url: databaseUrl,
        log,
        waitSeconds: databaseWaitSeconds,
        maxConnections: databaseConnections,
        prepare: (database) => others.prepare(database, false),
      })
    : openEmbedded({ dataDir: dir, log, clock, ...others });
}
