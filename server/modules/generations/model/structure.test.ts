import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormatValue } from '#contract/catalog/formats.ts';
import type { Document } from '#contract/documents.ts';
import { OPTIONS } from '#contract/options.ts';
import { arrange } from '#server/text/arrange/arrange.ts';
import { checkStructure } from '#server/text/evidence/structure.ts';
import { ALL_FORMATS, runOffline } from '#tests/support/offline-run.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { getTalks } from '#tests/support/talks.ts';
import type { Material } from '../../videos/videos.service.ts';

const [talk] = getTalks();
const material: Material = { ...talk, languageTag: 'en', timed: true, fingerprint: talk.id };

function written(format: FormatValue, answer: string, options?: Record<string, unknown>): Document {
  return runOffline(format, material, () => answer, options ? { options } : {}).document;
}

const kinds = ({ sections }: Document) =>
  sections.map(({ blocks }) => blocks.map(({ kind, md }) => `${kind}: ${md}`));
const missing = (document: Document) => checkStructure(document).map(({ id }) => id);

test('a post starts with its hook and ends with its question, whatever the model called them', () => {
  const post = written(
    'linkedin',
    '@section post\n@p The light decides. Then come the plants.\n@q Who knew?\n@p Nobody did.\n@p What would you plant first?',
  );
  assert.deepEqual(kinds(post), [
    [
      'hook: The light decides.',
      'paragraph: Then come the plants.',
      'paragraph: Nobody did.',
      'paragraph: What would you plant first?',
      'question: Who knew?',
    ],
  ]);
  const asked = written('linkedin', '@section post\n@hook One.\n@hook Two.\n@p Three.\n@p Four?');
  assert.deepEqual(kinds(asked), [
    ['hook: One.', 'paragraph: Two.', 'paragraph: Three.', 'question: Four?'],
  ]);
  const long = written('linkedin', `@section post\n@p ${'so very long '.repeat(60)}`);
  assert.deepEqual(missing(long), ['structure.hook', 'structure.question']);
});

test('a thread has the requested number of posts, ends with its last one, and reports what was left out', () => {
  const tweets = Array.from(
    { length: 40 },
    (_, at) => `@tweet Post ${'abcdefghij'[at % 10]}${at}.`,
  );
  const thread = written('tweet', `@section thread\n${tweets.join('\n')}`, {
    shape: 'thread',
    count: 3,
  });
  assert.deepEqual(kinds(thread), [
    ['tweet: 1/3 Post a0.', 'tweet: 2/3 Post b1.', 'tweet: 3/3 Post j39.'],
  ]);
  const [over] = checkStructure(thread, { thread: { asked: 3, written: 40 } });
  assert.match(over!.message, /wrote 40 posts\. We kept the 3 you asked for/u);
  const [few] = checkStructure(thread, { thread: { asked: 8, written: 3 } });
  assert.equal(few!.message, '3 of the 8 posts you asked for.');
  assert.deepEqual(checkStructure(thread, { thread: { asked: 3, written: 3 } }), []);
});

test('a second gist becomes a point, a second heading a subheading, and two goodbyes one', () => {
  const summary = written(
    'summary',
    '@section gist\n@gist One.\n@gist Two.\n@section points\n@point Three.\n@section s1\n@h A\n@p Text.\n@h B',
  );
  assert.deepEqual(kinds(summary).slice(0, 2), [['gist: One.'], ['point: Two.', 'point: Three.']]);
  const blog = written('blog', '@section s1\n@h A\n@p Text.\n@h B\n@p More.');
  assert.deepEqual(kinds(blog), [
    ['heading: A', 'paragraph: Text.', 'subheading: B', 'paragraph: More.'],
  ]);
  const letter = written('newsletter', '@section signoff\n@signoff Bye.\n@signoff Write back.');
  assert.deepEqual(kinds(letter), [['signoff: Bye. Write back.']]);
});

test('a required part that a text lacks is reported', () => {
  const answer = '@section s1\n@p Text.\n@section faq\n@q Why?';
  assert.deepEqual(missing(written('blog', answer, { faq: true })), [
    'structure.intro',
    'structure.headings',
    'structure.answers',
  ]);
  assert.deepEqual(missing(written('newsletter', '@section s1\n@h A\n@p Text.')), [
    'structure.greeting',
    'structure.links',
    'structure.signoff',
  ]);
  assert.deepEqual(missing(written('podcast', '@section t1\n@turn A Hello.')), [
    'structure.chapters',
  ]);
});

test('an obedient model, and the built-in engine for every sample talk, leave nothing out', () => {
  for (const format of ALL_FORMATS) {
    const { document } = runOffline(format, material, (asked) => answerLikeAModel(asked));
    assert.deepEqual(missing(document), [], format);
    for (const one of getTalks()) {
      const prompt = { name: 'Own', description: '', template: '# A\n# B', fields: [] };
      const options = OPTIONS[format].parse({});
      const made = arrange({
        ...one,
        format,
        options,
        prompt: format === 'custom' ? prompt : null,
      });
      const left = made && checkStructure(made, { isExtractive: true });
      assert.deepEqual(left, [], `${format} ${one.language}`);
    }
  }
});

test("a draft of a talk without questions or parts isn't reported as incomplete", () => {
  const post = written('linkedin', '@section post\n@hook One.\n@p Two.');
  assert.deepEqual(missing(post), ['structure.question']);
  assert.deepEqual(checkStructure(post, { isExtractive: true }), []);
});
