import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { choose } from './extract.ts';
import { rank } from './ranking.ts';
import { countWords } from './segment.ts';
import { termsOf } from './terms.ts';
import { TALKS } from '#tests/support/bee-talks.ts';
import { anyLanguage } from '#tests/support/random-cues.ts';

const rankTexts = (texts: readonly string[], language: LanguageValue) =>
  rank(texts, termsOf(texts, language));

function select(
  texts: readonly string[],
  { language, maxWords }: { language: LanguageValue; maxWords: number },
): number[] {
  return choose(rankTexts(texts, language), { maxWords });
}

test('a summary contains what the talk returns to, not its asides', () => {
  const texts = [
    'Today we look at how solar panels turn sunlight into power for the house.',
    'My neighbour bought a yellow bicycle last Tuesday, by the way.',
    'Solar panels on the roof turn sunlight into power during the whole day.',
    'A battery in the cellar stores the power of the solar panels for the night.',
    'Somebody left a cup of cold tea standing on the window sill here.',
    'With solar panels and a battery the house needs no power from the grid.',
  ];
  const chosen = select(texts, { language: 'english', maxWords: 45 });
  assert.ok(chosen.length >= 2);
  assert.ok(!chosen.includes(1) && !chosen.includes(4), `chose ${chosen.join(', ')}`);
});

test("a sentence said three times isn't chosen three times", () => {
  const same = 'The new battery stores the power of the solar panels for the whole night.';
  const other = 'Installing the new battery in the cellar takes two people the whole day.';
  const chosen = select([same, same, other, same], {
    language: 'english',
    maxWords: 30,
  });
  assert.ok(chosen.includes(2), `chose ${chosen.join(', ')}`);
});

test("fillers don't make a sentence important", () => {
  const scraps = Array.from({ length: 30 }, () => 'okay right yeah');
  const clean = 'the harbour of the old town will be closed for repairs until summer';
  const hesitant =
    'okay right the harbour of the old town yeah okay right will be closed for repairs until summer';
  const { scores } = rankTexts([...scraps, hesitant, clean], 'english');
  // The hesitant sentence comes first with the same content, so only its fillers can rank it lower.
  assert.ok(scores[31]! > 2 * scores[30]!, `${scores[31]} against ${scores[30]}`);
});

test('the word limit holds and the order is the talk’s, in every language', () => {
  fc.assert(
    fc.property(anyLanguage, fc.integer({ min: 0, max: 80 }), (language, maxWords) => {
      const sentences = TALKS[language];
      const chosen = select(sentences, { language, maxWords });
      const total = chosen.reduce((sum, at) => sum + countWords(sentences[at]!, language), 0);
      assert.ok(total <= maxWords);
      assert.deepEqual(
        chosen,
        [...new Set(chosen)].sort((a, b) => a - b),
      );
      assert.deepEqual(select(sentences, { language, maxWords }), chosen);
      if (maxWords > 40) assert.ok(chosen.length > 0);
    }),
  );
});

test('empty input gives empty output', () => {
  assert.deepEqual(select([], { language: 'english', maxWords: 100 }), []);
  assert.deepEqual(select(['…'], { language: 'thai', maxWords: 100 }), []);
});
