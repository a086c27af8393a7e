import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heardPieces } from './doubtful.ts';

const cues = [
  { startMs: 0, endMs: 2000, text: 'We met Mr. Dashwood.', doubtful: [3] },
  { startMs: 2000, endMs: 4000, text: 'He was very kind.' },
  { startMs: 4000, endMs: 6000, text: 'So was he.', doubtful: [0, 2] },
];

test('uncertain words are marked in place, and no text is lost', () => {
  const text = 'We met Mr. Dashwood. He was very kind. So was he.';
  const pieces = heardPieces({ text, startMs: 0, endMs: 6000 }, cues);
  assert.equal(pieces.map((piece) => piece.text).join(''), text);
  assert.deepEqual(
    pieces.filter(({ isDoubtful }) => isDoubtful).map((piece) => piece.text),
    ['Dashwood.', 'So', 'he.'],
  );
});

test('uncertain words of another block or of edited text mark nothing', () => {
  const later = heardPieces({ text: 'So was he.', startMs: 0, endMs: 2000 }, cues);
  assert.deepEqual(later, [{ text: 'So was he.', isDoubtful: false }]);
});
