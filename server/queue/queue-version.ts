import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SqlRunner } from './queue-database.ts';

/** Whether pg-boss will migrate its tables on start because a newer version is installed. */
export async function isQueueBehind(pool: SqlRunner): Promise<boolean> {
  const { rows } = await pool.query('SELECT version FROM pgboss.version');
  const [{ version } = { version: null }] = rows as { version: number | null }[];
  const manifest = createRequire(import.meta.url).resolve('pg-boss/package.json');
  const { pgboss } = JSON.parse(readFileSync(manifest, 'utf8')) as { pgboss: { schema: number } };
  return version !== pgboss.schema;
}
