import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { newId } from '#server/core/ids.ts';
import { bundlePackets, transcriptIndexes } from '#server/db/schema/questions.ts';
import { eq, inArray, sql } from '#server/db/sql.ts';
import { transcripts, videos } from '#server/db/schema/videos.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { createPassages } from './passages.service.ts';
import type { PassageSource } from './passage-search.ts';

const app = await makeApp({ after }, { works: false });
const { db } = app.database;
const passages = createPassages({ database: app.database, videos: app.videos });
after(() => passages.close());

const PLANTS = ['larch', 'maple', 'poplar', 'willow', 'cedar'];
/** More than fit in a bundle, so that some are read individually. */
const MANY = 70;

/** A word unique to this source and one shared by every fifth, both far from its beginning. */
const wordsOf = (at: number) =>
  `Gardens are quiet. `.repeat(60 + at) + `The ${PLANTS[at % 5]} here is called q${at}z by all.`;

async function add(text: string, platformId: string | null = null): Promise<PassageSource> {
  const [videoId, transcriptId] = [newId('vid'), newId('trn')];
  await db.insert(videos).values({
    id: videoId,
    ownerId: app.owner.id,
    kind: 'text',
    sourceKey: videoId,
    title: 'A garden',
    channel: '',
    durationMs: 0,
    language: 'english',
    chapters: [],
  });
  const cues = text
    .split(/(?<=\.) /u)
    .map((line, at) => ({ startMs: at * 2000, endMs: at * 2000 + 2000, text: line }));
  const owned = platformId ? { platformId } : { videoId };
  await db.insert(transcripts).values({
    ...owned,
    id: transcriptId,
    cues,
    language: 'english',
    declaredTag: 'en',
    blocksBySpeaker: true,
    fingerprint: transcriptId,
  });
  return { videoId, transcriptId };
}

async function shelfOf(count: number, ...first: PassageSource[]): Promise<PassageSource[]> {
  const shelf = [...first];
  for (let at = 0; at < count; at += 1) shelf.push(await add(wordsOf(at)));
  await passages.ensureIndexed(shelf);
  return shelf;
}

async function find(sources: readonly PassageSource[], question: string, most = 100) {
  const { passages: found } = await passages.search(sources, { question, before: [], most });
  return found.map(({ videoId, blocks }) => ({
    videoId,
    text: blocks.map(({ text }) => text).join(' '),
  }));
}

async function bundlesOf(sources: readonly PassageSource[]): Promise<(number | null)[]> {
  const ids = sources.map(({ transcriptId }) => transcriptId);
  const rows = await db
    .select({ bundle: transcriptIndexes.bundle })
    .from(transcriptIndexes)
    .where(inArray(transcriptIndexes.transcriptId, ids));
  return [...new Set(rows.map(({ bundle }) => bundle))];
}

const packetsOf = (bundle: number) =>
  db
    .select({ packet: bundlePackets.packet })
    .from(bundlePackets)
    .where(eq(bundlePackets.bundle, bundle));

/** Asserts that the best passage contains the word and belongs to the right source. */
async function assertFindable(shelf: readonly PassageSource[], numbers: readonly number[]) {
  for (const at of numbers) {
    const [best] = await find(shelf, `What is called q${at}z?`);
    assert.equal(best?.videoId, shelf[at]!.videoId, `q${at}z`);
    assert.ok(best.text.includes(`q${at}z`), best.text);
  }
}

test('on a large shelf every source is found by its words, as if it were searched alone', async () => {
  const shelf = await shelfOf(MANY);
  assert.equal((await bundlesOf(shelf)).length, 2, 'most are kept together, the rest are not');
  await assertFindable(shelf, [0, 1, 31, 63, 64, 69]);
  const willows = shelf.filter((_, at) => at % 5 === 3).map(({ videoId }) => videoId);
  const found = await find(shelf, 'Where is the willow?');
  const saying = found.filter(({ text }) => text.includes('willow'));
  assert.deepEqual(new Set(saying.map(({ videoId }) => videoId)), new Set(willows));
});

test("bundled sources aren't found by users who may only read others of the bundle", async () => {
  const shelf = await shelfOf(MANY);
  for (const some of [shelf.slice(0, 40), shelf.slice(0, 3)]) {
    const found = await find(some, 'Which willow is called q53z?');
    const own = new Set(some.map(({ videoId }) => videoId));
    assert.ok(found.length > 0);
    for (const { videoId, text } of found) {
      assert.ok(own.has(videoId));
      assert.ok(!text.includes('q53z'));
    }
    await assertFindable(some, [0, 2]);
  }
});

test('of a deleted source nothing is kept or found, and of the others everything', async () => {
  const shelf = await shelfOf(MANY);
  const [bundle] = (await bundlesOf(shelf.slice(0, 60))) as [number];
  assert.ok((await packetsOf(bundle)).length > 0);
  await db.delete(videos).where(eq(videos.id, shelf[8]!.videoId));
  assert.deepEqual(await packetsOf(bundle), []);
  // Searched with all of them, like a search that started before the deletion.
  assert.ok((await find(shelf, 'Which willow is called q8z?')).length > 0);
  assert.ok(
    (await find(shelf, 'Which willow is called q8z?')).every(
      ({ videoId }) => videoId !== shelf[8]!.videoId,
    ),
  );
  await assertFindable(shelf, [7, 9, 68]);
  const left = shelf.filter((_, at) => at !== 8);
  await passages.ensureIndexed(left);
  const again = await bundlesOf(left);
  assert.equal(again.length, 2);
  assert.ok(!again.includes(bundle), 'the rest is put together anew');
  await assertFindable(shelf, [7, 9, 68]);
});

test('of a video taken down nothing is kept or found', async () => {
  const shelf = await shelfOf(MANY - 1);
  const taken = await add('The larch here is called q99z by all. '.repeat(30), 'takendown02');
  await passages.ensureIndexed([taken, ...shelf]);
  const [before] = await find([taken, ...shelf], 'What is called q99z?');
  assert.equal(before?.videoId, taken.videoId);
  await app.videos.takeDown('https://youtu.be/takendown02');
  const all = [taken, ...shelf];
  await passages.ensureIndexed(all);
  const found = await find(all, 'Which larch is called q99z?');
  assert.ok(found.length > 0 && found.every(({ videoId }) => videoId !== taken.videoId));
});

test("concurrently deleting two bundled sources and taking down a third doesn't deadlock", async () => {
  const taken = await add(wordsOf(0), 'takendown03');
  const shelf = await shelfOf(MANY, taken);
  const some = [shelf[3]!, shelf[40]!];
  const [bundle, ...others] = await bundlesOf([taken, ...some]);
  assert.ok(bundle && others.length === 0);
  const { promise: areAll, resolve: go } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  // Holds the bundle until all of them are waiting.
  const holding = app.database.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1 FROM index_bundles WHERE number = ${bundle} FOR UPDATE`);
    hold();
    await areAll;
  });
  await isHeld;
  const deleting = Promise.all([
    app.videos.takeDown('https://youtu.be/takendown03'),
    ...some.map(({ videoId }) => db.delete(videos).where(eq(videos.id, videoId))),
  ]);
  // The embedded engine has a single connection, so they wait for that.
  while (app.database.engine === 'postgres' && (await countWaiting()) <= some.length) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  go();
  await Promise.all([holding, deleting]);
  assert.deepEqual(await packetsOf(bundle), []);
  const { length } = await find(shelf, 'Which willow is called q3z?');
  assert.ok(length > 0);
});

async function countWaiting(): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return rows[0]!.waiting;
}

test('a source imported again is found only by its new words', async () => {
  const shelf = await shelfOf(MANY);
  const again = await add('The larch here is called q200z by all. '.repeat(30));
  await db.delete(transcripts).where(eq(transcripts.id, shelf[5]!.transcriptId));
  const now = shelf.with(5, { videoId: shelf[5]!.videoId, transcriptId: again.transcriptId });
  await passages.ensureIndexed(now);
  const [best] = await find(now, 'What is called q200z?');
  assert.equal(best?.videoId, shelf[5]!.videoId);
  const old = await find(now, 'Which larch is called q5z?');
  assert.ok(old.every(({ text }) => !text.includes('q5z ')));
});
