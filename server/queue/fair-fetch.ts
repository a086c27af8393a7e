import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#server/core/app-error.ts';
import type { Log } from '#server/core/log.ts';
import { type QueueDatabase, runForBoss } from './queue-database.ts';

type Rows = { rows: unknown[] };

/** The embedded engine has one session: a job that was taken has it to itself for so long, to say its first word. */
const FIRST_WORD_MS = 10;

interface Waiting {
  ask(): Promise<Rows>;
  resolve(answer: Rows): void;
  reject(error: unknown): void;
}

/** Only the statement that takes the next job of a queue has both. */
const TAKING = /FOR UPDATE OF j SKIP LOCKED[\s\S]*group_filtered[\s\S]*WHERE name = '([^']+)'/;

/**
 * Takes jobs one after the other where owners have a share: the statement counts what an owner has running, so two at the
 * same moment would both find a place that only one of them may have. Whoever asked before somebody found nothing
 * finds nothing either, and is not sent to the database for that.
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
    // Once more where a connection was lost on the way: what it may have taken comes back with its heartbeat.
    const ask = () =>
      database.engine === 'embedded'
        ? runForBoss(database.pool, text, values)
        : alone().catch((error: unknown) => {
            if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
            log.warn({ err: error }, 'fetching a job again');
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
