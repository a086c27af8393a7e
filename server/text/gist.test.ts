import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { announces, withoutPromise } from './speech.ts';
import { extractAt, readTalk } from './talk.ts';

const THINGS = ['timetable', 'ramp', 'captain', 'rope', 'pier', 'ticket', 'lamp', 'anchor'];

/** A long talk about a ferry harbour with these sentences inserted at their positions. */
function gistOf(said: Readonly<Record<number, string>>): string {
  const texts = Array.from({ length: 160 }, (_, index) => {
    const thing = THINGS[index % THINGS.length]!;
    const other = THINGS[(index * 3 + 1) % THINGS.length]!;
    return said[index] ?? `It was the ${thing} that I painted after the ${other} in week ${index}.`;
  });
  const cues = texts.map((text, index) => ({
    startMs: index * 5000,
    endMs: index * 5000 + 4900,
    text,
  }));
  const talk = readTalk({ cues, chapters: [], language: 'english', title: 'Ferries' });
  return extractAt(talk, talk.gist!).text;
}

const MAIN = 'A harbour works well when every ferry can leave without turning round.';
const FERRIES = {
  30: 'Every ferry needs its own berth in the harbour.',
  90: 'A slow ferry blocks the whole harbour.',
  110: 'Our harbour has room for one ferry only.',
};

describe('a long talk opens with its subject, not with a sentence from the middle of something', () => {
  const rows: [what: string, said: Record<number, string>][] = [
    [
      'a detail with “the point is”',
      { 12: MAIN, 70: 'The point is that a single screw limits the paint on the lamp.' },
    ],
    [
      'a step to the next slide after “remember”',
      {
        12: MAIN,
        70: 'So remember to keep it simple.',
        71: 'Okay, let’s move on to the second element of a ferry harbour, the ferry itself.',
      },
    ],
    [
      'something that points to what came before',
      { 18: MAIN, 5: 'In the harbour every ferry leaves like this without turning, every one.' },
    ],
    [
      'an item of a list',
      {
        18: MAIN,
        4: 'Two, where the rope is kept.',
        5: 'Three, how every ferry works well in the harbour without turning.',
      },
    ],
    [
      'what the speaker is going to talk about',
      {
        18: MAIN,
        5: 'I’m going to discuss when every ferry can leave the harbour without turning.',
      },
    ],
  ];
  for (const [what, said] of rows)
    test(what, () => assert.equal(gistOf({ ...FERRIES, ...said }), MAIN));
});

test('a long talk that states its main point opens with it', () => {
  const key = 'The key to a ferry harbour is that no ferry ever waits for another ferry.';
  assert.equal(gistOf({ ...FERRIES, 12: MAIN, 120: key }), key);
});

test('the main point of a recording is quoted without the mention of the recording', () => {
  const cases: [LanguageValue, string, string][] = [
    [
      'english',
      'If you remember one thing from this video: spices go into fat, not into water.',
      'spices go into fat, not into water.',
    ],
    [
      'german',
      'Das Wichtigste in diesem Video: Gewürze gehören ins heiße Fett.',
      'Gewürze gehören ins heiße Fett.',
    ],
    [
      'french',
      'L’essentiel dans cette vidéo : les épices vont dans la graisse.',
      'les épices vont dans la graisse.',
    ],
  ];
  for (const [language, said, kept] of cases) assert.equal(withoutPromise(said, language), kept);
  for (const whole of ['In this video: me.', 'The rule in this video: it never works like that.'])
    assert.equal(withoutPromise(whole, 'english'), whole);
});

test('one thing out of all that one could say is the main point', () => {
  for (const said of [
    'If I could put one sentence on the wall of every office: idle time keeps queues short.',
    'If I had to pick just one thing, it would be the shoes that you wear on the way.',
  ])
    assert.equal(announces(said, 'english').strength, 2, said);
  assert.notEqual(
    announces('If I could change one thing about the boat, it would be the mast.', 'english')
      .strength,
    2,
  );
});
