import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setImmediate as tick } from 'node:timers/promises';
import { ERRORS } from '#contract/errors.ts';
import type { SourceErrorCode } from '#contract/errors/source.ts';
import { AttemptSchema } from '#contract/attempts.ts';
import { type OpenOptions, openPlatform, programAnswering } from '#tests/support/open-platform.ts';
import { captionsBody } from '#tests/support/stand-in-captions.ts';
import { idOf, type Mood, MOODS, startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { getTalks } from '#tests/support/talks.ts';
import { createOwnPace, createPoliteness, PLATFORM_LIMITS } from './politeness.ts';
import type { Pace } from './port.ts';
import type { Ytdlp } from './ytdlp.ts';

const standIn = await startStandInPlatform();
after(() => standIn.close());

const open = (options: OpenOptions = {}) => openPlatform(standIn, options);

const FAILS: Partial<Record<Mood, SourceErrorCode>> = {
  removed: 'video_removed',
  'bare-error': 'video_removed',
  private: 'video_private',
  members: 'video_members_only',
  paid: 'video_paid',
  age: 'video_age_restricted',
  geo: 'video_geo_blocked',
  upcoming: 'video_upcoming',
  live: 'video_live_now',
  unplayable: 'video_unplayable',
  'no-captions': 'video_no_captions',
  'no-words': 'platform_captions_empty',
  music: 'video_music_only',
  'too-long': 'video_too_long',
  'too-late': 'video_mismatch',
  mislabelled: 'video_mismatch',
  'other-video': 'platform_changed',
  'other-words': 'video_mismatch',
  'bot-check': 'platform_ip_blocked',
  doubtful: 'platform_ip_blocked',
  limited: 'platform_rate_limited',
  'late-limit': 'platform_rate_limited',
  forbidden: 'platform_ip_blocked',
  consent: 'platform_ip_blocked',
  html: 'platform_ip_blocked',
  'html-words': 'platform_ip_blocked',
  empty: 'platform_po_token',
  marked: 'platform_po_token',
  changed: 'platform_changed',
  'cut-off': 'platform_changed',
  'other-host': 'video_mismatch',
  network: 'platform_network',
  timeout: 'platform_timeout',
  stalls: 'platform_timeout',
  endless: 'platform_changed',
};

for (const mood of MOODS) {
  assert.equal(idOf(mood).length, 11, `${mood} can be asked for by a link`);
  const failure = FAILS[mood] ?? null;
  test(`a platform in state "${mood}" yields ${failure ?? 'the words'}, and attempts are listed`, async () => {
    const slow = ['timeout', 'stalls'].includes(mood);
    // The last client gets the remaining time, which is less than a call's timeout.
    const limits = slow ? { callMs: 150, totalMs: 400 } : { callMs: 60_000, totalMs: 120_000 };
    const { callMs, totalMs } = limits;
    const platform = open({ youtube: { callMs }, platform: { totalMs } });
    const answer = await platform.fetch(idOf(mood), null);
    assert.equal(answer.failure, failure, JSON.stringify(answer.attempts));
    assert.ok(answer.attempts.length > 0);
    for (const attempt of answer.attempts) AttemptSchema.parse(attempt);
    if (failure) {
      assert.equal(answer.transcript, null);
      assert.ok(ERRORS[failure].status < 500);
      assert.match(ERRORS[failure].words, /paste/i);
      assert.match(ERRORS[failure].words, /upload/i);
    } else {
      assert.ok(answer.transcript!.cues.length > 10);
    }
    const hidden = [
      'private',
      'removed',
      'bare-error',
      'bot-check',
      'limited',
      'other-video',
      'timeout',
      'network',
    ];
    if (!hidden.includes(mood) && !/^(forbidden|consent|html|changed|cut-off)$/.test(mood)) {
      assert.ok(answer.video!.title.length > 0, 'what is known of the video is kept');
    }
  });
}

test('manual captions in the requested language come first, then automatic ones in the spoken language', async () => {
  const platform = open();
  const chosen = async (wanted: 'german' | 'french' | null) => {
    const { transcript } = await platform.fetch(idOf('many-tracks'), wanted);
    return `${transcript!.kind} ${transcript!.tag}`;
  };
  assert.equal(await chosen('german'), 'manual de');
  assert.equal(await chosen('french'), 'manual en');
  assert.equal(await chosen(null), 'manual en');
});

test('chapters come from the platform or the description, and the thumbnail is the largest available', async () => {
  const platform = open();
  const ordinary = await platform.fetch(idOf('ordinary'), null);
  assert.ok(ordinary.video!.chapters.length > 2);
  assert.match(ordinary.video!.thumbnail!, /maxresdefault/);
  const described = await platform.fetch(idOf('described'), null);
  assert.deepEqual(
    described.video!.chapters.map((chapter) => chapter.title),
    ['One', 'Two', 'Three'],
  );
  const small = await platform.fetch(idOf('small-thumb'), null);
  assert.match(small.video!.thumbnail!, /hqdefault/);
});

test("truncated captions aren't used as the complete transcript", async () => {
  const whole = captionsBody(getTalks()[0].cues, 'srv3');
  const body = whole.slice(0, whole.length / 2);
  standIn.replay('cutInTheMid', { captions: { body, type: 'text/xml' } });
  assert.equal((await open().fetch('cutInTheMid', null)).failure, 'platform_changed');
  standIn.replay('notCutAtAll', { captions: { body: whole, type: 'text/xml' } });
  assert.equal((await open().fetch('notCutAtAll', null)).failure, null);
});

test("once a video's time is up nothing more is requested, not even its thumbnail", async () => {
  const before = standIn.requests.length;
  await open({ platform: { totalMs: 300 } }).fetch(idOf('stalls'), null);
  const asked = standIn.requests.slice(before);
  assert.ok(
    asked.every((line) => !line.startsWith('HEAD')),
    asked.join(', '),
  );
});

test('metadata from yt-dlp is kept when the platform blocks us', async () => {
  const { video } = await open().fetch(idOf('ordinary'), null);
  const answer = await open({ ytdlp: programAnswering({ video }) }).fetch(idOf('bot-check'), null);
  assert.equal(answer.failure, 'platform_ip_blocked');
  assert.equal(answer.video!.title, video!.title);
});

test('yt-dlp has its own time limit, whatever the clients used', async () => {
  const given: number[] = [];
  const ytdlp: Ytdlp = {
    ...programAnswering({}),
    async findTranscript(_id, _wanted, withinMs) {
      given.push(withinMs);
      return programAnswering({}).findTranscript(_id, _wanted, withinMs);
    },
  };
  const platform = open({ ytdlp, platform: { totalMs: 300, ytdlpMs: 7000 } });
  await platform.fetch(idOf('stalls'), null);
  assert.deepEqual(given, [7000]);
});

test('concurrent requests for the same video are sent once', async () => {
  const platform = open();
  const before = standIn.requests.length;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => platform.fetch('same-for-al', null)),
  );
  assert.equal(new Set(answers).size, 1);
  const asked = standIn.requests.slice(before).filter((line) => /player |reel/.test(line));
  assert.equal(asked.length, 1);
});

test('after a refusal nothing is requested for fifteen minutes, then again', async () => {
  let now = Date.now();
  const platform = open({ platform: { now: () => now } });
  const first = await platform.fetch(idOf('limited'), null);
  assert.ok(first.retryAfterSeconds! >= 15 * 60);
  const before = standIn.requests.length;
  const second = await platform.fetch(idOf('ordinary'), null);
  assert.equal(second.failure, 'platform_rate_limited');
  assert.equal(standIn.requests.length, before);
  now += 15 * 60_000 + 1000;
  assert.equal((await platform.fetch(idOf('ordinary'), null)).failure, null);
});

test("only rate limits and captchas pause requests, other failures don't", async () => {
  const unexplained = { playabilityStatus: { status: 'LOGIN_REQUIRED', reason: 'Please sign in' } };
  standIn.replay('pleaseLogin', { player: JSON.stringify(unexplained) });
  const robotPage =
    '<!doctype html><title>Sorry...</title><form action="/sorry/index"><div class="g-recaptcha">';
  standIn.replay('sorry_page_', { captions: { body: robotPage, type: 'text/html' } });
  const nextAfter = async (id: string) => {
    const platform = open();
    assert.match((await platform.fetch(id, null)).failure!, /blocked|limited/, id);
    return (await platform.fetch(idOf('ordinary'), null)).failure;
  };
  for (const mood of ['bot-check', 'limited', 'late-limit', 'html-words'] as const)
    assert.notEqual(await nextAfter(idOf(mood)), null, mood);
  assert.equal(await nextAfter('sorry_page_'), 'platform_ip_blocked');
  // One of its clients got through.
  for (const mood of ['doubtful', 'forbidden', 'consent', 'html'] as const)
    assert.equal(await nextAfter(idOf(mood)), null, mood);
  assert.equal(await nextAfter('pleaseLogin'), null);
});

test('listed captions that arrive empty are never reported as a video without captions', async () => {
  const answer = await open().fetch(idOf('no-words'), null);
  const asked = answer.attempts.filter(({ via }) => via.endsWith(' player')).length;
  assert.equal(asked, 3, 'two empty tracks of one client do not speak for two');
});

test('videos are never requested faster than configured, however the pace varies', async () => {
  const gaps: number[] = [];
  const pace = createOwnPace(Date.now);
  const take: Pace['take'] = (wanted) => {
    gaps.push(wanted.gapMs);
    return pace.take({ ...wanted, gapMs: 0 });
  };
  const politeness = createPoliteness(PLATFORM_LIMITS, { ...pace, take }, Date.now);
  for (let n = 0; n < 100; n += 1) await politeness.run(async () => n, 1000);
  const least = 1000 / PLATFORM_LIMITS.perSecond;
  assert.ok(gaps.length === 100 && gaps.every((gap) => gap >= least), String(Math.min(...gaps)));
  assert.ok(new Set(gaps).size > 90, 'evenly spaced requests look automated');
});

test('at most two videos are requested at once, and the queue is limited', async () => {
  let most = 0;
  let running = 0;
  const waits: (() => void)[] = [];
  const platform = open({
    platform: {
      limits: { ...PLATFORM_LIMITS, perSecond: 1000, queue: 5 },
      exits: [
        {
          youtube: {
            clients: ['ANDROID'],
            list: async () => ({ failure: 'list_empty', refusals: [] }),
            async ask() {
              running += 1;
              most = Math.max(most, running);
              await new Promise<void>((resolve) => waits.push(resolve));
              running -= 1;
              const failures = ['video_private'] as const;
              return { video: null, transcript: null, failures, refusals: [], attempts: [] };
            },
          },
        },
      ],
    },
  });
  const all = Array.from({ length: 9 }, (_, n) => platform.fetch(`waiting${n}`, null));
  const refused = await Promise.race(all);
  assert.equal(refused.failure, 'platform_rate_limited');
  while (waits.length < 2) await tick();
  let done = 0;
  for (const one of all) void one.then(() => (done += 1));
  while (done < all.length) {
    waits.shift()?.();
    await tick();
  }
  assert.equal(most, 2);
});

test("a failing proxy is distinguished from a platform that doesn't answer", async () => {
  const refusing = () =>
    Promise.reject(
      new TypeError('fetch failed', {
        cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
      }),
    );
  const through = open({ youtube: { fetch: refusing, throughProxy: true } });
  assert.equal((await through.fetch('someVideo01', null)).failure, 'platform_proxy_refused');
  const direct = open({ youtube: { fetch: refusing } });
  assert.equal((await direct.fetch('someVideo01', null)).failure, 'platform_network');
});
