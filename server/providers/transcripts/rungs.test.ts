import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  clientsOf,
  type OpenOptions,
  openPlatform,
  programAnswering,
} from '#tests/support/open-platform.ts';
import { idOf, type Mood, startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import type { PlatformVideo } from './port.ts';
import type { Ytdlp } from './ytdlp.ts';

const standIn = await startStandInPlatform();
after(() => standIn.close());
const open = (options: OpenOptions = {}) =>
  openPlatform(standIn, { ...options, platform: { allowsAudio: true, ...options.platform } });
const { video, transcript } = await open().fetch(idOf('ordinary'), null);
const seen: PlatformVideo = { ...video!, tracks: [] };
const AUDIO = { path: '/audio.m4a' };
const refused = (party: string) => ({
  failures: ['platform_ip_blocked'] as const,
  refusals: [{ party, code: 'platform_ip_blocked' as const, isAddress: false }],
});

test("if two clients see no captions, yt-dlp is asked, and a video it finds captions for isn't lost", async () => {
  const found = open({ ytdlp: programAnswering({ transcript, video }) });
  for (let n = 0; n < 30; n += 1) {
    const id = `rung${String(n).padStart(7, '0')}`;
    standIn.setMood(id, 'no-captions');
    assert.equal((await found.fetch(id, null)).failure, null, id);
  }
});

test('if yt-dlp is refused, two clients that saw no captions are still believed', async () => {
  const answer = await open({ ytdlp: programAnswering(refused('yt-dlp')) }).fetch(
    idOf('no-captions'),
    null,
  );
  assert.equal(answer.failure, 'video_no_captions');
  assert.equal(answer.hasAudio, false, 'its audio would be refused as well');
});

test('audio is offered whenever yt-dlp reaches a video whose captions nobody can read', async () => {
  const reached = (failure: 'video_no_captions' | 'video_mismatch' | 'platform_captions_empty') =>
    programAnswering({ video: seen, failures: [failure] });
  const offered = async (mood: Mood, ytdlp: Ytdlp) =>
    (await open({ ytdlp }).fetch(idOf(mood), null)).hasAudio;
  const moods = [
    'no-captions',
    'no-words',
    'marked',
    'mislabelled',
    'bot-check',
    'changed',
  ] as const;
  for (const mood of moods) assert.ok(await offered(mood, reached('video_no_captions')), mood);
  assert.ok(await offered('html', reached('video_mismatch')));
  assert.ok(await offered('age', reached('platform_captions_empty')));
  // Nothing to hear, nothing to get, or something to wait for.
  for (const mood of ['music', 'private', 'live', 'too-long', 'limited'] as const)
    assert.equal(await offered(mood, reached('video_no_captions')), false, mood);
  assert.equal(await offered('bot-check', programAnswering({})), false, 'it reached nothing');
  assert.ok(await offered('no-captions', programAnswering({})));
  const forbidden = open({ ytdlp: reached('video_no_captions'), platform: { allowsAudio: false } });
  assert.equal((await forbidden.fetch(idOf('no-captions'), null)).hasAudio, false);
  assert.equal((await forbidden.fetchAudio(idOf('no-captions'), '/')).path, null);
});

test('audio is offered while all clients are paused but yt-dlp reaches the video', async () => {
  const platform = open({
    ytdlp: programAnswering({ video: seen, failures: ['video_no_captions'] }, AUDIO),
  });
  assert.equal((await platform.fetch(idOf('limited'), null)).failure, 'platform_rate_limited');
  const { failure, hasAudio } = await platform.fetch('whilePaused', null);
  assert.deepEqual([failure, hasAudio], ['video_no_captions', true]);
  assert.equal((await platform.fetchAudio('whilePaused', '/')).path, AUDIO.path);
});

test('refused audio comes through the next proxy, and only that audio is paused', async () => {
  const youtube = clientsOf(standIn);
  let asked = 0;
  const shut = programAnswering({ transcript, video }, refused('yt-dlp audio'));
  const counted: Ytdlp = {
    ...shut,
    fetchAudio: (...given) => {
      asked += 1;
      return shut.fetchAudio(...given);
    },
  };
  const platform = open({
    platform: {
      exits: [
        { youtube, ytdlp: counted },
        { youtube, ytdlp: programAnswering({}, AUDIO) },
      ],
    },
  });
  for (let n = 0; n < 3; n += 1) {
    assert.equal((await platform.fetchAudio('refusedHere', '/')).path, AUDIO.path);
  }
  assert.equal(asked, 1);
  // Captions still come through the first one.
  standIn.setMood('refusedHere', 'no-captions');
  assert.equal((await platform.fetch('refusedHere', null)).failure, null);
  const alone = open({ ytdlp: counted });
  assert.ok(await alone.mayFetchAudio());
  assert.equal((await alone.fetchAudio('refusedHere', '/')).path, null);
  assert.equal(await alone.mayFetchAudio(), false);
});

test("audio isn't tried elsewhere if the video is gone, and all proxies share its time", async () => {
  const youtube = clientsOf(standIn);
  const times: number[] = [];
  const through = (
    failures: readonly ['video_private'] | readonly ['platform_network'],
  ): Ytdlp => ({
    ...programAnswering({}),
    async fetchAudio(id, folder, limits) {
      times.push(limits.withinMs);
      return programAnswering({}, { failures }).fetchAudio(id, folder, limits);
    },
  });
  const over = async (ytdlp: Ytdlp) => {
    const exits = [
      { youtube, ytdlp },
      { youtube, ytdlp },
    ];
    return open({ platform: { exits, audioMs: 5000 } }).fetchAudio('goneForGood', '/');
  };
  assert.equal((await over(through(['video_private']))).path, null);
  assert.deepEqual(times.splice(0), [5000]);
  assert.equal((await over(through(['platform_network']))).path, null);
  assert.equal(times.length, 2);
  assert.ok(times[1]! < times[0]!);
});
