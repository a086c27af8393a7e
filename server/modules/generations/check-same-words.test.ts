import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CustomDocument } from '#contract/documents.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { getTalks } from '#tests/support/talks.ts';
import { checkDocument } from './check-document.ts';

/**
 * Typical model errors that reuse the talk's own words: swapped values, conditions, numbers. Each with the true statement
 * and words of the passage that states it.
 */
const CLAIMS: readonly (readonly [untrue: string, said: string, passage: string])[] = [
  [
    'Ferns, hostas and lily of the valley need full sun.',
    'Ferns, hostas and lily of the valley are at home in the shade.',
    'woodland plants',
  ],
  [
    'A path should be about 90 centimetres for a person and about 45 for a wheelbarrow.',
    'A path should be about 45 centimetres for a person and about 90 for a wheelbarrow.',
    'for a wheelbarrow',
  ],
  [
    'Of the 20 square metres, the paths and a seat took twelve.',
    'Of the 20 square metres, the paths and a seat took eight.',
    'took eight',
  ],
  [
    'Studies have shown that watching the shade for a day saves money.',
    'Watching the shade for a day costs nothing.',
    'watch where the shade falls',
  ],
  [
    'A two-metre fence throws a midday shadow of one metre in December and more than seven in June.',
    'A two-metre fence throws a midday shadow of one metre in June and more than seven in December.',
    'throws a midday',
  ],
  [
    'Tomatoes, peppers and beans are content with three hours of sun.',
    'Tomatoes, peppers and beans want at least six hours of sun.',
    'Full sun is for fruit',
  ],
  [
    'Lettuce and spinach will only grow in full sun.',
    'Lettuce and spinach grow on three or four hours of sun.',
    'Part shade is for leaves',
  ],
  [
    'The brick wall kept the sun until six, while the corner by the shed lost it before three.',
    'The corner by the shed kept the sun until six, while the brick wall lost it before three.',
    'lost the sun before three',
  ],
  [
    'A bed against a wall should be 120 centimetres deep, and one you can walk around 60.',
    'A bed against a wall should be 60 centimetres deep, and one you can walk around 120 at most.',
    '60 centimetres deep',
  ],
  [
    'Trodden soil holds more air and drains well.',
    'Trodden soil holds less air and drains badly.',
    'Trodden soil',
  ],
  [
    'The more you cut sweet peas, the less they bloom.',
    'The more you cut sweet peas, the more they bloom.',
    'the more you cut',
  ],
  [
    'Sow radishes in the gaps; they are ready in about eight weeks.',
    'Sow radishes in the gaps; they are ready in about four weeks.',
    'radishes',
  ],
  [
    'In dry weeks vegetables want about 50 litres for each square metre.',
    'In dry weeks vegetables want about 25 litres for each square metre.',
    'about 25 litres',
  ],
  [
    'Water a little every day, in the evening.',
    'Water deeply, in the morning, and not every day.',
    'Water deeply',
  ],
  [
    'Pots need checking only once a week in hot weather.',
    'Pots need checking every day in hot weather.',
    'Pots are the exception',
  ],
  [
    'One lost Saturday a month beats two visits of ten minutes a week.',
    'Two visits of ten minutes a week beat one lost Saturday a month.',
    'one lost Saturday',
  ],
  [
    'She bought 38 plants after she had watched the shade.',
    'She had bought 38 plants by the first Sunday in May.',
    '38 plants',
  ],
  [
    'The neighbour had gardened there for three years.',
    'The neighbour had gardened there for thirty years.',
    'thirty years',
  ],
  [
    'You can buy another hour of sun, but you cannot improve the soil.',
    'You can improve the soil, but you cannot buy another hour of sun.',
    'another hour of sun',
  ],
  [
    'The third bed is the one everybody plans and nobody has.',
    'The third bed is the one nobody plans and everybody has.',
    'nobody plans',
  ],
  [
    'Fill the third bed with the plants you had left.',
    'Do not fill the third bed with the plants you had left.',
    'nobody plans',
  ],
  [
    'On her balcony the friend grew tomatoes from May to October.',
    'On her balcony the friend grew salad, parsley and mint from May to October.',
    'on a balcony',
  ],
  [
    'The friend’s balcony had four hours of evening sun.',
    'The friend’s balcony had four hours of morning sun.',
    'on a balcony',
  ],
  [
    'If you live in the southern hemisphere, your sunny side faces south.',
    'If you live in the southern hemisphere, your sunny side faces north.',
    'southern hemisphere',
  ],
  [
    'If you can only watch once, do it in late June or late December.',
    'If you can only watch once, do it in late March or late September.',
    'late March',
  ],
  [
    'The midday sun stands about 62 degrees high at midwinter and 15 at midsummer.',
    'The midday sun stands about 62 degrees high at midsummer and 15 at midwinter.',
    '62 degrees',
  ],
  [
    'Most gardeners ignore where the shade falls.',
    'The final width on the label may be the most ignored number in gardening.',
    'most ignored',
  ],
  [
    'Each spring, dig five centimetres of compost deep into the beds.',
    'Each spring, spread five centimetres of compost on top of the beds.',
    'five centimetres of compost',
  ],
  [
    'The eating bed belongs far from the kitchen door.',
    'The eating bed belongs near the kitchen door.',
    'eating bed',
  ],
  [
    'Where two circles overlap, add one.',
    'Where two circles overlap, take one away.',
    'two circles',
  ],
];

const LEAST_SEEN = 0.6;

const [talk] = getTalks();
const material = { ...talk, languageTag: 'en', timed: true, fingerprint: talk.id };
const blocks = transcriptBlocks(talk.cues, talk.chapters);

function isMarked(md: string, passage: string | null): boolean {
  const cited = blocks.filter(({ text }) => passage !== null && text.includes(passage));
  assert.ok(passage === null || cited.length > 0, passage ?? '');
  const document: CustomDocument = {
    format: 'custom',
    language: 'english',
    title: '',
    promptName: 'Report',
    sections: [
      {
        id: 's',
        kind: 'free',
        startMs: null,
        blocks: [
          { id: 'a', kind: 'paragraph', md, blockIds: cited.map(({ id }) => id), startMs: null },
        ],
      },
    ],
  };
  return checkDocument(document, material).marks.length > 0;
}

for (const isCited of [true, false]) {
  const which = isCited ? 'with its passage' : 'without one';
  const passageOf = (passage: string) => (isCited ? passage : null);

  test(`most false statements made of the talk’s own words are marked, ${which}`, () => {
    const missed = CLAIMS.filter(([untrue, , passage]) => !isMarked(untrue, passageOf(passage)));
    assert.ok(
      missed.length <= CLAIMS.length * (1 - LEAST_SEEN),
      missed.map(([untrue]) => untrue).join('\n'),
    );
  });

  test(`true statements made of the talk’s own words aren’t marked, ${which}`, () => {
    const marked = CLAIMS.filter(([, said, passage]) => isMarked(said, passageOf(passage)));
    assert.deepEqual(marked, []);
  });
}
