import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OperatorError } from '#server/core/fatal.ts';
import { sharedPostgres } from '#tests/support/postgres.ts';
import { copyTables, toBatches } from './copy-tables.ts';
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
