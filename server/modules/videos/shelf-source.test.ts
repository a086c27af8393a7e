import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeApp } from '#tests/support/make-app.ts';
import { storeShelf } from './shelf-source.ts';
import { findVideo } from './videos.repo.ts';

const SHELF = 'a-shelf';
const TEXT = '1\n00:00:00,000 --> 00:00:05,000\nA colony eats its honey before spring.\n';

test('a draft of a part of a shelf leaves what was stored of the whole shelf meanwhile', async (t) => {
  const { database, owner, videos } = await makeApp(t);
  const { body } = await owner.call('POST', '/videos', {
    text: TEXT,
    title: 'Bees',
    language: 'english',
  });
  const { transcriptId } = (await findVideo(database.db, body.id))!;
  const sourceOf = (videoId: string, words: number) => ({
    transcriptId,
    card: {
      videoId,
      kind: 'subtitles' as const,
      title: 'Bees',
      channel: '',
      durationMs: 5000,
      languageTag: 'en',
      url: null,
      platformId: null,
      thumbnail: null,
      state: 'ready' as const,
      words,
      timed: true,
    },
  });
  const store = (
    name: string,
    sources: ReturnType<typeof sourceOf>[],
    meanwhile: () => Promise<unknown> = async () => {},
  ) =>
    storeShelf(
      {
        database,
        shelves: {
          read: async () => ({ name, sources }),
          readLeft: async () => [],
          isReadable: async () => true,
        },
        async getMaterial(key) {
          await meanwhile();
          return videos.getMaterial(key);
        },
      },
      owner,
      SHELF,
      new Set([body.id]),
    );
  const own = sourceOf(body.id, 7);
  const before = await store('Winter', [own]);
  let whole = before;
  const part = await store('Winter, longer', [own, sourceOf('a-long-talk', 300_000)], async () => {
    whole = await store('Winter bees', [own]);
  });
  assert.equal(new Set([before, part, whole].map((one) => one.transcriptId)).size, 3);
  assert.equal(part.title, 'Winter, longer');
  const stored = (await findVideo(database.db, whole.videoId))!;
  assert.deepEqual([stored.title, stored.transcriptId], ['Winter bees', whole.transcriptId]);
});
