import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#server/core/app-error.ts';
import type { Log } from '#server/core/log.ts';
import { type QueueDatabase, runForBoss } from './queue-database.ts';

type Rows = { rows: unknown[] };

/**
 * The embedded engine has a single session. After taking a job, wait this long so its first write isn't queued behind more
 * fetches.
 */
const FIRST_WORD_MS = 10;

interface Waiting {
  ask(): Promise<Rows>;
  resolve(answer: Rows): void;
  reject(error: unknown): void;
}

/** Only pg-boss's statement for fetching the next job matches both parts. */
const TAKING = /FOR UPDATE OF j SKIP LOCKED[\s\S]*group_filtered[\s\S]*WHERE name = '([^']+)'/;

/**
 * Serializes fetches on queues with a per-owner limit. The SQL counts an owner's running jobs, so two concurrent fetches could
 * both take the last free slot. When a fetch returns nothing, everyone already waiting gets an empty result without a query.
 */
export function createFairFetch(
  database: QueueDatabase,
  log: Log,
): (text: string, values?: unknown[]) => Promise<Rows> | null {
  const lines = new Map<string, Waiting[]>();

  async function serve(name: string): Promise<void> {
    let hasTaken = false;
    for (let line = lines.get(name)!; line.length > 0; line = lines.get(name)!) {
      lines.set(name, []);
      let nothingLeft = false;
      for (const { ask, resolve, reject } of line) {
        if (nothingLeft) {
          resolve({ rows: [] });
          continue;
        }
        try {
          if (hasTaken && database.engine === 'embedded') await pause(FIRST_WORD_MS);
          const answer = await ask();
          hasTaken = answer.rows.length > 0;
          nothingLeft = !hasTaken;
          resolve(answer);
        } catch (error) {
          reject(error);
        }
      }
    }
    lines.delete(name);
  }

  return (text, values) => {
    const name = TAKING.exec(text)?.[1];
    if (name === undefined) return null;
    const alone = () =>
      database.transaction(async (on) => {
        await on.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`take ${name}`]);
        return runForBoss(on, text, values);
      });
    // Retried once after a lost connection. A job the lost fetch may have taken is requeued when its heartbeat expires.
    const ask = () =>
      database.engine === 'embedded'
        ? runForBoss(database.pool, text, values)
        : alone().catch((error: unknown) => {
            if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
            log.warn({ err: error }, 'couldn’t fetch a job, trying again');
            return alone();
          });
    return new Promise((resolve, reject) => {
      const line = lines.get(name);
      if (line) line.push({ ask, resolve, reject });
      else {
        lines.set(name, [{ ask, resolve, reject }]);
        void serve(name);
      }
    });
  };
}
