import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { clientsOf, openPlatform } from '#tests/support/open-platform.ts';
import type { ListShape, StandInListed } from '#tests/support/stand-in-lists.ts';
import { startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { PLATFORM_LIMITS } from './politeness.ts';
import type { PlatformList } from './port.ts';

const standIn = await startStandInPlatform();
after(() => standIn.close());

const CHANNEL = 'UCstandinstandinstandin1';
const many = (count: number): StandInListed[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `v${String(at).padStart(10, '0')}`,
    title: `Talk ${at + 1}`,
    length: `${at % 60}:07`,
  }));
const pagesAsked = () => standIn.requests.filter((line) => line.includes('/browse')).length;

for (const shape of ['renderer', 'lockup'] as ListShape[]) {
  test(`a playlist is read completely in the platform's ${shape} layout`, async () => {
    standIn.setList('PLmany', many(230), shape);
    const list = (await openPlatform(standIn).list(
      { kind: 'playlist', id: 'PLmany' },
      500,
    )) as PlatformList;
    assert.equal(list.title, 'List PLmany');
    assert.deepEqual(
      list.videos.map(({ id }) => id),
      many(230).map(({ id }) => id),
    );
    assert.deepEqual(
      [list.videos[9]!.title, list.videos[9]!.durationMs, list.hasMore],
      ['Talk 10', 9 * 60_000 + 7000, false],
    );
  });

  test(`videos a list marks as unavailable are known before they're requested (${shape})`, async () => {
    const marks = ['private', 'deleted', 'live', 'upcoming', 'members', 'cc'] as const;
    const videos = marks.map((mark) => ({
      id: mark.padEnd(11, '_'),
      title: mark,
      mark,
      ...(mark === 'cc' && { length: '1:02:03' }),
    }));
    standIn.setList('PLmarks', videos, shape);
    const { videos: read } = (await openPlatform(standIn).list(
      { kind: 'playlist', id: 'PLmarks' },
      500,
    )) as PlatformList;
    assert.deepEqual(
      read.map(({ problem }) => problem),
      [
        'video_private',
        'video_removed',
        'video_live_now',
        'video_upcoming',
        'video_members_only',
        null,
      ],
    );
    assert.deepEqual([read[5]!.durationMs, read[5]!.hasCaptions], [3_723_000, true]);
    assert.equal(read[2]!.hasCaptions, null, 'nothing is claimed that the list does not say');
  });
}

test('only as many pages as needed are requested', async () => {
  standIn.setList('PLlong', many(900));
  const before = pagesAsked();
  const list = (await openPlatform(standIn).list(
    { kind: 'playlist', id: 'PLlong' },
    500,
  )) as PlatformList;
  assert.deepEqual([list.videos.length, list.hasMore, pagesAsked() - before], [500, true, 5]);
});

test('a channel is found by id, handle and old URL', async () => {
  standIn.setList(CHANNEL, many(3));
  for (const path of [`channel/${CHANNEL}`, '@standin', 'c/standin', '@moved']) {
    const list = (await openPlatform(standIn).list({ kind: 'channel', path }, 500)) as PlatformList;
    assert.deepEqual([list.title, list.videos.length], ['Stand-in channel', 3], path);
  }
  const none = await openPlatform(standIn).list({ kind: 'channel', path: '@nobody' }, 500);
  assert.deepEqual(none, { failure: 'list_unavailable' });
});

test('a private, deleted or empty playlist is reported as such', async () => {
  const platform = openPlatform(standIn);
  standIn.setList('PLempty', []);
  const gone = await platform.list({ kind: 'playlist', id: 'PLgone' }, 500);
  assert.deepEqual(gone, { failure: 'list_unavailable' });
  const empty = await platform.list({ kind: 'playlist', id: 'PLempty' }, 500);
  assert.deepEqual(empty, { failure: 'list_empty' });
});

test('a refused list pauses the address, as a refused video would', async () => {
  const platform = openPlatform(standIn);
  standIn.setClientMood('WEB', 'limited');
  const first = await platform.list({ kind: 'playlist', id: 'PLmany' }, 500);
  standIn.setClientMood('WEB', null);
  assert.equal('failure' in first && first.failure, 'platform_rate_limited');
  const before = standIn.requests.length;
  const second = await platform.list({ kind: 'playlist', id: 'PLmany' }, 500);
  assert.equal('failure' in second && second.failure, 'platform_rate_limited');
  assert.ok('failure' in second && second.retryAfterSeconds! > 600);
  assert.equal(standIn.requests.length, before, 'nobody was asked');
});

/** A platform that reports every turn taken. */
function openPaced(onTurn: () => void) {
  let nextStartMs = 0;
  const pace = {
    async take({ gapMs }: { gapMs: number }) {
      const startAtMs = Math.max(Date.now(), nextStartMs);
      nextStartMs = startAtMs + gapMs;
      onTurn();
      return { startAtMs, giveBack: async () => {} };
    },
    read: async () => ({ rest: null, rests: {}, visitors: {} }),
    rest: async () => {},
    keepVisitor: async () => {},
  };
  return openPlatform(standIn, {
    platform: {
      exits: [{ youtube: clientsOf(standIn), pace }],
      limits: { ...PLATFORM_LIMITS, perSecond: 100 },
    },
  });
}

test('every page waits its turn, like a video', async () => {
  standIn.setList('PLpaced', many(250));
  let turns = 0;
  const platform = openPaced(() => (turns += 1));
  await platform.list({ kind: 'playlist', id: 'PLpaced' }, 500);
  assert.equal(turns, 3, 'a turn for each of three pages');
});

test('reading a list ends, however many pages the platform offers', async () => {
  standIn.setList('PLendless', many(1500));
  const before = pagesAsked();
  const key = { kind: 'playlist', id: 'PLendless' } as const;
  const list = (await openPaced(() => {}).list(key, 5000)) as PlatformList;
  assert.deepEqual([list.videos.length, list.hasMore, pagesAsked() - before], [1200, true, 12]);
});

test('once nobody waits for a list, no further page is requested', async () => {
  standIn.setList('PLleft', many(400));
  const before = pagesAsked();
  const leaving = new AbortController();
  let turns = 0;
  const platform = openPaced(() => {
    turns += 1;
    if (turns === 3) leaving.abort();
  });
  const key = { kind: 'playlist', id: 'PLleft' } as const;
  const list = (await platform.list(key, 500, leaving.signal)) as PlatformList;
  await platform.close();
  assert.deepEqual([list.videos.length, list.hasMore, pagesAsked() - before], [200, true, 2]);
});
