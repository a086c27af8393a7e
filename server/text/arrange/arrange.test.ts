import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { FORMATS } from '#contract/catalog/formats.ts';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import { type Document, DocumentSchema } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Chapter, Cue } from '#contract/videos.ts';
import { xLength } from '#contract/x-length.ts';
import { transcriptBlocks } from '../blocks.ts';
import { Told } from '../told.ts';
import { readTalk } from '../talk.ts';
import { punctuatedCaptions } from '#tests/support/bee-captions.ts';
import { getTalks } from '#tests/support/talks.ts';
import { anyChapters, anyCues, anyLanguage } from '#tests/support/random-cues.ts';
import { arrange, type ArrangeInput } from './arrange.ts';
import { arrangeFaq } from './faq.ts';
import { headingsOf } from './custom.ts';
import { postText } from './linkedin.ts';

const PROMPT = { name: 'Report', template: 'Write a report.\n# What bees do\n# Why it matters' };

function inputOf(
  format: ArrangeInput['format'],
  cues: Cue[],
  language: LanguageValue,
  more: Partial<ArrangeInput> = {},
): ArrangeInput {
  return {
    format,
    cues,
    chapters: [],
    language,
    title: 'Bees',
    options: {},
    prompt: PROMPT,
    ...more,
  };
}

function assertKeepsLimits(document: Document): void {
  const within = (text: string, limit: number, what: string) =>
    assert.ok(text.length <= limit, `${what}: ${text.length} > ${limit}: ${text}`);
  switch (document.format) {
    case 'blog':
      within(document.title, LIMITS.title, 'title');
      within(document.description, LIMITS.description, 'description');
      assert.match(document.slug, /^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u);
      break;
    case 'tweet':
      for (const { md } of document.sections[0]!.blocks) {
        assert.ok(xLength(md) <= LIMITS.tweet, `${xLength(md)}: ${md}`);
      }
      break;
    case 'linkedin':
      within(document.sections[0]!.blocks[0]!.md, LIMITS.hook, 'hook');
      within(postText(document), LIMITS.post, 'post');
      for (const tag of document.hashtags) assert.match(tag, /^[\p{L}\p{M}\p{N}]+$/u);
      break;
    case 'newsletter':
      assert.equal(document.subjects.length, 3);
      assert.equal(new Set(document.subjects).size, 3);
      for (const subject of document.subjects) within(subject, LIMITS.subject, 'subject');
      within(document.preheader, LIMITS.preheader, 'preheader');
      break;
    case 'podcast': {
      const turns = document.sections
        .flatMap(({ blocks }) => blocks)
        .filter(({ kind }) => kind === 'turn');
      const speakers = document.speakers.map(({ id }) => id);
      for (const { md, speaker } of turns) {
        assert.doesNotMatch(md, /[*_`#<>[\]]|https?:|\n/u);
        assert.ok(speakers.includes(speaker!));
      }
      break;
    }
    case 'summary':
    case 'custom':
  }
}

/** Section kinds that a document of this format always has. */
const KINDS: Record<Document['format'], string[]> = {
  blog: ['intro', 'section'],
  summary: ['gist', 'points'],
  tweet: ['thread'],
  linkedin: ['post'],
  newsletter: ['greeting', 'section', 'signoff'],
  podcast: ['notes', 'script'],
  custom: ['free', 'free'],
};

for (const { value: format } of FORMATS) {
  describe(`F10 the built-in engine makes the ${format} format`, () => {
    for (const { value: language } of LANGUAGES) {
      test(`in ${language}`, () => {
        const document = arrange(inputOf(format, punctuatedCaptions(language), language))!;
        DocumentSchema.parse(document);
        const kinds = new Set(document.sections.map(({ kind }) => kind));
        // A short talk may have no questions and nothing to list, and its parts may be covered by the points or be a
        // single moment.
        for (const kind of ['conclusion', 'takeaways', 'faq', 'links'] as const) kinds.delete(kind);
        if (format === 'summary') kinds.delete('section');
        assert.deepEqual([...kinds], [...new Set(KINDS[format])]);
        assertKeepsLimits(document);
        const blocks = document.sections.flatMap((section) => section.blocks);
        assert.equal(new Set(blocks.map(({ id }) => id)).size, blocks.length, 'an id stands twice');
        assert.ok(blocks.every(({ md }) => md.trim() !== ''));
        assert.ok(blocks.some(({ blockIds }) => blockIds.length > 0));
        assert.doesNotMatch(blocks.map(({ md }) => md).join('\n'), /\{(title|topic)\}/u);
      });
    }
  });
}

test('whatever is said, every format keeps its limits and cites only existing blocks', () => {
  fc.assert(
    fc.property(
      anyCues,
      anyChapters,
      anyLanguage,
      fc.constantFrom(...FORMATS.map(({ value }) => value)),
      fc.string({ maxLength: 200, unit: 'grapheme' }),
      (cues: Cue[], chapters: Chapter[], language, format, title) => {
        const document = arrange(inputOf(format, cues, language, { chapters, title }));
        if (!document) return;
        DocumentSchema.parse(document);
        if (title.trim() !== '') assertKeepsLimits(document);
        const known = new Set(transcriptBlocks(cues, chapters).map(({ id }) => id));
        for (const { blocks } of document.sections)
          for (const { blockIds } of blocks) assert.ok(blockIds.every((id) => known.has(id)));
      },
    ),
    { numRuns: 300 },
  );
});

test('a thread has the requested number of posts, numbered', () => {
  const cues = punctuatedCaptions('english');
  const made = arrange(inputOf('tweet', cues, 'english', { options: { count: 4 } }))!;
  const posts = made.sections[0]!.blocks.map(({ md }) => md);
  assert.equal(posts.length, 4);
  posts.forEach((post, index) => assert.ok(post.startsWith(`${index + 1}/4 `), post));
  const single = arrange(inputOf('tweet', cues, 'english', { options: { shape: 'single' } }))!;
  assert.equal(single.sections[0]!.blocks.length, 1);
});

test('one narrator speaks alone, or a second voice reads, under the names given', () => {
  const cues = punctuatedCaptions('english');
  const speakersIn = (options: object) => {
    const made = arrange(inputOf('podcast', cues, 'english', { options: { ...options } }))!;
    assert.ok(made.format === 'podcast');
    const turns = made.sections
      .filter(({ kind }) => kind === 'script')
      .flatMap(({ blocks }) => blocks);
    return {
      names: made.speakers.map(({ name }) => name),
      ids: new Set(turns.map(({ speaker }) => speaker)),
    };
  };
  assert.equal(speakersIn({ hosts: 1 }).ids.size, 1);
  const two = speakersIn({ hosts: 2, names: ['Ada', 'Ben'] });
  assert.deepEqual([two.names, two.ids.size], [['Ada', 'Ben'], 2]);
});

test('a prompt’s outline is read from its headings, or else from its list', () => {
  assert.deepEqual(headingsOf('Do it.\n## One:\ntext\n## **Two**'), ['One', 'Two']);
  assert.deepEqual(headingsOf('Make\n1. First\n2) Second\n- Third'), ['First', 'Second', 'Third']);
  assert.deepEqual(headingsOf('Write it like a pirate would.'), []);
});

test('an article states a reported question without who asked it, and its description is another line than its first', () => {
  const cues = [
    'A small garden is planned by its sun, and the sun of a garden moves all day long.',
    'My neighbour has planned gardens for forty years.',
    'She asked, "Where is the sun at four o\'clock?"',
    'At four the sun of a small garden stands behind the fence, so the beds by the fence lie in shade.',
    'He asked, "Why do the leaves of the beans turn yellow?"',
    'Leaves turn yellow where the roots stand in water for a week.',
    'Draw the shade of the garden at eight, at noon and at four on one sheet of paper.',
    'Where three lines of shade meet, plant what likes shade, and keep the sun for tomatoes.',
    'Beds along a wall should be no deeper than an arm is long, or nobody reaches the back.',
    'A path of forty-five centimetres is enough for one person with a watering can.',
    'Herbs grow near the kitchen door, because nobody walks far for a leaf of mint.',
    'Compost goes on top of the soil in spring, and the worms carry it down.',
    'Water the roots in the morning, twice a week, and leave the leaves dry.',
    'Lettuce likes a little shade in July, when the heat makes it flower.',
    'Every label says how wide a plant will be, and hardly anybody believes it.',
    'Cut a circle of paper for each plant and lay the circles on the ground before digging.',
    'A bench in the last sun of the evening is used more often than a bench beside the door.',
    'Two trees in a small garden are one tree too many, because each takes the light of the other.',
    'A pond as large as a table brings more birds than any feeder that money can buy.',
  ].map((text, index) => ({ startMs: index * 6000, endMs: index * 6000 + 5500, text }));
  const made = arrange(inputOf('blog', cues, 'english', { options: { length: 'short' } }))!;
  assert.ok(made.format === 'blog');
  const [first] = made.sections[0]!.blocks;
  assert.ok(!first!.md.includes(made.description), made.description);
  assert.ok(cues.some(({ text }) => text === made.description));
  const talk = readTalk(inputOf('blog', cues, 'english'));
  const questions = arrangeFaq(talk, 3, new Told(talk)).map(({ md }) => md);
  assert.ok(questions.includes("Where is the sun at four o'clock?"), questions.join('\n'));
});

test('the moments of a newsletter are lines of the talk used nowhere else in it, not its headings repeated', () => {
  const [{ cues, chapters, title }] = getTalks();
  const { sections } = arrange({ ...inputOf('newsletter', cues, 'english'), chapters, title })!;
  const links = sections.find(({ kind }) => kind === 'links')!.blocks.slice(1);
  assert.ok(links.length >= 2);
  const others = sections
    .filter(({ kind }) => kind !== 'links')
    .flatMap(({ blocks }) => blocks.map(({ md }) => md))
    .join('\n');
  for (const { md, blockIds } of links) {
    assert.ok(blockIds.length > 0);
    assert.ok(!others.includes(md), md);
    assert.ok(!chapters.some((chapter) => chapter.title === md), md);
  }
});

test('the description of an article differs from its first lines', () => {
  for (const { cues, chapters, title } of getTalks()) {
    const article = arrange({ ...inputOf('blog', cues, 'english'), chapters, title })!;
    assert.ok(article.format === 'blog');
    const opening = article.sections[0]!.blocks.map(({ md }) => md).join(' ');
    assert.ok(!opening.includes(article.description), article.description);
  }
});

test('a subject line ends with a sentence or a clause', () => {
  for (const { cues, chapters, title } of getTalks()) {
    const letter = arrange({ ...inputOf('newsletter', cues, 'english'), chapters, title })!;
    assert.ok(letter.format === 'newsletter');
    const said = cues.map(({ text }) => text).join(' ');
    for (const subject of letter.subjects.filter((one) => one.endsWith('…')))
      assert.match(said.split(subject.slice(0, -1))[1] ?? '', /^\s?[,;:–—]/u, subject);
  }
});

test('the preview text of a newsletter differs from its first line', () => {
  for (const { cues, chapters, title } of getTalks()) {
    const letter = arrange({ ...inputOf('newsletter', cues, 'english'), chapters, title })!;
    assert.ok(letter.format === 'newsletter');
    const greeting = letter.sections[0]!.blocks.map(({ md }) => md).join(' ');
    assert.ok(!greeting.includes(letter.preheader), letter.preheader);
  }
});
