import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Cue } from '#contract/videos.ts';
import { indexPassages, speakerTerm } from './index-passages.ts';
import { hashTerm, packetOf, postingsIn } from './packed-index.ts';
import { questionTerms } from './question-terms.ts';
import { rankPassages } from './rank-passages.ts';
import { wasSaid } from './was-said.ts';

const TALK = [
  'Bees keep their hive at thirty five degrees all winter long.',
  'They form a ball around the queen and shiver to make heat.',
  'A colony eats about fifteen kilograms of honey before spring comes.',
  'The L C D on the scale shows how much honey is left in the hive.',
  'In summer a worker lives only six weeks, because flying wears out her wings.',
  'My neighbour Martin Baker lifts every hive in February to feel its weight.',
];

/** The talk alone, or at the end of an hour about something else. `speakers` take turns. */
function isSaid(question: string, isLong: boolean, speakers: readonly string[] = []): boolean {
  const before = Array.from({ length: isLong ? 900 : 0 }, (_, at) =>
    at % 2 === 0
      ? `The garden path number ${at} was laid by the council.`
      : 'Nobody had asked for a cheaper fence beside the river.',
  );
  const cues = [...before, ...TALK].map((text, at): Cue => ({
    startMs: at * 4000,
    endMs: at * 4000 + 4000,
    text,
    ...(speakers.length > 0 && { speaker: speakers[Math.floor(at / 9) % speakers.length]! }),
  }));
  const { bits, cuts, packets } = indexPassages({ cues, chapters: [], language: 'english' });
  const { terms, named, others } = questionTerms(question, 'english', speakers);
  const lookUp = (term: string) => {
    const hash = hashTerm(term);
    const packet = packets.find(({ number }) => number === packetOf(hash, bits));
    return packet ? postingsIn(packet.data, hash) : [];
  };
  const postings = terms.map(({ text }) => lookUp(text));
  const spoken = named.flatMap((name) => lookUp(speakerTerm(name)));
  const asked = { weights: terms.map(({ weight }) => weight), names: others };
  return wasSaid(rankPassages([{ passages: cuts.length, postings, spoken }], asked, 10).evidence);
}

for (const isLong of [false, true]) {
  const where = isLong ? 'in an hour' : 'in half a minute';

  test(`what is said ${where} is answered`, () => {
    for (const question of [
      'How much honey does a colony eat?',
      'Why does a worker live only six weeks?',
      'What does Martin Baker lift in February?',
      'What does the LCD show?',
    ]) {
      assert.ok(isSaid(question, isLong), question);
    }
  });

  test(`what is not said ${where} is declined, whatever words it shares with what is`, () => {
    for (const question of [
      'Which vaccine protects children against measles?',
      'How much honey did Napoleon Bonaparte sell to the Russian army in Moscow?',
      'What is the price of a greenhouse in Berlin?',
      'What did Winston Churchill say about the tax on imported steel?',
    ]) {
      assert.ok(!isSaid(question, isLong), question);
    }
  });
}

test('naming someone who speaks there answers nothing that nobody said', () => {
  const speakers = ['Ruth Keller', 'Paul Meyer'];
  for (const question of [
    'What did Ruth Keller say about the price of honey on the moon?',
    'How did Ruth Keller explain the weight of a whale?',
    'What did Ruth Keller say about the heat in the desert?',
    'What did Ruth Keller recommend for the wings of a plane?',
  ]) {
    assert.ok(!isSaid(question, true, speakers), question);
  }
  for (const question of [
    'According to Ruth Keller, how much honey does a colony eat?',
    'What did Ruth Keller say about the garden path?',
    'What did Paul Meyer say about the garden path?',
  ]) {
    assert.ok(isSaid(question, true, speakers), question);
  }
});
