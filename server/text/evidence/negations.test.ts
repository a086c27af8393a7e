import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportOn } from '#tests/support/report-on.ts';

const SAID = [
  'The greenhouse keeps its heat through the night, so we heat it with one small stove.',
  'Melons are only planted in the south beds, since the north beds stay cold.',
  'I would not water the cacti in winter, whatever the label on the pot says.',
  'The committee did not approve the second gate, so the lane stays as it is.',
  'Worms are welcome in the compost, and the lids are for the rats.',
  'The pump had arrived by Easter, and the plumber connected it to the cistern.',
];
const marksOf = reportOn(SAID.map((text) => ({ text })));
const kindsOf = (md: string, id: number) => marksOf(md, id).map(({ kind }) => kind);

test('a “not only” without a continuation is a denial', () => {
  assert.deepEqual(kindsOf('The pump had not only arrived by Easter.', 6), ['negation']);
});

test('a “not” is compared with the source, whatever verb it follows and whatever contrast it makes', () => {
  assert.deepEqual(kindsOf('However, the plumber had not connected the pump.', 6), ['negation']);
});

test('a “not” said of nothing is reported as not found, and not as the opposite of a sentence', () => {
  const [mark] = marksOf('The melons will not just be planted towards the south.', 2);
  assert.equal(mark?.said, undefined);
  assert.equal(mark?.why, 'We couldn’t find this “not” in the source.');
});

test('an omitted “not” is flagged, along with what was negated', () => {
  const [mark, ...more] = marksOf(
    'Although the costs were high, the second gate was approved in the end.',
    4,
  );
  assert.deepEqual(more, []);
  assert.equal(mark?.kind, 'negation');
  assert.match(mark.said?.quote ?? '', /did not approve/u);
});

test('a “not” that was said, or that negates nothing, isn’t flagged', () => {
  for (const [md, id] of [
    ['Cacti should not be watered in winter, whatever their label says.', 3],
    ['The committee refused the second gate, so the lane has not changed.', 4],
    ['The south beds are not only used for melons but are the warmest.', 2],
    ['Worms are no doubt welcome in the compost.', 5],
    ['The greenhouse is heated with one small stove through the night.', 1],
  ] as const)
    assert.deepEqual(kindsOf(md, id), [], md);
});

test('a “not” expressed in other words isn’t reported as omitted', () => {
  for (const md of [
    'The cacti are to be kept dry instead of watered in winter, whatever the label on the pot says.',
    'I doubt that one should water the cacti in winter, whatever the label on the pot says.',
    'It is best to avoid watering the cacti in winter, whatever the label on the pot says.',
    'Stop anyone from watering the cacti in winter, whatever the label on the pot says.',
    'Watering the cacti in winter should be avoided, whatever the label on the pot says.',
  ])
    assert.deepEqual(kindsOf(md, 3), [], md);
  assert.deepEqual(
    kindsOf('I would water the cacti in winter, whatever the label on the pot says.', 3),
    ['negation'],
  );
});

test('an everyday word elsewhere in a sentence doesn’t hide an omitted “not”', () => {
  for (const md of [
    'You should water the cacti in winter to avoid rot.',
    'The biggest problem is that you must water cacti in winter.',
    'For less than five euros you can water the cacti in winter.',
    'I would water the cacti in winter to prevent a difficult spring.',
    'To avoid dry cacti, you should water the cacti in winter.',
  ])
    assert.ok(kindsOf(md, 3).includes('negation'), md);
});

test('a “not” before a comma negates nothing after it', () => {
  const marks = reportOn([
    { text: 'If you can’t bear the bare soil, sow radishes in the gaps.' },
    { text: 'They are ready in about four weeks, before the big plants need the room.' },
  ]);
  assert.deepEqual(
    marks('Sow radishes in the gaps; they are ready in about four weeks.', 1, 2),
    [],
  );
});
