import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { TALKS } from '#server/text/testing/talks.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel, materialIn } from '#tests/support/stand-in-writer.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const models = await startStandInModels({ answer: (asked) => answerLikeAModel(asked) });
after(() => models.close());
const env = { ...models.env(['anthropic']), LOCAL_AI_URL: models.localUrl };
const app = await makeApp({ after }, { env: { ...env, HOUSE_LONGEST_TOKENS: '4000' } });
await app.owner.call('PUT', '/settings/keys/groq', { key: 'good-key-0001' });

const HOUSE_MODEL = 'anthropic/claude-sonnet-5';

/** So many sentences, one a paragraph; each is numbered, so that no two are the same. */
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

test('F10 a long video in any language is read within the window of a small local server, at the first try', async () => {
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

test('a model that takes far less than is known of it is asked in smaller pieces, and the run is written to its end', async () => {
  models.change({ windowTokens: 5000 });
  const { id, generation, calls } = await write('polish', 500, 'groq/llama-3.3-70b-versatile');
  assert.deepEqual([generation.status, generation.error], ['done', null]);
  const refused = calls.filter(({ fault }) => fault === 'too_long');
  assert.ok(refused.length > 0 && refused.length < 12, `${refused.length} refusals`);
  const idsOf = ({ messages }: (typeof calls)[number]) =>
    materialIn(messages[0]!.content).flatMap(({ ids }) => ids);
  const read = calls.filter(({ fault }) => fault === null).flatMap(idsOf);
  assert.equal(new Set(read).size, Math.max(...calls.flatMap(idsOf)), 'every passage was read');

  // One wish about the whole of it, with as much of the transcript as the model takes.
  const { status } = await app.owner.call('POST', `/generations/${id}/refine`, {
    instruction: 'Warmer',
  });
  assert.equal(status, 202);
  const refined = await untilEnded(app.owner, id);
  assert.deepEqual([refined.status, refined.error], ['done', null]);
});

test('what no smaller piece would help is said so, and nothing is asked for ever', async () => {
  models.change({ windowTokens: 200 });
  const { generation, calls } = await write('english', 60, 'groq/llama-3.3-70b-versatile');
  assert.deepEqual([generation.status, generation.error?.code], ['failed', 'context_too_long']);
  assert.ok(calls.length <= 10, `${calls.length} calls`);
});

test('the shared key is not used for a text longer than it may be, and the estimate says so before', async () => {
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
  // With a key of one's own it is nobody else's business.
  const own = wish(400, 'groq/llama-3.3-70b-versatile');
  assert.equal((await app.owner.call('POST', '/generations/estimate', own)).body.problem, null);
  const short = await app.owner.call('POST', '/generations/estimate', wish(40, HOUSE_MODEL));
  assert.deepEqual([short.body.engine.key, short.body.problem], ['house', null]);
});
