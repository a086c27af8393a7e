import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { TALKS } from '#tests/support/bee-talks.ts';
import { createCutPrompts } from './cut-prompts.ts';
import { tokensIn } from './request-tokens.ts';

const MODEL = { provider: 'local', model: 'some' } as const;
const about = (words: string) => ({
  system: 'Write what is asked for.',
  messages: [{ role: 'user' as const, content: words }],
});
const LONG = about('The first garden I ever planned was four metres by five. '.repeat(400));
const OTHER = about('A brick wall keeps the figs warm until late in the autumn. '.repeat(400));

test('a count too low for any vocabulary is detected as a truncated prompt, every time', () => {
  const cuts = createCutPrompts();
  const sent = tokensIn(LONG);
  assert.equal(cuts.find(MODEL, LONG, 1026), sent);
  assert.equal(cuts.find(MODEL, LONG, 1026), sent, 'tried again, it is cut again');
  assert.equal(cuts.find(MODEL, OTHER, 1028), tokensIn(OTHER));
});

test('no false positives: another vocabulary, no count, a short prompt, a cached prefix', () => {
  const cuts = createCutPrompts();
  for (const { value: language } of LANGUAGES) {
    const asked = about(TALKS[language].join(' ').repeat(30));
    const sent = tokensIn(asked, language);
    for (const share of [0.55, 0.8, 1, 1.6, 3]) {
      assert.equal(cuts.find(MODEL, asked, Math.round(sent * share), language), null, language);
    }
  }
  assert.equal(cuts.find(MODEL, LONG, 0), null);
  assert.equal(cuts.find(MODEL, about('Say hello to everybody who listens.'), 3), null);
  assert.equal(cuts.find(MODEL, OTHER, tokensIn(OTHER)), null);
  const goesOn = { ...OTHER, messages: [...OTHER.messages, ...about('And then?').messages] };
  assert.equal(cuts.find(MODEL, goesOn, 40), null, 'only what was new to it is counted');
});
