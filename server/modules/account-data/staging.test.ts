import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { BUILT_IN_ENGINE } from '#contract/generations.ts';
import { newId } from '#server/core/ids.ts';
import { generations } from '#server/db/schema/generations.ts';
import { prompts, styles } from '#server/db/schema/styles.ts';
import { transcripts, videos } from '#server/db/schema/videos.ts';
import { eq, inArray, sql } from '#server/db/sql.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { openStaging, sweepStaging } from './staging.ts';

const app = await makeApp({ after }, { works: false });
const { db } = app.database;
const LATER = new Date(Date.now() + 60_000);

/** What a process killed before the handover leaves behind. Texts have owners of their own. */
async function abandonImport() {
  const main = await openStaging(db);
  const ofTexts = await openStaging(db);
  const videoId = newId('vid');
  const transcriptId = newId('trn');
  const source = { kind: 'sample' as const, sourceKey: videoId, channel: '', chapters: [] };
  await db
    .insert(videos)
    .values({ ...source, id: videoId, ownerId: main, title: 'Bees', durationMs: 1000 });
  await db.insert(transcripts).values({ id: transcriptId, videoId, cues: [] });
  const text = {
    videoId,
    transcriptId,
    format: 'summary',
    language: 'english',
    options: {},
    title: 'Bees',
    status: 'done',
    engine: BUILT_IN_ENGINE,
  } as const;
  await db.insert(generations).values({ ...text, id: newId('gen'), ownerId: ofTexts });
  const prompt = { ownerId: main, name: 'Recipe', description: '', template: 'x', fields: [] };
  await db.insert(prompts).values(
    // More than one batch of the removal.
    Array.from({ length: 101 }, () => ({ ...prompt, id: newId('prm') })),
  );
  return { main, ofTexts, videoId, transcriptId, text };
}

async function leftOf(...owners: string[]): Promise<number> {
  let left = 0;
  for (const table of [generations, videos, prompts, styles]) {
    left += await db.$count(table, inArray(table.ownerId, owners));
  }
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM users WHERE id = ANY(${sql.param(owners)}::text[])`,
  );
  return left + rows[0]!.count;
}

test("an import whose process was killed doesn't take up space forever", async () => {
  const { main, ofTexts, transcriptId } = await abandonImport();
  await sweepStaging(db, LATER);
  assert.equal(await leftOf(main, ofTexts), 0);
  assert.equal(await db.$count(transcripts, eq(transcripts.id, transcriptId)), 0);
});

test("leftovers that can't be removed don't block the removal of others", async () => {
  const stuck = await abandonImport();
  // A user's text refers to the leftover video.
  const id = newId('gen');
  await db.insert(generations).values({ ...stuck.text, id, ownerId: app.owner.id });
  const other = await abandonImport();
  await assert.rejects(sweepStaging(db, LATER), /clean up after all imports/);
  assert.equal(await leftOf(other.main, other.ofTexts), 0);
  assert.equal(await db.$count(generations, eq(generations.id, id)), 1);

  await db.delete(generations).where(eq(generations.id, id));
  await sweepStaging(db, LATER);
  assert.equal(await leftOf(stuck.main, stuck.ofTexts), 0);
});
