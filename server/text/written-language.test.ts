import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { getLanguage, LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import { TALKS } from './testing/talks.ts';
import { checkWritten } from './written-language.ts';

const ENGLISH = TALKS.english.join(' ');
/** As a post has it: hardly a word that every sentence has. */
const TERSE = [
  'Great gardens start small: measure light, choose three plants, water weekly, share results!',
  'Bees need flowers, water, shelter. Plant native species early; avoid pesticides completely.',
  'Cheap paint peels quickly. Sand first, prime twice, dry overnight.',
];

describe('F10 a text in English is never taken for another language, a good one never turned away', () => {
  for (const { value, neighbours, script } of LANGUAGES) {
    test(value, async () => {
      for (const text of [TALKS[value].join(' '), TALKS[value].slice(0, 2).join(' ')]) {
        const { ok, detected } = await checkWritten(text, value);
        assert.ok(ok, `turned away, as ${detected}: ${text}`);
      }
      for (const one of neighbours) {
        const text = TALKS[one as LanguageValue].join(' ');
        // Another script is no matter of doubt.
        if (getLanguage(one as LanguageValue).script === script)
          assert.ok((await checkWritten(text, value)).ok, `${one} for ${value}`);
      }
      if (value === 'english') return;
      for (const text of [ENGLISH, ...TALKS.english, ...TERSE]) {
        assert.equal((await checkWritten(text, value)).ok, false, text);
      }
    });
  }
});

test('a few foreign names and terms do not make a text foreign', async () => {
  const text =
    'हमने React और Kubernetes का इस्तेमाल किया क्योंकि Google Cloud और Amazon Web Services दोनों पर यह आसानी से चलता है।';
  assert.ok((await checkWritten(text, 'hindi')).ok);
});

describe('a list of names and borrowed words is in no language, and fails no run', () => {
  const LIST =
    'Figma, Notion\nSlack, Google Docs\nVisual Studio Code\nGitHub Desktop, Final Cut Pro\nAdobe Creative Cloud, Ableton Live';
  for (const language of ['german', 'french', 'finnish', 'hindi', 'japanese', 'russian'] as const) {
    test(language, async () => {
      assert.ok((await checkWritten(LIST, language)).ok);
      const prose = `These are the tools that we use in the studio when we make a video: ${LIST}`;
      assert.equal((await checkWritten(prose, language)).ok, false);
    });
  }
});
