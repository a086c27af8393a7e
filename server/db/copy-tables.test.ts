import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OperatorError } from '#server/core/fatal.ts';
import { sharedPostgres } from '#tests/support/postgres.ts';
import pg from 'pg';
import { makeDatabase, makeTables } from '#tests/support/make-database.ts';
import { copyTables, toBatches } from './copy-tables.ts';
import { users } from './schema/accounts.ts';
import type { Database } from './database.ts';

// One engine: it copies from one engine to the other.

test('rows of a megabyte each are moved in batches that fit into a string', async () => {
  const rows = Array.from({ length: 60 }, (_, id) => ({ id, text: 'x'.repeat(1_000_000) }));
  const left = rows.map((row) => JSON.stringify(row));
  const moved: unknown[] = [];
  for await (const batch of toBatches(async () => left.splice(0, 25))) {
    assert.ok(batch.length < 10_000_000, String(batch.length));
    moved.push(...JSON.parse(batch));
  }
  assert.deepEqual(moved, rows);
});

test("a server lost during a move is reported as such and doesn't crash the program", async () => {
  const postgres = await sharedPostgres();
  const url = await postgres.createDatabase();
  // Queried while the other side is idle.
  const $client = {
    async query() {
      await postgres.dropDatabase(url);
      return { rows: [] };
    },
  };
  const source = {
    transaction: (work: (tx: unknown) => Promise<unknown>) => work({ $client }),
  } as unknown as Database;
  await assert.rejects(
    copyTables(source, url),
    (error) => error instanceof OperatorError && /Nothing was moved.+terminat/s.test(error.message),
  );
});

const ROWS = 30;
/** What a target can do to rows while they are copied, as a trigger or a rule of its own would. */
const ALTERATIONS: [string, string][] = [
  ['a changed column', `NEW.name := upper(NEW.name); RETURN NEW;`],
  ['a single changed letter', `IF NEW.id = 'u7' THEN NEW.name := 'name 7!'; END IF; RETURN NEW;`],
  ['a missing row', `IF NEW.id = 'u7' THEN RETURN NULL; END IF; RETURN NEW;`],
];

for (const [what, body] of ALTERATIONS) {
  test(`a move that would end with ${what} is refused, and nothing stays in the target`, async (t) => {
    const { database: source, log, dataDir } = await makeDatabase(t);
    await source.db.insert(users).values(
      Array.from({ length: ROWS }, (_, at) => ({
        id: `u${at}`,
        email: `u${at}@example.org`,
        name: `name ${at}`,
      })),
    );
    const postgres = await sharedPostgres();
    const url = await postgres.createDatabase();
    t.after(() => postgres.dropDatabase(url));
    await makeTables(url, { dataDir, log });
    const target = new pg.Client({ connectionString: url });
    await target.connect();
    try {
      await target.query(
        `CREATE FUNCTION alter_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} END $$`,
      );
      await target.query(
        `CREATE TRIGGER alters BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION alter_row()`,
      );
      await assert.rejects(
        copyTables(source, url),
        (error) =>
          error instanceof OperatorError &&
          /^public\.users isn’t the same in both databases.+Nothing was moved/s.test(error.message),
      );
      const count = async () =>
        (await target.query<{ rows: number }>('SELECT count(*)::int AS rows FROM users')).rows[0]!
          .rows;
      assert.equal(await count(), 0);
      await target.query('DROP TRIGGER alters ON users');
      const copied = await copyTables(source, url);
      assert.equal(copied.find(({ name }) => name === 'public.users')?.rows, ROWS);
      assert.equal(await count(), ROWS);
    } finally {
      await target.end();
    }
  });
}
