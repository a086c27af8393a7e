import assert from 'node:assert/strict';
import { test } from 'node:test';
import Parser from 'rss-parser';
import { makeScript } from '#tests/support/podcast-script.ts';
import type { FinishedAudio } from './podcasts.service.ts';
import { renderFeed } from './render-feed.ts';
import { toScript } from './script.ts';

const script = toScript(makeScript(['Hello & <welcome>.', 'Thanks!']), {
  a: 'built-in/cello',
  b: 'built-in/clarinet',
});
const feed = {
  ownerId: 'usr_1',
  secretHash: '',
  sealedSecret: '',
  title: 'Tom & Ann’s “show” <live>\u0000',
  author: 'Ann',
  description: 'Talks',
  category: 'TV & Film' as const,
  coverKey: null,
  createdAt: new Date('2026-01-02T03:04:05Z'),
};
const episode = {
  generationId: 'gen_1',
  createdAt: new Date('2026-02-03T04:05:06Z'),
  result: {
    script,
    bytes: 12_345,
    durationMs: 61_500,
    chapters: [{ title: 'A & B', startMs: 0, endMs: 61_500 }],
    createdAt: '2026-02-03T04:05:06.000Z',
  },
} as unknown as FinishedAudio;

test('a podcast client that nobody here wrote reads the feed', async () => {
  const xml = renderFeed({
    feed,
    episodes: [episode],
    selfUrl: 'https://x.example/feeds/s.xml',
    siteUrl: 'https://x.example',
    coverUrl: 'https://x.example/feeds/s/cover.png',
    fileUrl: (file) => `https://x.example/feeds/s/${file}?a=1&b=2`,
  });
  const item = ['podcast:transcript', 'podcast:chapters'] as const;
  interface Linked {
    $: { url: string };
  }
  interface Extra {
    itunes?: { duration: string };
    'podcast:chapters'?: Linked;
    'podcast:transcript'?: Linked;
  }
  const read = await new Parser<object, Extra>({
    customFields: { item: [...item] },
  }).parseString(xml);
  assert.equal(read.title, 'Tom & Ann’s “show” <live>');
  const [first] = read.items;
  assert.equal(first!.title, script.title);
  assert.equal(first!.guid, 'gen_1');
  assert.equal(first!.enclosure!.url, 'https://x.example/feeds/s/gen_1.mp3?a=1&b=2');
  assert.equal(first!.enclosure!.type, 'audio/mpeg');
  assert.equal(Number(first!.enclosure!.length), 12_345);
  assert.equal(first!.isoDate, '2026-02-03T04:05:06.000Z');
  assert.equal(first!.itunes!.duration, '62');
  assert.match(first!['podcast:chapters']!.$.url, /gen_1\.json/);
  assert.match(first!['podcast:transcript']!.$.url, /gen_1\.srt/);
});
