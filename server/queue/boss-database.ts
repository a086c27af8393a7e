import type { Db as BossDatabase } from 'pg-boss';
import { createFairFetch } from './fair-fetch.ts';
import { type QueueDatabase, runForBoss } from './queue-database.ts';

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
