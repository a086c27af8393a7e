import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Log } from '#server/core/log.ts';
import { databaseOn } from '#server/db/embedded/database-on.ts';
import { EngineStream } from '#server/db/embedded/engine-stream.ts';
import { type EmbeddedEngine, startEngine } from '#server/db/embedded/engine.ts';
import { findTemplate } from '#server/db/embedded/template.ts';
import type { Database } from '#server/db/database.ts';

/** An engine that tests use in turn, each finding it as good as new. */
interface SharedEngine {
  engine: EmbeddedEngine;
  folder: string;
  atFirst: Contents;
}

/** What a newly migrated database contains. */
interface Contents {
  /** A hash of all tables, columns, constraints, triggers and functions. If a test changed it, the engine isn't reused. */
  structure: string;
  /** Rows by table, for tables that have any. */
  rows: Map<string, string>;
  /** Values by sequence name; null if it was never used. */
  sequences: Map<string, string | null>;
}

let idle: SharedEngine[] | null = null;
const started = new Set<SharedEngine>();

/**
 * Reuses embedded engines in a process that opens many databases: starting one takes most of a second of CPU time,
 * emptying one a fraction of that. Returns a function that closes them.
 */
export function shareEngines(): () => Promise<void> {
  // Already sharing: only the first caller closes the engines.
  if (idle !== null) return async () => {};
  idle = [];
  return async () => {
    idle = null;
    for (const shared of started) await end(shared);
  };
}

/** An empty, migrated database on a shared engine; `null` if engines aren't shared. */
export async function borrowDatabase(log: Log): Promise<Database | null> {
  const template = findTemplate();
  if (idle === null || template === null) return null;
  const shared = (await takeIdle(idle)) ?? (await start(template));
  const lent = lend(shared.engine, async () => {
    if (idle) idle.push(shared);
    else await end(shared);
  });
  return databaseOn(lent, log, () => {});
}

async function takeIdle(from: SharedEngine[]): Promise<SharedEngine | null> {
  const shared = from.pop();
  if (!shared) return null;
  const isAsNew = await empty(shared).catch(() => false);
  if (isAsNew) return shared;
  await end(shared);
  return null;
}

async function start(template: string): Promise<SharedEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  const engine = await startEngine({ dir: folder, template });
  const shared = { engine, folder, atFirst: await speak(engine, readContents) };
  started.add(shared);
  return shared;
}

async function end(shared: SharedEngine): Promise<void> {
  const { engine, folder } = shared;
  if (!started.delete(shared)) return;
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Wraps an engine so that its borrower can't use it any more after closing it. */
function lend(engine: EmbeddedEngine, giveBack: () => Promise<void>): EmbeddedEngine {
  let isLent = true;
  return {
    ...engine,
    send: (request) => {
      if (isLent) engine.send(request);
    },
    async close() {
      if (!isLent) return;
      engine.send({ kind: 'reset' });
      isLent = false;
      await giveBack();
    },
  };
}

async function speak<T>(
  engine: EmbeddedEngine,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const lent = lend(engine, async () => {});
  const stream = () => new EngineStream(lent) as never;
  const client = new pg.Client({ stream, ssl: false, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await lent.close();
  }
}

const OURS = 'oid >= 16384';
const STRUCTURE = `SELECT md5(string_agg(line, E'\\n' ORDER BY line)) AS structure FROM (
  SELECT concat_ws(' ', 'class', oid, relname, relnamespace) AS line FROM pg_class WHERE ${OURS}
  UNION ALL SELECT concat_ws(' ', 'column', attrelid, attnum, attname, atttypid, attnotnull, attisdropped)
    FROM pg_attribute WHERE attrelid >= 16384
  UNION ALL SELECT concat_ws(' ', 'default', oid, adrelid, adnum) FROM pg_attrdef
  UNION ALL SELECT concat_ws(' ', 'constraint', oid, conname) FROM pg_constraint WHERE ${OURS}
  UNION ALL SELECT concat_ws(' ', 'trigger', oid, tgname, tgenabled) FROM pg_trigger WHERE ${OURS}
  UNION ALL SELECT concat_ws(' ', 'function', oid, proname, md5(prosrc)) FROM pg_proc WHERE ${OURS}
  UNION ALL SELECT concat_ws(' ', 'schema', oid, nspname) FROM pg_namespace WHERE ${OURS}
  UNION ALL SELECT concat_ws(' ', 'planned by', starelid, staattnum) FROM pg_statistic WHERE starelid >= 16384
) AS lines`;

/** Tables that have had rows since they were created or last truncated. */
const WRITTEN = `SELECT oid::regclass::text AS name FROM pg_class
  WHERE ${OURS} AND relkind = 'r' AND relnamespace <> 'pg_toast'::regnamespace AND pg_relation_size(oid) > 0`;

const SEQUENCES = `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS last FROM pg_sequences`;

async function readContents(client: pg.Client): Promise<Contents> {
  const [{ structure }] = await ask<{ structure: string }>(client, STRUCTURE);
  const rows = new Map<string, string>();
  for (const { name } of await ask<{ name: string }>(client, WRITTEN)) {
    rows.set(name, await readRows(client, name));
  }
  return { structure, rows, sequences: await readSequences(client) };
}

async function readRows(client: pg.Client, table: string): Promise<string> {
  const all = `SELECT coalesce(json_agg(t ORDER BY t.ctid), '[]')::text AS rows FROM ${table} t`;
  const [{ rows }] = await ask<{ rows: string }>(client, all);
  return rows;
}

async function readSequences(client: pg.Client): Promise<Contents['sequences']> {
  const all = await ask<{ name: string; last: string | null }>(client, SEQUENCES);
  return new Map(all.map(({ name, last }) => [name, last]));
}

/** Resets the engine. Returns whether it is back in its original state. */
function empty({ engine, atFirst }: SharedEngine): Promise<boolean> {
  return speak(engine, async (client) => {
    await client.query('DISCARD ALL');
    const [{ structure }] = await ask<{ structure: string }>(client, STRUCTURE);
    if (structure !== atFirst.structure) return false;
    const written: string[] = [];
    for (const { name } of await ask<{ name: string }>(client, WRITTEN)) {
      const known = atFirst.rows.get(name);
      if (known === undefined || known !== (await readRows(client, name))) written.push(name);
    }
    if (written.length > 0) await client.query(`TRUNCATE ${written.join(', ')} CASCADE`);
    // Disables triggers and foreign keys for this session.
    await client.query(`SET session_replication_role = replica`);
    for (const [name, rows] of atFirst.rows) {
      // Skip unchanged tables. The others were emptied above, or refer to one that was.
      if ((await readRows(client, name)) === rows) continue;
      const put = `INSERT INTO ${name} OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(null::${name}, $1)`;
      await client.query(put, [rows]);
    }
    for (const [name, last] of await readSequences(client)) {
      const before = atFirst.sequences.get(name);
      if (before === last) continue;
      if (before) await client.query('SELECT setval($1::regclass, $2)', [name, before]);
      else await client.query(`ALTER SEQUENCE ${name} RESTART`);
    }
    await client.query('DISCARD ALL');
    return true;
  });
}

async function ask<Row extends pg.QueryResultRow>(
  client: pg.Client,
  text: string,
): Promise<[Row, ...Row[]]> {
  return (await client.query<Row>(text)).rows as [Row, ...Row[]];
}
