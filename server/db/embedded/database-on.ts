import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { OperatorError } from '#server/core/fatal.ts';
import type { Log } from '#server/core/log.ts';
import {
  type ChannelSubscription,
  type Database,
  guardPool,
  inTransaction,
  toDb,
} from '../database.ts';
import type { EmbeddedEngine } from './engine.ts';
import { EngineStream } from './engine-stream.ts';

export interface EmbeddedDatabase extends Database {
  readonly engine: 'embedded';
  /** Writes a consistent copy of the database while it stays in use. */
  dump(file: string): Promise<void>;
}

/** Wraps a running engine as a Database. Closing it closes the engine. */
export function databaseOn(
  engine: EmbeddedEngine,
  log: Log,
  onClosed: () => void,
): EmbeddedDatabase {
  const stream = () => new EngineStream(engine) as never;
  // The engine has a single session, so the pool has one connection and queues everyone.
  const pool = guardPool(
    new pg.Pool({
      max: 1,
      idleTimeoutMillis: 0,
      stream,
      // Set explicitly, so that PG* environment variables don't apply here.
      ssl: false,
      user: 'postgres',
      database: 'postgres',
    }),
  );
  pool.on('error', (error) => log.warn({ err: error }, 'the embedded connection was lost'));
  const handlers = new Map<string, Set<(payload: string) => void>>();
  pool.on('connect', (client) => {
    // Without a listener the error would crash the process; `broken` reports it.
    client.on('error', () => {});
    client.on('notification', ({ channel, payload = '' }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload);
    });
  });

  return {
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
      onClosed();
    },
  };
}
