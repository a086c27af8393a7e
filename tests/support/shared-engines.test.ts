// One engine: only the embedded engine is shared; PostgreSQL gives each test its own database.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { sql } from '#server/db/sql.ts';
import { watchLog } from './log-watch.ts';
import { makeApp } from './make-app.ts';
import { borrowDatabase, shareEngines } from './shared-engines.ts';

const endAll = shareEngines();
after(endAll);

async function borrow(): Promise<Database> {
  const database = await borrowDatabase(watchLog().log);
  assert.ok(database, 'there is no template yet');
  return database;
}

/** All our database objects and rows, and the engine they are on. */
async function look({ db }: Database): Promise<{ rows: unknown; engine: unknown }> {
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT oid::regclass::text AS name FROM pg_class WHERE oid >= 16384 AND relkind = 'r'
      AND relnamespace <> 'pg_toast'::regnamespace ORDER BY 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of rows) {
    found[name] = (await db.execute(sql.raw(`SELECT to_json(t) AS row FROM ${name} t`))).rows;
  }
  found['sequences'] = (await db.execute(sql`SELECT * FROM pg_sequences ORDER BY 1, 2`)).rows;
  found['settings'] = (await db.execute(sql`SHOW statement_timeout`)).rows;
  const { rows: engine } = await db.execute(sql`SELECT pg_postmaster_start_time()::text AS began`);
  return { rows: found, engine };
}

test('a test that reuses a database engine finds no data left over from earlier tests', async (t) => {
  const lives: (() => Promise<void>)[] = [];
  t.after(() => Promise.all(lives.map((end) => end())).then(() => {}));
  await makeApp({ after: (end) => void lives.push(end) });
  for (const end of lives.splice(0)) await end();

  const first = await borrow();
  const atFirst = await look(first);
  await first.db.insert(users).values({ id: 'a', email: 'a@example.org' });
  await first.db.execute(sql`SELECT nextval('billing_tickets')`);
  await first.db.execute(sql`UPDATE pgboss.queue SET retry_limit = 77`);
  await first.db.execute(sql`DELETE FROM drizzle.__drizzle_migrations`);
  await first.db.execute(sql`SET statement_timeout = 12345`);
  assert.notDeepEqual((await look(first)).rows, atFirst.rows);
  await first.close();
  await assert.rejects(async () => first.db.execute(sql`SELECT 1`));

  const second = await borrow();
  assert.deepEqual(await look(second), atFirst);
  const beside = await borrow();
  await second.db.insert(users).values({ id: 'b', email: 'b@example.org' });
  assert.deepEqual((await look(beside)).rows, atFirst.rows, 'two at once are two');
  await beside.close();

  await second.db.execute(sql`CREATE TABLE left_over (n int)`);
  await second.close();
  const third = await borrow();
  const fourth = await borrow();
  for (const one of [third, fourth]) assert.deepEqual((await look(one)).rows, atFirst.rows);
  await third.close();
  await fourth.close();
});
