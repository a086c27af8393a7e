import pg from 'pg';
import { OperatorError } from '#server/core/fatal.ts';
import type { Log } from '#server/core/log.ts';
import { type Database, guardPool, inTransaction, toDb } from './database.ts';
import { migrate, withMigrationLock } from './migrate.ts';
import { openListener } from './postgres-listener.ts';

const LEAST_MAJOR = 15;
const CONNECT_TIMEOUT_MS = 10_000;
const FROZEN_TRANSACTION_MS = 5000;

interface Options {
  url: string;
  log: Log;
  maxConnections?: number;
  /** Makes the tables that others keep here, one process at a time. */
  prepare: (database: Database) => Promise<void>;
}

/** A PostgreSQL server, shared by any number of processes. */
export async function openPostgres({
  url,
  log,
  maxConnections = 10,
  prepare,
}: Options): Promise<Database> {
  const pool = guardPool(
    new pg.Pool({
      connectionString: url,
      max: maxConnections,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      // A process that froze in the middle of a transaction must not hold its rows for ever.
      idle_in_transaction_session_timeout: FROZEN_TRANSACTION_MS,
    }),
  );
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  // Nobody listens to a connection that is in use, and an error nobody listens to ends the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  });
  await checkServer(pool, url).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const listener = openListener(url, log);

  const database: Database = {
    engine: 'postgres',
    db: toDb(pool),
    transaction: (work) => inTransaction(pool, work),
    listen: listener.listen,
    // A server that is away may come back; the pool connects again by itself.
    broken: new Promise(() => {}),
    async close() {
      await listener.close();
      await pool.end();
    },
  };
  try {
    await migrate(pool, {
      backUp: async () =>
        log.warn('migrating; the backup of a PostgreSQL server is its operator’s'),
    });
    await withMigrationLock(pool, () => prepare(database));
  } catch (error) {
    await database.close();
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `The tables in the database at ${withoutPassword(url)} could not be brought up to date.\n` +
        'Each change is made whole or not at all. Check that this user may create tables and schemas there, then start again.\n' +
        `(${deepestMessage(error)})`,
      error,
    );
  }
  return database;
}

/** Which PostgreSQL answers there. Throws where none does, or one that is too old. */
export async function checkPostgres(url: string): Promise<number> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  try {
    return await checkServer(pool, url);
  } finally {
    await pool.end();
  }
}

async function checkServer(pool: pg.Pool, url: string): Promise<number> {
  let version: number;
  try {
    const { rows } = await pool.query<{ server_version_num: string }>('SHOW server_version_num');
    version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  } catch (error) {
    throw new OperatorError(
      `The database at ${withoutPassword(url)} cannot be reached. Nothing was changed.\n` +
        `Check DATABASE_URL, that the server is running, and that it lets this user in.\n(${(error as Error).message || (error as { code?: string }).code})`,
      error,
    );
  }
  if (version < LEAST_MAJOR) {
    throw new OperatorError(
      `The database at ${withoutPassword(url)} is PostgreSQL ${version}; this needs ${LEAST_MAJOR} or newer. Nothing was changed.`,
    );
  }
  return version;
}

/** What the server said, below what the query builder made of it. */
function deepestMessage(error: unknown): string {
  let deepest = error as Error;
  while (deepest.cause instanceof Error) deepest = deepest.cause;
  return deepest.message.split('\n')[0]!;
}

function withoutPassword(url: string): string {
  const parsed = new URL(url);
  return `${parsed.host || 'a local socket'}${parsed.pathname}`;
}
