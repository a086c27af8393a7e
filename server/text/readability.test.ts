import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { isCourtesy, withoutGreeting } from './readability.ts';
import { isHousekeeping } from './speech.ts';

test('a greeting in front of a sentence is cut, and the sentence is kept', () => {
  const rest = 'the first thing to repair is always the roof.';
  assert.equal(withoutGreeting(`Hello everybody, ${rest}`, 'english'), rest);
  assert.equal(withoutGreeting(`Hi, good morning, ${rest}`, 'english'), rest);
  assert.equal(
    withoutGreeting('Guten Abend zusammen, heute reden wir über Dächer aus Schiefer.', 'german'),
    'heute reden wir über Dächer aus Schiefer.',
  );
  assert.equal(withoutGreeting('Hello, Dolly.', 'english'), 'Hello, Dolly.');
  assert.equal(withoutGreeting(`Good morning from New York, ${rest}`, 'english'), rest);
  // What is left of this one is no sentence.
  const show = 'Welcome back to Small Engines, the show about running a tiny company.';
  assert.equal(withoutGreeting(show, 'english'), show);
});

test('a word that only begins like a greeting is none', () => {
  for (const text of ['His roof is high on the hill.', 'History hides here.', 'Heights matter.'])
    assert.equal(isCourtesy(text, 'english'), false, text);
  assert.equal(isCourtesy('O idee bună ține mult.', 'romanian'), false);
});

describe('what is said about the recording itself is known in every language', () => {
  for (const { value } of LANGUAGES)
    test(value, () => {
      const [first] = languageOf(value).speech!.housekeeping!.split('|');
      const phrase = first!.replaceAll(/\(\?:([^|)]*).*$/gu, '$1');
      const isPlain = !/[()[\]]/u.test(phrase) && phrase === first;
      if (isPlain) assert.ok(isHousekeeping(`${phrase} x`, value), phrase);
    });
});
