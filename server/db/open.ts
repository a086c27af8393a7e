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
  /** Creates the queue's tables; if the database becomes a template, also everything else a start would add. */
  prepare: (database: Database, becomesTemplate: boolean) => Promise<void>;
  /** Whether the queue will migrate its tables. */
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
