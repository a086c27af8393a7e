import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HARD_PHRASES } from '#tests/support/hard-phrases.data.ts';
import { toSpokenText } from './spoken-text.ts';

const options = {
  language: 'english',
  spokenForm: true,
  takesIpa: true,
  pronunciations: [],
} as const;

for (const [kind, phrases] of Object.entries(HARD_PHRASES)) {
  test(`hard phrases with ${kind} are read correctly`, () => {
    const said = Object.keys(phrases).map((written) => [
      written,
      toSpokenText(written, options).text,
    ]);
    assert.deepEqual(Object.fromEntries(said), phrases);
  });
}
