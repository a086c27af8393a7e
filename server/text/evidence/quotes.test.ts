import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportOn } from '#tests/support/report-on.ts';

const marks = reportOn([
  { text: 'When the storm came we carried all the hay into the old barn before supper.' },
  { text: 'I would never plant tomatoes next to the potatoes in a wet summer, um, you know.' },
  { text: 'We we bought three hundred tulips, well, for the organisation of the spring fair.' },
  { text: 'My neighbour said that he gladly lends his wheel barrow to everybody in the street.' },
  { text: 'It rained for a week. The roof leaked in two places. Nobody slept that night.' },
  { text: 'But um I I think that I I I could do the watering with a a hose from the L C D shed.' },
  { text: 'I went, I drove to the market with all the eggs we had collected on Sunday.' },
]);
const quoted = (md: string) => marks(md).filter(({ kind }) => kind === 'quote');

test('a quotation with another word, or with a “never” more or less, isn’t an exact quote', () => {
  for (const quote of [
    'we carried all the hay into the old house before supper',
    'we carried all the straw into the old barn before supper',
    'we carried all the hay into the barn before supper',
    'we never carried all the hay into the old barn before supper',
    'I would plant tomatoes next to the potatoes in a wet summer',
    'I would gladly plant tomatoes next to the potatoes in a wet summer',
    'We bought four hundred tulips for the organisation of the spring fair',
    'he never lends his wheel barrow to everybody in the street',
    'I drove to the market with all the apples we had collected on Sunday',
  ]) {
    const [mark, ...more] = quoted(`As she says, “${quote}”.`);
    assert.equal(mark?.quote, `“${quote}”`, quote);
    assert.equal(mark?.why, 'The source says it in different words.', quote);
    assert.deepEqual(more, [], quote);
  }
});

test('fillers, false starts, inflection, spelling and marked omissions don’t make a quotation wrong', () => {
  for (const quote of [
    'when the storm came, we carried all the hay into the old barn before supper',
    'we carried all the hay … before supper',
    'we carried all the hay […] before supper',
    '[They] carried all the hay into the old barn before supper',
    'we carried [everything] into the old barn before supper',
    'I would never plant tomatoes next to the potatoes in a wet summer',
    'I’d never plant tomatoes next to the potatoes in a wet summer',
    'I would never plant a tomato next to the potatoes in a wet summer',
    'We bought 300 tulips for the organization of the spring fair',
    'he gladly lends his wheelbarrow to everybody in the street',
    'I drove to the market with all the eggs we had collected on Sunday',
    'But I think that I could do the watering with a hose from the LCD shed',
    'I I think that I could do the watering with a a hose from the L C D shed',
    'It rained for a week. The roof leaked in two places.',
  ])
    assert.deepEqual(quoted(`As she says, “${quote}”.`), [], quote);
});

test('each sentence of a quotation is compared', () => {
  assert.deepEqual(
    quoted('She said: "It rained for a week. The roof collapsed in two places. Nobody slept."').map(
      ({ quote }) => quote,
    ),
    ['The roof collapsed in two places.'],
  );
  assert.deepEqual(
    quoted('She said: "It rained for a week. The roof leaked in two places." And so nobody slept.'),
    [],
  );
});

test('titles and single words in quotation marks aren’t quotations', () => {
  for (const md of [
    'Her talk is called “We Carried All The Straw Into The Old Barn Before Supper”.',
    'She calls it her “old barn”.',
  ])
    assert.deepEqual(quoted(md), [], md);
});

test('in other languages too', () => {
  const german = reportOn(
    [{ text: 'Wir haben das ganze Heu vor dem Abendessen niemals in die alte Scheune getragen.' }],
    'german',
  );
  const japanese = reportOn(
    [{ text: '私たちは夕食の前に干し草を全部古い納屋に運びました。' }],
    'japanese',
  );
  const kinds = (found: { kind: string }[]) => found.filter(({ kind }) => kind === 'quote').length;
  for (const [quote, wrong] of [
    ['Wir haben das ganze Heu vor dem Abendessen niemals in die alte Scheune getragen', 0],
    ['Wir haben das ganze Heu vor dem Abendessen in die alte Scheune getragen', 1],
    ['Wir haben das ganze Heu vor dem Abendessen niemals in das alte Haus getragen', 1],
  ] as const)
    assert.equal(kinds(german(`Sie sagt: „${quote}“.`)), wrong, quote);
  for (const [quote, wrong] of [
    ['私たちは夕食の前に干し草を全部古い納屋に運びました', 0],
    ['私たちは、夕食の前に、干し草を全部古い納屋に運びました', 0],
    ['私たちは夕食の前に干し草を全部古い馬屋に運びました', 1],
    ['私たちは夕食の前に干し草を全部古い納屋に運びませんでした', 1],
  ] as const)
    assert.equal(kinds(japanese(`彼女は「${quote}」と言いました。`)), wrong, quote);
});
