import type { Db as BossDatabase } from 'pg-boss';
import { createFairFetch } from './fair-fetch.ts';

/** Whatever runs SQL: a pool, or the connection that holds a transaction. */
export interface SqlRunner {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface QueueDatabase {
  readonly engine: 'embedded' | 'postgres';
  readonly pool: SqlRunner;
  transaction<T>(work: (on: SqlRunner) => Promise<T>): Promise<T>;
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<{ close(): Promise<void> }>;
}

/** The database as the queue's library wants it. */
export function toBossDatabase(database: QueueDatabase): BossDatabase {
  const fairly = createFairFetch(database);
  return {
    executeSql: async (text, values) =>
      fairly(text, values) ?? runForBoss(database.pool, text, values),
    async listen(channel, onMessage, onReconnect) {
      const subscription = await database.listen(channel, onMessage, onReconnect);
      onReconnect();
      return subscription;
    },
  };
}

/** Several statements in one text give several results; the queue wants their rows as one. */
export async function runForBoss(
  on: SqlRunner,
  text: string,
  values?: unknown[],
): Promise<{ rows: unknown[] }> {
  const result = (await on.query(text, values)) as { rows: unknown[] } | { rows?: unknown[] }[];
  return Array.isArray(result) ? { rows: result.flatMap((one) => one.rows ?? []) } : result;
}
