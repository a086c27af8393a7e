import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from './sql.ts';
import { makeDatabase } from '#tests/support/make-database.ts';
import { somebodyWaits } from '#tests/support/somebody-waits.ts';
import { type AppError, toAppError } from '#server/core/app-error.ts';
import { guardPool } from './database.ts';
import { users } from './schema/accounts.ts';

const { database } = await makeDatabase({ after });
const emails = async () =>
  (await database.db.select().from(users)).map(({ email }) => email).toSorted();

test('a failed transaction leaves nothing behind, and the next one works', async () => {
  await assert.rejects(
    database.transaction(async (tx) => {
      await tx.insert(users).values({ id: 'u1', email: 'gone@example.org' });
      throw new Error('changed my mind');
    }),
    /changed my mind/,
  );
  await database.transaction((tx) =>
    tx.insert(users).values({ id: 'u2', email: 'kept@example.org' }),
  );
  assert.deepEqual(await emails(), ['kept@example.org']);
});

test('querying the pool inside a transaction throws instead of hanging', async () => {
  await assert.rejects(
    database.transaction(() => database.db.execute(sql`SELECT 1`)),
    (error: Error) => /inside a transaction/.test(String(error.cause)),
  );
  await assert.rejects(
    database.transaction(() => database.transaction(async () => {})),
    /inside a transaction/,
  );
});

test('work started in a transaction may use the pool after it has ended', async () => {
  let later: Promise<unknown> = Promise.resolve();
  await database.transaction(async () => {
    later = pause(30).then(() => database.db.execute(sql`SELECT 1`));
  });
  await later;
});

test('many concurrent transactions all commit', async () => {
  const before = (await emails()).length;
  await Promise.all(
    Array.from({ length: 40 }, (_, number) =>
      database.transaction(async (tx) => {
        await tx.insert(users).values({ id: `many${number}`, email: `many${number}@example.org` });
        await tx.execute(sql`SELECT 1`);
      }),
    ),
  );
  assert.equal((await emails()).length, before + 40);
});

const ONE_CONNECTION = database.engine === 'embedded' && 'one connection waits for nobody';

test('two deadlocked transactions both complete', { skip: ONE_CONNECTION }, async () => {
  await database.db.execute(sql`CREATE TABLE crossed (id text PRIMARY KEY, changes int DEFAULT 0)`);
  await database.db.execute(sql`INSERT INTO crossed (id) VALUES ('one'), ('other')`);
  const bothHold = Promise.withResolvers<void>();
  let holders = 0;
  const change = (first: string, second: string) =>
    database.transaction(async (tx) => {
      await tx.execute(sql`UPDATE crossed SET changes = changes + 1 WHERE id = ${first}`);
      if ((holders += 1) === 2) bothHold.resolve();
      await bothHold.promise;
      await tx.execute(sql`UPDATE crossed SET changes = changes + 1 WHERE id = ${second}`);
    });
  await Promise.all([change('one', 'other'), change('other', 'one')]);
  assert.ok(holders > 2, 'neither stood in the way of the other');
  const { rows } = await database.db.execute(sql`SELECT changes FROM crossed`);
  assert.deepEqual(rows, [{ changes: 2 }, { changes: 2 }]);
});

test('a deadlocked statement and transaction both complete', { skip: ONE_CONNECTION }, async () => {
  await database.db.execute(sql`CREATE TABLE met (id int PRIMARY KEY, changes int DEFAULT 0)`);
  await database.db.execute(sql`INSERT INTO met (id) VALUES (1), (2)`);
  const isHeld = Promise.withResolvers<void>();
  let tries = 0;
  const upwards = database.transaction(async (tx) => {
    tries += 1;
    await tx.execute(sql`UPDATE met SET changes = changes + 1 WHERE id = 1`);
    isHeld.resolve();
    while (tries === 1 && !(await somebodyWaits(tx))) await pause(5);
    await tx.execute(sql`UPDATE met SET changes = changes + 1 WHERE id = 2`);
  });
  await isHeld.promise;
  const downwards = database.db.execute(sql`
    UPDATE met SET changes = changes + 1
    FROM (SELECT id FROM met ORDER BY id DESC FOR UPDATE) AS held WHERE held.id = met.id`);
  await Promise.all([upwards, downwards]);
  const { rows } = await database.db.execute(sql`SELECT changes FROM met`);
  assert.deepEqual(rows, [{ changes: 2 }, { changes: 2 }]);
});

test('an SQL error only affects its own statement', async () => {
  await assert.rejects(database.db.execute(sql`SELECT no_such_column`));
  await assert.rejects(database.db.insert(users).values({ id: 'x', email: 'Upper@example.org' }));
  await database.db.execute(sql`SELECT 1`);
});

test('a notification reaches all listeners of its channel, and only after the commit', async () => {
  const heard: string[] = [];
  const first = await database.listen(
    'news',
    (payload) => heard.push(`a ${payload}`),
    () => {},
  );
  const second = await database.listen(
    'news',
    (payload) => heard.push(`b ${payload}`),
    () => {},
  );
  await assert.rejects(
    database.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_notify('news', 'rolled back')`);
      throw new Error('no');
    }),
  );
  await database.db.execute(sql`SELECT pg_notify('news', '1')`);
  while (heard.length < 2) await pause(5);
  await first.close();
  await database.db.execute(sql`SELECT pg_notify('news', '2')`);
  while (heard.length < 3) await pause(5);
  await second.close();
  assert.deepEqual(heard.toSorted(), ['a 1', 'b 1', 'b 2']);
});

test('any script, quotes and large values are stored unchanged', async () => {
  const text = `O'Reilly "x" \\ 你好 ภาษาไทย العربية 👩‍👩‍👧 ${'long '.repeat(200_000)}`;
  const { rows } = await database.db.execute<{ text: string }>(sql`SELECT ${text}::text AS text`);
  assert.equal(rows[0]?.text, text);
});

test('a transaction with a failed statement is never reported as committed', async () => {
  await assert.rejects(
    database.transaction(async (tx) => {
      await tx.insert(users).values({ id: 'lost', email: 'lost@example.org' });
      await tx.execute(sql`SELECT no_such_column`).catch(() => {});
    }),
    /had failed before its end/,
  );
  assert.ok(!(await emails()).includes('lost@example.org'));
});

test('a server out of connections counts as temporarily unavailable', async () => {
  const full = Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
  const noneFree = new Error('timeout exceeded when trying to connect');
  for (const reason of [full, noneFree]) {
    const pool = guardPool({ query: () => Promise.reject(reason), connect: () => {} } as never);
    const error = await pool.query('SELECT 1').catch((thrown: unknown) => toAppError(thrown));
    assert.equal((error as AppError).code, 'unavailable');
  }
});
