import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { SpeakEstimateSchema, VoiceListSchema } from '#contract/podcasts.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { makePodcast, spokenBy, waitForAudio } from '#tests/support/podcast.ts';
import { startSpeechServer } from '#tests/support/speech-server.ts';
import { writeEspeak } from '#tests/support/stand-in-espeak.ts';

const FREE = ['basic/low', 'basic/high'];
const PAID = ['openai/ash', 'openai/coral'];

const speech = await startSpeechServer({ after });
const ESPEAK_PATH = writeEspeak({ after }, ['ar', 'de', 'fr', 'hi', 'ja']);
const app = await makeApp(
  { after },
  { env: { ...speech.env, ESPEAK_PATH, PATH: '/nowhere' }, listens: true },
);
const { owner } = app;
const { keys } = app.accountParts;
await spokenBy(app, 'openai');

const listOf = async (language: LanguageValue) =>
  VoiceListSchema.parse((await owner.call('GET', `${CALLS.voices}?language=${language}`)).body);
const openAiOf = async (language: LanguageValue) =>
  (await listOf(language)).providers.find(({ id }) => id === 'openai')!;
const podcastIn = (language: LanguageValue, line: string) =>
  makePodcast(app, { ownerId: owner.id, lines: [line], language });
const audioPath = (id: string) => fill(CALLS.generationAudio, { id });

test("a key doesn't change the default: free voices are used unless the user chose others", async () => {
  const german = await listOf('german');
  assert.ok(german.voices.some(({ provider }) => provider === 'openai'));
  assert.deepEqual(german.defaults, FREE);
  const id = await podcastIn('german', 'Guten Morgen.');
  const path = fill(CALLS.audioEstimate, { id });
  const estimate = SpeakEstimateSchema.parse((await owner.call('POST', path, {})).body);
  assert.deepEqual(estimate.paidTo, []);
  await owner.call('POST', audioPath(id), {});
  const { file } = await waitForAudio(owner, id, 'done', 'failed');
  assert.deepEqual(Object.values(file!.voices), FREE);
  assert.equal(speech.requests.length, 0, 'and nobody was paid');
});

test('paid voices are used only if no other voice speaks the language or the user chose them', async () => {
  assert.deepEqual((await listOf('thai')).defaults, PAID);
  await owner.call('PATCH', CALLS.settings, { defaults: { voices: PAID } });
  const german = await listOf('german');
  assert.deepEqual(german.defaults.slice(0, 2), PAID);
  assert.deepEqual(german.ours, FREE, 'and the settings can say what ours would be');
  await owner.call('PATCH', CALLS.settings, { defaults: { voices: [] } });
  assert.deepEqual((await listOf('german')).defaults, FREE);
});

test('a key that failed its check provides no voices, says so, and causes no failures', async () => {
  for (const state of ['unreachable', 'invalid', 'no_credit'] as const) {
    await keys.report(owner.id, 'openai', state);
    const german = await listOf('german');
    assert.deepEqual(german.defaults, FREE, state);
    assert.ok(german.voices.every(({ provider }) => provider === 'basic'));
    const { state: told, message, hasKey } = await openAiOf('german');
    assert.deepEqual([told, hasKey], ['needs_key', true]);
    assert.match(message, /^Your OpenAI key .* Test it in Settings/);
    assert.deepEqual((await listOf('thai')).defaults, []);
  }
  await keys.report(owner.id, 'openai', 'rate_limited');
  assert.equal((await openAiOf('german')).state, 'ready', 'one that is slowed down still speaks');
});

test("basic voices cover the installed languages, and no program is recommended that wouldn't help", async () => {
  const basicOf = async (language: LanguageValue) =>
    (await listOf(language)).providers.find(({ id }) => id === 'basic')!.state;
  const states = await Promise.all(
    (['french', 'hindi', 'spanish', 'arabic', 'japanese'] as const).map(basicOf),
  );
  const none = 'not_in_this_language';
  assert.deepEqual(states, ['ready', 'ready', none, none, none]);
  await keys.report(owner.id, 'openai', 'unreachable');
  const id = await podcastIn('japanese', 'おはようございます。');
  const { status, body } = await owner.call('POST', audioPath(id), {});
  assert.deepEqual([status, body.code], [422, 'no_voice_for_language']);
  assert.match(body.message, /Japanese.*Your OpenAI key.*a key for Google or ElevenLabs/);
  assert.doesNotMatch(body.message, /espeak/);
  await keys.report(owner.id, 'openai', 'valid');
});
