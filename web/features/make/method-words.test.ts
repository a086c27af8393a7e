import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecognitionInfo } from '#contract/recognition.ts';
import { methodWords } from './method-words.ts';

const builtIn: RecognitionInfo = {
  method: 'built-in',
  provider: null,
  languages: 'many',
  hourTakesSeconds: { english: 900, other: 2520 },
};

test('choosing a recording shows how it is transcribed and how long an hour takes', () => {
  assert.match(methodWords(builtIn, null), /English takes about 15 minutes, .* about 42 minutes/);
  assert.match(methodWords(builtIn, 'english'), /An hour of audio takes about 15 minutes/);
  assert.match(methodWords(builtIn, 'french'), /An hour of audio takes about 42 minutes/);
  const only = { ...builtIn, languages: 'english' } as const;
  assert.match(methodWords(only, null), /only works for English/);
});

test('a custom service is named, without a claim about its speed', () => {
  const unknown = { english: null, other: null };
  const own = {
    method: 'own-key',
    provider: 'groq',
    languages: 'many',
    hourTakesSeconds: unknown,
  } as const;
  assert.match(methodWords(own, null), /Groq with your key\. .*depends on Groq/);
  assert.match(
    methodWords({ ...own, method: 'none', provider: null }, null),
    /Add a key .*admin -- doctor/,
  );
  assert.doesNotMatch(methodWords({ ...own, method: 'operator', provider: null }, null), /minute/);
});
