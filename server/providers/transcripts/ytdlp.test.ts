import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { SourceErrorCode } from '#contract/errors/source.ts';
import { captionsBody } from '#tests/support/stand-in-captions.ts';
import { writeProgram } from '#tests/support/write-program.ts';
import { getTalks } from '#tests/support/talks.ts';
import { createYtdlp } from './ytdlp.ts';

const folder = mkdtempSync(join(tmpdir(), 'ytdlp-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const sample = getTalks()[0];
const seen = join(folder, 'seen.json');

/** A stand-in that accepts yt-dlp's options and writes similar output. */
function standIn(name: string, info: object, extra = ''): string {
  const captions = JSON.stringify(captionsBody(sample.cues, 'json3'));
  return writeProgram(
    join(folder, name),
    `const fs = require('node:fs');
const args = process.argv.slice(2);
fs.writeFileSync(${JSON.stringify(seen)}, JSON.stringify({ args, env: process.env }));
${extra}
const after = (name) => args[args.indexOf(name) + 1];
if (args.includes('--dump-single-json')) console.log(${JSON.stringify(JSON.stringify(info))});
else if (args.includes('--format')) fs.writeFileSync(after('--output').replace('%(ext)s', 'm4a'), 'sound');
else fs.writeFileSync(after('--output').replace('%(ext)s', after('--sub-langs') + '.json3'), ${captions});
`,
  );
}

const INFO = {
  id: 'dQw4w9WgXcQ',
  title: 'A talk',
  channel: 'Talks',
  channel_id: 'UCx',
  chapters: [{ start_time: 12.5, end_time: 20, title: 'Second part' }],
  thumbnail: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg',
  duration: sample.durationMs / 1000,
  language: 'en',
  subtitles: { live_chat: [], en: [{}] },
  automatic_captions: { 'en-orig': [{}], de: [{}], fr: [{}] },
};

const LIMITS = { maxBytes: 1000, withinMs: 30_000 };

test("the operator's yt-dlp gets captions the platform withholds from us", async () => {
  const ytdlp = createYtdlp({
    path: standIn('good', INFO),
    proxyUrl: 'http://user:pw@proxy.example:8080',
    environment: { PATH: '/usr/bin' },
  });
  const { video, transcript, attempts } = await ytdlp.findTranscript('dQw4w9WgXcQ', null, 30_000);
  assert.deepEqual(video, {
    title: 'A talk',
    channel: 'Talks',
    channelId: 'UCx',
    durationMs: sample.durationMs,
    chapters: [{ startMs: 12_500, title: 'Second part' }],
    thumbnail: INFO.thumbnail,
    tracks: [
      { tag: 'en', kind: 'manual' },
      { tag: 'en', kind: 'automatic' },
    ],
  });
  assert.equal(transcript!.cues.length, sample.cues.length);
  assert.deepEqual([transcript!.tag, transcript!.kind], ['en', 'manual']);
  assert.equal(attempts[0]!.outcome, 'ok');
  const { args, env } = JSON.parse(readFileSync(seen, 'utf8')) as {
    args: string[];
    env: Record<string, string>;
  };
  assert.ok(!args.join(' ').includes('user:pw'), 'no secret among the arguments');
  assert.equal(env['HTTPS_PROXY'], 'http://user:pw@proxy.example:8080');
  assert.deepEqual(
    Object.keys(env).filter((name) => !/^(PATH|.*_PROXY|__CF.*)$/.test(name)),
    [],
  );
  const { path, attempts: heard } = await ytdlp.fetchAudio('dQw4w9WgXcQ', folder, LIMITS);
  assert.match(path!, /audio\.m4a$/);
  assert.deepEqual([heard[0]!.via, heard[0]!.outcome], ['yt-dlp audio', 'ok']);
});

function isRunning(pid: number): boolean {
  try {
    // A zombie process still has a pid.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

test('a hanging program is killed, and a missing one or a wrong video is reported as such', async () => {
  // Like the real one: the working child keeps stdout open after its parent is gone.
  const path = join(folder, 'hangs');
  const started = join(folder, 'started');
  writeFileSync(path, `#!/bin/sh\nsleep 600 & echo $! > '${started}'\nwait\n`, { mode: 0o755 });
  const hanging = createYtdlp({ path });
  // On a busy machine starting it may take longer than this.
  for (let ms = 1000; !existsSync(started); ms *= 2) {
    const { attempts: tried } = await hanging.findTranscript('dQw4w9WgXcQ', null, ms);
    assert.equal(tried[0]!.outcome, 'timeout');
  }
  const left = Number(readFileSync(started, 'utf8'));
  assert.ok(left > 0);
  while (isRunning(left)) await pause(10);
  const out = await hanging.findTranscript('dQw4w9WgXcQ', null, 0);
  assert.equal(out.attempts[0]!.outcome, 'timeout', 'nothing is begun where no time is left');
  const waits = hanging.findTranscript('dQw4w9WgXcQ', null, 60_000);
  hanging.close();
  assert.equal((await waits).attempts[0]!.outcome, 'timeout', 'ended with the server');
  const missing = createYtdlp({ path: join(folder, 'none') });
  assert.equal(
    (await missing.findTranscript('dQw4w9WgXcQ', null, 30_000)).attempts[0]!.outcome,
    'not_installed',
  );
  const other = createYtdlp({ path: standIn('other', { ...INFO, id: 'aQvGIIdgFDM' }) });
  const { transcript, attempts } = await other.findTranscript('dQw4w9WgXcQ', null, 30_000);
  assert.equal(transcript, null);
  assert.equal(attempts[0]!.outcome, 'mismatch');
  const late = createYtdlp({ path });
  const { failures } = await late.fetchAudio('dQw4w9WgXcQ', folder, { ...LIMITS, withinMs: 300 });
  assert.deepEqual(failures, ['platform_timeout'], 'audio has a time limit too');
});

test("why yt-dlp couldn't download the audio is known, and only a refusal pauses it", async () => {
  const empty = mkdtempSync(join(folder, 'audio-'));
  const fetched = async (extra: string, maxBytes = 1000) => {
    const ytdlp = createYtdlp({ path: standIn('audio', INFO, extra) });
    return ytdlp.fetchAudio('dQw4w9WgXcQ', empty, { maxBytes, withinMs: 30_000 });
  };
  const said: Record<string, SourceErrorCode> = {
    'ERROR: unable to download video data: HTTP Error 403: Forbidden': 'platform_ip_blocked',
    'ERROR: [youtube] x: Sign in to confirm you’re not a bot.': 'platform_ip_blocked',
    'ERROR: unable to download video data: HTTP Error 429: Too Many Requests':
      'platform_rate_limited',
    'ERROR: [youtube] x: Unable to connect to proxy': 'platform_proxy_refused',
    'ERROR: [youtube] x: Private video. Sign in if you have been granted access': 'video_private',
    'ERROR: [youtube] x: Requested format is not available. Use --list-formats': 'video_unplayable',
  };
  for (const [words, failure] of Object.entries(said)) {
    const { path, failures, refusals } = await fetched(
      `console.error(${JSON.stringify(words)}); process.exit(1);`,
    );
    assert.deepEqual([path, failures], [null, [failure]], words);
    const isRefused = /^platform_(?:ip_blocked|rate_limited)$/.test(failure);
    assert.deepEqual(
      refusals.map(({ party }) => party),
      isRefused ? ['yt-dlp audio'] : [],
      words,
    );
  }
  const odd = await fetched(`console.error('something that nobody knows'); process.exit(1);`);
  assert.deepEqual([odd.failures, odd.said], [[], 'something that nobody knows']);
  const large = await fetched(`console.log('File is larger than max-filesize'); process.exit(0);`);
  assert.deepEqual([large.path, large.failures], [null, ['video_too_long']]);
  assert.deepEqual((await fetched('', 2)).failures, ['video_too_long'], 'it checks the size too');
  const missing = createYtdlp({ path: join(folder, 'none') });
  const { attempts } = await missing.fetchAudio('dQw4w9WgXcQ', empty, LIMITS);
  assert.deepEqual(attempts[0]!.outcome, 'not_installed');
});

test("machine translations aren't used as transcripts", async () => {
  const info = {
    ...INFO,
    subtitles: {},
    automatic_captions: { de: [{}], fr: [{}] },
    language: 'ja',
  };
  const ytdlp = createYtdlp({ path: standIn('translated', info) });
  assert.equal(
    (await ytdlp.findTranscript('dQw4w9WgXcQ', 'german', 30_000)).attempts[0]!.outcome,
    'no_captions',
  );
  const { video } = await ytdlp.findTranscript('dQw4w9WgXcQ', 'german', 30_000);
  assert.equal(video!.title, 'A talk', 'what is known of the video is kept without its words');
});

test("yt-dlp's messages get the right code, and a block is never reported as missing captions", async () => {
  const said: Record<string, SourceErrorCode | null> = {
    'ERROR: [youtube] x: Sign in to confirm you’re not a bot. Use --cookies': 'platform_ip_blocked',
    'ERROR: unable to download video subtitles: HTTP Error 429: Too Many Requests':
      'platform_rate_limited',
    'ERROR: [youtube] x: Private video. Sign in if you have been granted access': 'video_private',
    'ERROR: [youtube] x: Video unavailable. This video has been removed by the uploader':
      'video_removed',
    'ERROR: [youtube] x: Join this channel to get access to members-only content':
      'video_members_only',
    'ERROR: [youtube] x: Sign in to confirm your age. This video may be inappropriate for some users.':
      'video_age_restricted',
    'ERROR: [youtube] x: The uploader has not made this video available in your country':
      'video_geo_blocked',
    'ERROR: [youtube] x: Premieres in 3 hours': 'video_upcoming',
    'ERROR: [youtube] x: Unable to connect to proxy': 'platform_proxy_refused',
    'ERROR: [youtube] x: Unable to download API page: The read operation timed out':
      'platform_timeout',
    'ERROR: Unable to download webpage: [Errno -2] getaddrinfo failed': 'platform_network',
    'ERROR: [youtube] x: Failed to extract any player response; please report this issue':
      'platform_changed',
    'ERROR: [youtube] x: Video unavailable. This video contains content from X, who has blocked it in your country on copyright grounds':
      'video_geo_blocked',
    'ERROR: [youtube] x: This video isn’t available anymore': 'video_removed',
    'ERROR: [youtube] x: Video unavailable. This content isn’t available, try again later.':
      'platform_rate_limited',
    'ERROR: [youtube] x: Premiere will begin shortly': 'video_upcoming',
    'ERROR: [youtube] x: Unable to download webpage: Cannot connect to proxy.':
      'platform_proxy_refused',
    'ERROR: [youtube] x: Please sign in. Use --cookies for the authentication.':
      'platform_ip_blocked',
    'ERROR: [youtube] x: The page needs to be reloaded.': 'platform_changed',
    'yt-dlp: error: no such option: --ignore-no-formats-error': 'platform_changed',
    'something that nobody knows': null,
  };
  for (const [words, failure] of Object.entries(said)) {
    const extra = `console.error(${JSON.stringify(words)}); process.exit(1);`;
    const ytdlp = createYtdlp({ path: standIn('says', INFO, extra) });
    const found = await ytdlp.findTranscript('dQw4w9WgXcQ', null, 30_000);
    const { failures, refusals, said: told } = found;
    assert.deepEqual(failures, failure ? [failure] : [], words);
    assert.equal(told, failure ? undefined : words, 'the operator reads what has no class');
    assert.equal(
      refusals.length,
      /^platform_(?:ip_blocked|rate_limited)$/.test(failure ?? '') ? 1 : 0,
      words,
    );
  }
  const none = { ...INFO, subtitles: {}, automatic_captions: {} };
  const warns = `console.error('WARNING: [youtube] x: Sign in to confirm you’re not a bot');`;
  const walled = createYtdlp({ path: standIn('warns', none, warns) });
  const { failures } = await walled.findTranscript('dQw4w9WgXcQ', null, 30_000);
  assert.deepEqual(failures, ['platform_ip_blocked']);
  const bare = createYtdlp({ path: standIn('bare', none) });
  assert.deepEqual((await bare.findTranscript('dQw4w9WgXcQ', null, 30_000)).failures, [
    'video_no_captions',
  ]);
});

test("yt-dlp gets a copy of the cookies and the token service's URL, and continues without video streams", async () => {
  const cookiesFile = join(folder, 'jar.txt');
  writeFileSync(cookiesFile, '# Netscape HTTP Cookie File\n');
  chmodSync(cookiesFile, 0o400);
  const extra = `const jar = args[args.indexOf('--cookies') + 1];
if (!(fs.statSync(jar).mode & 0o200)) throw new Error('it may not be written to');
fs.appendFileSync(jar, 'changed');`;
  const ytdlp = createYtdlp({
    path: standIn('jar', INFO, extra),
    cookiesFile,
    potProviderUrl: 'http://127.0.0.1:4416',
  });
  assert.ok((await ytdlp.findTranscript('dQw4w9WgXcQ', null, 30_000)).transcript);
  assert.equal(readFileSync(cookiesFile, 'utf8'), '# Netscape HTTP Cookie File\n');
  const argsSeen = () => (JSON.parse(readFileSync(seen, 'utf8')) as { args: string[] }).args;
  assert.ok(argsSeen().includes('--ignore-no-formats-error'));
  assert.ok(argsSeen().includes('youtubepot-bgutilhttp:base_url=http://127.0.0.1:4416'));
  const own = mkdtempSync(join(folder, 'audio-'));
  assert.ok((await ytdlp.fetchAudio('dQw4w9WgXcQ', own, LIMITS)).path);
  assert.equal(readFileSync(cookiesFile, 'utf8'), '# Netscape HTTP Cookie File\n');
  assert.ok(argsSeen().includes('--cookies'), 'for audio too');
  assert.ok(!argsSeen().includes('--ignore-no-formats-error'), 'which needs a stream');
});

test('a line of the cookies file that yt-dlp repeats is never logged', async () => {
  const said = `WARNING: skipping cookie file entry due to invalid length 1: '.youtube.com SID secret-value\\n'`;
  const extra = `console.error(${JSON.stringify(said)}); process.exit(1);`;
  const ytdlp = createYtdlp({ path: standIn('repeats', INFO, extra) });
  const found = await ytdlp.findTranscript('dQw4w9WgXcQ', null, 30_000);
  assert.equal(found.said, 'WARNING: skipping cookie file entry');
});
