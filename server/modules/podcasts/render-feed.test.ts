import assert from 'node:assert/strict';
import { test } from 'node:test';
import partytime from 'podcast-partytime';
import Parser from 'rss-parser';
import { PRODUCT } from '#contract/product.ts';
import { makeScript } from '#tests/support/podcast-script.ts';
import type { Episode } from './episodes.repo.ts';
import { renderPodcastFeed } from './render-feed.ts';
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
  changedAt: new Date('2026-05-06T07:08:09Z'),
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
  publishedAt: new Date('2026-04-05T06:07:08Z'),
  source: { title: 'Talk & <tea>', url: 'https://video.example/watch?v=1' },
  notes: [
    {
      id: 'notes',
      kind: 'notes',
      startMs: null,
      blocks: [
        { id: 'n1', kind: 'paragraph', md: 'What we **grew** & why.', blockIds: [], startMs: 5 },
        { id: 'n2', kind: 'chapter', md: 'A & B', blockIds: [], startMs: 90_000 },
      ],
    },
  ],
} as unknown as Episode;

const render = (selfUrl = 'https://x.example/feeds/s.xml', episodes = [episode]) =>
  renderPodcastFeed({
    feed,
    episodes,
    selfUrl,
    siteUrl: 'https://x.example',
    coverUrl: 'https://x.example/feeds/s/cover.png',
    fileUrl: (file) => `https://x.example/feeds/s/${file}?a=1&b=2`,
  });

test('a show keeps its GUID when its address changes, and states its last change', () => {
  const guid = (xml: string) => /<podcast:guid>(.*?)</.exec(xml)![1];
  assert.equal(guid(render()), guid(render('https://x.example/feeds/another.xml')));
  assert.match(render(), /<lastBuildDate>Wed, 06 May 2026 07:08:09 GMT</);
  assert.ok(!render().includes(PRODUCT.name), 'it is the owner’s show, not ours');
});

test('an independent podcast client reads the feed', async () => {
  const xml = render();
  const item = ['podcast:transcript', 'podcast:chapters'] as const;
  interface Linked {
    $: { url: string };
  }
  interface Extra {
    'content:encoded'?: string;
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
  assert.equal(first!.isoDate, '2026-04-05T06:07:08.000Z', 'when it was published');
  assert.match(
    first!['content:encoded']!,
    /<p>What we <strong>grew<\/strong> &amp; why\.<\/p><ul><li>0:00 A &amp; B<\/li><\/ul><p><a href="https:\/\/video\.example\/watch\?v=1">Talk &amp; &lt;tea&gt;<\/a><\/p>$/,
  );
  assert.match(
    first!.content!,
    /What we grew & why\.\n\n0:00 A & B\n\nTalk & <tea>: https:\/\/video\.example\/watch\?v=1$/,
  );
  assert.equal(first!.itunes!.duration, '61');
  assert.match(first!['podcast:chapters']!.$.url, /gen_1\.json/);
  assert.match(first!['podcast:transcript']!.$.url, /gen_1\.srt/);
});

test("the Podcast Index's own parser, whose namespace it is, understands all of our tags", () => {
  const read = partytime.parseFeed(render())!;
  assert.deepEqual(read.pc20support, {
    1: ['transcript', 'chapters'],
    2: ['person'],
    3: ['guid'],
    4: ['medium'],
    5: ['block'],
  });
  assert.equal(read.podcastBlocked, 'yes');
  assert.equal(read.itunesBlock, true);
  assert.equal(read.pubsub && read.pubsub.self, 'https://x.example/feeds/s.xml');
  assert.deepEqual(read.itunesCategory, ['TV & Film']);
  assert.equal(read.itunesImage, 'https://x.example/feeds/s/cover.png');
  const [item] = read.items;
  assert.deepEqual(item!.enclosure, {
    url: 'https://x.example/feeds/s/gen_1.mp3?a=1&b=2',
    length: 12_345,
    type: 'audio/mpeg',
  });
  assert.equal(item!.duration, 61);
  assert.equal(item!.podcastChapters?.url, 'https://x.example/feeds/s/gen_1.json?a=1&b=2');
  assert.deepEqual(
    item!.podcastTranscripts?.map(({ type, language }) => [type, language]),
    [
      ['application/srt', 'en'],
      ['text/vtt', 'en'],
    ],
  );
  assert.deepEqual(
    item!.podcastPeople?.map(({ name, role }) => [name, role.toLowerCase()]),
    [
      ['Ada', 'host'],
      ['Ben', 'host'],
    ],
  );
});

test('an untitled episode gets a title, unnamed people are left out, and duplicate text appears once', () => {
  const lines = script.lines.map((line) => ({ ...line, speakerName: ' ' }));
  const { description } = script;
  const [notes] = episode.notes;
  const twice = { ...notes!.blocks[0]!, id: 'n0', md: description };
  const nameless = {
    ...episode,
    notes: [{ ...notes!, blocks: [twice, ...notes!.blocks] }],
    result: { ...episode.result, script: { ...script, title: ' ', lines } },
  };
  const xml = render(undefined, [nameless]);
  assert.match(xml, /<item>\n<title>2026-04-05<\/title>/);
  assert.ok(!xml.includes('<podcast:person'));
  assert.equal(xml.split(description).length - 1, 2, 'once as text and once as HTML');
});
