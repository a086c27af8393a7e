import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forQueue, openProgramDatabase } from '#server/compose/open-database.ts';
import type { Database } from '#server/db/database.ts';
import type { QueueDatabase } from '#server/queue/queue-database.ts';
import { watchLog, type LogWatch } from './log-watch.ts';
import type { Lifetime } from './make-app.ts';
import { makeEngine } from './make-engine.ts';

export interface TestDatabase {
  database: Database;
  forQueue: QueueDatabase;
  log: LogWatch;
  dataDir: string;
}

/** An empty, migrated database on the engine that TEST_ENGINE names. */
export async function makeDatabase(lifetime: Lifetime): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  const log = watchLog();
  const engine = await makeEngine();
  const database = await open(engine.env['DATABASE_URL'], { dataDir, log });
  lifetime.after(async () => {
    await database.close();
    await engine.drop();
    rmSync(dataDir, { recursive: true, force: true });
    log.assertQuiet();
  });
  return { database, forQueue: forQueue(database), log, dataDir };
}

/** Creates the program's tables in an empty database on a PostgreSQL server. */
export async function makeTables(url: string, of: Pick<TestDatabase, 'dataDir' | 'log'>) {
  await (await open(url, of)).close();
}

function open(
  databaseUrl: string | undefined,
  { dataDir, log }: Pick<TestDatabase, 'dataDir' | 'log'>,
) {
  return openProgramDatabase({
    config: {
      data: {
        dir: dataDir,
        databaseUrl,
        databaseWaitSeconds: 0,
        databaseConnections: 10,
        storageUrl: undefined,
        encryptionKeys: undefined,
      },
    },
    log: log.log,
  });
}
