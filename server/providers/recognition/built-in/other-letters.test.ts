import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { getTalks } from '#tests/support/talks.ts';
import { isInOtherLetters } from './other-letters.ts';

describe('a recording is never written up from letters its speakers don’t use', () => {
  for (const [text, tag, is] of [
    ['یہ ایک چھوٹا سا باغ ہے جس میں صبح کی دھوپ آتی ہے', 'hi', true],
    ['यह एक छोटा सा बाग़ है जिसमें सुबह की धूप आती है', 'hi', false],
    ['यह एक छोटा सा बाग़ है जिसमें सुबह की धूप आती है', 'ur', true],
    ['यह बाग़ है। We grow tomatoes and lettuce in it every summer.', 'hi', false],
    ['Ово је мала башта иза куће у којој живимо', 'sr', false],
    ['Ovo je mala bašta iza kuće u kojoj živimo', 'sr', false],
    ['這個小花園每天早上都有陽光，我們在這裡種番茄和生菜。', 'zh', false],
    ['この小さな庭には毎朝日が差します。トマトを育てています。', 'ja', false],
    ['이 작은 정원에는 아침마다 햇빛이 들어옵니다. 토마토를 키워요.', 'ko', false],
    ['A word from Athens: ευχαριστώ', 'en', false],
  ] as const) {
    test(`${tag}: ${text}`, () => assert.equal(isInOtherLetters(text, tag), is));
  }

  test('every built-in talk is in the letters of its language', () => {
    for (const { language, cues } of Object.values(getTalks())) {
      const { tag } = LANGUAGES.find(({ value }) => value === language)!;
      const text = cues.map((cue) => cue.text).join(' ');
      assert.equal(isInOtherLetters(text, tag.split('-')[0]!), false, language);
    }
  });
});
