import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import Parser from 'rss-parser';
import { CALLS, fill } from '#contract/paths.ts';
import { AudioStateSchema, FeedSettingsSchema } from '#contract/podcasts.ts';
import { createKeyring, parseKeys } from '#server/core/keyring.ts';
import { callAs, makeApp } from '#tests/support/make-app.ts';
import { makePodcast, spokenBy, waitForAudio } from '#tests/support/podcast.ts';
import { startSpeechServer } from '#tests/support/speech-server.ts';
import { readId3 } from '#tests/support/id3.ts';
import { feedProblems } from '#tests/support/validate-feed.ts';
import { startPictureServer, PICTURE } from '#tests/support/picture-server.ts';
import { createFeeds } from './feeds.service.ts';

const speech = await startSpeechServer({ after });
const pictures = await startPictureServer({ after });
const app = await makeApp(
  { after },
  {
    env: { ...speech.env, YOUTUBE_IMAGE_BASE_URL: pictures.url, PATH: '/nowhere' },
    listens: true,
  },
);
const { owner } = app;
const lines = [
  'Hello & **welcome** to the garden.',
  'Thank you, 3 < 4 of us are here.',
  'Shall we begin?',
  'Let us.',
];
let id = '';
let url = '';

const feedOf = async () => (await owner.call('GET', CALLS.feedSettings)).body as { url: string };

before(async () => {
  await spokenBy(app, 'openai');
  id = await makePodcast(app, {
    ownerId: owner.id,
    lines,
    perChapter: 2,
    thumbnail: `${pictures.url}/vi/abcdefghijk/maxresdefault.jpg`,
  });
  await owner.call('POST', fill(CALLS.generationAudio, { id }), {
    voices: ['openai/cedar', 'openai/coral'],
  });
  const state = await waitForAudio(owner, id, 'done', 'failed');
  assert.equal(state.error, null);
  assert.equal((await feedOf()).url, null, 'no feed before somebody makes one');
  assert.equal(state.published, false, 'nothing is in the feed before somebody puts it there');
  const made = await owner.call('POST', CALLS.feedSettings, { title: 'Tom & Ann' });
  assert.equal(made.body.episodes, 0);
  await owner.call('PATCH', fill(CALLS.generationAudio, { id }), { published: true });
  ({ url } = FeedSettingsSchema.parse(made.body) as { url: string });
  url = app.url + new URL(url).pathname;
});

test("a read-only token can't see the feed's address, which would outlive it", async () => {
  const tokenOf = async (scope: string) => {
    const { body } = await owner.call('POST', CALLS.accessTokens, { name: scope, scope });
    return callAs(app.app, body.token as string);
  };
  const read = await (await tokenOf('read'))('GET', CALLS.feedSettings);
  assert.deepEqual([read.status, read.body.url, read.body.title], [200, null, 'Tom & Ann']);
  assert.ok((await (await tokenOf('write'))('GET', CALLS.feedSettings)).body.url);
});

/** The feed's address on this test's port. */
const here = (address: string) => app.url + new URL(address).pathname;

interface Extra {
  itunes?: { duration: string; image?: string };
  'podcast:chapters'?: { $: { url: string; type: string } };
  transcripts: { $: { url: string; type: string } }[];
}

async function readFeed() {
  const answer = await fetch(url);
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('content-type') ?? '', /^application\/rss\+xml/);
  assert.equal(answer.headers.get('x-robots-tag'), 'noindex');
  return new Parser<{ itunes?: { image?: string; author?: string } }, Extra>({
    customFields: {
      item: ['podcast:chapters', ['podcast:transcript', 'transcripts', { keepArray: true }]],
    },
  }).parseString(await answer.text());
}

test('an independent podcast client finds the episode, its audio, chapters and transcripts', async () => {
  const feed = await readFeed();
  assert.equal(feed.title, 'Tom & Ann');
  assert.equal(feed.items.length, 1);
  const [episode] = feed.items;
  assert.equal(episode!.guid, id);
  const { length, type } = episode!.enclosure! as { length: number; type: string };
  assert.equal(type, 'audio/mpeg');

  const sound = await fetch(here(episode!.enclosure!.url));
  assert.equal(sound.status, 200);
  assert.equal(sound.headers.get('content-type'), 'audio/mpeg');
  const bytes = Buffer.from(await sound.arrayBuffer());
  assert.equal(bytes.length, Number(length), 'the length that the feed promises');
  for (const address of [episode!.enclosure!.url, feed.itunes!.image!]) {
    const { headers } = await fetch(here(address));
    assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin', address);
    assert.equal(headers.get('access-control-allow-origin'), '*', 'a player may be another page');
  }

  const chapters = await fetch(here(episode!['podcast:chapters']!.$.url));
  assert.match(chapters.headers.get('content-type') ?? '', /^application\/json\+chapters/);
  const listed = (await chapters.json()) as {
    version: string;
    chapters: { title: string; startTime: number; endTime: number }[];
  };
  assert.equal(listed.version, '1.2.0');
  assert.deepEqual(
    listed.chapters.map(({ title }) => title),
    ['Part 1', 'Part 2'],
  );
  assert.equal(listed.chapters[0]!.startTime, 0);
  assert.ok(listed.chapters[1]!.startTime < listed.chapters[1]!.endTime);

  const [srt, vtt] = episode!.transcripts;
  const heard = await (await fetch(here(srt!.$.url))).text();
  assert.match(heard, /^1\n00:00:00,\d{3} --> 00:00:\d\d,\d{3}\nAda: Hello & welcome to the/);
  const shown = await (await fetch(here(vtt!.$.url))).text();
  assert.match(shown, /^WEBVTT\n\n[\s\S]*<v Ben>Thank you, 3 &lt; 4/);
  assert.match(shown, /Hello &amp; welcome/);
});

/** The header of a PNG of this size, enough for a check of the first bytes. */
function pngOf(width: number, height: number): Buffer {
  const png = Buffer.alloc(64);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(png);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

test('a feed has the name, shelf and cover set by its owner, and accepts only covers that clients support', async () => {
  const changed = await owner.call('POST', CALLS.feedSettings, {
    author: 'Ann & Tom',
    description: 'About <small> gardens',
    category: 'Kids & Family',
  });
  assert.equal(changed.body.title, 'Tom & Ann', 'what is not named stays');
  const put = (body: Buffer, type = 'image/png') =>
    fetch(app.url + CALLS.feedCover, {
      method: 'PUT',
      headers: { token: owner.token, 'content-type': type },
      body: new Uint8Array(body),
    });
  for (const [picture, problem] of [
    [pngOf(1400, 1399), /square/],
    [pngOf(600, 600), /1400 to 3000/],
    [Buffer.from('no picture at all, whatever its sender says of it'), /PNG or a JPEG/],
  ] as const) {
    const refused = await put(picture);
    assert.equal(refused.status, 400);
    const { fields } = (await refused.json()) as { fields: { field: string; problem: string }[] };
    assert.equal(fields[0]!.field, 'cover');
    assert.match(fields[0]!.problem, problem);
  }
  const cover = pngOf(1400, 1400);
  const first = FeedSettingsSchema.parse(await (await put(cover)).json());
  const shown = await fetch(app.url + first.coverUrl!);
  assert.deepEqual(Buffer.from(await shown.arrayBuffer()), cover);
  const xml = await (await fetch(url)).text();
  assert.deepEqual(await feedProblems(xml), []);
  assert.match(xml, /<itunes:category text="Kids &amp; Family"\/>/);
  const feed = await readFeed();
  const [address] = /[^"]+cover-[^"]+/.exec(xml)!;
  assert.equal(feed.itunes?.image, address);
  assert.equal(feed.itunes?.author, 'Ann & Tom');
  assert.equal(feed.description, 'About <small> gardens');
  const served = await fetch(here(address));
  assert.equal(served.headers.get('content-type'), 'image/png');
  assert.deepEqual(Buffer.from(await served.arrayBuffer()), cover);

  // The new cover has a new address, and the old one is gone.
  assert.equal((await put(PICTURE, 'image/jpeg')).status, 400, 'a thumbnail is no square');
  await put(pngOf(3000, 3000));
  assert.equal((await fetch(here(address))).status, 404);
  assert.equal((await owner.call('DELETE', CALLS.feedCover)).body.coverUrl, null);
  assert.match(await (await fetch(url)).text(), /\/cover\.png"/);
  const other = await app.makeUser('coverless@example.org');
  assert.equal((await other.call('DELETE', CALLS.feedCover)).status, 404, 'no feed, no cover');
});

test('the feed conforms to its schemas, with and without an episode, and violations are detected', async () => {
  const first = await fetch(url);
  const xml = await first.text();
  const etag = first.headers.get('etag')!;
  const again = await fetch(url, { headers: { 'if-none-match': `W/${etag}, "other"` } });
  assert.equal(again.status, 304, 'who has it is not sent it again');
  assert.deepEqual(await feedProblems(xml), []);
  assert.notDeepEqual(await feedProblems(xml.replace(/ length="\d+"/, '')), []);
  assert.notDeepEqual(
    await feedProblems(xml.replace('<itunes:explicit>', '<itunes:explicit>x')),
    [],
  );
});

test('rewritten notes appear in the feed immediately, even after it was cached', async () => {
  const xml = async () => (await fetch(url)).text();
  const [first, same] = await Promise.all([xml(), xml()]);
  assert.equal(first, same);
  const { document, version } = (await owner.call('GET', fill(CALLS.generation, { id }))).body;
  const said = { id: 'n9', kind: 'paragraph', md: 'Bring a **spade**.', blockIds: [], startMs: 0 };
  document.sections[0].blocks.push(said);
  const ifMatch = { 'if-match': `"${version}"` };
  await owner.call('PATCH', fill(CALLS.generation, { id }), { document }, ifMatch);
  assert.match(await xml(), /Bring a spade\./);
  assert.ok(!first.includes('spade'));
});

test("the file contains its title, chapters, and the video's thumbnail as cover", async () => {
  const { body } = await owner.call('GET', fill(CALLS.audioState, { id }));
  const file = Buffer.from(await (await fetch(app.url + body.file.url)).arrayBuffer());
  const tags = readId3(file);
  assert.equal(tags.text['TIT2'], 'Small gardens & big <plans>');
  assert.equal(tags.text['TPE1'], 'Ada, Ben');
  assert.equal(tags.text['TALB'], 'A channel', 'no show yet, and not our name');
  assert.equal(tags.picture?.mime, 'image/jpeg');
  assert.deepEqual(tags.picture?.bytes, PICTURE);
  const { chapters } = AudioStateSchema.parse(body).file!;
  assert.deepEqual(
    tags.chapters.map(({ title }) => title),
    chapters.map(({ title }) => title),
  );
  for (const [at, { startMs, endMs }] of tags.chapters.entries()) {
    assert.ok(Math.abs(startMs - chapters[at]!.startMs) <= 2, `chapter at ${startMs}`);
    assert.ok(Math.abs(endMs - chapters[at]!.endMs) <= 2, `chapter until ${endMs}`);
  }
  assert.deepEqual(pictures.requests, ['/vi/abcdefghijk/maxresdefault.jpg']);
});

test("exported show notes have the episode's times in every file format, and none before there is one", async () => {
  const read = async (of: string, as: string) => {
    const address = `${app.url + fill(CALLS.generationExport, { id: of })}?as=${as}`;
    return (await fetch(address, { headers: { token: owner.token } })).text();
  };
  const { body } = await owner.call('GET', fill(CALLS.audioState, { id }));
  const { chapters, notes: taken } = AudioStateSchema.parse(body).file!;
  const clock = `0:${String(Math.floor(chapters[1]!.startMs / 1000)).padStart(2, '0')}`;
  assert.notEqual(clock, '0:00', 'the second chapter begins later than the video says');
  // Copied for uploading to a host: the notes alone, without the script.
  assert.ok(taken.endsWith(`\n\n0:00 Part 1\n${clock} Part 2`), taken);
  for (const line of lines) assert.ok(!taken.includes(line), line);
  for (const as of ['md', 'txt', 'md&times=true']) {
    const notes = await read(id, as);
    assert.match(notes, /Part 1 \(0:00\)/, as);
    assert.ok(notes.includes(`Part 2 (${clock})`), `${as}: ${clock} is not in ${notes}`);
  }
  assert.match(await read(id, 'html'), new RegExp(clock));
  assert.deepEqual(JSON.parse(await read(id, 'json')).episode.chapters, chapters);
  const silent = await makePodcast(app, { ownerId: owner.id, lines, perChapter: 2 });
  for (const as of ['md', 'txt', 'html', 'md&times=true']) {
    assert.doesNotMatch(await read(silent, as), /\d:\d\d/, `${as} before a recording`);
  }
});

test('audio is sent whole or in ranges, and not again if the client has it', async () => {
  const feed = await readFeed();
  const again = async (etag: string) =>
    (await fetch(url, { headers: { 'if-none-match': etag } })).status;
  const etag = (await fetch(url)).headers.get('etag')!;
  assert.deepEqual([await again(etag), await again('"another"')], [304, 200]);
  const state = (await owner.call('GET', fill(CALLS.audioState, { id }))).body;
  for (const address of [here(feed.items[0]!.enclosure!.url), app.url + state.file.url]) {
    const whole = Buffer.from(await (await fetch(address)).arrayBuffer());
    const size = whole.length;
    const part = async (range: string) => {
      const answer = await fetch(address, { headers: { range } });
      return {
        status: answer.status,
        range: answer.headers.get('content-range'),
        length: Number(answer.headers.get('content-length')),
        bytes: Buffer.from(await answer.arrayBuffer()),
      };
    };
    const middle = await part('bytes=100-299');
    assert.equal(middle.status, 206);
    assert.equal(middle.range, `bytes 100-299/${size}`);
    assert.deepEqual(middle.bytes, whole.subarray(100, 300));
    assert.deepEqual((await part('bytes=-50')).bytes, whole.subarray(size - 50));
    assert.deepEqual((await part(`bytes=${size - 10}-`)).bytes, whole.subarray(size - 10));
    const beyond = await part(`bytes=${size}-`);
    assert.equal(beyond.status, 416);
    assert.equal(beyond.range, `bytes */${size}`);
    const head = await fetch(address, { method: 'HEAD', headers: { range: 'bytes=0-9' } });
    assert.equal(head.status, 200, 'parts are of what is got');
    assert.equal(head.headers.get('content-length'), String(size));
    assert.equal(head.headers.get('accept-ranges'), 'bytes');
    const partOfHead = await fetch(address, { method: 'HEAD', headers: { range: 'bytes=0-9' } });
    assert.equal(partOfHead.status, 200, 'parts are of GET alone');
    assert.equal(partOfHead.headers.get('content-length'), String(size));
    const known = `"other", W/${head.headers.get('etag')}`;
    assert.equal((await fetch(address, { headers: { 'if-none-match': known } })).status, 304);
    const kept = await fetch(address, { headers: { range: `bytes=${size}-` } });
    assert.deepEqual(
      [kept.headers.get('cache-control'), kept.headers.get('etag')],
      ['no-store', null],
    );
  }
});

test("feed and media addresses can't be guessed, and signed ones expire", async () => {
  const { body } = await owner.call('GET', fill(CALLS.audioState, { id }));
  const signed = String(body.file.url);
  assert.ok(!signed.includes(id) && !signed.includes(owner.id));
  const turned = signed.slice(0, -3) + (signed.endsWith('AAA') ? 'BBB' : 'AAA');
  assert.equal((await fetch(app.url + turned)).status, 404);
  assert.equal((await fetch(`${app.url}/media/${id}`)).status, 404);
  assert.equal((await fetch(`${app.url}/feeds/${'x'.repeat(43)}.xml`)).status, 404);
  const other = await makePodcast(app, { ownerId: owner.id, lines: ['Never spoken.'] });
  const base = url.replace(/\.xml$/, '');
  for (const file of [`${other}.mp3`, 'nothing.mp3', '..%2f..%2fkeyring', `${id}.exe`]) {
    assert.equal((await fetch(`${base}/${file}`)).status, 404, file);
  }
  const lasts = new Date(body.file.expiresAt).getTime() - Date.now();
  assert.ok(lasts > 0 && lasts <= 24 * 3600 * 1000);
});

test('an episode can be removed, and a feed renewed or closed: the old address stops working immediately', async () => {
  const audio = fill(CALLS.generationAudio, { id });
  await owner.call('PATCH', audio, { published: false });
  assert.equal((await readFeed()).items.length, 0);
  assert.deepEqual(await feedProblems(await (await fetch(url)).text()), []);
  assert.equal((await fetch(`${url.replace(/\.xml$/, '')}/${id}.mp3`)).status, 404);
  await owner.call('PATCH', audio, { published: true });
  const renewed = await owner.call('POST', CALLS.feedSettings, { renew: true });
  const next = app.url + new URL(renewed.body.url).pathname;
  assert.equal(renewed.body.title, 'Tom & Ann');
  assert.equal((await fetch(url)).status, 404);
  assert.equal((await fetch(`${url.replace(/\.xml$/, '')}/${id}.mp3`)).status, 404);
  assert.equal((await fetch(next)).status, 200);
  assert.equal((await owner.call('DELETE', CALLS.feedSettings)).status, 204);
  assert.equal((await fetch(next)).status, 404);
  assert.equal((await feedOf()).url, null);
});

test('a revoked address stays revoked, whatever else is saved at that moment', async () => {
  const other = await app.makeUser('renews@example.org');
  const made = await other.call('POST', CALLS.feedSettings, {});
  let old = here(made.body.url);
  for (let round = 0; round < 8; round += 1) {
    const [renewed, titled] = await Promise.all([
      other.call('POST', CALLS.feedSettings, { renew: true }),
      other.call('POST', CALLS.feedSettings, { title: `Round ${round}` }),
    ]);
    assert.deepEqual([renewed.status, titled.status], [200, 200]);
    assert.equal((await fetch(old)).status, 404, 'the old address is dead');
    const now = (await other.call('GET', CALLS.feedSettings)).body;
    assert.equal(now.title, `Round ${round}`, 'and the title is saved');
    old = here(now.url);
    assert.equal((await fetch(old)).status, 200);
  }
  const renewing = other.call('POST', CALLS.feedSettings, { title: 'Late' });
  await Promise.all([other.call('DELETE', CALLS.feedSettings), renewing]);
  assert.equal((await fetch(old)).status, 404, 'a late save does not open it again');
});

test('a feed keeps its address when the encryption key is rotated, and its owner sees who opened it', async () => {
  const keep = (keys: string) =>
    createFeeds({
      ...app,
      ...app.accountParts,
      ...app.podcastParts,
      keyring: createKeyring(parseKeys(keys)),
    });
  const key = (name: string) => `${name}:${randomBytes(32).toString('base64')}`;
  const [old, fresh] = [key('k1'), key('k2')];
  const other = await app.makeUser('rotates@example.org');
  const ORIGIN = { address: '192.0.2.1', userAgent: 'test' };
  const { url: first } = await keep(old).change(other, { renew: false }, ORIGIN);
  assert.equal(await keep(`${fresh},${old}`).rotate(), 1);
  assert.equal((await keep(fresh).get(other)).url, first);
  assert.equal(await keep(fresh).rotate(), 0);
  // With a lost key the address can't be shown any more, and asking for one creates a new one.
  assert.equal((await keep(old).get(other)).url, null);
  const { url: second } = await keep(old).change(other, { renew: false }, ORIGIN);
  assert.ok(second && second !== first);
  await keep(old).remove(other, ORIGIN);
  const { events } = (await other.call('GET', '/account/audit')).body;
  assert.deepEqual(
    events.map(({ kind, detail }: Record<string, string>) => `${kind} ${detail}`),
    ['feed_changed closed', 'feed_changed renewed', 'feed_changed opened'],
  );
});
