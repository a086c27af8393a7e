import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

/** Set while it writes posts without a single little word, in English whatever it is asked for. */
let isTerse = false;
const TERSE = [
  'Great gardens start small: measure light, choose three plants, water weekly, share results!',
  'Bees need flowers, water, shelter.',
  'Stop scrolling. Start planting.',
];
const models = await startStandInModels({
  answer: (asked) =>
    answerLikeAModel(asked, {
      ...(isTerse && { say: () => TERSE[asked.number % TERSE.length]! }),
    }),
});
after(() => models.close());
const app = await makeApp({ after }, { env: { ...models.env(), LOCAL_AI_URL: models.localUrl } });
const MODEL = 'local/stand-in-model';

const WINDOW_MS = 5 * 60_000;
const WINDOWS = 120;
const FILLERS = [
  'We go on with the same thing as before and look at it again.',
  'That is what we said, and it is still the same here.',
  'So we take the next step and see what we have now.',
  'It is good to look at this again before we go on.',
];

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)},000`;
}

/** Ten hours of talk as a subtitle file, with one thing in every five minutes that is said nowhere else. */
function tenHours(): string {
  const cues: string[] = [];
  for (let window = 0; window < WINDOWS; window += 1) {
    for (let part = 0; part < 20; part += 1) {
      const startMs = window * WINDOW_MS + part * 15_000;
      const marker = `The lighthouse keeper number ${1000 + window} painted harbour ${marks(window)} in copper green.`;
      const text = part === 11 ? marker : FILLERS[part % FILLERS.length]!;
      cues.push(`${cues.length + 1}\n${clock(startMs)} --> ${clock(startMs + 14_000)}\n${text}\n`);
    }
  }
  return cues.join('\n');
}

/** A word of its own for each window. */
function marks(window: number): string {
  const letters = 'bcdfghjklm';
  return `${letters[Math.floor(window / 100)]}o${letters[Math.floor(window / 10) % 10]}a${letters[window % 10]}ux`;
}

for (const model of [MODEL, 'built-in']) {
  test(`a ten-hour video is covered to its end, or says what it leaves out (${model})`, async () => {
    const { status, body } = await app.owner.call('POST', '/generations', {
      format: 'summary',
      text: tenHours(),
      title: 'Ten hours',
      model,
      options: { length: 'long' },
    });
    assert.equal(status, 202, JSON.stringify(body));
    const { document, checks, error } = await untilEnded(app.owner, body.generations[0].id);
    assert.equal(error, null);
    const text = JSON.stringify(document);
    const listed = checks!.leftOutFacts.map(({ quote }) => quote).join('\n');
    const silent = Array.from({ length: WINDOWS }, (_, window) => window).filter(
      (window) =>
        !text.includes(marks(window)) &&
        !listed.includes(marks(window)) &&
        !checks!.leftOut.includes(window * WINDOW_MS),
    );
    assert.deepEqual(silent, [], 'dropped in silence');
    assert.equal(checks!.coverage.length, WINDOWS);
  });
}

test('F10 a model that always answers in English never yields a text in another language', async () => {
  const asked = LANGUAGES.filter(({ value }) => value !== 'english');
  isTerse = true;
  const runs = await Promise.all(
    asked.map(async ({ value }) => {
      const { body } = await app.owner.call('POST', '/generations', {
        format: 'tweet',
        sample: true,
        language: value,
        model: MODEL,
        options: { shape: 'single' },
      });
      return { value, id: body.generations[0].id as string };
    }),
  );
  for (const { value, id } of runs) {
    const { status, error } = await untilEnded(app.owner, id);
    assert.deepEqual([value, status, error?.code], [value, 'failed', 'wrong_language']);
  }
});
