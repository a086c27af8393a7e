import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import { type AudioState, AudioStateSchema } from '#contract/podcasts.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { makeScript } from '#tests/support/podcast-script.ts';
import { openScene, type ServerProcess } from '#tests/support/server-process.ts';
import { startSpeechServer } from '#tests/support/speech-server.ts';
import { type Random, SEED, seededRandom } from './seeded-random.ts';

/** `FAULT_KILLS=20 FAULT_SEED=… node --test tests/faults/audio-kill.test.ts` for the long version. */
const KILLS = Number(process.env['FAULT_KILLS'] ?? 1);
const LINES = 14;
const SLOW_MS = 40;
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

/** A podcast with this script, on its way to being spoken. */
async function begin(server: ServerProcess, lines: readonly string[]): Promise<string> {
  const client = createApiClient(server);
  const id = await client.create({ format: 'podcast', sample: true, options: { minutes: 1 } });
  await client.log(id);
  const { version } = await client.get(id);
  const document = makeScript(lines, 'english', 5);
  const match = { 'if-match': `"${version}"` };
  await call(server, 'PATCH', fill(CALLS.generation, { id }), { document }, match);
  await call(server, 'POST', fill(CALLS.generationAudio, { id }), { voices: VOICES });
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

/** Some lines in, between two answers, or while the whole is mixed. */
async function waitForMoment(asked: () => number, random: Random): Promise<string> {
  const count = random.chance(0.3) ? LINES : random.whole(1, LINES);
  const afterMs = random.whole(0, count === LINES ? 900 : 2 * SLOW_MS);
  while (asked() < count) await pause(2);
  await pause(afterMs);
  return `${afterMs} ms after line ${count} was asked for`;
}

const clipsIn = (dataDir: string): string[] =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\bclips[/\\][0-9a-f]{64}$/.test(path),
  );

test('audio cut off by kill -9 at any moment goes on where it was: no stored clip is spoken again, and the file is the same', async (t) => {
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

  let interrupted = 0;
  for (let number = 1; number <= KILLS; number += 1) {
    const lines = Array.from({ length: LINES }, (_, at) => `Take ${number}, line ${at + 1}.`);
    const asked = () => speech.requests.filter(({ text }) => lines.includes(text)).length;
    const kept = clipsIn(settings.dataDir).length;
    const id = await begin(server, lines);
    const moment = await waitForMoment(asked, random);
    server.kill('SIGKILL');
    await server.exit;
    const stored = clipsIn(settings.dataDir).length - kept;
    const before = asked();
    server = await scene.start(settings);
    if ((await stateOf(server, id)).status !== 'done') interrupted += 1;
    const file = await finish(server, id);
    const again = asked() - before;
    t.diagnostic(`kill ${number}: ${moment}; ${stored} stored, ${again} spoken after`);
    assert.equal(again, LINES - stored, 'a clip that was stored is spoken again');
    const undisturbed = await finish(calm, await begin(calm, lines));
    assert.ok(file.equals(undisturbed), 'the file is not the one that nobody disturbed');
  }
  t.diagnostic(`${interrupted} of ${KILLS} kills came before the file was finished`);
  assert.ok(interrupted > 0 || KILLS < 3, 'no kill came while audio was being made');
});
