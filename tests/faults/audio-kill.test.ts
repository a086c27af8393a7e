import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import { type AudioState, AudioStateSchema, type VoiceList } from '#contract/podcasts.ts';
import type { UsageReport } from '#contract/usage.ts';
import { createNeuralEngine } from '#server/providers/speech/neural/engine.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { makeScript } from '#tests/support/podcast-script.ts';
import { openScene, type ServerProcess } from '#tests/support/server-process.ts';
import { startSpeechServer } from '#tests/support/speech-server.ts';
import { SEED, seededRandom } from './seeded-random.ts';

/**
 * Long version: `FAULT_KILLS=20 FAULT_SEED=… node --test tests/faults/audio-kill.test.ts`. It also kills runs of the built-in
 * voices where they are installed. Each run is killed several times, because starting takes most of the time.
 */
const KILLS = Number(process.env['FAULT_KILLS'] ?? 2);
const IS_LONG = KILLS > 2;
const KILLS_A_RUN = 3;
const LINES = 14;
const SLOW_MS = 40;
/** The product's limit of parallel requests to this provider's voices. */
const AT_ONCE = 4;
const VOICES = ['openai/cedar', 'openai/coral'];

async function call(
  { url, token }: ServerProcess,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      [TOKEN_HEADER]: token,
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  assert.ok(answer.ok, `${method} ${path}: ${answer.status}`);
  return answer;
}

async function stateOf(server: ServerProcess, id: string): Promise<AudioState> {
  const answer = await call(server, 'GET', fill(CALLS.audioState, { id }));
  return AudioStateSchema.parse(await answer.json());
}

/** Creates a podcast with this script and starts speaking it. */
async function begin(
  server: ServerProcess,
  lines: readonly string[],
  voices: readonly string[] = VOICES,
): Promise<string> {
  const client = createApiClient(server);
  const id = await client.create({ format: 'podcast', sample: true, options: { minutes: 1 } });
  await client.log(id);
  const { version } = await client.get(id);
  const document = makeScript(lines, 'english', 5);
  const match = { 'if-match': `"${version}"` };
  await call(server, 'PATCH', fill(CALLS.generation, { id }), { document }, match);
  await call(server, 'POST', fill(CALLS.generationAudio, { id }), { voices });
  return id;
}

async function finish(server: ServerProcess, id: string): Promise<Buffer> {
  for (;;) {
    const { status, error, file } = await stateOf(server, id);
    assert.notEqual(status, 'failed', error?.message);
    if (status === 'done') {
      return Buffer.from(await (await call(server, 'GET', file!.url)).arrayBuffer());
    }
    await pause(60);
  }
}

/** Hashes of all completely stored clips, by path. */
function clipsIn(dataDir: string): Map<string, string> {
  const paths = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\bclips[/\\][0-9a-f]{64}$/.test(path),
  );
  const hash = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(dataDir, path)))
      .digest('hex');
  return new Map(paths.map((path) => [path, hash(path)]));
}

/** Clips stored earlier haven't changed. */
function assertKept(before: Map<string, string>, after: Map<string, string>): void {
  for (const [path, hash] of before) assert.equal(after.get(path), hash, `${path} was made again`);
}

test('audio interrupted by kill -9 resumes: no stored clip is spoken again, every request is on the ledger, and the file is the same', async (t) => {
  t.diagnostic(`FAULT_SEED=${SEED}`);
  const random = seededRandom(SEED);
  const scene = openScene();
  t.after(() => scene.close());
  const speech = await startSpeechServer({ after: (undo) => scene.onClose(undo) });
  speech.slowMs = SLOW_MS;
  const key = fill(CALLS.key, { provider: 'openai' });
  const settings = { dataDir: scene.folder(), env: speech.env };
  const calm = await scene.start({ dataDir: scene.folder(), env: speech.env });
  let server = await scene.start(settings);
  for (const one of [calm, server]) await call(one, 'PUT', key, { key: 'sk-test-12345678' });

  let [kills, interrupted] = [0, 0];
  for (let run = 1; kills < KILLS; run += 1) {
    const lines = Array.from({ length: LINES }, (_, at) => `Take ${run}, line ${at + 1}.`);
    const asked = () =>
      speech.requests.map(({ text }) => text).filter((text) => lines.includes(text));
    const others = clipsIn(settings.dataDir).size;
    const id = await begin(server, lines);
    let [askedBefore, keptBefore] = [0, others];
    const times = Math.min(KILLS_A_RUN, KILLS - kills);
    for (let time = 1; time <= times; time += 1) {
      // Somewhere in this share of the lines, or during mixing.
      const from = Math.floor(((time - 1) * LINES) / times) + 1;
      const most = Math.floor((time * LINES) / times);
      const chosen = time === times && random.chance(0.5) ? LINES : random.whole(from, most);
      const count = Math.min(LINES, Math.max(chosen, new Set(asked()).size + 1));
      const afterMs = random.whole(0, count === LINES ? 900 : 2 * SLOW_MS);
      while (new Set(asked()).size < count) await pause(2);
      await pause(afterMs);
      server.kill('SIGKILL');
      await server.exit;
      kills += 1;
      const kept = clipsIn(settings.dataDir);
      const inTheAir = asked().length - askedBefore - (kept.size - keptBefore);
      assert.ok(inTheAir >= 0 && inTheAir <= AT_ONCE, `${inTheAir} were asked for and not stored`);
      [askedBefore, keptBefore] = [asked().length, kept.size];
      server = await scene.start(settings);
      if ((await stateOf(server, id)).status !== 'done') interrupted += 1;
      assertKept(kept, clipsIn(settings.dataDir));
      const moment = `${afterMs} ms after line ${count} was asked for`;
      t.diagnostic(`kill ${kills}: ${moment}; ${inTheAir} in the air`);
    }
    const file = await finish(server, id);
    const askedInAll = asked().length;
    const missing = LINES - (keptBefore - others);
    assert.equal(askedInAll - askedBefore, missing, 'a clip that was stored is spoken again');
    const undisturbed = await finish(calm, await begin(calm, lines));
    assert.ok(file.equals(undisturbed), 'the file is not the one that nobody disturbed');
    const { rows } = (await (await call(server, 'GET', CALLS.usage)).json()) as UsageReport;
    const own = rows.filter(({ generationId }) => generationId === id);
    assert.ok(own.length >= askedInAll, 'what was in the air is on the ledger too');
    assert.ok(
      own.every(({ state }) => state !== 'running'),
      'and nothing is held back for it',
    );
  }
  t.diagnostic(`${interrupted} of ${KILLS} kills came before the file was finished`);
  assert.ok(interrupted > 0, 'no kill came while audio was being made');
});

/** Why the built-in voices aren't tested; `false` if they are. */
async function whyNotBuiltIn(): Promise<string | false> {
  if (!IS_LONG) return 'in the long version only: FAULT_KILLS=20';
  const engine = createNeuralEngine({ modelDir: process.env['SPEECH_MODEL_DIR'] });
  const state = await engine.state();
  await engine.close();
  return state.state === 'ready' ? false : state.message;
}
const skip = await whyNotBuiltIn();

test(
  'audio from the built-in voices resumes too: stored clips stay the same and the file is made from them',
  { skip },
  async (t) => {
    const random = seededRandom(SEED);
    const scene = openScene();
    t.after(() => scene.close());
    const settings = { dataDir: scene.folder() };
    let server = await scene.start(settings);
    const list = await call(server, 'GET', `${CALLS.voices}?language=english`);
    const { voices } = (await list.json()) as VoiceList;
    const own = voices.filter(({ provider }) => provider === 'built-in').map((voice) => voice.id);
    assert.ok(own.length >= 2);
    const lines = Array.from(
      { length: 12 },
      (_, at) => `This is line number ${at + 1} of the test.`,
    );
    const id = await begin(server, lines, own.slice(0, 2));
    for (let time = 1; time <= KILLS_A_RUN; time += 1) {
      const count = Math.floor((time * lines.length) / KILLS_A_RUN) - random.whole(0, 2);
      const isOver = async () => (await stateOf(server, id)).status === 'done';
      while (clipsIn(settings.dataDir).size < count && !(await isOver())) await pause(5);
      await pause(random.whole(0, 300));
      server.kill('SIGKILL');
      await server.exit;
      const kept = clipsIn(settings.dataDir);
      server = await scene.start(settings);
      t.diagnostic(`killed with ${kept.size} clips stored`);
      assertKept(kept, clipsIn(settings.dataDir));
    }
    const file = await finish(server, id);
    const made = clipsIn(settings.dataDir);
    assert.equal(made.size, lines.length);
    // A voice never says a line the same way twice, so an identical file proves that it was made from the same clips.
    await call(server, 'DELETE', fill(CALLS.generationAudio, { id }));
    await call(server, 'POST', fill(CALLS.generationAudio, { id }), { voices: own.slice(0, 2) });
    assert.ok(
      (await finish(server, id)).equals(file),
      'undisturbed, the same clips make another file',
    );
    assertKept(made, clipsIn(settings.dataDir));
  },
);
