// One engine: it tests which words of a long video reach a model, long after the rows are read.
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

/** If set, it writes posts without any function words, in English whatever language is requested. */
let isTerse = false;
const TERSE = [
  'Great gardens start small: measure light, choose three plants, water weekly, share results!',
  'Bees need flowers, water, shelter.',
  'Stop scrolling. Start planting.',
];
/** Models named after what they cite. */
const CITES: Record<string, (id: number) => number[]> = {
  'cites-one': () => [1],
  'cites-next': (id) => [id + 1],
};
/** Requests received by the model that breaks off, call by call. */
const askedOf: string[][] = [];

/** The first answer breaks off at the start of its third section. */
function breakOff(asked: Asked): StandInAnswer {
  const text = answerLikeAModel(asked);
  askedOf.push(sectionsIn(asked.messages[0]!.content).map(({ id }) => id));
  const third = text.split('@section ').slice(0, 3).join('@section ').length;
  return askedOf.length > 1
    ? { text }
    : { text, fault: 'cut', faultAfterTokens: encode(text.slice(0, third + 30)).length };
}
/** Two posts however many are requested, the first time or always. */
function forget(asked: Asked): string {
  const isAgain = asked.messages[0]!.content.includes('did not have enough @tweet lines');
  const text = answerLikeAModel(asked);
  if (isAgain && asked.model === 'forgets-once') return text;
  let tweets = 0;
  return text
    .split('\n')
    .filter((line) => !line.startsWith('@tweet') || (tweets += 1) <= 2)
    .join('\n');
}

const models = await startStandInModels({
  models: ['stand-in-model', 'breaks-off', 'forgets-once', 'forgets-always', ...Object.keys(CITES)],
  answer(asked) {
    const cite = CITES[asked.model];
    if (asked.model === 'breaks-off') return breakOff(asked);
    if (asked.model.startsWith('forgets')) return forget(asked);
    if (isTerse) return answerLikeAModel(asked, { say: () => TERSE[asked.number % TERSE.length]! });
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

/** Ten hours of talk as a subtitle file; every five minutes contain something said nowhere else. */
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

/** A unique word for each window. */
function marks(window: number): string {
  const letters = 'bcdfghjklm';
  return `${letters[Math.floor(window / 100)]}o${letters[Math.floor(window / 10) % 10]}a${letters[window % 10]}ux`;
}

for (const model of [MODEL, 'built-in']) {
  test(`a ten-hour video is covered to its end, or the rest is reported as left out (${model})`, async () => {
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

test('F10 a model that always answers in English never produces a text in another language', async (t) => {
  const asked = LANGUAGES.filter(({ value }) => value !== 'english');
  isTerse = true;
  t.after(() => (isTerse = false));
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

for (const name of Object.keys(CITES)) {
  test(`a model that ${name.replace('-', ' ')} gets its blocks linked to where things are said`, async () => {
    const { body } = await app.owner.call('POST', '/generations', {
      format: 'summary',
      sample: true,
      model: `local/${name}`,
      options: { length: 'short' },
    });
    const { document, checks, transcriptId } = await untilEnded(app.owner, body.generations[0].id);
    const { cues, chapters } = await app.videos.getMaterial({ transcriptId, videoId: null });
    const said = transcriptBlocks(cues, chapters);
    const lines = document!.sections
      .flatMap(({ blocks }) => blocks)
      .filter(({ kind, md }) => kind !== 'heading' && md.length > 40);
    assert.ok(lines.length >= 5);
    for (const { md, startMs, blockIds } of lines) {
      const truth = said.find(({ text }) => text.includes(md))!;
      assert.deepEqual([md, blockIds, startMs], [md, [truth.id], truth.startMs]);
    }
    assert.equal(checks!.supported, 1);
    assert.deepEqual(checks!.marks, []);
  });
}

test('sections that were complete when an answer broke off in the same chunk are never requested again', async () => {
  const { body } = await app.owner.call('POST', '/generations', {
    format: 'summary',
    sample: true,
    model: 'local/breaks-off',
  });
  const { status, error, document } = await untilEnded(app.owner, body.generations[0].id);
  assert.deepEqual([status, error], ['done', null]);
  const all = document!.sections.map(({ id }) => id);
  assert.deepEqual(askedOf, [all, all.slice(2)]);
});

for (const [model, posts] of [
  ['forgets-once', 8],
  ['forgets-always', 2],
] as const) {
  test(`what a model ${model.replace('-', ' ')} of a format is requested once more, and never fails the run`, async () => {
    const { body } = await app.owner.call('POST', '/generations', {
      format: 'tweet',
      sample: true,
      model: `local/${model}`,
    });
    const { status, document, checks, usage } = await untilEnded(app.owner, body.generations[0].id);
    assert.deepEqual([status, usage?.calls], ['done', 2]);
    assert.equal(document!.sections[0]!.blocks.length, posts);
    const rule = checks!.rules.find(({ id }) => id === 'structure.tweets');
    assert.equal(rule?.message, posts === 8 ? undefined : '2 of the 8 posts you asked for.');
  });
}
