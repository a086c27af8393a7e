import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportOn } from '#tests/support/report-on.ts';

const SAID: readonly (readonly [speaker: string, text: string])[] = [
  ['Ada', 'The path for one person has to be 45 centimetres wide, and 90 for a wheelbarrow.'],
  ['Ada', 'We planted the ferns in full shade, because they burn in the sun.'],
  ['Ben', 'The fence cost us twelve fifty in euros, and it took eight weeks to arrive.'],
  ['Ben', 'I was against the pond from the start, it is far too expensive for a school.'],
  ['Ada', 'Sales of seeds rose by a third after the frost, on the first Tuesday of March.'],
  ['Ben', 'We open the gate at half past nine, and about three hundred people come in.'],
  ['Ada', 'The next harvest is on July fifteenth, and a crate of beans costs seventeen dot eight.'],
  ['Ada', 'Rain took point three percent of the beans, and the TV set in the shed.'],
  ['Ben', 'A bench is ten euros seventy cents, so I ordered four more thirty-six litre barrels.'],
  ['Ada', 'If nine turn out better than six then take them, and mark them from one to seven.'],
  ['Ben', 'Seventy-five percent of the parents came, the speech was five minutes, far too long.'],
  ['Ada', 'Read the label out, it says three two six zero eleven nine four one seven five.'],
  ['Ben', 'We got one point five million from the lottery, and the sheds are gone.'],
  ['Ben', 'The score was fifty-three point sixty-six, and hundred and thirty people voted.'],
  ['Ada', 'It takes an hour and a half, half of the class walks, and the model is in three D.'],
  [
    'Ada',
    'A hundred litres of rain fell on one thousand tulips, hundred per cent more than usual.',
  ],
  [
    'Ben',
    'At one point two hundred visitors stood at the kiosk, and at one point twenty slept there.',
  ],
  ['Ada', 'Two fifths of the jam was eaten before the season was over.'],
  ['Ben', 'The compost came on a lorry, 256 kilograms of it.'],
];
const marksOf = reportOn(SAID.map(([speaker, text]) => ({ speaker, text })));

test('statements in other words, figures or units aren’t flagged', () => {
  for (const [md, id] of [
    ['A wheelbarrow needs a path of 0.9 m.', 1],
    ['A path of 45 centimetres does for one person, and one of 90 for a wheelbarrow.', 1],
    ['Where a wheelbarrow passes, paths are 90 centimetres wide instead of 45.', 1],
    ['The fence was €12.50 and arrived after eight weeks.', 3],
    ['Ben opposed the pond as too costly for a school.', 4],
    ['The gate opens at 9:30, and some 300 people come.', 6],
    ['Seeds sold better after the frost in March.', 5],
    ['Ferns burn in the sun, so they were planted in full shade.', 2],
    ['A crate of beans costs 17.8, and the next harvest is on 15 July.', 7],
    ['Sales of seeds rose by a third after the frost, in March second year running.', 5],
    ['The rain cost them 0.3 percent of the beans and one of the TVs.', 8],
    ['A bench costs ten seventy euros.', 9],
    ['Four more 36 litre barrels were ordered.', 9],
    ['She would mark nine rather than six of them.', 10],
    ['She would mark nine of them from one to seven, with seven for the better ones.', 10],
    ['Three quarters of the parents came.', 11],
    ['Everybody found the speech too long at 5 minutes.', 11],
    ['They got 1.5 million from the lottery, and the sheds are gone.', 13],
    ['With 130 people voting, the score was 53.66.', 14],
    ['50 percent of the class walks, which takes 90 minutes, and there is a 3D model.', 15],
    ['The rain was one hundred percent more than usual.', 16],
    ['Unfortunately, however, Ada responded briefly.', 2],
  ] as const) {
    assert.deepEqual(marksOf(md, id), [], md);
    assert.deepEqual(marksOf(md), [], `${md} (uncited)`);
  }
});

test('a false claim is flagged by its kind, with what the video says instead and when', () => {
  for (const [kind, md, id, quote] of [
    ['number', 'The fence took fourteen weeks to arrive.', 3, 'fourteen weeks'],
    ['number', 'The fence cost 1,900 euros.', 3, '1,900 euros'],
    ['number', 'A wheelbarrow gets by with 45 centimetres.', 1, '45 centimetres'],
    [
      'number',
      'The path has to be 90 centimetres wide for one person, and 45 for a wheelbarrow.',
      1,
      '90 centimetres',
    ],
    ['unit', 'The path for one person has to be 45 metres wide.', 1, '45 metres'],
    ['speaker', 'Ada said she was against the pond from the start.', 4, 'Ada'],
    ['number', 'The label names four tulips.', 12, 'four'],
    ['number', 'Rain fell on approximately 1020 tulips.', 16, '1020'],
    ['unit', 'A hundred metres of rain fell.', 16, 'A hundred metres'],
    ['number', 'One fifth of the parents came.', 11, 'One fifth'],
    ['time', 'We open the gate at a quarter to seven.', 6, 'a quarter to seven'],
    ['time', 'The compost came on a lorry at 2:56.', 19, '2:56'],
    ['time', 'Sales of seeds rose on the first Friday of March.', 5, 'Friday'],
    ['time', 'The next harvest is on the sixteenth of July.', 7, 'sixteenth of July'],
    ['opposite', 'Sales of seeds fell by a third after the frost.', 5, 'fell'],
    ['name', 'The fence was built together with Marlene Voss.', 3, 'Marlene Voss'],
    ['quote', 'Ben put it as "nobody ever told me about the money".', 4, null],
    ['general', 'Studies have shown that ferns burn in the sun.', 2, 'Studies have shown'],
  ] as const) {
    const mark = marksOf(md, id).find((one) => one.kind === kind);
    assert.ok(mark, `${md} → ${JSON.stringify(marksOf(md, id))}`);
    if (quote !== null) assert.equal(mark.quote, quote);
  }
  const [mark] = marksOf('The path for one person has to be 45 metres wide.', 1);
  assert.deepEqual(mark!.said, { quote: SAID[0]![1], startMs: 0, speaker: 'Ada' });
});

test('an added “not” is flagged', () => {
  const md = 'The ferns were not planted in full shade.';
  assert.deepEqual(
    marksOf(md, 2).map(({ kind }) => kind),
    ['negation'],
  );
});

test('“at one point” is a moment, and the number after it is a count', () => {
  for (const md of [
    'Two hundred visitors stood at the kiosk.',
    'Twenty visitors slept at the kiosk.',
  ])
    assert.deepEqual(marksOf(md, 17), [], md);
  assert.notDeepEqual(marksOf('120 visitors stood at the kiosk.', 17), []);
});

test('two fifths aren’t two percent', () => {
  assert.deepEqual(marksOf('40 percent of the jam was eaten.', 18), []);
  assert.notDeepEqual(marksOf('2 percent of the jam was eaten.', 18), []);
});

test('someone who agrees with another needn’t have said as much of it', () => {
  const marks = reportOn([
    { speaker: 'Ben', text: 'I was against the pond, it is far too expensive for a small school.' },
    { speaker: 'Ada', text: 'Yes, it is a small school for a pond.' },
  ]);
  const rest = 'the pond was too expensive for a small school.';
  assert.deepEqual(marks(`Ada agreed with Ben that ${rest}`, 1, 2), []);
  const [mark] = marks(`Ada pointed out that ${rest}`, 1, 2);
  assert.equal(mark?.kind, 'speaker');
});

test('of two people named together, one may only have nodded', () => {
  const marks = reportOn([
    { speaker: 'Ben', text: 'I was against the pond, it is far too expensive for a small school.' },
    { speaker: 'Ada', text: 'Yes, so it is.' },
    { speaker: 'Cy', text: 'Let us look at the fence, then.' },
  ]);
  const rest = 'found the pond too expensive for a small school.';
  assert.deepEqual(marks(`Ada and Ben ${rest}`, 1, 2), []);
  assert.deepEqual(
    marks(`Ada and Cy ${rest}`, 1, 2, 3).map(({ kind }) => kind),
    ['speaker', 'speaker'],
  );
});

test('of two people said to agree, neither has to have said all of it', () => {
  const marks = reportOn([
    { speaker: 'Ben', text: 'The pond is far too deep and too expensive for a small school.' },
    { speaker: 'Ada', text: 'Far too deep, that is true.' },
    { speaker: 'Cy', text: 'Too expensive for a small school, I suppose.' },
    { speaker: 'Dee', text: 'Let us look at the fence, then.' },
  ]);
  const rest = 'the pond was too deep and too expensive for a small school.';
  assert.deepEqual(marks(`Ada and Cy agreed that ${rest}`, 1, 2, 3), []);
  assert.notDeepEqual(marks(`Ada and Cy explained why ${rest}`, 1, 2, 3), []);
});
