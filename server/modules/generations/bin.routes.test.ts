import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { BIN_DAYS, type BinList } from '#contract/generations.ts';
import type { SourceList } from '#contract/shelves.ts';
import { sql } from '#server/db/sql.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { untilEnded } from '#tests/support/until-ended.ts';
import { deleteBinnedBefore } from './bin.repo.ts';

const app = await makeApp({ after });
let users = 0;
const newUser = () => app.makeUser(`binner${(users += 1)}@example.org`);

async function write(user: TestUser): Promise<string> {
  const body = { format: 'summary', sample: true };
  const made = await user.call('POST', '/generations', body);
  assert.equal(made.status, 202);
  const id: string = made.body.generations[0].id;
  await untilEnded(user, id);
  return id;
}

const idsIn = async (user: TestUser, path: string): Promise<string[]> =>
  ((await user.call('GET', path)).body as BinList).generations.map(({ id }) => id);

test('a deleted draft appears only in the bin, and is restored unchanged', async () => {
  const user = await newUser();
  const id = await write(user);
  const before = (await user.call('GET', `/generations/${id}`)).body;
  assert.equal((await user.call('DELETE', `/generations/${id}`)).status, 204);

  assert.equal((await user.call('GET', `/generations/${id}`)).status, 404);
  assert.equal((await user.call('PATCH', `/generations/${id}`, { title: 'x' })).status, 404);
  assert.equal((await user.call('GET', `/generations/${id}/export?as=md`)).status, 404);
  assert.deepEqual(await idsIn(user, '/generations'), []);
  assert.deepEqual(await idsIn(user, '/generations?q=garden'), []);
  const { body: bin } = await user.call('GET', '/bin');
  assert.equal(bin.total, 1);
  assert.ok(Date.parse(bin.generations[0].binnedAt) <= Date.now() + 1000);
  assert.equal((await user.call('DELETE', `/generations/${id}`)).status, 404);

  assert.equal((await user.call('POST', `/bin/${id}/restore`)).status, 200);
  assert.deepEqual((await user.call('GET', `/generations/${id}`)).body, before);
  assert.deepEqual(await idsIn(user, '/generations?q=garden'), [id]);
  assert.equal((await user.call('POST', `/bin/${id}/restore`)).status, 404);
});

test('deleting one item from the bin, or emptying it, is permanent and affects nothing else', async () => {
  const user = await newUser();
  const ids = [await write(user), await write(user), await write(user)];
  const kept = ids.pop()!;
  for (const id of ids) await user.call('DELETE', `/generations/${id}`);
  assert.equal((await user.call('DELETE', `/bin/${kept}`)).status, 404);
  assert.equal((await user.call('DELETE', `/bin/${ids[0]}`)).status, 204);
  assert.deepEqual(await idsIn(user, '/bin'), [ids[1]]);
  assert.equal((await user.call('DELETE', '/bin')).status, 204);
  assert.deepEqual(await idsIn(user, '/bin'), []);
  assert.deepEqual(await idsIn(user, '/generations'), [kept]);
});

test('a source reports whether anything was made from it, not counting the bin', async () => {
  const user = await newUser();
  const text = 'Bees keep their hive warm all winter, and they eat their honey until spring.';
  await user.call('POST', '/videos', { text, title: 'Bees', language: 'english' });
  const id = await write(user);
  const listed = async () => {
    const { body } = await user.call('GET', '/videos');
    return (body as SourceList).sources.map((one) => [one.kind, one.hasDrafts]);
  };
  const [sample, bees] = [(is: boolean) => ['sample', is], ['text', false]];
  assert.deepEqual(await listed(), [sample(true), bees]);
  await user.call('DELETE', `/generations/${id}`);
  assert.deepEqual(await listed(), [sample(false), bees]);
});

test("no user can see, restore or empty another's bin", async () => {
  const [user, other] = [await newUser(), await newUser()];
  const id = await write(user);
  await user.call('DELETE', `/generations/${id}`);
  assert.deepEqual(await idsIn(other, '/bin'), []);
  assert.equal((await other.call('POST', `/bin/${id}/restore`)).status, 404);
  assert.equal((await other.call('DELETE', `/bin/${id}`)).status, 404);
  assert.equal((await other.call('DELETE', '/bin')).status, 204);
  assert.deepEqual(await idsIn(user, '/bin'), [id]);
});

test('a draft is purged when its days in the bin are over, and not a day before', async () => {
  const user = await newUser();
  const [old, recent] = [await write(user), await write(user)];
  for (const [id, days] of [
    [old, BIN_DAYS + 1],
    [recent, BIN_DAYS - 1],
  ] as const) {
    await user.call('DELETE', `/generations/${id}`);
    await app.database.db.execute(
      sql`UPDATE generations SET binned_at = now() - make_interval(days => ${days}) WHERE id = ${id}`,
    );
  }
  assert.equal(await deleteBinnedBefore(app.database.db, BIN_DAYS), 1);
  assert.deepEqual(await idsIn(user, '/bin'), [recent]);
});
