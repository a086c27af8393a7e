import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFeed } from './channel-feed.ts';

const entry = (title: string) =>
  `<entry><yt:videoId>abcdefghijk</yt:videoId><title>${title}</title><published>2026-11-02T10:00:00Z</published></entry>`;

test('a title with characters the database can’t store doesn’t lose the video', () => {
  const feed = readFeed(
    `<feed><title>B\0ees</title>${entry(`a\0b&#0;${'😀'.repeat(200)}`)}</feed>`,
  );
  assert.equal(feed!.title, 'Bees');
  const [video] = feed!.videos;
  assert.ok(!video!.title.includes('\0') && video!.title.isWellFormed());
  const odd = readFeed(`<feed>${entry(`x${'😀'.repeat(200)}`)}</feed>`);
  assert.ok(odd!.videos[0]!.title.isWellFormed());
});

test('an unreadable feed gives null, an empty one no videos', () => {
  assert.equal(readFeed('<feed><title>Bees</title><entry><id>new</id></entry></feed>'), null);
  assert.deepEqual(readFeed('<feed><title>Bees</title></feed>'), { title: 'Bees', videos: [] });
});

test('a feed crafted to be slow is still read quickly', () => {
  for (const name of ['title', 'entry', 'link', 'yt:videoId', 'published']) {
    const opened = `<${name} `.repeat(1_000_000 / (name.length + 2));
    readFeed(`<feed>${opened}`);
    readFeed(`<feed><entry>${opened}</entry></feed>`);
  }
});
