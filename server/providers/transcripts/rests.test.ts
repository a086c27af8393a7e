import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  clientsOf,
  type OpenOptions,
  openPlatform,
  programAnswering,
} from '#tests/support/open-platform.ts';
import { idOf, startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import type { Ytdlp } from './ytdlp.ts';

const standIn = await startStandInPlatform();
after(() => standIn.close());
const open = (options: OpenOptions = {}) => openPlatform(standIn, options);

test('two clients seeing no captions outweigh one that was blocked, and only that one is paused', async () => {
  const platform = open();
  standIn.setClientMood('ANDROID', 'bot-check');
  try {
    const answer = await platform.fetch(idOf('no-captions'), null);
    assert.equal(answer.failure, 'video_no_captions');
    assert.equal(answer.retryAfterSeconds, undefined);
    const before = standIn.requests.length;
    assert.equal((await platform.fetch(idOf('ordinary'), null)).failure, null);
    const asked = standIn.requests.slice(before).filter((line) => /player |reel/.test(line));
    assert.deepEqual(asked, [`/youtubei/v1/player IOS ${idOf('ordinary')}`]);
  } finally {
    standIn.setClientMood('ANDROID', null);
  }
});

test('two clients seeing no captions outweigh one that was rate limited, unless that one was offered captions', async () => {
  const asked = async (id: string) =>
    (await open({ youtube: { clients: ['VISIONOS', 'ANDROID', 'WEB'] } }).fetch(id, null)).failure;
  standIn.setClientMood('VISIONOS', 'limited');
  assert.equal(await asked(idOf('no-captions')), 'video_no_captions');
  standIn.setClientMood('VISIONOS', null);
  for (const client of ['ANDROID', 'WEB']) standIn.setClientMood(client, 'no-captions');
  try {
    assert.notEqual(await asked(idOf('late-limit')), 'video_no_captions');
    assert.notEqual(await asked(idOf('html-words')), 'video_no_captions');
  } finally {
    for (const client of ['ANDROID', 'WEB']) standIn.setClientMood(client, null);
  }
});

test('with any one client working, none of thirty videos with captions is lost', async () => {
  for (const open_ of ['ANDROID', 'IOS', 'VISIONOS']) {
    const platform = open();
    const shut = ['ANDROID', 'IOS', 'VISIONOS'].filter((name) => name !== open_);
    for (const client of shut) standIn.setClientMood(client, 'bot-check');
    try {
      for (let n = 0; n < 30; n += 1) {
        const id = `thirty${String(n).padStart(5, '0')}`;
        assert.equal((await platform.fetch(id, null)).failure, null, `${open_} ${id}`);
      }
    } finally {
      for (const client of shut) standIn.setClientMood(client, null);
    }
  }
});

test("one client that is rate limited or misreports a video as gone doesn't lose a video another client finds", async () => {
  const clients = ['VISIONOS', 'ANDROID', 'WEB', 'IOS'];
  for (const mood of ['limited', 'bare-error', 'bot-check', 'network'] as const) {
    const platform = open({ youtube: { clients } });
    standIn.setClientMood('VISIONOS', mood);
    try {
      for (let n = 0; n < 30; n += 1) {
        const id = `alone${String(n).padStart(6, '0')}`;
        assert.equal((await platform.fetch(id, null)).failure, null, `${mood} ${id}`);
      }
    } finally {
      standIn.setClientMood('VISIONOS', null);
    }
  }
});

test('with all clients refused, yt-dlp loses none of thirty videos with captions', async () => {
  const { transcript, video } = await open().fetch(idOf('ordinary'), null);
  const clients = ['ANDROID', 'IOS', 'VISIONOS'];
  for (const mood of ['bot-check', 'limited', 'consent'] as const) {
    const ytdlp = programAnswering({ transcript, video });
    const platform = open({ ytdlp });
    for (const client of clients) standIn.setClientMood(client, mood);
    try {
      for (let n = 0; n < 30; n += 1) {
        const id = `again${String(n).padStart(6, '0')}`;
        assert.equal((await platform.fetch(id, null)).failure, null, `${mood} ${id}`);
      }
    } finally {
      for (const client of clients) standIn.setClientMood(client, null);
    }
  }
});

test("a refused yt-dlp is paused on its own, and its findings count like a client's", async () => {
  let asked = 0;
  const refused = programAnswering({
    failures: ['platform_ip_blocked'],
    refusals: [{ party: 'yt-dlp', code: 'platform_ip_blocked', isAddress: false }],
  });
  const ytdlp: Ytdlp = {
    ...refused,
    findTranscript: (...given) => {
      asked += 1;
      return refused.findTranscript(...given);
    },
  };
  const platform = open({ ytdlp });
  await platform.fetch(idOf('changed'), null);
  await platform.fetch(idOf('marked'), null);
  assert.equal(asked, 1);
  assert.equal((await platform.fetch(idOf('ordinary'), null)).failure, null);
  const witness = programAnswering({ failures: ['video_no_captions'] });
  standIn.setClientMood('IOS', 'bot-check');
  standIn.setClientMood('VISIONOS', 'bot-check');
  try {
    const both = open({ ytdlp: witness });
    assert.equal((await both.fetch(idOf('no-captions'), null)).failure, 'video_no_captions');
  } finally {
    standIn.setClientMood('IOS', null);
    standIn.setClientMood('VISIONOS', null);
  }
});

test('the visitor id is kept, sent with every request, and dropped after a refusal', async () => {
  const platform = open();
  standIn.wantVisitors(true);
  try {
    const named = () => standIn.requests.filter((line) => line.includes('visitor_id')).length;
    const before = named();
    for (const id of ['visitor0001', 'visitor0002', 'visitor0003']) {
      assert.equal((await platform.fetch(id, null)).failure, null);
    }
    assert.equal(named(), before + 1, 'asked for once');
    standIn.visitors.clear();
    // Its id is no longer valid: the next client continues, and this one returns as a new visitor.
    assert.equal((await platform.fetch('visitor0004', null)).failure, null);
    assert.equal(named(), before + 2);
  } finally {
    standIn.wantVisitors(false);
  }
});

test('a refused proxy is replaced by the next, and one with rotating addresses is tried again', async () => {
  const through = (exit: string) =>
    clientsOf(standIn, {
      throughProxy: true,
      fetch: (address, init) =>
        fetch(address, { ...init, headers: { ...(init?.headers as object), 'x-exit': exit } }),
    });
  for (const mood of ['bot-check', 'limited', 'consent'] as const) {
    standIn.setExitMood('bad', mood);
    const platform = open({
      platform: { exits: [{ youtube: through('bad') }, { youtube: through('good') }] },
    });
    for (const id of ['exitVideo01', 'exitVideo02']) {
      assert.equal((await platform.fetch(id, null)).failure, null, mood);
    }
  }
  for (const mood of ['geo', 'network', 'changed', 'age', 'marked', 'unplayable'] as const) {
    standIn.setExitMood('bad', mood);
    const platform = open({
      platform: { exits: [{ youtube: through('bad') }, { youtube: through('good') }] },
    });
    for (let n = 0; n < 30; n += 1) {
      const id = `exit${String(n).padStart(7, '0')}`;
      assert.equal((await platform.fetch(id, null)).failure, null, mood);
    }
  }
  standIn.setExitMood('bad', null);
  // Every third connection leaves through a blocked address.
  let count = 0;
  const rotating = clientsOf(standIn, {
    throughProxy: true,
    fetch: (address, init) => {
      const isBad = /player|reel/.test(address) && count++ % 3 === 0;
      const exit = isBad ? 'shut' : 'open';
      return fetch(address, { ...init, headers: { ...(init?.headers as object), 'x-exit': exit } });
    },
  });
  standIn.setExitMood('shut', 'bot-check');
  try {
    const platform = open({ platform: { exits: [{ youtube: rotating, rotates: true }] } });
    for (let n = 0; n < 30; n += 1) {
      const id = `rotate${String(n).padStart(5, '0')}`;
      assert.equal((await platform.fetch(id, null)).failure, null, id);
    }
  } finally {
    standIn.setExitMood('shut', null);
  }
});

test('a dead exit is skipped after a while, and yt-dlp uses a working one', async () => {
  const silent = clientsOf(standIn, {
    throughProxy: true,
    fetch: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('proxy') })),
  });
  const given = { exits: [{ youtube: silent }, { youtube: clientsOf(standIn) }] };
  const platform = open({ platform: given });
  const triesOf = async (n: number) =>
    (await platform.fetch(`deadExit00${n}`, null)).attempts.map(({ outcome }) => outcome);
  for (const n of [1, 2, 3]) assert.ok((await triesOf(n)).includes('proxy_refused'));
  assert.ok(!(await triesOf(4)).includes('proxy_refused'));

  const { transcript, video } = await open().fetch(idOf('ordinary'), null);
  const dead = programAnswering({ failures: ['platform_proxy_refused'] });
  const alive = programAnswering({ transcript, video });
  const shut = clientsOf(standIn);
  for (const client of shut.clients) standIn.setClientMood(client, 'bot-check');
  try {
    const exits = [
      { youtube: silent, ytdlp: dead },
      { youtube: shut, ytdlp: alive },
    ];
    for (const all of [exits, exits.toReversed()]) {
      const both = open({ platform: { exits: all } });
      for (const id of ['program0001', 'program0002']) {
        assert.equal((await both.fetch(id, null)).failure, null);
      }
    }
  } finally {
    for (const client of shut.clients) standIn.setClientMood(client, null);
  }
});

test('a browser client with a proof-of-origin token gets captions withheld without it', async () => {
  const bare = open({ youtube: { clients: ['WEB'] } });
  assert.equal((await bare.fetch(idOf('marked'), null)).failure, 'platform_po_token');
  const bound: string[] = [];
  const findPoToken = async (id: string) => {
    bound.push(id);
    return 'a-proof-of-origin-for-this';
  };
  const proven = open({ youtube: { clients: ['WEB'], findPoToken } });
  assert.equal((await proven.fetch(idOf('marked'), null)).failure, null);
  assert.deepEqual(bound, [idOf('marked')]);
});
