import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import pg from 'pg';
import { compose } from '#server/compose.ts';
import { loadConfig } from '#server/core/config.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { makeAccount } from '#tests/support/make-account.ts';
import { callAs } from '#tests/support/make-app.ts';
import { watchLog } from '#tests/support/log-watch.ts';
import { sharedPostgres } from '#tests/support/postgres.ts';
import { openScene } from '#tests/support/server-process.ts';
import { untilEnded } from '#tests/support/until-ended.ts';
import { moveDatabase } from './move-database.ts';

// One engine: it copies from one engine to the other.

/** `MOVE_TEXTS=100000` for a very large library. */
const TEXTS = Number(process.env['MOVE_TEXTS'] ?? 1200);

test(`after a move to PostgreSQL everything is there: ${TEXTS} texts, sessions and the queue`, async (t) => {
  const scene = openScene();
  const postgres = await sharedPostgres();
  const url = await postgres.createDatabase();
  t.after(async () => {
    await postgres.dropDatabase(url);
    await scene.close();
  });
  const dataDir = scene.folder();
  const { log } = watchLog();
  const start = (env: Record<string, string>) =>
    compose({ config: loadConfig({ DATA_DIR: dataDir, ...env }), log });

  const before = await start({});
  await before.work();
  const { token } = await makeAccount(before.database, 'mover@example.org');
  const call = callAs(before.app, token);
  const wanted = { format: 'summary', language: 'english', sample: true };
  const { body } = await call('POST', '/generations', wanted);
  const [{ id }] = body.generations;
  await untilEnded({ call }, id);
  const { body: text } = await call('GET', `/generations/${id}`);
  const { $client: pool } = before.database.db;
  await pool.query(
    `INSERT INTO generations SELECT (json_populate_record(g, json_build_object('id', 'gen_copy' || n))).*
     FROM generations g, generate_series(1, $1::int) n WHERE g.id = $2`,
    [TEXTS, id],
  );
  const { rows: sequences } = await pool.query(`SELECT nextval('billing_tickets')::int AS ticket`);
  await before.close();

  const lines: string[] = [];
  await moveDatabase(loadConfig({ DATA_DIR: dataDir }), url, (line) => lines.push(line));
  assert.match(lines.join('\n'), new RegExp(`^ +${TEXTS + 1}  public\\.generations +\\d+$`, 'm'));
  assert.match(lines.join('\n'), /counts and checksums match/);

  const after = await start({ DATABASE_URL: url });
  t.after(() => after.close());
  const same = callAs(after.app, token);
  assert.deepEqual((await same('GET', `/generations/${id}`)).body, text);
  assert.ok((await same('GET', '/generations?limit=1')).body.total > 1);
  const { rows: next } = await after.database.db.$client.query(
    `SELECT nextval('billing_tickets')::int AS ticket`,
  );
  assert.equal(next[0].ticket, sequences[0].ticket + 1);
  // And new work runs.
  await after.work();
  const more = await same('POST', '/generations', wanted);
  await untilEnded({ call: same }, more.body.generations[0].id);

  await assert.rejects(
    moveDatabase(loadConfig({ DATA_DIR: dataDir }), url, () => {}),
    /isn’t empty.+Nothing was changed/s,
  );
});

test("moving into another program's database changes nothing there", async (t) => {
  const scene = openScene();
  const postgres = await sharedPostgres();
  const url = await postgres.createDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  t.after(async () => {
    await client.end();
    await postgres.dropDatabase(url);
    await scene.close();
  });
  const listTables = async () => {
    const { rows } = await client.query(
      `SELECT schemaname || '.' || tablename AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    return rows.map(({ name }) => name);
  };
  for (const [schema, table] of [
    ['pgboss', 'job'],
    ['drizzle', '__drizzle_migrations'],
    ['public', 'customers'],
  ]) {
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
    await client.query(`CREATE TABLE ${schema}.${table} AS SELECT 1 AS id`);
    await assert.rejects(
      moveDatabase(loadConfig({ DATA_DIR: scene.folder() }), url, () => {}),
      new RegExp(`isn’t empty.+ ${schema}\\.${table}\\. Nothing was changed`),
    );
    assert.deepEqual(await listTables(), [`${schema}.${table}`]);
    const { rows } = await client.query(`SELECT * FROM ${schema}.${table}`);
    assert.deepEqual(rows, [{ id: 1 }]);
    await client.query(`DROP TABLE ${schema}.${table}`);
  }
});

test("a mistyped database URL isn't printed with its password", async (t) => {
  const scene = openScene();
  t.after(() => scene.close());
  for (const url of ['postgre://me:secret@localhost/db', 'postgres://me:secret@local host/db']) {
    await assert.rejects(
      moveDatabase(loadConfig({ DATA_DIR: scene.folder() }), url, () => {}),
      (error) => error instanceof OperatorError && !inspect(error).includes('secret'),
    );
  }
});
