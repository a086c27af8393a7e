import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { MENDED_IN_APP, VISITOR_WORDS } from '#contract/errors/visitor.ts';
import { TIMED_LINE } from '#contract/summary-lines.ts';
import { callAs, makeApp } from '#tests/support/make-app.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { idOf, type Mood, startStandInPlatform } from '#tests/support/stand-in-platform.ts';

const platform = await startStandInPlatform();
after(() => platform.close());
const models = await startStandInModels({
  answer: () => 'The talk says this.\n\n- #1 First.\n- **#999 [7:77] Last.**',
});
after(() => models.close());

/** A stand-in for the platform's image host with a single image size. */
const pictures: string[] = [];
const images = createServer((request, response) => {
  pictures.push(request.url ?? '');
  const isThere = request.url?.includes('hqdefault');
  response.writeHead(isThere ? 200 : 404, { 'content-type': 'image/jpeg' }).end('picture');
});
images.listen(0, '127.0.0.1');
await once(images, 'listening');
after(() => images.close());
const imageBase = `http://127.0.0.1:${(images.address() as AddressInfo).port}`;

const link = (mood: Mood) => `https://www.youtube.com/watch?v=${idOf(mood)}`;
const secondsOf = (time: string) =>
  time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
const PROXIED = { TRUST_PROXY: '1' };
let visitors = 0;
/** A separate address per visitor, so that tests don't use up each other's limits. */
const newVisitor = () => ({ 'x-forwarded-for': `198.51.100.${(visitors += 1)}` });

let laterMs = 0;
const app = await makeApp(
  { after },
  {
    env: { ...platform.env, ...PROXIED, YOUTUBE_IMAGE_BASE_URL: imageBase },
    works: false,
    clock: { now: () => new Date(Date.now() + laterMs) },
  },
);
const visitor = callAs(app.app, null);
const summarize = (url: string, language = 'english', headers = newVisitor()) =>
  visitor('POST', '/public/generate/summary', { url, language }, headers);

const house = await makeApp(
  { after },
  { env: { ...platform.env, ...PROXIED, ...models.env(['openai']) }, works: false },
);
const call = callAs(house.app, null);

test('C5 F2 a visitor without an account gets a summary, and sees what wrote it', async () => {
  const { status, body, headers } = await summarize(link('ordinary'));
  assert.equal(status, 200);
  assert.ok(decodeURIComponent(String(headers['video-title'])).length > 3);
  assert.deepEqual(Object.keys(body).toSorted(), ['message', 'result', 'text']);
  assert.equal(body.result, 'OK');
  const lines = body.text.split('\n');
  assert.ok(lines.length >= 5, body.text);
  // Includes headings without times; the other lines follow the talk from start to end.
  const timed = lines.filter((line: string) => TIMED_LINE.test(line));
  assert.ok(timed.length >= 4 && timed[0] === lines[0], body.text);
  assert.ok(timed.every((line: string) => line.trim().length > 28));
  const seconds = timed.slice(1).map((line: string) => secondsOf(TIMED_LINE.exec(line)![1]!));
  assert.deepEqual(
    seconds,
    seconds.toSorted((one: number, other: number) => one - other),
  );
  assert.match(body.message, /Highlights in the speaker’s words/);
  assert.equal((await app.owner.call('GET', '/generations')).body.items?.length ?? 0, 0);
});

test('C5 every expected failure is a response with a message, not an error', async () => {
  const cases: [string, RegExp, string?][] = [
    ['not a link', /^link_/],
    ['https://example.org/watch?v=abc', /^link_not_youtube$/],
    ['https://www.youtube.com/@channel', /^link_channel$/],
    [link('private'), /^video_private$/],
    [link('removed'), /^video_removed$/],
    [link('no-captions'), /^video_no_captions$/],
    [link('ordinary'), /^language_needs_model$/, 'german'],
    ['', /^link_/],
    [`https://example.org/?${'utm=x&'.repeat(1000)}`, /^link_not_youtube$/],
    [link('ordinary'), /^language_unknown$/, 'klingon'],
  ];
  for (const [url, result, language] of cases) {
    const { status, body } = await summarize(url, language);
    assert.equal(status, 200, url);
    assert.match(body.result, result, url);
    assert.equal(body.text, '');
    assert.ok(body.message.length > 30, body.message);
    // Whatever this page can't do is mentioned only together with where it can be done.
    const advice = body.message.match(/[^.]*\b(?:paste|upload)\b[^.]*\./gi) ?? [];
    assert.ok(
      advice.every((sentence: string) => sentence.includes('With a free account')),
      body.message,
    );
    assert.ok(advice.length <= 1, body.message);
  }
});

test("messages for visitors don't mention words or drafts, and only the code leads them to the app", () => {
  for (const [code, words] of Object.entries(VISITOR_WORDS)) {
    assert.doesNotMatch(words, /your words|draft|automatically/i, code);
    assert.equal(MENDED_IN_APP.test(code), words.includes('With a free account'), code);
  }
});

test('C5 a link lengthened by tracking parameters still works', async () => {
  const { body } = await summarize(`${link('ordinary')}&${'utm_source=letter&'.repeat(200)}`);
  assert.equal(body.result, 'OK');
});

test('C5 for an unsupported language, the message names the one that is available', async () => {
  const { body } = await summarize(link('german'), 'french');
  assert.match(
    body.message,
    /in German, and this site can’t summarize them in French without an AI model/,
  );
  assert.match(body.message, /Choose German/);
  assert.equal((await summarize(link('german'), 'german')).body.result, 'OK');
});

test("C5 invalid input that the page can't have sent is refused by field", async () => {
  const wrong = [
    { url: link('ordinary') },
    { url: 12, language: 'english' },
    { url: link('ordinary'), language: 'english', more: true },
  ];
  for (const body of wrong) {
    const answer = await visitor('POST', '/public/generate/summary', body, newVisitor());
    assert.equal(answer.status, 400);
    assert.equal(answer.body.code, 'invalid_input');
  }
});

test("one address can't exhaust the tool, and an invalid link doesn't count towards its limit", async () => {
  const same = newVisitor();
  for (let count = 0; count < 12; count += 1) {
    assert.match((await summarize('nonsense', 'english', same)).body.result, /^link_/);
  }
  const results = [];
  for (let count = 0; count < 9; count += 1) {
    results.push((await summarize(link('ordinary'), 'english', same)).body);
  }
  assert.deepEqual(
    results.map(({ result }) => result),
    [...Array.from({ length: 8 }, () => 'OK'), 'too_fast'],
  );
  assert.match(results.at(-1).message, /Wait \d+ minutes and try again/);
  assert.equal((await summarize(link('ordinary'))).body.result, 'OK', 'others are not affected');
});

test('a visitor with 65,536 IPv6 networks has a single share of the tool, hourly and daily', async () => {
  let networks = 0;
  const from = (site: string) => ({ 'x-forwarded-for': `2001:db8:${site}:${(networks += 1)}::1` });
  const okOf = async (count: number) => {
    const asked = Array.from({ length: count }, () =>
      summarize(link('ordinary'), 'english', from('a')),
    );
    const answers = await Promise.all(asked);
    return answers.filter(({ body }) => body.result === 'OK').length;
  };
  assert.equal(await okOf(30), 24);
  const refused = await summarize(link('ordinary'), 'english', from('a'));
  assert.deepEqual([refused.status, refused.body.result], [200, 'too_fast']);
  assert.equal((await summarize(link('ordinary'), 'english', from('b'))).body.result, 'OK');
  laterMs += 3_601_000;
  assert.equal(await okOf(30), 24);
  laterMs += 3_601_000;
  assert.equal(await okOf(30), 12);
  laterMs += 3_601_000;
  const tomorrow = await summarize(link('ordinary'), 'english', from('a'));
  assert.match(tomorrow.body.message, /Wait \d+ hours and try again/);
});

test('the operator’s model writes any language, gets the talk as material, and its markers are removed', async () => {
  models.calls.length = 0;
  const ask = { url: link('german'), language: 'english' };
  const { status, body } = await call('POST', '/public/generate/summary', ask);
  assert.equal(status, 200);
  assert.deepEqual([body.result, body.text], ['OK', 'The talk says this.\n[0:00] First.\nLast.']);
  assert.match(body.message, /^Written by .+\(OpenAI\)/);
  const sent = JSON.stringify(models.calls.at(-1));
  assert.match(sent, /English/);
  // Concurrent requests for the same summary, and later visitors, get it without another paid call.
  const spanish = { ...ask, language: 'spanish' };
  models.change({ answer: () => 'La charla dice esto y lo explica con calma.\n#2 Primero.' });
  const both = await Promise.all(
    [1, 2].map(() => call('POST', '/public/generate/summary', spanish)),
  );
  assert.deepEqual(both[0]!.body, both[1]!.body);
  assert.equal(both[0]!.body.result, 'OK', both[0]!.body.message);
  assert.equal(models.calls.length, 2);
  const asked = models.calls.length;
  const again = await call('POST', '/public/generate/summary', ask);
  assert.deepEqual(again.body, body);
  assert.equal(models.calls.length, asked);
});

for (const [what, answer] of [
  ['refuses', () => ({ text: 'Half', fault: 'refused_answer' as const })],
  ['is cut off', () => 'The talk says this.\n'.repeat(2000)],
] as const)
  test(`if the model ${what}, the built-in engine serves the languages it can, and other visitors are told`, async () => {
    models.change({ answer });
    const same = await call('POST', '/public/generate/summary', {
      url: link('ordinary'),
      language: 'english',
    });
    assert.deepEqual([same.status, same.body.result], [200, 'OK']);
    assert.match(same.body.message, /without an AI model/);
    const other = await call('POST', '/public/generate/summary', {
      url: link('ordinary'),
      language: 'french',
    });
    assert.deepEqual([other.status, other.body.result], [200, 'language_needs_model']);
    assert.equal(
      other.body.message,
      'We can’t summarize in French right now because the AI model isn’t giving usable responses. Your free summary hasn’t been used. Choose English, the captions’ language, or come back later.',
    );
  });

test('V6 a download comes from our own host as an attachment, and only for a valid video id', async () => {
  const path = '/public/thumbnail/a1-B_2c3D4e';
  const { status, headers, text } = await visitor('GET', `${path}?size=hqdefault`);
  assert.deepEqual([status, text], [200, 'picture']);
  assert.equal(headers['content-disposition'], 'attachment; filename="a1-B_2c3D4e-hqdefault.jpg"');
  const own = () => pictures.filter((line) => line.includes('a1-B_2c3D4e'));
  assert.deepEqual(own(), ['/vi/a1-B_2c3D4e/hqdefault.jpg']);
  assert.equal((await visitor('GET', path)).status, 404);
  for (const wrong of ['short', 'a1-B_2c3D4e%2F..', 'a1-B_2c3D4e?size=../x']) {
    assert.equal((await visitor('GET', `/public/thumbnail/${wrong}`)).status, 400, wrong);
  }
  assert.equal(own().length, 2);
});
