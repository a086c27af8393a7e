import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ReadClaim, withVerdict, wordsIn } from './second-reading.ts';

const spoken = (...texts: [string | null, string][]): ReadClaim['passages'] =>
  texts.map(([speaker, text], at) => ({ at, startMs: at * 1000, speaker, text }));

const INTERVIEW = spoken(
  ['Ann', 'We sold 3.5 tonnes of it, and the price rose by 5 in a year.'],
  ['Ben', 'It never paid for itself, I think.'],
  ['Ann', 'In winter we had −5 degrees and 12% fewer visitors.'],
);

test('words are quoted as in the source, whatever the model did to their spelling', () => {
  const marks = withVerdict(
    [],
    { verdict: 'contradicted', words: 'WE SOLD *3.5* tonnes of it and the price' },
    { key: 'one', text: 'They sold nine tonnes.', passages: INTERVIEW },
    'b1',
  );
  assert.deepEqual(
    marks.map(({ said }) => said),
    [{ quote: 'We sold 3.5 tonnes of it, and the price', startMs: 0, speaker: 'Ann' }],
  );
});

const MADE_UP: Record<string, string> = {
  'another sign between digits': 'we sold 3-5 tonnes of it',
  'a decimal point left out': 'we sold 35 tonnes of it',
  'half of a number': '5 tonnes of it',
  'a per cent sign of its own': 'the price rose by 5% in a year',
  'a per cent sign left out': 'degrees and 12 fewer visitors',
  'a minus left out': 'in winter we had 5 degrees',
  'something left out': 'we sold 3.5 tonnes … in a year',
  'something left out, with dots': 'we sold 3.5 tonnes ... the price rose',
  'something put in': 'it [the shop] never paid for itself',
  'two common words': 'of it',
  'the words of two people': 'in a year it never paid',
  'another order': 'we sold it of 3.5 tonnes',
};

for (const [what, words] of Object.entries(MADE_UP)) {
  test(`the model’s own words never pass as the source’s: ${what}`, () => {
    assert.equal(wordsIn(INTERVIEW, words), null);
  });
}

test('text without spaces is found too, and isn’t cut inside a number', () => {
  const said = spoken([null, '去年我们种了十三棵苹果树。'], [null, '新しいサーバーを設定します。']);
  assert.equal(wordsIn(said, '我们种了十三棵')?.quote, '我们种了十三棵');
  assert.equal(wordsIn(said, 'サーバーを設定')?.quote, 'サーバーを設定');
  assert.equal(wordsIn(said, '三棵苹果树'), null);
  assert.equal(wordsIn(said, '苹果树'), null);
});
