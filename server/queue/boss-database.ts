import type { Db as BossDatabase } from 'pg-boss';
import type { Log } from '#server/core/log.ts';
import { createFairFetch } from './fair-fetch.ts';
import { type QueueDatabase, runForBoss } from './queue-database.ts';

/** Adapts our database to the interface pg-boss expects. */
export function toBossDatabase(database: QueueDatabase, log: Log): BossDatabase {
  const fairly = createFairFetch(database, log);
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
