import assert from 'node:assert/strict';
import { test } from 'node:test';
import { otherLanguageWords } from './other-language.ts';

test('who asks in another language than the sources is told which one to ask in', () => {
  assert.equal(
    otherLanguageWords('es', ['en', 'en-GB']),
    'Nothing here is in the language of your question. Try asking in English.',
  );
  assert.equal(
    otherLanguageWords('es', ['en', 'ar']),
    'Nothing here is in the language of your question. Try asking in English or Arabic.',
  );
  assert.equal(otherLanguageWords('en-US', ['en', 'ar']), null);
  assert.equal(otherLanguageWords('und', ['en']), null);
  assert.equal(otherLanguageWords('en', ['und']), null);
  assert.equal(otherLanguageWords('es', []), null);
});

test('nobody is told to ask in the language they asked in, whatever the platform calls it', () => {
  for (const [asked, source] of [
    ['nb', 'no'],
    ['nb', 'nn-NO'],
    ['he', 'iw'],
    ['id', 'in'],
    ['zh-Hans', 'yue'],
    ['pt-PT', 'pt-BR'],
    ['en', 'en_US'],
    // Which of the two a short question is in, letters alone do not tell.
    ['da', 'no'],
  ] as const) {
    assert.equal(otherLanguageWords(asked, [source]), null, `${asked} ${source}`);
  }
  const chinese = 'Nothing here is in the language of your question. Try asking in Chinese.';
  assert.equal(otherLanguageWords('en', ['yue', 'zh-Hant']), chinese);
});

test('a source with a tag that means nothing leaves the answer readable', () => {
  for (const tag of ['e', 'x-klingon', '', '-', 'is']) {
    assert.equal(otherLanguageWords('es', [tag]), null, tag);
    assert.equal(otherLanguageWords(tag, ['es']), null, tag);
  }
});
