import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { SectionKind } from '#contract/documents.ts';
import { Told } from '../told.ts';
import { readTalk } from '../talk.ts';
import { arrange } from './arrange.ts';
import { arrangeFaq } from './faq.ts';

const inputOf = (lines: readonly string[]) => ({
  cues: lines.map((text, at) => ({ startMs: at * 6000, endMs: at * 6000 + 5500, text })),
  chapters: [],
  language: 'english' as const,
  title: 'Bread at home',
});

const ABOUT = Array.from(
  { length: 30 },
  (_, at) =>
    `Dough number ${at} rose in the ${['kitchen', 'cellar', 'hall'][at % 3]} under a cloth, and the crumb was a little more open.`,
);

const askedIn = (lines: readonly string[]) => {
  const talk = readTalk(inputOf([...ABOUT.slice(0, 6), ...lines, ...ABOUT.slice(6, 12)]));
  return arrangeFaq(talk, 9, new Told(talk)).map(({ md }) => md);
};

const ANSWERED = [
  'Why does the crust go soft?',
  'The crust goes soft because steam from the crumb has nowhere else to go.',
  'How long should a loaf cool?',
  'A loaf should cool for two hours on a rack before anybody cuts it.',
];

describe('an article has a list of questions only if questions were asked and answered', () => {
  test('a question with its answer', () => {
    assert.deepEqual(askedIn(ANSWERED), ANSWERED);
  });

  test('a single question is no list', () => {
    assert.deepEqual(askedIn(ANSWERED.slice(0, 2)), []);
  });

  for (const [what, lines] of Object.entries({
    'that gets no answer': [
      'What does the salt do to the yeast?',
      'A full answer about salt and yeast is extremely complicated and fills whole books.',
    ],
    'whose answer is said to be elsewhere': [
      'Do all flours need the same water?',
      'That is what I have explained about flours and water at length before.',
    ],
    'whose answer is about something else': [
      'What does the salt do to the yeast?',
      'To show you the oven, we moved the camera to the other end of the room.',
    ],
    'that only wants a nod': [
      'A lot of people are afraid of sourdough, right?',
      'Sourdough is nothing but flour and water that somebody forgot on a shelf.',
    ],
    'that is a statement': [
      'The key question is how warm a kitchen has to be at night?',
      'A warm kitchen has about twenty-four degrees at night, and that is plenty.',
    ],
    'about what was just seen': [
      'How does this strange pattern get into the crust?',
      'The pattern in the crust comes from a basket that is dusted with flour.',
    ],
    'the speaker asks for fun': [
      'Can you guess what I did with the burnt loaf?',
      'I cut the burnt loaf into cubes and fried them in butter for the soup.',
    ],
  }))
    test(`none ${what}`, () => {
      assert.deepEqual(askedIn([...lines, ...ANSWERED]), ANSWERED);
    });
});

const STEPS = [
  'Remember to weigh the flour before you touch anything else in the kitchen.',
  'Weigh the water into the same bowl, and write both numbers on a piece of tape.',
  'The most important thing is to stir until no dry flour is left in the bowl.',
  'Cover the bowl with a plate and leave it on the table overnight.',
];

const sectionsIn = (lines: readonly string[], kind: SectionKind) =>
  arrange({ ...inputOf(lines), format: 'blog', options: { length: 'short' } })!
    .sections.filter((section) => section.kind === kind)
    .flatMap(({ blocks }) => blocks.map(({ md }) => md));

test('steps of a method stay in the text even if they are among the takeaways', () => {
  const lines = [...ABOUT.slice(0, 8), ...STEPS, ...ABOUT.slice(8)];
  const body = [...sectionsIn(lines, 'intro'), ...sectionsIn(lines, 'section')].join(' ');
  const takeaways = sectionsIn(lines, 'takeaways').join(' ');
  for (const [at, step] of STEPS.entries()) {
    const next = STEPS[at + 1];
    if (next && body.includes(next)) assert.ok(!takeaways.includes(step), step);
  }
});

test('takeaways are only lines that somebody said were worth keeping', () => {
  assert.deepEqual(sectionsIn(ABOUT, 'takeaways'), []);
});

describe('a conclusion is a passage that can be read alone', () => {
  const closing = [
    'Bread is patient, and whoever bakes it learns to wait for the dough.',
    'Bake one loaf this week, keep the recipe on the fridge and change one thing each time.',
  ];
  test('it then has its own heading', () => {
    assert.ok(sectionsIn([...ABOUT, ...closing], 'conclusion').includes('Conclusion'));
  });

  test('a single sentence at the end is none', () => {
    const one =
      'Part of what is needed for all of that is an oven that holds its heat when the door is opened.';
    assert.ok(!sectionsIn([...ABOUT, `Thank you for watching.`, one], 'conclusion').includes(one));
  });

  test('in the last chapter it continues without a second ending', () => {
    const lines = [...ABOUT, ...closing];
    const chapters = [
      { startMs: 0, title: 'Dough' },
      { startMs: 26 * 6000, title: 'Your first loaf' },
    ];
    const { sections } = arrange({
      ...inputOf(lines),
      chapters,
      format: 'blog',
      options: { length: 'short' },
    })!;
    assert.ok(!sections.some(({ kind }) => kind === 'conclusion'));
    assert.match(sections.at(-1)!.blocks.at(-1)!.md, /change one thing each time/u);
  });
});

test('a newsletter links only to moments with content, and never uses such a line as its subject', () => {
  const asides = [
    "First of all, let's briefly go over what you are going to learn in this presentation.",
    'Now here you can see some examples of the crumb in action.',
    "I'll show you the third loaf in a few minutes.",
  ];
  const lines = ABOUT.flatMap((line, at) =>
    at % 8 === 3 ? [asides[Math.floor(at / 8) % 3]!, line] : [line],
  );
  const cues = lines.map((text, at) => ({ startMs: at * 30_000, endMs: at * 30_000 + 9000, text }));
  const letter = arrange({ ...inputOf([]), cues, format: 'newsletter', options: {} })!;
  assert.ok(letter.format === 'newsletter');
  const links = letter.sections
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind }) => kind === 'link')
    .map(({ md }) => md);
  assert.ok(links.length > 0);
  for (const line of [...links, ...letter.subjects])
    assert.doesNotMatch(line, /going to learn|you can see|show you|^Key takeaways: /u);
});
