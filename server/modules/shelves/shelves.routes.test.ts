import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { newId } from '#server/core/ids.ts';
import { teamMembers } from '#server/db/schema/billing.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';

const app = await makeApp({ after }, { works: false });

async function makeSource({ call }: TestUser, title: string): Promise<string> {
  const text = `${title} is what this talk is about, and it says so in a few plain words.`;
  const { status, body } = await call('POST', '/videos', { text, title, language: 'english' });
  assert.equal(status, 200);
  return body.id;
}

test('a shelf keeps its sources in the order they were added, and loses only those removed', async () => {
  const user = await app.makeUser('shelf@example.org');
  const [bees, wax, honey] = await Promise.all(
    ['Bees', 'Wax', 'Honey'].map((title) => makeSource(user, title)),
  );
  const made = await user.call('POST', '/shelves', { name: ' Hive ', videoIds: [wax] });
  assert.equal(made.status, 201, made.text);
  const { id } = made.body;
  await user.call('POST', `/shelves/${id}/sources`, { videoIds: [bees, wax] });
  const full = await user.call('POST', `/shelves/${id}/sources`, { videoIds: [honey] });
  const titles = (body: { sources: { title: string }[] }) => body.sources.map(({ title }) => title);
  assert.deepEqual(titles(full.body), ['Wax', 'Bees', 'Honey']);
  assert.deepEqual([full.body.name, full.body.sourceCount, full.body.isOwn], ['Hive', 3, true]);
  assert.ok(full.body.words > 30);
  const less = await user.call('DELETE', `/shelves/${id}/sources/${bees}`);
  assert.deepEqual(titles(less.body), ['Wax', 'Honey']);
  assert.equal((await user.call('DELETE', `/shelves/${id}/sources/${bees}`)).status, 404);
  const named = await user.call('PATCH', `/shelves/${id}`, { name: 'Comb' });
  assert.equal(named.body.name, 'Comb');
  const { body: list } = await user.call('GET', '/shelves');
  assert.deepEqual(
    list.shelves.map((one: { name: string; sourceCount: number }) => [one.name, one.sourceCount]),
    [['Comb', 2]],
  );
  assert.equal((await user.call('DELETE', `/shelves/${id}`)).status, 204);
  assert.equal((await user.call('GET', `/shelves/${id}`)).status, 404);
  assert.equal((await user.call('GET', `/videos/${wax}`)).status, 200, 'the source is still there');
});

test('sources can be searched by title, one page at a time', async () => {
  const user = await app.makeUser('sources@example.org');
  for (const title of ['Bees one', 'Wax 100 % pure', 'Bees two']) await makeSource(user, title);
  const first = await user.call('GET', '/videos?limit=2');
  assert.deepEqual(
    first.body.sources.map(({ title }: { title: string }) => title),
    ['Bees two', 'Wax 100 % pure'],
  );
  const next = await user.call('GET', `/videos?limit=2&cursor=${first.body.nextCursor}`);
  assert.deepEqual([next.body.sources.length, next.body.nextCursor], [1, null]);
  const found = await user.call('GET', '/videos?q=bees');
  assert.equal(found.body.sources.length, 2);
  assert.equal((await user.call('GET', '/videos?q=%25')).body.sources.length, 1);
});

test('a shelf returns 404 to everyone but its owner, until shared with people who have joined the team', async () => {
  const owner = await app.makeUser('shelf-owner@example.org');
  const friend = await app.makeUser('shelf-friend@example.org');
  const stranger = await app.makeUser('shelf-stranger@example.org');
  const videoId = await makeSource(owner, 'Bees');
  const { body: shelf } = await owner.call('POST', '/shelves', {
    name: 'Hive',
    videoIds: [videoId],
  });
  const path = `/shelves/${shelf.id}`;
  await app.database.db.insert(teamMembers).values([
    { id: newId('mem'), ownerId: owner.id, email: friend.email },
    // Inviting someone doesn't show what that person shares.
    { id: newId('mem'), ownerId: stranger.id, email: owner.email },
  ]);
  for (const one of [friend, stranger]) assert.equal((await one.call('GET', path)).status, 404);
  await owner.call('PATCH', path, { sharedWithTeam: true });
  assert.equal((await stranger.call('GET', path)).status, 404);
  // An invitation alone adds nothing to a user's library. Opening the shelf joins the team.
  const aboutIt = { kind: 'shelf', shelfId: shelf.id };
  const ask = { text: 'What do bees eat?', scope: aboutIt };
  assert.equal((await friend.call('POST', '/questions/estimate', ask)).status, 404);
  const seen = await friend.call('GET', path);
  assert.deepEqual(
    [seen.status, seen.body.isOwn, seen.body.ownerEmail, seen.body.sources.length],
    [200, false, owner.email, 1],
  );
  assert.equal((await friend.call('GET', '/shelves')).body.shelves.length, 1);
  assert.equal((await stranger.call('GET', '/shelves')).body.shelves.length, 0);
  for (const [method, at, body] of [
    ['PATCH', path, { name: 'mine' }],
    ['DELETE', path, undefined],
    ['POST', `${path}/sources`, { videoIds: [videoId] }],
    ['DELETE', `${path}/sources/${videoId}`, undefined],
  ] as const) {
    assert.equal((await friend.call(method, at, body)).status, 404, `${method} ${at}`);
  }
  await owner.call('PATCH', path, { sharedWithTeam: false });
  assert.equal((await friend.call('GET', path)).status, 404);
});

test("another user's source can't be added to a shelf, and then nothing of the request is added", async () => {
  const a = await app.makeUser('shelf-a@example.org');
  const b = await app.makeUser('shelf-b@example.org');
  const theirs = await makeSource(a, 'Bees');
  const own = await makeSource(b, 'Wax');
  const refused = await b.call('POST', '/shelves', { name: 'x', videoIds: [own, theirs] });
  assert.equal(refused.status, 404);
  assert.deepEqual((await b.call('GET', '/shelves')).body.shelves, []);
  const { body } = await b.call('POST', '/shelves', { name: 'x' });
  const added = await b.call('POST', `/shelves/${body.id}/sources`, { videoIds: [own, theirs] });
  assert.equal(added.status, 404);
  assert.equal((await b.call('GET', `/shelves/${body.id}`)).body.sourceCount, 0);
});
