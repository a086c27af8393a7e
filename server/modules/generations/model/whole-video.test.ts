import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import {
  type StandInAnswer,
  startStandInModels,
} from '#tests/support/stand-in-models/stand-in-models.ts';
import type { Asked } from '#tests/support/stand-in-models/wire-writers.ts';
import { answerLikeAModel, sectionsIn } from '#tests/support/stand-in-writer.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

/** Models whose name says what they cite. */
const CITES: Record<string, (id: number) => number[]> = {
  'cites-one': () => [1],
  'cites-next': (id) => [id + 1],
};
/** What the model that breaks off was asked for, call by call. */
const askedOf: string[][] = [];

/** Each time all but the last line of the section after the first that is wanted, and then nothing. */
function breakOff(asked: Asked): StandInAnswer {
  const text = answerLikeAModel(asked);
  askedOf.push(sectionsIn(asked.messages[0]!.content).map(({ id }) => id));
  const third = text.split('@section ').slice(0, 3).join('@section ').length;
  const isLast = askedOf.at(-1)!.length < 3;
  return isLast
    ? { text }
    : { text, fault: 'cut', faultAfterTokens: encode(text.slice(0, third + 30)).length };
}
const models = await startStandInModels({
  models: ['stand-in-model', 'breaks-off', ...Object.keys(CITES)],
  answer(asked) {
    const cite = CITES[asked.model];
    if (asked.model === 'breaks-off') return breakOff(asked);
    return answerLikeAModel(asked, cite ? { cite: ({ ids }) => cite(ids[0]!) } : {});
  },
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

for (const [name, cite] of Object.entries(CITES)) {
  test(`a model that ${name.replace('-', ' ')} is shown where things are said`, async () => {
    const { body } = await app.owner.call('POST', '/generations', {
      format: 'summary',
      sample: true,
      model: `local/${name}`,
      options: { length: 'short' },
    });
    const { document, checks, transcriptId } = await untilEnded(app.owner, body.generations[0].id);
    const { cues, chapters } = await app.videos.getMaterial(transcriptId);
    const said = transcriptBlocks(cues, chapters);
    const lines = document!.sections
      .flatMap(({ blocks }) => blocks)
      .filter(({ kind, md }) => kind !== 'heading' && md.length > 40);
    assert.ok(lines.length >= 5);
    for (const { md, startMs, blockIds } of lines) {
      const truth = said.find(({ text }) => text.includes(md))!;
      assert.deepEqual([md, blockIds, startMs], [md, [truth.id], truth.startMs]);
      assert.notDeepEqual(blockIds, cite(truth.id));
    }
    assert.equal(checks!.supported, 1);
    assert.deepEqual(checks!.marks, []);
  });
}

test('sections that were whole when an answer broke off in the same breath are never asked for again', async () => {
  const { body } = await app.owner.call('POST', '/generations', {
    format: 'summary',
    sample: true,
    model: 'local/breaks-off',
  });
  const { status, error, document } = await untilEnded(app.owner, body.generations[0].id);
  assert.deepEqual([status, error], ['done', null]);
  const all = document!.sections.map(({ id }) => id);
  assert.deepEqual(askedOf[0], all);
  // Two of them come whole each time before the answer breaks off.
  for (const [at, asked] of askedOf.entries()) assert.deepEqual(asked, all.slice(at * 2));
});
