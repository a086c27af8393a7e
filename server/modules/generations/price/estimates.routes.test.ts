// One engine: it compares two word counts; generations.routes tests the runs on both.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ERRORS, type ErrorCode, wordsAhead } from '#contract/errors.ts';

import { addText } from '#tests/support/answer-drafts.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { getTalks } from '#tests/support/talks.ts';
import { TWO_COFFEES } from '#tests/support/two-coffees.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const app = await makeApp({ after });
let users = 0;
const makeUser = () => app.makeUser(`user${(users += 1)}@example.org`);
const ARTICLES = join(import.meta.dirname, '../../../../content/articles');
const FORMATS = ['blog', 'summary', 'tweet', 'linkedin', 'newsletter', 'podcast'] as const;

/** Plain paragraphs, as a user would paste them. */
function textOf(words: number): string {
  const files = readdirSync(ARTICLES).filter((name) => name.endsWith('.md'));
  const plain = files.map((name) =>
    readFileSync(join(ARTICLES, name), 'utf8')
      .replace(/^---.*?\n---\n/su, '')
      .split('\n')
      .filter((line) => /^\p{L}/u.test(line))
      .join('\n'),
  );
  return plain.join('\n').split(' ').slice(0, words).join(' ');
}

const sources: [name: string, source: object][] = [
  ...getTalks().map(({ id, language }): [string, object] => [id, { sample: id, language }]),
  ...[300, 5000].map((words): [string, object] => [
    `a text of ${words} words`,
    { text: textOf(words), title: 'A text', language: 'english' },
  ]),
];

for (const [name, source] of sources) {
  test(`the words estimated for Highlights are exactly those made of ${name}`, async () => {
    const user = await makeUser();
    for (const format of FORMATS) {
      const wanted = { ...source, format, model: 'built-in' };
      const { body: told } = await user.call('POST', '/generations/estimate', wanted);
      assert.equal(told.problem, null);
      const { body, status } = await user.call('POST', '/generations', wanted);
      assert.equal(status, 202, JSON.stringify(body));
      const { words } = await untilEnded(user, body.generations[0].id);
      assert.equal(told.words, words, `${format} of ${name}`);
    }
  });
}

test('the words estimated for a shelf of two texts count the sources that its passages name', async () => {
  const user = await makeUser();
  const videoIds: string[] = [];
  for (const [title, text] of TWO_COFFEES) videoIds.push(await addText(user, title, text));
  const shelf = await user.call('POST', '/shelves', { name: 'Coffee', videoIds });
  for (const format of FORMATS) {
    const wanted = { shelfId: shelf.body.id, format, model: 'built-in' };
    const { body: told } = await user.call('POST', '/generations/estimate', wanted);
    const { body, status } = await user.call('POST', '/generations', wanted);
    assert.equal(status, 202, JSON.stringify(body));
    const { words } = await untilEnded(user, body.generations[0].id);
    assert.equal(told.words, words, format);
  }
});

test("an estimate with a problem doesn't mention a run that was never started", async () => {
  const user = await makeUser();
  const estimate = async (wanted: object) =>
    (await user.call('POST', '/generations/estimate', { sample: true, format: 'blog', ...wanted }))
      .body.problem;
  const said = [
    await estimate({ model: 'built-in', language: 'french' }),
    await estimate({ model: 'openai/gpt-5' }),
    await estimate({ model: 'nobody/nothing' }),
    await estimate({ model: 'built-in', format: 'custom' }),
  ];
  const codes = ['language_needs_model', 'key_needed', 'model_unknown', 'prompt_needed'];
  assert.deepEqual(
    said.map(({ code }) => code),
    codes,
  );
  const ahead = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => 'ahead' in ERRORS[code]);
  for (const message of [...said.map((one) => one.message), ...ahead.map(wordsAhead)])
    assert.doesNotMatch(message, /started|is safe|stopped|hasn’t changed|used none/u);
});
