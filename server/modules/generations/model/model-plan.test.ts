import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import { OPTIONS } from '#contract/options.ts';
import type { ModelInfo } from '#server/providers/ai/port.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { outlineParts } from '#server/text/outline-parts.ts';
import { TALKS } from '#tests/support/bee-talks.ts';
import { meterInput } from '#tests/support/stand-in-models/stand-in-models.ts';
import { plannedCalls } from '../price/model-price.ts';
import { answerLimit, materialTokens, partsWanted, planRun, roomOf } from './model-plan.ts';
import { cardOf } from './model-prompt.ts';

const modelWith = (changes: Partial<ModelInfo>): ModelInfo => ({
  provider: 'local',
  model: 'stand-in',
  label: '',
  windowTokens: null,
  maxOutputTokens: null,
  prices: null,
  reasons: false,
  recommended: false,
  known: false,
  ...changes,
});

/** The longest talk that the plan still reads in one call. */
function talkThatJustFits(language: LanguageValue, known: LanguageValue | null, most: number) {
  const sentences = TALKS[language];
  const cues = [];
  let tokens = 0;
  for (let at = 0; ; at += 1) {
    const text = sentences[at % sentences.length]!;
    const cue = { startMs: at * 4000, endMs: at * 4000 + 3900, text };
    tokens += materialTokens({ blocks: [{ ...cue, id: at }] }, known);
    if (tokens > most) break;
    cues.push(cue);
  }
  return { cues, chapters: [], title: 'Bees', language };
}

/** The most that any request of the run and its longest answer can fill. */
function mostFilled(language: LanguageValue, known: LanguageValue | null, windowTokens: number) {
  const room = roomOf(modelWith({ windowTokens }), 'own');
  const talk = talkThatJustFits(language, known, room.materialTokens);
  const blocks = transcriptBlocks(talk.cues, []);
  const options = OPTIONS.blog.parse({});
  const parts = outlineParts(talk, partsWanted('blog', options));
  const filled = (language === 'czech' ? [false, true] : [false]).flatMap((shared) => {
    const brief = { style: null, prompt: null, shared };
    const wish = { format: 'blog', language, options, brief } as const;
    const context = {
      ...wish,
      card: cardOf({ title: 'Bees' }, brief, blocks),
      ownerId: 'usr_1',
      transcriptId: 'tra_1',
    };
    const plan = planRun(context, { blocks, language: known }, parts, room);
    assert.equal(plan.stretches === null, !shared);
    return plannedCalls({ context, plan, room, blocks, language: known }).map(({ request }) => {
      const asked = { model: '', ...request, messages: [...request.messages] };
      return meterInput(asked) + request.maxOutputTokens;
    });
  });
  return Math.max(...filled);
}

test("no request exceeds its window, whatever the video's language", () => {
  const passed = LANGUAGES.map(({ value }) => ({ value, most: mostFilled(value, value, 8000) }));
  assert.deepEqual(
    passed.filter(({ most }) => most > 8000),
    [],
  );
});

test('the same if the language is unknown, or a language with more tokens per word', () => {
  for (const language of ['czech', 'hungarian', 'vietnamese', 'greek', 'serbian'] as const) {
    assert.ok(mostFilled(language, null, 8000) <= 8000, language);
  }
  assert.ok(mostFilled('czech', 'czech', 32_000) <= 32_000);
});

test("no requested answer exceeds the model's output limit, including thinking", () => {
  const room = roomOf(
    modelWith({ windowTokens: 1_048_576, maxOutputTokens: 65_536, reasons: true }),
    'own',
  );
  assert.equal(answerLimit(60_000, room), 65_536);
  assert.equal(answerLimit(1000, room), 10_300, 'a short one has room to think');
});
