import pg from 'pg';
import { OperatorError } from '#server/core/fatal.ts';
import { type Log, logContext } from '#server/core/log.ts';
import { type Database, guardPool, inTransaction, toDb } from './database.ts';
import { migrate, withMigrationLock } from './migrate.ts';
import { openListener } from './postgres-listener.ts';
import { causeOf, reachPostgres, withoutPassword } from './reach-postgres.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const FROZEN_TRANSACTION_MS = 5000;

interface Options {
  url: string;
  log: Log;
  maxConnections: number;
  /** How long to wait for a server that isn't up yet. */
  waitSeconds?: number;
  /** Creates the queue's tables, one process at a time. */
  prepare: (database: Database) => Promise<void>;
}

/** A PostgreSQL server shared by any number of processes. */
export async function openPostgres({
  url,
  log,
  maxConnections,
  waitSeconds = 0,
  prepare,
}: Options): Promise<Database> {
  await reachPostgres({ url, log, waitSeconds });
  const pool = guardPool(
    new pg.Pool({
      connectionString: url,
      max: maxConnections,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      // A frozen process must not keep its row locks forever.
      idle_in_transaction_session_timeout: FROZEN_TRANSACTION_MS,
    }),
  );
  // Outside the log context, which would be the request that happened to open the connection.
  const onLost = (error: Error) =>
    logContext.exit(() => log.warn({ err: error }, 'a database connection was lost'));
  pool.on('error', onLost);
  // The pool only listens to idle connections, and an unhandled 'error' event ends the process.
  pool.on('connect', (client) => {
    client.on('error', onLost);
  });
  const listener = openListener(url, log);

  const database: Database = {
    engine: 'postgres',
    db: toDb(pool),
    transaction: (work) => inTransaction(pool, work),
    listen: listener.listen,
    // Never: the server may come back, and the pool reconnects automatically.
    broken: new Promise(() => {}),
    async close() {
      await listener.close();
      await pool.end();
    },
  };
  try {
    await migrate(pool, {
      backUp: async () =>
        log.warn('migrating the database; backing up a PostgreSQL server is up to you'),
    });
    await withMigrationLock(pool, () => prepare(database));
  } catch (error) {
    await database.close();
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `We couldn’t update the tables in the database at ${withoutPassword(url)}.\n` +
        'Nothing was left half done. Check that this user may create tables and schemas there, then start again.\n' +
        `(${causeOf(error)})`,
      error,
    );
  }
  return database;
}
