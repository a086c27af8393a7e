import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSaid } from './said.ts';

test('a word that looks like a form of a shorter one is found as what it is', () => {
  const said = readSaid([], [], 'english');
  assert.deepEqual(said.termsOf('A comment on theories'), said.termsOf('comments, a theory'));
  for (const word of ['theory', 'themes', 'offers', 'notes', 'comments', 'owner’s'])
    assert.equal(said.termsOf(word).length, 1, word);
  for (const word of ['them', 'offs', 'not', 'coming'])
    assert.equal(said.termsOf(word).length, 0, word);
});
