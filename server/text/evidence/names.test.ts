import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesIn } from './names.ts';

test('in German a measure and what it measures are nobody’s name', () => {
  for (const text of [
    'Ein Volk frisst im Winter etwa 15 Kilogramm Honig.',
    'Jedes Beet braucht am Abend zehn Liter Wasser, bei 30 Grad Hitze mehr.',
    'Darin sind vierzig Prozent Zucker.',
    'Gebaut wurde mit 40 Tonnen Stahl und zwei Kilo Nägeln.',
  ]) {
    assert.deepEqual(namesIn(text, 'german'), [], text);
  }
});

test('in German whoever has a first and a last name is known for a name', () => {
  const text = 'Das hat im Mai auch Liese Meitner gesagt, für 20 Euro Martin Bauer nicht.';
  assert.deepEqual(namesIn(text, 'german'), ['Liese Meitner', 'Martin Bauer']);
});
