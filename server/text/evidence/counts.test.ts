import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportOn } from '#tests/support/report-on.ts';

const kindsOf = (md: string, spoken: string): string[] =>
  reportOn([{ text: spoken }])(md, 1).map(({ kind }) => kind);

test('half of something may be written as fifty percent of it', () => {
  for (const spoken of [
    'In the end half of the tickets were left at the gate.',
    'In the end half the tickets were left at the gate.',
    'In the end half our tickets were left at the gate.',
  ])
    assert.deepEqual(kindsOf('50 percent of the tickets were left.', spoken), [], spoken);
});

test('the first half of something is a part of it, and no evidence for fifty percent', () => {
  for (const which of ['first', 'second', 'other', 'last', 'latter', 'next'])
    assert.deepEqual(
      kindsOf(
        '50 percent of the tickets were left.',
        `In the ${which} half of the summer the tickets were left at the gate.`,
      ),
      ['number'],
      which,
    );
});

test('a count that the talk gives differently is flagged, and one that nobody gave is the author’s own', () => {
  const spoken =
    'There are three reasons to move the shed to the north. The nine of us met in the club about the cellar. The club has six crates of apples in the cellar.';
  assert.deepEqual(kindsOf('There were three reasons to move the shed to the north.', spoken), []);
  assert.deepEqual(kindsOf('There were two aspects of moving the shed to the north.', spoken), []);
  assert.deepEqual(kindsOf('There were two reasons to move the shed to the north.', spoken), [
    'number',
  ]);
  assert.deepEqual(kindsOf('The club has six crates of apples in the cellar.', spoken), []);
  assert.deepEqual(kindsOf('The club has nine crates of apples in the cellar.', spoken), [
    'number',
  ]);
});

test('a count of something named before, and one of measured things, are supported', () => {
  const spoken =
    'By May I had bought thirty-eight pots for the terrace. The second time, I bought eleven. Two walks of ten minutes a week are enough for the pots.';
  assert.deepEqual(kindsOf('The second time, I bought eleven pots for the terrace.', spoken), []);
  assert.deepEqual(kindsOf('Two ten-minute walks a week are enough for the pots.', spoken), []);
});

test('a scale with another end and a decimal that differs are flagged', () => {
  const spoken =
    'Mark the apples from one to seven, and take the best eleven. Five of them were spoiled, which is point three percent of the crate, and they weigh two point one seven kilos.';
  assert.deepEqual(kindsOf('The apples are marked from one to seven.', spoken), []);
  assert.deepEqual(kindsOf('The apples are marked from one to eleven.', spoken), ['number']);
  assert.deepEqual(kindsOf('Only point three percent of the crate was spoiled.', spoken), []);
  assert.deepEqual(kindsOf('Only point five percent of the crate was spoiled.', spoken), [
    'number',
  ]);
  assert.deepEqual(kindsOf('The spoiled ones weigh 2.17 kilos.', spoken), []);
  assert.deepEqual(kindsOf('The spoiled ones weigh 2.2 kilos.', spoken), []);
  assert.deepEqual(kindsOf('The spoiled ones weigh 2.18 kilos.', spoken), ['number']);
});

test('a number in a talk without full stops is read as one, wherever it occurs', () => {
  const filler =
    'and then we went down to the old harbour with everybody who had come for the day because the boats were late again and all wanted to wait on the pier in such a wind so we sat in the shed and told stories until it grew dark and somebody lit the stove'.split(
      ' ',
    );
  for (let at = 4; at < filler.length; at += 1) {
    const spoken = [
      ...filler.slice(0, at),
      'with three hundred and five jars of honey',
      ...filler.slice(at),
    ].join(' ');
    assert.deepEqual(kindsOf('There were 305 jars of honey.', spoken), [], spoken);
  }
});

test('a number is understood as people mean it, however they say it', () => {
  const spoken = (words: string) =>
    `So we talked about the garden project with the committee, and it was ${words} for the whole thing.`;
  for (const [words, ...written] of [
    ['a couple of weeks', 'two weeks'],
    ['a couple of thousand dollars', '2,000 dollars'],
    ['a couple hundred crates', '200 crates'],
    ['one in twenty-five crates', '4 percent of the crates'],
    ['two and a quarter million crates', '2.25 million crates'],
    ['a talk and half an hour of questions', 'half an hour of questions'],
    ['every other week', 'every two weeks'],
    ['half an hour', '30 minutes', 'half an hour'],
    ['three quarters of an hour', '45 minutes'],
    ['a quarter of an hour', '15 minutes'],
    ['half a dozen crates', 'six crates'],
    ['two thousand and one crates', '2001 crates'],
    ['two thousand five hundred crates', '2,500 crates'],
    ['a million and a half', '1.5 million'],
    ['a quarter million', '250,000'],
    ['ten grand', '10,000'],
    ['a third of the crates', '33 percent of the crates', 'one third of the crates'],
    ['one in five crates', '20 percent of the crates'],
    ['like in the nineteen eighties', 'place as in the 1980s'],
    ['twice a week', 'two times a week'],
    ['the seventeenth crate', 'the 17th crate'],
    ['£9,000', '9,000 pounds'],
    ['like COVID-19', 'place as Covid 19'],
  ] as const)
    for (const one of written)
      assert.deepEqual(
        kindsOf(`The garden project took ${one} in all.`, spoken(words)),
        [],
        `${words} → ${one}`,
      );
  for (const [words, one] of [
    ['a couple of weeks', 'four weeks'],
    ['a couple of thousand dollars', '2 dollars'],
    ['a couple of hundred crates', 'two crates'],
    ['one in twenty-five crates', '5 percent of the crates'],
    ['two and a quarter million crates', '250,000 crates'],
    ['0.01 percent', '0.1 percent'],
    ['3.01 litres', '3.1 litres'],
    ['2.19 dollars', '2.1 dollars'],
    ['half an hour', '20 minutes'],
    ['two thousand five hundred crates', '500 crates'],
    ['one in five crates', '40 percent of the crates'],
    ['like in the nineteen eighties', 'place as in the 1990s'],
    ['the seventeenth crate', 'the 16th crate'],
    ['£9,000', '9,000 euros'],
  ] as const)
    assert.equal(
      kindsOf(`The garden project took ${one} in all.`, spoken(words)).length,
      1,
      `${words} → ${one}`,
    );
});

test('counts made by the author of a summary aren’t flagged, but wrong numbers of a known thing are', () => {
  const marks = reportOn([
    { text: 'The gate is too narrow for the van, and besides the lock sticks when it rains.' },
    { text: 'We will keep the number of keys within twelve, and the lane open.' },
  ]);
  for (const [md, id] of [
    ['There were two very practical objections to the gate: it is narrow, and the lock sticks.', 1],
    ['They saw two locks that stick when it rains.', 1],
  ] as const)
    assert.deepEqual(marks(md, id), [], md);
  for (const md of ['They keep the number of keys within three.', 'The lane has five keys.'])
    assert.deepEqual(
      marks(md, 2).map(({ kind }) => kind),
      ['number'],
      md,
    );
});

test('a value said of something else is flagged, along with what was said of this', () => {
  const marks = reportOn([
    { text: 'In a dry week, vegetables want about 25 litres for each square metre.' },
    { text: 'Parents paint the long fence behind the school in May.' },
    { text: 'Out of my 20 square metres, paths and a place to sit took eight.' },
    { text: 'Compost comes in three big bags of 50 litres.' },
    { text: 'The choir comes back in October.' },
    { text: 'The survey is twenty minutes of work, spread over twelve hours.' },
  ]);
  for (const [kind, md, quote, said] of [
    ['number', 'In a dry week vegetables want 50 litres for each square metre.', '50 litres', 25],
    ['number', 'Of the 20 square metres, paths and a place to sit took twelve.', 'twelve', 'eight'],
    ['time', 'In October the parents paint the long fence behind the school.', 'October', 'May'],
  ] as const) {
    const [mark, ...more] = marks(md);
    assert.deepEqual([mark?.kind, mark?.quote, more], [kind, quote, []], md);
    assert.ok(mark?.said?.quote.includes(String(said)), md);
  }
  assert.deepEqual(marks('Vegetables want 25 litres, and compost comes in bags of 50.'), []);
});

test('a count that the talk has only as a percentage, a price or a length is flagged', () => {
  const marks = reportOn([
    {
      text: 'About sixty percent of the classes asked for tools in the shed of the school garden.',
    },
    { text: 'The seeds for the classes came to eight euros, and each bed is seven metres long.' },
    { text: 'We wrote to a hundred parents about the shed.' },
  ]);
  for (const [md, quote] of [
    ['The school garden has sixty classes that asked for tools.', 'sixty'],
    ['The seeds were shared between eight classes.', 'eight'],
    ['They wrote to three parents about the shed.', 'three'],
  ] as const)
    assert.deepEqual(
      marks(md, 1, 2, 3).map((mark) => [mark.kind, mark.quote]),
      [['number', quote]],
      md,
    );
  for (const md of [
    'Sixty percent of the classes asked for tools in the shed.',
    'The seeds for the classes cost eight euros, and the beds are seven metres long.',
    'They wrote to a hundred parents about the shed.',
  ])
    assert.deepEqual(marks(md, 1, 2, 3), [], md);
});

test('a number nearby that counts something else doesn’t support a count', () => {
  const trees =
    'oak elm ash beech birch maple poplar willow alder larch spruce pine cedar yew hazel';
  const marks = reportOn([
    { text: 'The caretaker carries five rakes to the orchard, and the fence there is rotten.' },
    ...trees.split(' ').map((tree) => ({ text: `Somebody has to cut back the ${tree}.` })),
  ]);
  const rest =
    'along the path to the orchard, where neighbours and visitors always complain about it.';
  assert.deepEqual(
    marks(`The rotten fence has five gates ${rest}`, 1).map(({ kind }) => kind),
    ['number'],
  );
  assert.deepEqual(marks('The caretaker of the orchard has five tools.', 1), []);
});

test('a number merely close to the one said is no rounding of it', () => {
  const spoken =
    'The new roof over the terrace is 64 metres long, and it will last two hundred months.';
  for (const md of [
    'The new roof over the terrace is around 63 metres long.',
    'The new roof over the terrace will last 210 months.',
  ])
    assert.deepEqual(kindsOf(md, spoken), ['number'], md);
  for (const md of [
    'The new roof over the terrace is around 60 metres long.',
    'The new roof over the terrace will last about 200 months.',
  ])
    assert.deepEqual(kindsOf(md, spoken), [], md);
});

test('a price said only as a count of something is flagged, wherever else money is mentioned', () => {
  const marks = reportOn([
    { text: 'The market paid dollars for new lamps along the river.' },
    { text: 'More than 800 visitors came to the market along the river.' },
    { text: 'A stall at the market was forty, and you pay it in dollars.' },
  ]);
  assert.deepEqual(
    marks('The market paid 800 dollars for lamps along the river.', 1, 2).map(({ kind }) => kind),
    ['unit'],
  );
  assert.deepEqual(marks('A stall at the market was 40 dollars.', 3), []);
});

test('a wrong count is flagged though its number is said of other things', () => {
  const museum = reportOn(
    [
      'So the museum has six rooms, and we show them on the first day.',
      'We need five guides in summer, not two.',
      'There is a pair of benches at the entrance.',
      'In the end a couple of visitors left.',
      'The tour runs over three evenings and costs sixty pounds.',
      'Between thirty and fifty people come to the tour.',
      'About twenty of the people stay for supper.',
    ].map((text) => ({ text })),
  );
  for (const [md, id] of [
    ['The museum has six rooms.', 1],
    ['Two benches stand at the entrance.', 3],
    ['Two visitors left.', 4],
    ['The three-evening tour costs sixty pounds.', 5],
    ['Between thirty and fifty people come.', 6],
  ] as const)
    assert.deepEqual(museum(md, id), [], md);
  for (const [md, id, quote] of [
    ['The museum has two rooms.', 1, 'two'],
    ['The tour runs over five evenings.', 5, 'five'],

    ['Between twenty and fifty people come.', 6, 'twenty'],
  ] as const)
    assert.deepEqual(
      museum(md, id).map(({ kind, quote: it }) => [kind, it]),
      [['number', quote]],
      md,
    );
});

test('a range with another end is flagged in figures too, and one that is said anywhere isn’t', () => {
  const spoken =
    'The group takes children between fifteen and thirty five. Under sixty five everybody may help in the group with the children. Children between twenty five and thirty five lead the group.';
  assert.deepEqual(kindsOf('The group takes children of 15 to 35.', spoken), []);
  assert.deepEqual(kindsOf('The group takes children of 15 to 65.', spoken), ['number']);
  assert.deepEqual(kindsOf('Children of 25 to 35 lead the group.', spoken), []);
  assert.deepEqual(kindsOf('The group takes children of 15 to 35 and 35 to 25.', spoken), []);
});

test('a bare number isn’t a percentage because percent is said of another one', () => {
  const spoken =
    'Thirty five of the apples in the crate were spoiled. Nobody knew why. It had been dry for weeks. Ninety percent of the pears were fine.';
  assert.deepEqual(kindsOf('Of the apples in the crate, 35% were spoiled.', spoken), ['unit']);
  assert.deepEqual(
    kindsOf(
      'Of the apples in the crate, 35% were spoiled.',
      'How many percent were spoiled? Thirty five of the apples in the crate, I think.',
    ),
    [],
  );
});

test('a year without its century is compared as a year', () => {
  const spoken = 'We wrote the paper on digits for Eurospeech two thousand one in one night.';
  assert.deepEqual(kindsOf('The paper on digits was for Eurospeech’01.', spoken), []);
  assert.deepEqual(kindsOf('The paper on digits was for Eurospeech’24.', spoken), ['time']);
  assert.deepEqual(
    kindsOf(
      'The paper on digits was for Eurospeech’99.',
      'The paper on digits was for Eurospeech ninety nine.',
    ),
    [],
  );
});

test('a range of small numbers is found anywhere, as it is particular', () => {
  const marks = reportOn([
    { text: 'Full sun means six hours or more of direct light a day.' },
    { text: 'Lettuce will grow on three or four hours.' },
  ]);
  assert.deepEqual(marks('Leafy crops manage with three to four hours of sun.'), []);
});

test('another time of day or season for the same thing is flagged, though it is said of other things', () => {
  const marks = reportOn([
    { text: 'She asked where the sun was at four o’clock, and I had no idea at all.' },
    { text: 'There was a wall, a shed and a row of bins behind the house.' },
    { text: 'I had planned the whole garden at noon on a Sunday with a pencil.' },
  ]);
  const kinds = (md: string) => marks(md, 1, 2, 3).map(({ kind }) => kind);
  assert.deepEqual(kinds('She planned the whole garden at noon on a Sunday.'), []);
  assert.deepEqual(kinds('She planned the whole garden at 12 p.m. on a Sunday.'), []);
  assert.deepEqual(kinds('She planned the whole garden at four o’clock on a Sunday.'), ['time']);
});

test('a claim of what most of a trade think must have been made', () => {
  const spoken = 'The third bed lies in the shade, and it is the best bed of the garden.';
  assert.deepEqual(kindsOf('Most gardeners agree that the third bed is the best.', spoken), [
    'general',
  ]);
  assert.deepEqual(
    kindsOf(
      'Most gardeners agree that the third bed is the best.',
      `For most gardeners that I know it holds: ${spoken}`,
    ),
    [],
  );
});
