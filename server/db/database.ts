import { AsyncLocalStorage } from 'node:async_hooks';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { AppError, gaveWay } from '#server/core/app-error.ts';
import { drizzle } from './drizzle.ts';

/** Outside a transaction: any connection of the pool. */
export type Db = NodePgDatabase & { $client: Pool };
/** Inside one: the connection that holds it. */
export type Tx = NodePgDatabase & { $client: PoolClient };
export type Queryable = Db | Tx;

export interface ChannelSubscription {
  close(): Promise<void>;
}

/** One database, whichever engine is behind it. */
export interface Database {
  readonly engine: 'embedded' | 'postgres';
  readonly db: Db;
  /**
   * Runs `work` in a transaction. Inside, everything goes through the `tx` given; asking the pool there would wait for
   * a connection that this transaction holds, so it throws instead. Never held across a network call. Where it has to
   * give way to another one, `work` is done again: it changes nothing but what it stores.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** `onReconnect` is called where messages may have been missed. */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<ChannelSubscription>;
  /** Settles when the database can never answer again and the process must end. */
  readonly broken: Promise<Error>;
  close(): Promise<void>;
}

/** Waits for `work`, or for the end of the database that it needs: what waits for a dead one waits for ever. */
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

/** Makes asking the pool inside a transaction an error on both engines, where it would only hang on one. */
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

/** Then a transaction may have begun in it, and some of it may be done: it is no statement that can be asked again. */
function holdsSeveral(asked: unknown): boolean {
  const text = typeof asked === 'string' ? asked : (asked as { text?: unknown } | undefined)?.text;
  return typeof text === 'string' && /;\s*\S|^\s*BEGIN\b/i.test(text);
}

const MOST_TRIES = 5;

/** Nothing is left of what was ended so that another could go on, so it is done once more. */
async function unlessGivingWay<T>(work: () => Promise<T>, again = work): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await (tries === 1 ? work() : again());
    } catch (error) {
      if (tries >= MOST_TRIES || !gaveWay(error)) throw error;
    }
  }
}

/** An error of a statement carries the server's code; one without it, or of a socket, means that nobody answers. */
function asUnavailable(error: unknown): never {
  const { code, syscall } = error as { code?: string; syscall?: string };
  if (code === undefined || syscall) throw new AppError('unavailable', { cause: error });
  throw error;
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
    // Awaited inside: a query is only asked once somebody awaits it.
    const result = await openTransaction.run(scope, async () => await work(tx));
    scope.done = true;
    const { command } = await client.query('COMMIT');
    // What the server answers where a statement failed and its error was swallowed: nothing was stored.
    if (command !== 'COMMIT') throw new Error('the transaction had failed before its end');
    return result;
  } catch (error) {
    scope.done = true;
    // A connection that cannot roll back is dropped, not handed to the next one.
    await client.query('ROLLBACK').catch((cause: Error) => (failure = cause));
    throw failure ? new AppError('unavailable', { cause: error }) : error;
  } finally {
    client.release(failure);
  }
}
