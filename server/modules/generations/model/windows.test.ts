// One engine: it tests which words of a long video a model is asked about; models.routes takes a run with a model through
// both.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { TALKS } from '#tests/support/bee-talks.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel, materialIn, sectionsIn } from '#tests/support/stand-in-writer.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const models = await startStandInModels({ answer: (asked) => answerLikeAModel(asked) });
after(() => models.close());
const env = { ...models.env(['anthropic']), LOCAL_AI_URL: models.localUrl };
const app = await makeApp({ after }, { env: { ...env, HOUSE_LONGEST_TOKENS: '4000' } });
await app.owner.call('PUT', '/settings/keys/groq', { key: 'good-key-0001' });

const HOUSE_MODEL = 'anthropic/claude-sonnet-5';

/** This many sentences, one per paragraph; numbered, so that no two are equal. */
const said = (language: LanguageValue, sentences: number) =>
  Array.from({ length: sentences }, (_, at) => {
    const text = TALKS[language][at % TALKS[language].length]!;
    return `${text} (${at + 1})`;
  }).join('\n\n');

async function write(language: LanguageValue, sentences: number, model: string) {
  const from = models.calls.length;
  const { status, body } = await app.owner.call('POST', '/generations', {
    format: 'summary',
    text: said(language, sentences),
    title: 'Bees',
    language,
    model,
  });
  assert.equal(status, 202, JSON.stringify(body));
  const id = body.generations[0].id as string;
  const generation = await untilEnded(app.owner, id);
  return { id, generation, calls: models.calls.slice(from) };
}

test('F10 a long video in any language fits the window of a small local server at the first try', async () => {
  models.change({ windowTokens: 8000 });
  for (const language of ['czech', 'tamil'] as const) {
    const { generation, calls } = await write(language, 500, 'local/stand-in-model');
    assert.deepEqual([generation.status, generation.error], ['done', null], language);
    assert.deepEqual(
      calls.filter(({ fault }) => fault !== null),
      [],
      language,
    );
  }
});

test('a model that accepts far less than expected is asked in smaller pieces, and the run completes', async () => {
  models.change({ windowTokens: 5000 });
  const { id, generation, calls } = await write('polish', 500, 'groq/llama-3.3-70b-versatile');
  assert.deepEqual([generation.status, generation.error], ['done', null]);
  const refused = calls.filter(({ fault }) => fault === 'too_long');
  assert.ok(refused.length > 0 && refused.length < 12, `${refused.length} refusals`);
  const idsOf = ({ messages }: (typeof calls)[number]) =>
    materialIn(messages[0]!.content).flatMap(({ ids }) => ids);
  const read = calls.filter(({ fault }) => fault === null).flatMap(idsOf);
  assert.equal(new Set(read).size, Math.max(...calls.flatMap(idsOf)), 'every passage was read');

  // One refine of the whole text, with as much of the transcript as the model takes.
  const { status } = await app.owner.call('POST', `/generations/${id}/refine`, {
    instruction: 'Warmer',
  });
  assert.equal(status, 202);
  const refined = await untilEnded(app.owner, id);
  assert.deepEqual([refined.status, refined.error], ['done', null]);
});

test('a local server that silently drops the start of a prompt is detected: nothing it wrote is kept, and the fix is explained', async () => {
  models.change({ windowTokens: Infinity, silentWindowTokens: 2048 });
  const { id, generation } = await write('english', 150, 'local/stand-in-model');
  const { status, error, document } = generation;
  assert.deepEqual([status, error?.code], ['failed', 'prompt_cut']);
  assert.match(error!.message, /read only 1,026 of about \d,\d{3} tokens.*OLLAMA_CONTEXT_LENGTH/);
  assert.deepEqual(document?.sections, []);

  // A retry alone gives the same error; after enlarging the window, everything is written from scratch.
  const retry = async () => {
    const from = models.calls.length;
    assert.equal((await app.owner.call('POST', `/generations/${id}/retry`)).status, 202);
    return { ...(await untilEnded(app.owner, id)), calls: models.calls.slice(from) };
  };
  assert.equal((await retry()).error?.code, 'prompt_cut');
  models.change({ silentWindowTokens: Infinity });
  const written = await retry();
  assert.deepEqual([written.status, written.error], ['done', null]);
  const asked = sectionsIn(written.calls[0]!.messages[0]!.content).map((section) => section.id);
  assert.deepEqual(
    asked,
    written.document!.sections.map((section) => section.id),
  );

  // A refine with a truncated prompt leaves the text unchanged.
  models.change({ silentWindowTokens: 2048 });
  await app.owner.call('POST', `/generations/${id}/refine`, { instruction: 'Warmer' });
  const refined = await untilEnded(app.owner, id);
  assert.deepEqual([refined.status, refined.error?.code], ['failed', 'prompt_cut']);
  assert.deepEqual(refined.document, written.document);
  models.change({ silentWindowTokens: Infinity });
});

test("if splitting doesn't help, the run reports it and stops asking", async () => {
  models.change({ windowTokens: 200 });
  const { generation, calls } = await write('english', 60, 'groq/llama-3.3-70b-versatile');
  assert.deepEqual([generation.status, generation.error?.code], ['failed', 'context_too_long']);
  assert.ok(calls.length <= 10, `${calls.length} calls`);
});

test("the shared key isn't used for a text over its limit, and the estimate says so", async () => {
  models.change({ windowTokens: Infinity });
  const asked = models.calls.length;
  const wish = (sentences: number, model: string) => ({
    format: 'summary',
    text: said('english', sentences),
    title: 'Bees',
    model,
  });
  const long = await app.owner.call('POST', '/generations/estimate', wish(400, HOUSE_MODEL));
  assert.deepEqual(
    [long.body.engine.key, long.body.problem?.code],
    ['house', 'too_long_for_house'],
  );
  const { status, body } = await app.owner.call('POST', '/generations', wish(400, HOUSE_MODEL));
  assert.deepEqual([status, body.code], [409, 'too_long_for_house']);
  assert.equal(models.calls.length, asked, 'nothing was asked');
  // The limit doesn't apply to a user's own key.
  const own = wish(400, 'groq/llama-3.3-70b-versatile');
  assert.equal((await app.owner.call('POST', '/generations/estimate', own)).body.problem, null);
  const short = await app.owner.call('POST', '/generations/estimate', wish(40, HOUSE_MODEL));
  assert.deepEqual([short.body.engine.key, short.body.problem], ['house', null]);
});

test("notes taken for one text aren't in the price of the next from the same video", async () => {
  models.change({ windowTokens: Infinity });
  const formats = {
    format: 'tweet',
    alsoMake: ['linkedin'],
    model: 'groq/llama-3.3-70b-versatile',
  };
  const fresh = { ...formats, text: said('english', 300), title: 'Bees again' };
  const told = async (wish: object) =>
    (await app.owner.call('POST', '/generations/estimate', wish)).body.tokensIn.middle as number;
  const make = async (wish: object) => {
    const from = models.calls.length;
    const { status, body } = await app.owner.call('POST', '/generations', wish);
    assert.equal(status, 202, JSON.stringify(body));
    const ids = body.generations.map(({ id }: { id: string }) => id) as string[];
    const ended = await Promise.all(ids.map((id) => untilEnded(app.owner, id)));
    return { videoId: ended[0]!.videoId, calls: models.calls.slice(from) };
  };
  const before = await told(fresh);
  const first = await make(fresh);
  const reading = first.calls
    .filter(({ messages }) => messages[0]!.content.includes('Note everything'))
    .reduce((sum, { tokens }) => sum + tokens.in, 0);
  const again = { ...formats, videoId: first.videoId };
  const saved = before - (await told(again));
  assert.ok(Math.abs(saved - reading) <= 0.15 * reading, `${saved} less told, ${reading} not read`);
  assert.equal((await make(again)).calls.length, 2, 'each is written and nothing is read');
});

test('an estimate reports what the ledger would refuse', async () => {
  const user = await app.makeUser('careful@example.org');
  await user.call('PUT', '/settings/keys/groq', { key: 'good-key-0001' });
  const text = said('english', 100);
  const wish = { format: 'summary', text, title: 'Bees', model: 'groq/of-unknown-price' };
  const { body: before } = await user.call('POST', '/generations/estimate', wish);
  assert.equal(before.problem, null);
  // Enough for the probable cost, but not for the reservation of a call.
  await app.settings.change(user, { capCents: Math.ceil(before.costCents.middle) });
  const { body: capped } = await user.call('POST', '/generations/estimate', wish);
  assert.equal(capped.problem?.code, 'spending_cap_reached');
  const { body } = await user.call('POST', '/generations', wish);
  const { error } = await untilEnded(user, body.generations[0].id);
  assert.equal(error?.code, 'spending_cap_reached');
});
