import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageState } from './language-state.ts';

test('a draft whose language hasn’t been checked since its last edit isn’t said to be as asked', () => {
  const asked = 'japanese' as const;
  const english = 'english' as const;
  assert.equal(languageState({}), null);
  assert.equal(languageState({ language: { asked, detected: asked, ok: true } }), 'asAsked');
  assert.equal(languageState({ language: { asked, detected: english, ok: false } }), 'other');
  assert.equal(languageState({ language: { asked, detected: null, ok: false } }), 'unknown');
});
