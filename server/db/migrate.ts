import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';
import { OperatorError } from '#server/core/fatal.ts';
import { drizzle, migrator } from './drizzle.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Arbitrary, but all processes must use the same key. */
const MIGRATION_LOCK = 7_181_402;

interface Options {
  /** Called only before migrating a database that has data. */
  backUp: () => Promise<void>;
  folder?: string;
}

/** One process migrates while the others wait; they then find nothing to do. */
export async function withMigrationLock<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work(client);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}

export function migrate(
  pool: Pool,
  { backUp, folder = MIGRATIONS_FOLDER }: Options,
): Promise<void> {
  return withMigrationLock(pool, async (client) => {
    const applied = await lastApplied(client);
    const known = migrator.readMigrationFiles({ migrationsFolder: folder });
    const newest = known.at(-1)?.folderMillis ?? 0;
    if (applied !== null && applied > newest) {
      throw new OperatorError(
        'This database was made by a newer version of this program. Nothing was changed.\n' +
          'Start the newer version, or restore a backup made with this one.',
      );
    }
    if (applied === newest) return;
    if (applied !== null && applied < (known[0]?.folderMillis ?? 0)) {
      throw new OperatorError(
        'This database is from before the first release of this program. Nothing was changed.\n' +
          'Open it once with the commit just before “Start from one migration”, then start this version again.',
      );
    }
    if (applied !== null) await backUp();
    await migrator.migrate(drizzle(client), { migrationsFolder: folder });
  });
}

/** Timestamp of the newest applied migration, or `null` in an empty database. */
async function lastApplied(client: PoolClient): Promise<number | null> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there`,
  );
  if (!tables[0]?.there) return null;
  const { rows } = await client.query<{ last: string | null }>(
    'SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations',
  );
  const last = rows[0]?.last;
  return last === null || last === undefined ? null : Number(last);
}

export function backupName(what: string, now: Date): string {
  return join('backups', `${what}-${now.toISOString().replaceAll(':', '-').slice(0, 19)}.tar.gz`);
}
