import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecognitionInfo } from '#contract/recognition.ts';
import { methodWords, mistakeWords } from './method-words.ts';

const builtIn: RecognitionInfo = {
  method: 'built-in',
  provider: null,
  languages: 'many',
  hourTakesSeconds: { english: 900, other: 2520 },
  poorLanguages: ['hindi', 'urdu'],
};

test('choosing a recording shows how it is transcribed and how long an hour takes', () => {
  assert.match(methodWords(builtIn, null), /English takes about 15 minutes\. .* about 42 minutes/);
  assert.match(methodWords(builtIn, 'english'), /An hour of audio takes about 15 minutes/);
  assert.match(methodWords(builtIn, 'french'), /An hour of audio takes about 42 minutes/);
  const only = { ...builtIn, languages: 'english' } as const;
  assert.match(methodWords(only, null), /only works for English/);
});

test('a language that the built-in model often gets wrong is named, with the alternatives', () => {
  const urdu = mistakeWords(builtIn, 'urdu') ?? '';
  assert.match(urdu, /^Transcripts in Urdu may have a lot of mistakes\./);
  assert.match(urdu, /You can also add a key for .*, or choose subtitles/);
  assert.match(
    mistakeWords(builtIn, null) ?? '',
    /^In some languages, such as Hindi, .* mistakes\.$/,
  );
  assert.equal(mistakeWords(builtIn, 'french'), null);
  assert.doesNotMatch(methodWords(builtIn, 'urdu'), /mistakes/);
  const own: RecognitionInfo = {
    ...builtIn,
    method: 'own-key',
    provider: 'groq',
    poorLanguages: [],
  };
  assert.equal(mistakeWords(own, 'hindi'), null);
});

test('a custom service is named, without a claim about its speed', () => {
  const unknown = { english: null, other: null };
  const own: RecognitionInfo = {
    method: 'own-key',
    provider: 'groq',
    languages: 'many',
    hourTakesSeconds: unknown,
    poorLanguages: [],
  };
  assert.match(methodWords(own, null), /Groq with your key\. .*depends on Groq/);
  assert.match(
    methodWords({ ...own, method: 'none', provider: null }, null),
    /Add a key .*admin -- doctor/,
  );
  assert.doesNotMatch(methodWords({ ...own, method: 'operator', provider: null }, null), /minute/);
});
