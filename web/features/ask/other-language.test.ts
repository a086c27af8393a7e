import assert from 'node:assert/strict';
import { test } from 'node:test';
import { otherLanguageWords } from './other-language.ts';

test('who asks in another language than the sources is told which one to ask in', () => {
  assert.equal(
    otherLanguageWords('es', ['en', 'en-GB']),
    'What you asked about is in English. Try asking in English.',
  );
  assert.equal(
    otherLanguageWords('es', ['en', 'ar']),
    'What you asked about is in English and Arabic. Try asking in one of these languages.',
  );
  assert.equal(otherLanguageWords('en-US', ['en', 'ar']), null);
  assert.equal(otherLanguageWords('und', ['en']), null);
  assert.equal(otherLanguageWords('en', ['und']), null);
});
