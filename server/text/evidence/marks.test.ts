import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Mark } from '#contract/checks.ts';
import type { DocumentBlock, PodcastDocument } from '#contract/documents.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { saidTimesOf } from '../invented-times.ts';
import { findMarks } from './marks.ts';
import { readSaid } from './said.ts';

const SAID = [
  'Start at eight in the morning: go out, look at the ground, and draw the edge of the shade.',
  'Do it again at noon, and once more at four in the afternoon, on the same sheet of paper.',
  'Where the sheet stays white, there are six hours of sun, and tomatoes will grow there.',
  'Water every bed in the evening, with a can and not with a hose, about ten litres for each.',
  'Leave a path as wide as your hips between the beds, or you will step on what you planted.',
  'In July the beans climb over the fence, so keep the low plants on the other side of it.',
];
const blocks: TranscriptBlock[] = SAID.map((text, index) => ({
  id: index + 1,
  startMs: index * 10_000,
  endMs: index * 10_000 + 9000,
  text,
}));

/** The marks of a line spoken by a host. */
function marksOf(md: string): Mark[] {
  return foundIn(md, [2], true).marks;
}

function foundIn(md: string, blockIds: number[], edited: boolean, isExtractive = false) {
  const block: DocumentBlock = {
    id: 'a',
    kind: 'turn',
    md,
    blockIds,
    startMs: 10_000,
    ...(edited && { edited }),
  };
  const document: PodcastDocument = {
    format: 'podcast',
    language: 'english',
    title: '',
    description: '',
    speakers: [],
    sections: [{ id: 's', kind: 'script', startMs: 0, blocks: [block] }],
  };
  const said = readSaid(blocks, [], 'english');
  return findMarks(document, {
    said,
    saidTimes: () => saidTimesOf(SAID.join(' ')),
    sameLanguage: true,
    spokenLower: SAID.join(' ').toLowerCase(),
    isExtractive,
  });
}

test('a sentence added to the speaker’s own words is flagged, and a slightly changed one isn’t', () => {
  const flagged = (md: string) =>
    foundIn(md, [2], true, true).marks.some(({ kind }) => kind === 'unsupported');
  assert.ok(flagged('A robot waters my balcony every evening.'));
  assert.ok(flagged('The council will plant oak trees along the fence next winter.'));
  assert.ok(!flagged('Do it again at noon, and then at four in the afternoon, on the same paper.'));
  assert.ok(!flagged('Water every bed in the evening with a can, never with a hose.'));
});

function unsupported(md: string): string[] {
  return marksOf(md)
    .filter(({ kind }) => kind === 'unsupported')
    .map(({ quote }) => quote);
}

test('for an invented sentence with a number, no other number is given as what the source says', () => {
  const { marks } = foundIn('Call us on 555 1234 about our 90% discount.', [2], true, true);
  assert.ok(marks.some(({ kind }) => kind === 'unsupported'));
  const numbers = marks.filter(({ kind }) => kind === 'number' || kind === 'unit');
  assert.ok(numbers.length > 0);
  for (const { why, said } of numbers) {
    assert.equal(said, undefined);
    assert.doesNotMatch(why, /source says/);
  }
  const dated = foundIn('Our robot visits a museum of ships in May.', [6], true, true).marks;
  const [day] = dated.filter(({ kind }) => kind === 'time');
  assert.deepEqual([day?.said, day?.why.includes('different')], [undefined, false]);
  const [other] = marksOf('Water every bed in the evening, about 30 litres for each.');
  assert.match(other!.why, /source says a different number/);
});

test('a false sentence added to a true one is flagged alone', () => {
  const planted = 'Elephants water it every night with champagne.';
  assert.deepEqual(
    unsupported(`${planted} at noon, and once more at four in the afternoon, on the same sheet.`),
    [planted],
  );
  assert.deepEqual(
    unsupported(`Do it again. ${planted} at noon, and once more at four in the afternoon.`),
    [planted],
  );
});

test('a host’s small talk needs no evidence; a claim does, however short', () => {
  for (const talk of [
    'Tell us a bit more, please.',
    'I love that part of the story.',
    'Wow, that is a really good point.',
    'And what should everybody remember from all of this?',
  ]) {
    assert.deepEqual(unsupported(talk), [], talk);
  }
  const claim = 'Snails invented the greenhouse long ago.';
  assert.deepEqual(unsupported(claim), [claim]);
});

test('a word without an end doesn’t block the process', () => {
  const before = process.cpuUsage();
  unsupported(`Start at eight ${'a'.repeat(100_000)}.`);
  const { user, system } = process.cpuUsage(before);
  // It once took most of a minute, during which no other request was answered.
  assert.ok((user + system) / 1000 < 5000);
});

test('a false sentence typed directly after a full stop is flagged alone, and a fraction is no time', () => {
  const planted = 'The moon is made of 40 percent green cheese in the dark.';
  const md = `Do it again at noon, and once more at four in the afternoon.${planted}`;
  assert.deepEqual(unsupported(md), [planted]);
  assert.deepEqual(
    marksOf(md).map(({ kind, quote }) => [kind, quote]),
    [
      ['number', '40 percent'],
      ['unsupported', planted],
    ],
  );
});

test('marks quote the words as displayed, and an address is no claim', () => {
  const [mark] = marksOf(
    'The moon is *made* of [green \\#cheese](https://example.org/1999) and old wooden chairs.',
  );
  assert.equal(mark?.quote, 'The moon is made of green #cheese and old wooden chairs.');
  assert.deepEqual(
    marksOf('Do it again at noon, on the [same sheet](https://example.org/1999) of paper.'),
    [],
  );
});

test('a statement from another part than its evidence isn’t supported by it', () => {
  const md = 'Keep the low plants on the other side of the fence, which the beans climb in July.';
  const { marks, supported, sentences } = foundIn(md, [1], false);
  assert.deepEqual(
    marks.map(({ kind, why }) => [kind, why]),
    [['unsupported', 'The cited part of the source doesn’t say this.']],
  );
  assert.deepEqual([supported, sentences], [0, 1]);
  assert.equal(foundIn(md, [6], false).supported, 1);
  // For text rewritten by a person, the whole source is searched.
  assert.equal(foundIn(md, [1], true).supported, 1);
});

test('a date, a time and an address are checked as one thing each', () => {
  const quotes = (md: string) =>
    marksOf(md)
      .filter(({ kind }) => kind !== 'unsupported')
      .map(({ quote }) => quote);
  assert.deepEqual(quotes('Do it again on 13/05/2024 at 5:37 for 3.50 on the same sheet.'), [
    '13/05/2024',
    '5:37',
    '3.50',
  ]);
  assert.deepEqual(quotes('Do it again on 2024-05-13, on the same sheet of paper.'), [
    '2024-05-13',
  ]);
  const address = 'Do it at noon and see https://garden.example/a?sheet=paper&more for the plan.';
  const quoted = marksOf(address).map(({ quote }) => quote);
  assert.ok(!quoted.some((quote) => quote.startsWith('sheet=')), quoted.join('\n'));
});
