// One engine: this is about how the embedded engine starts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { EngineStream } from './engine-stream.ts';
import { startEngine } from './engine.ts';
import { findNewCluster } from './template.ts';

/** Tables PostgreSQL samples anew in every cluster it creates. */
const DIFFERS = ['pg_statistic'];

/** Contents of every catalogue table, and all settings. */
async function readCatalogue(template: string | null): Promise<Record<string, string>> {
  const engine = await startEngine({ dir: null, template });
  const client = new pg.Client({
    user: 'postgres',
    database: 'postgres',
    stream: () => new EngineStream(engine),
  });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'pg_catalog'::regnamespace AND relkind = 'r'`,
    );
    const catalogue: Record<string, string> = {};
    for (const { name } of tables.filter((table) => !DIFFERS.includes(table.name))) {
      const { rows } = await client.query<{ hash: string }>(
        `SELECT md5(string_agg(line, ',' ORDER BY line)) AS hash FROM (SELECT one::text AS line FROM ${name} one) lines`,
      );
      catalogue[name] = rows[0]!.hash;
    }
    const { rows: settings } = await client.query<{ name: string; setting: string }>(
      'SELECT name, setting FROM pg_settings',
    );
    return { ...catalogue, ...Object.fromEntries(settings.map((row) => [row.name, row.setting])) };
  } finally {
    await client.end();
    await engine.close();
  }
}

test('the prebuilt new database is identical to one PostgreSQL creates itself', async () => {
  const file = findNewCluster();
  assert.ok(file, 'the package with a new database is installed');
  const ahead = await readCatalogue(file);
  assert.ok(Object.keys(ahead).length > 400);
  assert.deepEqual(ahead, await readCatalogue(null));
});
