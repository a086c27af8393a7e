import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test, type TestContext } from 'node:test';
import { systemClock } from '#server/core/clock.ts';
import { loadConfig } from '#server/core/config.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { watchLog } from '#tests/support/log-watch.ts';
import { idOf, startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { writeProgram } from '#tests/support/write-program.ts';
import { createOwnPace } from './politeness.ts';
import { selectPlatform } from './select.ts';

const standIn = await startStandInPlatform();
const folder = mkdtempSync(join(tmpdir(), 'clients-'));
after(async () => {
  rmSync(folder, { recursive: true });
  await standIn.close();
});

function open(env: Record<string, string>, now = () => Date.now()) {
  const watch = watchLog();
  const clock = { ...systemClock, now: () => new Date(now()) };
  const platform = selectPlatform(loadConfig({ ...standIn.env, ...env }), {
    log: watch.log,
    clock,
    paceOf: () => createOwnPace(now),
  });
  after(() => platform.close());
  return { platform, watch };
}

function clientsFile(content: string): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, content);
  return file;
}

/** The clients that were asked for this video, in order. */
async function askedFor(env: Record<string, string>): Promise<string[]> {
  const before = standIn.introductions.length;
  const requests = standIn.requests.length;
  const { failure } = await open(env).platform.fetch(idOf('changed'), null);
  assert.equal(failure, 'platform_changed');
  const players = standIn.requests.slice(requests).filter((line) => !line.includes('visitor_id'));
  assert.ok(
    players.every((line) => /\/(?:player|reel_item_watch) /.test(line)),
    players.join(),
  );
  return [...new Set(standIn.introductions.slice(before))];
}

test("the operator's clients are asked in their order, with their versions", async () => {
  const asked = await askedFor({ YOUTUBE_CLIENTS: 'IOS@99.1.2,android,ANDROID_VR' });
  assert.deepEqual(
    asked.map((line) => line.split(' ')[0]),
    ['IOS@99.1.2', 'ANDROID@21.26.364', 'ANDROID_VR@1.65.10'],
  );
  assert.match(asked[0]!, /com\.google\.ios\.youtube\/99\.1\.2 /, 'in its user agent too');
});

test("a client described in the operator's file is used, also instead of a built-in one", async () => {
  const file = clientsFile(
    JSON.stringify({
      TV: { number: '7', version: '7.2026', userAgent: 'Television/{version}' },
      IOS: { number: '5', version: '50.1', userAgent: 'Phone/{version}', endpoint: 'reel' },
    }),
  );
  const before = standIn.requests.length;
  const asked = await askedFor({
    YOUTUBE_CLIENTS: 'TV,IOS,ANDROID,TV@8.1',
    YOUTUBE_CLIENTS_FILE: file,
  });
  assert.deepEqual(
    asked.filter((line) => !line.startsWith('ANDROID')),
    ['TV@7.2026 Television/7.2026', 'IOS@50.1 Phone/50.1', 'TV@8.1 Television/8.1'],
  );
  assert.ok(asked.some((line) => line.startsWith('ANDROID@21.26.364 ')));
  const lines = standIn.requests.slice(before);
  assert.ok(lines.some((line) => line.startsWith('/youtubei/v1/reel/reel_item_watch IOS ')));
});

test("clients that can't be used are named before anything starts", () => {
  const refuses = (env: Record<string, string>, why: RegExp) =>
    assert.throws(
      () => open(env),
      (error) => error instanceof OperatorError && why.test(error.message),
      String(why),
    );
  refuses({ YOUTUBE_CLIENTS: 'IOS,TV' }, /unknown clients \(TV\)[^]*Choose from VISIONOS, ANDROID/);
  refuses({ YOUTUBE_CLIENTS_FILE: join(folder, 'none.json') }, /none\.json[^]*ENOENT/);
  refuses({ YOUTUBE_CLIENTS_FILE: clientsFile('{"TV":') }, /can’t be used[^]*JSON/);
  const row = { number: '7', version: '7', userAgent: 'TV' };
  const file = (rows: object) => ({ YOUTUBE_CLIENTS_FILE: clientsFile(JSON.stringify(rows)) });
  refuses(file({ TV: { ...row, version: '' } }), /TV\.version/);
  refuses(file({ TV: { ...row, endpiont: 'reel' } }), /endpiont/);
  refuses(file({ TV: { ...row, endpoint: 'embed' } }), /endpoint/);
  refuses(file({ tv: row }), /tv/);
});

test('ANDROID is asked through the reel, and its captions are read', async () => {
  const before = standIn.requests.length;
  const { platform } = open({ YOUTUBE_CLIENTS: 'ANDROID' });
  const { failure, transcript } = await platform.fetch(idOf('ordinary'), null);
  assert.equal(failure, null);
  assert.ok(transcript!.cues.length > 10);
  const asked = standIn.requests.slice(before).filter((line) => line.includes('ANDROID'));
  assert.deepEqual(asked, [
    '/youtubei/v1/visitor_id ANDROID ',
    `/youtubei/v1/reel/reel_item_watch ANDROID ${idOf('ordinary')}`,
  ]);
});

test('a visitor id is kept for six hours, then requested anew', async () => {
  let now = Date.now();
  const { platform } = open({ YOUTUBE_CLIENTS: 'IOS' }, () => now);
  standIn.wantVisitors(true);
  const named = () => standIn.requests.filter((line) => line.includes('visitor_id IOS')).length;
  const before = named();
  const fetched = async (n: number) =>
    assert.equal((await platform.fetch(`identity00${n}`, null)).failure, null);
  try {
    await fetched(1);
    now += 6 * 3600_000 - 1000;
    await fetched(2);
    assert.equal(named(), before + 1);
    now += 2000;
    await fetched(3);
    assert.equal(named(), before + 2);
  } finally {
    standIn.wantVisitors(false);
  }
});

/** The operator's token service, as bgutil-ytdlp-pot-provider answers. */
async function startTokens(t: TestContext, answer: () => { status: number; body: string }) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      asked.push(`${request.method} ${request.url} ${sent}`);
      const { status, body } = answer();
      response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  t.after(close);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, asked, close };
}

test("captions that need a token are read with one from the operator's service, bound to the video", async (t) => {
  const id = idOf('marked');
  const good = { status: 200, body: JSON.stringify({ poToken: 'a-proof-of-origin-for-this' }) };
  let answer = good;
  const tokens = await startTokens(t, () => answer);
  const env = { YOUTUBE_CLIENTS: 'WEB', YOUTUBE_POT_PROVIDER_URL: tokens.url };
  const asked = async () => {
    const { failure, attempts } = await open(env).platform.fetch(id, null);
    const proof = attempts.find(({ via }) => via === 'proof of origin');
    return [failure, proof?.outcome];
  };
  assert.deepEqual(await asked(), [null, 'ok']);
  assert.deepEqual(tokens.asked, [`POST /get_pot {"content_binding":"${id}"}`]);
  // Whatever else it sends, we continue without a token.
  for (const bad of [
    { status: 500, body: good.body },
    { status: 302, body: '' },
    { status: 200, body: '{"poToken":"short"}' },
    { status: 200, body: '{"poToken":"not a token, but\\n a sentence"}' },
    { status: 200, body: 'busy' },
  ]) {
    answer = bad;
    assert.deepEqual(await asked(), ['platform_po_token', 'none'], JSON.stringify(bad));
  }
  tokens.close();
  assert.deepEqual(await asked(), ['platform_po_token', 'none'], 'it is down');
  const { failure } = await open(env).platform.fetch(idOf('ordinary'), null);
  assert.equal(failure, null, 'other captions are read all the same');
});

test('yt-dlp gets the cookies from YTDLP_COOKIES_FILE, and a file deleted since the start is named in the log', async () => {
  const seen = join(folder, 'jar-seen.txt');
  const program = writeProgram(
    join(folder, 'yt-dlp'),
    `const fs = require('node:fs');
const args = process.argv.slice(2);
fs.copyFileSync(args[args.indexOf('--cookies') + 1], ${JSON.stringify(seen)});
console.log(JSON.stringify({ id: new URL(args.at(-1)).searchParams.get('v') }));`,
  );
  const jar = join(folder, 'cookies.txt');
  const content = '# Netscape HTTP Cookie File\n.youtube.com\tTRUE\t/\tTRUE\t0\tSID\tx\n';
  writeFileSync(jar, content);
  const env = { YTDLP_PATH: program, YTDLP_COOKIES_FILE: jar };
  const { attempts } = await open(env).platform.fetch(idOf('changed'), null);
  assert.equal(attempts.at(-1)!.outcome, 'no_captions');
  assert.equal(readFileSync(seen, 'utf8'), content);
  const { platform, watch } = open(env);
  rmSync(jar);
  const without = await platform.fetch(idOf('changed'), null);
  assert.equal(without.attempts.at(-1)!.outcome, 'failed');
  assert.ok(watch.lines().some((line) => line.includes('ENOENT') && line.includes('cookies.txt')));
});
