import { AsyncLocalStorage } from 'node:async_hooks';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { AppError, gaveWay, serverIsFull } from '#server/core/app-error.ts';
import { drizzle } from './drizzle.ts';

/** Outside a transaction: uses any connection of the pool. */
export type Db = NodePgDatabase & { $client: Pool };
/** Inside a transaction: bound to its connection. */
export type Tx = NodePgDatabase & { $client: PoolClient };
export type Queryable = Db | Tx;

export interface ChannelSubscription {
  close(): Promise<void>;
}

/** One interface for both database engines. */
export interface Database {
  readonly engine: 'embedded' | 'postgres';
  readonly db: Db;
  /**
   * Runs `work` in a transaction. Use only the given `tx` inside; querying the pool throws, because it could deadlock on the
   * connection this transaction holds. Don't do network calls inside. `work` is repeated after a deadlock or serialization
   * failure, so it must have no other side effects.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** `onReconnect` is called after a reconnect, when messages may have been missed. */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<ChannelSubscription>;
  /** Resolves if the database is permanently broken and the process must exit. */
  readonly broken: Promise<Error>;
  close(): Promise<void>;
}

/** Awaits `work`, but rejects if the database breaks, since that work would never finish. */
export function unlessBroken<T>(
  { broken }: Pick<Database, 'broken'>,
  work: Promise<T>,
): Promise<T> {
  const end = broken.then((error): never => {
    throw error;
  });
  return Promise.race([work, end]);
}

const openTransaction = new AsyncLocalStorage<{ done: boolean }>();

/** Makes querying the pool inside a transaction an error on both engines; only the embedded one would hang. */
export function guardPool(pool: Pool): Pool {
  for (const name of ['query', 'connect'] as const) {
    const original = pool[name].bind(pool) as (...args: unknown[]) => unknown;
    Object.assign(pool, {
      [name]: (...args: unknown[]) => {
        if (openTransaction.getStore()?.done === false) {
          throw new Error('the pool was asked inside a transaction: pass its tx on instead');
        }
        const result = original(...args);
        if (!(result instanceof Promise)) return result;
        if (holdsSeveral(args[0])) return result.catch(asUnavailable);
        const again = () => original(...args) as Promise<unknown>;
        return unlessGivingWay(() => result, again).catch(asUnavailable);
      },
    });
  }
  return pool;
}

/** Text with several statements may have opened a transaction and been partly applied, so it can't be retried. */
function holdsSeveral(asked: unknown): boolean {
  const text = typeof asked === 'string' ? asked : (asked as { text?: unknown } | undefined)?.text;
  return typeof text === 'string' && /;\s*\S|^\s*BEGIN\b/i.test(text);
}

const MOST_TRIES = 5;

/** Retries after a deadlock or serialization failure; the aborted try left nothing behind. */
async function unlessGivingWay<T>(work: () => Promise<T>, again = work): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await (tries === 1 ? work() : again());
    } catch (error) {
      if (tries >= MOST_TRIES || !gaveWay(error)) throw error;
    }
  }
}

/** Statement errors carry an SQLSTATE. An error without one, or from a socket, means the server is unreachable. */
function asUnavailable(error: unknown): never {
  const { code, syscall } = error as { code?: string; syscall?: string };
  if (code === undefined || syscall) throw new AppError('unavailable', { cause: error });
  throw error;
}

/** Whether a query failed because the server, or our own pool, has no connection left to give. */
export function isOutOfConnections(
  { waitingCount }: Pick<Pool, 'waitingCount'>,
  error: unknown,
): boolean {
  return waitingCount > 0 || serverIsFull(error);
}

export function toDb(pool: Pool): Db {
  return drizzle(pool);
}

export function inTransaction<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  return unlessGivingWay(() => tryTransaction(pool, work));
}

async function tryTransaction<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const scope = { done: false };
  let failure: Error | undefined;
  try {
    await client.query('BEGIN');
    const tx = drizzle(client);
    // Drizzle runs a query only when it's awaited, so await inside the scope.
    const result = await openTransaction.run(scope, async () => await work(tx));
    scope.done = true;
    const { command } = await client.query('COMMIT');
    // PostgreSQL answers COMMIT with ROLLBACK if a statement failed and its error was swallowed.
    if (command !== 'COMMIT') throw new Error('the transaction had failed before its end');
    return result;
  } catch (error) {
    scope.done = true;
    // A connection that can't roll back is discarded instead of returned to the pool.
    await client.query('ROLLBACK').catch((cause: Error) => (failure = cause));
    throw failure ? new AppError('unavailable', { cause: error }) : error;
  } finally {
    client.release(failure);
  }
}
