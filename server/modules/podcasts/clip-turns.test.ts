import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { speechTurns } from '#server/db/schema/podcasts.ts';
import { sql } from '#server/db/sql.ts';
import type { SpeechEngine } from '#server/providers/speech/port.ts';
import type { Storage } from '#server/providers/storage/port.ts';
import { makeDatabase } from '#tests/support/make-database.ts';
import { claimTurn } from './clip-turns.repo.ts';
import { createClips } from './clips.ts';

const WANTED = {
  ownerId: 'usr_1',
  voice: 'openai/cedar',
  language: 'english',
  md: 'Hello there.',
  pace: 1,
  pronunciations: [],
} as const;

function makeVoice() {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  let calls = 0;
  const engine: SpeechEngine = {
    provider: 'openai',
    version: 'test',
    pace: null,
    wantsSpokenForm: false,
    takesIpa: false,
    needsKey: false,
    price: null,
    longestText: 1000,
    concurrency: 1,
    state: async () => ({ state: 'ready' }),
    async speak() {
      calls += 1;
      asked.resolve();
      await answered.promise;
      const samples = Float32Array.from({ length: 20_000 }, (_, at) => 0.3 * Math.sin(at / 20));
      return { sampleRate: 24_000, samples };
    },
    close: async () => {},
  };
  return { engine, calls: () => calls, asked: asked.promise, answer: answered.resolve };
}

function makeStorage(): Storage {
  const files = new Map<string, Buffer>();
  return {
    async write(key, content) {
      const bytes = await buffer(content);
      files.set(key, bytes);
      return { bytes: bytes.length };
    },
    read: async (key) => Readable.from([files.get(key)!]),
    findSize: async (key) => files.get(key)?.length ?? null,
    remove: async (key) => void files.delete(key),
    removeFolder: async () => {},
  };
}

test('if two processes want the same line, one speaks it and the other gets its audio', async (t) => {
  const { database, log } = await makeDatabase(t);
  // An embedded database has only one process.
  if (database.engine === 'embedded') return;
  const voice = makeVoice();
  const storage = makeStorage();
  const open = () =>
    createClips({
      database,
      storage,
      speech: {
        all: [voice.engine],
        find: () => voice.engine,
        checkKey: () => null,
        close: async () => {},
      },
      keys: { find: async () => null, report: async () => {} },
      usage: { beginCall: async () => 'call', settleCall: async () => {} },
      log: log.log,
    });
  const [one, other] = [open(), open()];
  const { signal } = new AbortController();
  const clip = one.plan(WANTED)!;
  const first = one.make(clip, signal);
  await voice.asked;
  const second = other.make(clip, signal);
  assert.equal(await claimTurn(database.db, clip, 'a third one', 15), false);
  voice.answer();
  assert.equal((await second).key, (await first).key);
  assert.equal(voice.calls(), 1);
  assert.equal(await claimTurn(database.db, clip, 'a third one', 15), true, 'and it is over');
  await Promise.all([one.close(), other.close()]);
});

test('a line is spoken after its process was killed, even if the clock was set back an hour', async (t) => {
  const { database } = await makeDatabase(t);
  const clip = { ownerId: 'usr_1', hash: 'a line' };
  assert.equal(await claimTurn(database.db, clip, 'killed', 15), true);
  assert.equal(await claimTurn(database.db, clip, 'another', 15), false);
  await database.db.update(speechTurns).set({ until: sql`now() + interval '1 hour'` });
  assert.equal(await claimTurn(database.db, clip, 'another', 15), true);
});
