import assert from 'node:assert/strict';
import { after, test, type TestContext } from 'node:test';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { newId } from '#server/core/ids.ts';
import { shelfSources, shelves } from '#server/db/schema/questions.ts';
import { videos } from '#server/db/schema/videos.ts';
import { eq } from '#server/db/sql.ts';
import { importEventsIn, uploadArchive, watchArchive } from '#tests/support/archive-lines.ts';
import { makeApp } from '#tests/support/make-app.ts';

const app = await makeApp({ after }, { works: false });
const { db } = app.database;
assert.equal((await app.owner.call('POST', '/styles', { name: 'Plain' })).status, 201);
const ownerId = app.owner.id;
const shelfId = newId('shf');
const videoId = newId('vid');
await db.insert(shelves).values({ id: shelfId, ownerId, name: 'Bees' });
await db.insert(videos).values({
  id: videoId,
  ownerId,
  kind: 'sample',
  sourceKey: videoId,
  title: 'Waggle dance',
  channel: '',
  durationMs: 1000,
  chapters: [],
});
await db.insert(shelfSources).values({ shelfId, videoId, place: '1' });
const { rawPayload: archive } = await app.app.inject({
  url: '/account/export',
  headers: { [TOKEN_HEADER]: app.owner.token },
});

/** Makes the database refuse this until the test ends. */
async function refuse(t: TestContext, what: string): Promise<void> {
  await db.execute(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$`);
  t.after(() => db.execute('DROP FUNCTION refuse CASCADE'));
  await db.execute(`CREATE TRIGGER refuse BEFORE ${what} EXECUTE FUNCTION refuse()`);
}

test("a complete import isn't reported as failed because its cleanup failed", async (t) => {
  const user = await app.makeUser('tidy@example.org');
  await refuse(t, `DELETE ON users FOR EACH ROW WHEN (OLD.id ^@ 'imp_')`);
  const { status, body } = await uploadArchive(user, archive);
  assert.equal(status, 200, body.message);
  assert.equal(body.added.styles, 1);
  assert.ok(app.log.lines().some((line) => line.includes('couldn’t clean up after an import')));
});

test('an import that fails after handing over its first rows says that they may be there', async (t) => {
  const user = await app.makeUser('cut@example.org');
  await refuse(t, `INSERT ON audit_events FOR EACH ROW WHEN (NEW.kind = 'account_imported')`);
  app.log.expectErrors(/import failed/);
  const { text } = await watchArchive(user, archive);
  const last = importEventsIn(text).at(-1);
  assert.ok(last?.type === 'failed');
  assert.match(
    last.error.message,
    /^We couldn’t finish importing .* may already be in your Library/,
  );
  assert.equal((await user.call('GET', '/styles')).body.styles.length, 1);
});

test('after an aborted import, importing the same backup again adds a shelf with its contents', async (t) => {
  const user = await app.makeUser('again@example.org');
  await t.test('breaks off', async (within) => {
    await refuse(within, `UPDATE ON videos FOR EACH ROW WHEN (NEW.owner_id = '${user.id}')`);
    app.log.expectErrors(/refused/);
    assert.equal((await uploadArchive(user, archive)).status, 500);
  });
  assert.equal((await uploadArchive(user, archive)).status, 200);
  const shelved = await db
    .select({ name: shelves.name })
    .from(shelfSources)
    .innerJoin(shelves, eq(shelves.id, shelfSources.shelfId))
    .where(eq(shelves.ownerId, user.id));
  assert.deepEqual(shelved, [{ name: 'Bees' }]);
});
