import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFeed } from './channel-feed.ts';

const entry = (title: string) =>
  `<entry><yt:videoId>abcdefghijk</yt:videoId><title>${title}</title><published>2026-11-02T10:00:00Z</published></entry>`;

test('a title that no database could keep does not cost the video', () => {
  const feed = readFeed(
    `<feed><title>B\0ees</title>${entry(`a\0b&#0;${'😀'.repeat(200)}`)}</feed>`,
  );
  assert.equal(feed!.title, 'Bees');
  const [video] = feed!.videos;
  assert.ok(!video!.title.includes('\0') && video!.title.isWellFormed());
  const odd = readFeed(`<feed>${entry(`x${'😀'.repeat(200)}`)}</feed>`);
  assert.ok(odd!.videos[0]!.title.isWellFormed());
});

test('a feed of which nothing can be read is none, and an empty one is', () => {
  assert.equal(readFeed('<feed><title>Bees</title><entry><id>new</id></entry></feed>'), null);
  assert.deepEqual(readFeed('<feed><title>Bees</title></feed>'), { title: 'Bees', videos: [] });
});

test('a feed made to be slow to read is read', () => {
  for (const name of ['title', 'entry', 'link', 'yt:videoId', 'published']) {
    const opened = `<${name} `.repeat(1_000_000 / (name.length + 2));
    readFeed(`<feed>${opened}`);
    readFeed(`<feed><entry>${opened}</entry></feed>`);
  }
});
