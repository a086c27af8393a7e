import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportOn } from '#tests/support/report-on.ts';
import { namesIn } from './names.ts';

const marksOf = reportOn([
  { text: 'We compared it with automatic speech recognition, and wiener filtering did better.' },
  { text: 'The noise was the same in every room, so we left the windows open all summer.' },
]);
const markedNames = (md: string) =>
  marksOf(md, 1)
    .filter(({ kind }) => kind === 'name')
    .map(({ quote }) => quote);

test('initials of words that were said, and transposed letters in a name, are no invented names', () => {
  assert.deepEqual(markedNames('It was compared with ASR, and with Weiner filtering.'), []);
});

test('other initials and another name are flagged', () => {
  assert.deepEqual(markedNames('It was compared with ATR, and with Winter filtering.'), [
    'ATR',
    'Winter',
  ]);
});

test('in German a unit and its noun aren’t a name', () => {
  for (const text of [
    'Ein Volk frisst im Winter etwa 15 Kilogramm Honig.',
    'Jedes Beet braucht am Abend zehn Liter Wasser, bei 30 Grad Hitze mehr.',
    'Darin sind vierzig Prozent Zucker.',
    'Gebaut wurde mit 40 Tonnen Stahl und zwei Kilo Nägeln.',
  ]) {
    assert.deepEqual(namesIn(text, 'german'), [], text);
  }
});

test('in German a first and last name together are recognised as a name', () => {
  const text = 'Das hat im Mai auch Liese Meitner gesagt, für 20 Euro Martin Bauer nicht.';
  assert.deepEqual(namesIn(text, 'german'), ['Liese Meitner', 'Martin Bauer']);
});
