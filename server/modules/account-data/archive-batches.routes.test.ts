import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { batches, batchItems, watchedChannels, watches } from '#server/db/schema/batches.ts';
import { linesOf, uploadArchive } from '#tests/support/archive-lines.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';

const app = await makeApp({ after }, { works: false });
const { db } = app.database;

const wish = { format: 'summary', alsoMake: ['blog'], options: { length: 'short' } } as never;
const AT = new Date('2026-11-01T08:00:00.000Z');
const CHANNEL = 'UCsoilsoilsoilsoilsoil00';

async function download({ token }: TestUser): Promise<Buffer> {
  const answer = await app.app.inject({
    url: '/account/export',
    headers: { [TOKEN_HEADER]: token },
  });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.rawPayload;
}

test('an archive lists watched channels and the contents of batches, and importing it starts none of them', async () => {
  const user = await app.makeUser('watches@example.org');
  const other = await app.makeUser('watches-too@example.org');
  await db.insert(watchedChannels).values({ id: CHANNEL, title: 'Soil talks', lookAt: AT });
  const watch = {
    channelId: CHANNEL,
    wish,
    status: 'watching',
    includeShorts: true,
    capMicroCents: 250_000_000,
    since: AT,
    createdAt: AT,
  } as const;
  await db.insert(watches).values([
    { ...watch, id: 'wat_own', ownerId: user.id },
    { ...watch, id: 'wat_other', ownerId: other.id },
  ]);
  // More than one page of the query.
  const many = Array.from({ length: 101 }, (_, at) => `bat_${1000 + at}`);
  const batch = { wish, status: 'done', createdAt: AT, updatedAt: AT } as const;
  await db
    .insert(batches)
    .values([
      ...many.map((id) => ({ ...batch, id, ownerId: user.id, title: `Talks ${id}` })),
      { ...batch, id: 'bat_other', ownerId: other.id, title: 'Not yours' },
    ]);
  const first = { batchId: many[0]!, platformId: 'abcdefghijk', title: 'Worms', durationMs: 9000 };
  const draft = { id: 'gen_worms', format: 'summary' } as const;
  await db.insert(batchItems).values([
    { ...first, id: 'itm_2', place: 1, platformId: 'bbbbbbbbbbb', state: 'failed' },
    { ...first, id: 'itm_1', place: 0, state: 'making', videoId: 'vid_1', generations: [draft] },
    { ...first, id: 'itm_3', batchId: 'bat_other', place: 0 },
  ]);

  const archive = await download(user);
  const lines = linesOf(archive);
  const [told, ...others] = lines['watches']!;
  assert.deepEqual(others, []);
  assert.deepEqual(
    [told!['id'], told!['channel'], told!['url'], told!['wish'], told!['capCents']],
    ['wat_own', 'Soil talks', `https://www.youtube.com/channel/${CHANNEL}`, wish, 250],
  );
  assert.deepEqual(
    lines['batches']!.map(({ id }) => id),
    many,
  );
  const [made] = lines['batches']!;
  assert.deepEqual(
    [made!['title'], made!['wish'], made!['capCents']],
    [`Talks ${many[0]}`, wish, null],
  );
  assert.deepEqual(
    (made!['videos'] as Record<string, unknown>[]).map((one) => [
      one['platformId'],
      one['state'],
      one['generations'],
    ]),
    [
      ['abcdefghijk', 'started', [draft]],
      ['bbbbbbbbbbb', 'failed', []],
    ],
  );

  const heir = await app.makeUser('watches-heir@example.org');
  const { status, text } = await uploadArchive(heir, archive);
  assert.equal(status, 200, text);
  assert.deepEqual((await heir.call('GET', '/watches')).body.watches, []);
  assert.deepEqual((await heir.call('GET', '/batches')).body.batches, []);
});
