import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Document, DocumentBlock } from '#contract/documents.ts';
import { shortTalks } from '#tests/support/short-talks.ts';
import { arrange } from './arrange.ts';

const FORMATS = ['blog', 'summary', 'tweet', 'linkedin', 'newsletter'] as const;
const talks = shortTalks();
const [recipe, demo, , german, spanish, lecture] = talks;

function made(talk: (typeof talks)[number], format: (typeof FORMATS)[number]): Document {
  return arrange({ ...talk, format, options: {} })!;
}

const quotesOf = (document: Document): DocumentBlock[] =>
  document.sections
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind, blockIds }) => blockIds.length > 0 && kind !== 'link' && kind !== 'answer')
    .map((block) => ({ ...block, md: block.md.replace(/^\d+\/\d+ /u, '') }));

/** What can't start a piece of text, and what can't end one. */
const STRANDED =
  /^(?:the second|secondly|another|that one|it|they|toast it|although its|in the rhine at basel it|for gravel[^.]*, it|das zweite|ein weiterer|ohne ihn|schreibt sie|erst dann|la segunda|otro)(?![\p{L}])/iu;
const UNDENIED =
  /(?:you have to add sugar|changes the past|or it goes to sleep|do most of the work|damit nichts schimmelt|impresión nunca falla)\.$/u;

describe('every piece of a short talk can be read alone', () => {
  for (const talk of talks)
    for (const format of FORMATS)
      test(`${talk.title}, ${format}`, () => {
        for (const { md } of quotesOf(made(talk, format))) {
          assert.doesNotMatch(md, STRANDED);
          assert.doesNotMatch(md, UNDENIED);
        }
      });
});

test('a file name is replaced by what the talk says it is about; a name given by a person stays', () => {
  assert.deepEqual(
    talks.map((talk) => made(talk, 'summary').title),
    [
      'The onion soup my grandmother sold in Lyon',
      'The new import screen in Ledgerly',
      'What do people get wrong about old instruments?',
      'Heizkosten im Altbau',
      'Pregunta por lo que la persona hizo, no por lo que haría',
      'Lecture 4',
    ],
  );
});

test("a title taken from the talk isn't repeated at the top of a thread or a newsletter", () => {
  const [first] = quotesOf(made(spanish!, 'tweet'));
  assert.equal(first!.md.match(/pregunta por lo que la persona hizo/giu)?.length, 1);
  const letter = quotesOf(made(spanish!, 'newsletter'))
    .map(({ md }) => md)
    .join(' ');
  assert.equal(letter.match(/pregunta por lo que la persona hizo/giu)?.length, 1);
});

test("hashtags aren't units, numbers, verbs, words that fit any talk or words missing from the post", () => {
  const tagsIn = (talk: (typeof talks)[number]) => {
    const post = made(talk, 'linkedin');
    return post.format === 'linkedin' ? post.hashtags : [];
  };
  assert.deepEqual(tagsIn(recipe!), ['Onions', 'Soup']);
  assert.deepEqual(tagsIn(demo!), ['Import', 'Ledgerly']);
  assert.ok(tagsIn(german!).includes('Heizkörper'));
  assert.ok(tagsIn(lecture!).includes('ShearStress'));
  for (const talk of talks) {
    const post = quotesOf(made(talk, 'linkedin'))
      .map(({ md }) => md.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ''))
      .join('');
    for (const tag of tagsIn(talk)) assert.ok(post.includes(tag.toLowerCase()), tag);
  }
  const all = talks.flatMap(tagsIn).join(' ');
  assert.doesNotMatch(all, /minute|percent|hour|fifteen|changed|primera|yellow|point|example/iu);
});

test("a hashtag is a whole word of the post, and no verb in languages that don't mark their nouns", () => {
  const tagged = (lines: readonly string[], language: LanguageValue, title: string) => {
    const cues = [...lines, ...lines.map((line) => `${line} ${line}`)].map((text, at) => ({
      startMs: at * 6000,
      endMs: at * 6000 + 5800,
      text,
    }));
    const post = made({ cues, chapters: [], language, title }, 'linkedin');
    return post.format === 'linkedin' ? post.hashtags : [];
  };
  const hebrew = ['מוסיפים מלח לקערה.', 'מוסיפים שום לקערה.', 'מוסיפים מים לקערה ומחכים.'];
  assert.deepEqual(tagged(hebrew, 'hebrew', 'הקערה של סבתא'), []);
  const baker = [
    'Whoever bakes with Lievito needs a warm kitchen and a week of patience.',
    'The kitchen at home was cold, so Lievito slept beside the stove every night.',
    'Nobody told me that usage of flour doubles once Lievito is awake.',
  ];
  const tags = tagged(baker, 'english', 'A week with Lievito in the USA');
  assert.ok(tags.includes('Lievito'), tags.join(' '));
  assert.ok(!tags.includes('USA'));
});

test('a talk that fits into the article is quoted in order, without a separate ending', () => {
  for (const talk of talks) {
    const kinds = made(talk, 'blog').sections.map(({ kind }) => kind);
    assert.deepEqual(kinds, ['intro', 'section'], talk.title);
  }
});

test('every heading has text below it', () => {
  for (const talk of talks)
    for (const format of FORMATS)
      for (const { blocks } of made(talk, format).sections)
        assert.notEqual(blocks.at(-1)!.kind, 'heading', `${talk.title}, ${format}`);
});

test("»der, der« isn't treated as a repeated word", () => {
  const said = quotesOf(made(german!, 'summary')).map(({ md }) => md);
  assert.ok(said.some((md) => md.includes('billiger als der, der ständig')));
});

test('a post and a thread end with what was said, not with a stock question', () => {
  for (const talk of talks)
    for (const format of ['linkedin', 'tweet'] as const) {
      const blocks = made(talk, format).sections.flatMap((section) => section.blocks);
      for (const { md, blockIds } of blocks) assert.notEqual(blockIds.length, 0, md);
    }
});

const KITES = [
  'My brother and I flew kites on the same beach for eleven summers.',
  'The first one came from a petrol station and broke within an hour.',
  'A kite with a long tail is steadier than one with a short tail.',
  'Cotton thread snaps as soon as it gets wet.',
  'Nylon line costs more and lasts for years.',
  'Most people run when they should be standing still.',
  'A gust on the ground says little about the air above the dunes.',
  'Watch the flags on the harbour wall before you unpack anything.',
  'The thing to keep in mind about kites is that the wind you have decides everything you can do for the whole afternoon.',
  'Children want a kite that pulls.',
  'Grown people want a kite that stays up.',
  'Sand in the reel ruins the line faster than any storm.',
  'A second spar makes the frame heavier, and it keeps the sail flat.',
  'Fold the sail along the spars, and never put it away wet.',
  'On a windless day, leave the kite in the car. The sea is good company as well.',
];
const kites = {
  cues: KITES.map((text, at) => ({ startMs: at * 5000, endMs: at * 5000 + 4000, text })),
  chapters: [],
  language: 'english' as const,
  title: 'Kites on the beach',
};

test('a thread and a newsletter begin with what was said, without a stock opening line', () => {
  const [first] = quotesOf(made(kites, 'tweet'));
  assert.ok(!first!.md.includes(kites.title), first!.md);
  const [greeting] = made(kites, 'newsletter').sections;
  assert.deepEqual(
    greeting!.blocks.map(({ blockIds }) => blockIds.length > 0),
    [false, true],
  );
});

test('a newsletter ends as its talk does, if that ending says something', () => {
  const [last] = made(kites, 'newsletter').sections.at(-1)!.blocks;
  assert.match(last!.md, /The sea is good company as well\.$/u);
});

test('an untitled recording is named after its gist, however long that sentence is', () => {
  const { title } = made({ ...kites, title: 'IMG 2041' }, 'summary');
  assert.equal(title, 'The wind you have decides everything you can do');
});

describe('an untitled recording never gets a title that says the opposite of the talk', () => {
  const cases: [gist: string, never: RegExp][] = [
    [
      'The biggest myth that people keep in mind about flying kites is that the strong wind makes it easy.',
      /^The strong wind makes it easy/u,
    ],
    [
      'The main thing about kites that I stopped believing years ago is that every wind can carry a kite.',
      /^Every wind can carry a kite/u,
    ],
    [
      'The main thing the kite shops want you to believe about the wind is that the wind never matters in the afternoon.',
      /^The wind never matters/u,
    ],
    [
      'The main thing is that every kite in the shop pulls hard enough to hurt a child, but that is only what the seller says.',
      /hurt a child$/u,
    ],
  ];
  for (const [gist, never] of cases)
    test(gist, () => {
      const cues = kites.cues.map((cue, at) => (at === 8 ? { ...cue, text: gist } : cue));
      assert.doesNotMatch(made({ ...kites, cues, title: 'IMG 2041' }, 'summary').title, never);
    });
});

test("the preview text isn't the subject repeated with its full stop", () => {
  const lines = [
    'Our shop opened in 1990 with two ovens and a borrowed van.',
    'We baked rye loaves before dawn, and people queued because the crust was dark and thin.',
    'The lesson of that year was to write down every order.',
  ];
  const cues = [...lines, ...lines, ...lines].map((text, at) => ({
    startMs: at * 5000,
    endMs: at * 5000 + 5000,
    text,
  }));
  const title = lines[0]!.slice(0, -1);
  const letter = made({ cues, chapters: [], language: 'english', title }, 'newsletter');
  assert.ok(letter.format === 'newsletter');
  assert.ok(letter.subjects.includes(title));
  assert.notEqual(letter.preheader, lines[0]);
});
