import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FORMATS } from '#contract/catalog/formats.ts';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import type { Document, DocumentBlock, DocumentSection } from '#contract/documents.ts';
import { getTalks } from '#tests/support/talks.ts';
import { arrange } from '../arrange/arrange.ts';
import { transcriptBlocks } from '../blocks.ts';
import { punctuatedCaptions } from '#tests/support/bee-captions.ts';
import { TALKS } from '#tests/support/bee-talks.ts';
import { checkRepeats, findRepeats, type SpokenPassage } from './repeats.ts';

type Line = string | Pick<DocumentBlock, 'kind' | 'md'> | Partial<DocumentBlock>;

/** Sections of a text that was written from other words than these. */
function sectionsOf(parts: Partial<Record<DocumentSection['kind'], readonly Line[]>>) {
  return Object.entries(parts).map(([kind, lines]): DocumentSection => ({
    id: kind,
    kind: kind as DocumentSection['kind'],
    startMs: null,
    blocks: lines.map((line, index) => ({
      id: `${kind}${index}`,
      kind: 'paragraph',
      md: '',
      blockIds: [1],
      startMs: 0,
      ...(typeof line === 'string' ? { md: line } : line),
    })),
  }));
}

const spokenOf = (text: string, language: LanguageValue = 'english'): SpokenPassage => ({
  blocks: [{ id: 1, startMs: 0, endMs: 1000, text }],
  language,
});
const ELSE = spokenOf('Something else is said here.');

const idsOf = (parts: Parameters<typeof sectionsOf>[0], spoken = ELSE) =>
  findRepeats(sectionsOf(parts), 'english', spoken).map(({ blockId }) => blockId);

describe('a repeated sentence is found in every language', () => {
  for (const { value: language } of LANGUAGES) {
    test(`in ${language}`, () => {
      const talk = TALKS[language];
      const calm = sectionsOf({ intro: talk.slice(0, 3), section: talk.slice(3) });
      assert.deepEqual(findRepeats(calm, language, ELSE), []);
      const again = sectionsOf({ intro: talk.slice(0, 5), section: [`${talk[5]} ${talk[4]}`] });
      const found = findRepeats(again, language, ELSE);
      assert.deepEqual(
        found.map(({ blockId }) => blockId),
        ['section0'],
      );
      // A sentence said twice in the video is its own refrain.
      const refrain = spokenOf(`${talk[4]} ${talk[1]} ${talk[4]}`, language);
      assert.deepEqual(findRepeats(again, language, refrain), []);
    });
  }
});

const LONG =
  'A narrow garden with a brick wall on its northern side stays warm enough for figs and peaches until late autumn.';

test('near repeats count: other function words, other punctuation, one word of many', () => {
  const first = 'The brick wall keeps the tomato plants warm through September nights.';
  const near = 'A brick wall keeps tomato plants warm, through these September nights!';
  assert.deepEqual(idsOf({ intro: [first], section: [near] }), ['section0']);
  const other = LONG.replace('warm', 'mild');
  assert.deepEqual(idsOf({ intro: [LONG], section: [other] }), ['section0']);
});

test('sentences that only look alike don’t: another number, a “not”, another day, swapped roles', () => {
  const pairs = [
    ['Water the young plants on Monday morning.', 'Water the young plants on Tuesday morning.'],
    [LONG, LONG.replace('stays', 'never stays')],
    [`${LONG.slice(0, -1)} for 3 weeks.`, `${LONG.slice(0, -1)} for 5 weeks.`],
    ['Plant the beans before you plant the tall corn.', 'Plant the tall corn before the beans.'],
  ];
  for (const pair of pairs) assert.deepEqual(idsOf({ section: pair }), [], pair.join(' / '));
});

test('natural repetitions don’t count: headings, labels, quotes, calls to action, key points, thanks', () => {
  const told = 'The light in a garden decides what will grow in it.';
  const kinds = ['heading', 'subheading', 'quote', 'question', 'signoff', 'link'] as const;
  const framed = kinds.map((kind) => ({ kind, md: told }));
  assert.deepEqual(idsOf({ intro: [told], section: framed }), []);
  assert.deepEqual(idsOf({ section: [told], takeaways: [told], faq: [told] }), []);
  const call = 'See the whole plan of the garden at https://example.org today.';
  const label = 'What you need for the next step of the work:';
  const short = 'Try it yourself this weekend.';
  assert.deepEqual(idsOf({ section: [call, label, short, call, label, short] }), []);
  const thanks = { md: 'Subscribe to our channel so that you miss no video.', blockIds: [] };
  assert.deepEqual(idsOf({ section: [thanks, told, thanks] }), []);
});

test('a refrain in another language is recognised by the places where it is said', () => {
  const spoken: SpokenPassage = {
    language: 'german',
    blocks: [
      { id: 1, startMs: 0, endMs: 9, text: 'Erst das Licht, dann die Pflanzen im Garten.' },
      { id: 2, startMs: 9, endMs: 19, text: 'Im Sommer wird gegossen.' },
      { id: 3, startMs: 19, endMs: 29, text: 'Also: Erst das Licht, dann die Pflanzen im Garten.' },
    ],
  };
  const md = 'First comes the light and then come the garden plants.';
  const at = (...ids: number[]) => ids.map((id) => ({ md, blockIds: [id] }));
  assert.deepEqual(idsOf({ section: at(1, 3) }, spoken), []);
  assert.deepEqual(idsOf({ section: at(1, 2) }, spoken), ['section1']);
});

test('each passage with a repeat gets its own row, which identifies the sentence to fix by number', () => {
  const document: Document = {
    format: 'custom',
    language: 'english',
    title: 'T',
    promptName: 'Own',
    sections: sectionsOf({ free: [LONG, `Something new stands here. ${LONG}`, LONG] }),
  };
  const rows = checkRepeats(document, ELSE);
  assert.deepEqual(
    rows.map(({ id, state, blockId }) => [id, state, blockId]),
    [
      ['text.repeated', 'warn', 'free1'],
      ['text.repeated', 'warn', 'free2'],
    ],
  );
  assert.match(rows[0]!.mend!, /^Of the 2 sentences of this passage, number 2 says again/);
  assert.match(rows[1]!.mend!, /^This passage says again/);
  for (const { mend } of rows) assert.ok(!mend!.includes('narrow garden'));
  const [calm] = checkRepeats({ ...document, sections: sectionsOf({ free: [LONG] }) }, ELSE);
  assert.deepEqual([calm!.state, calm!.mend], ['ok', undefined]);
  assert.equal(calm!.message, 'No sentence appears twice.');
  // A quote may be repeated, but the row mentions it.
  const quoted = sectionsOf({ free: [LONG, { kind: 'quote', md: LONG }] });
  const [told] = checkRepeats({ ...document, sections: quoted }, ELSE);
  assert.equal(told!.state, 'ok');
  assert.match(told!.message, /^One sentence appears twice\./);
  // Counts sentences, not their occurrences.
  const quote = (md: string) => ({ kind: 'quote' as const, md });
  const saidOf = (lines: readonly Line[]) =>
    checkRepeats({ ...document, sections: sectionsOf({ free: lines }) }, ELSE)[0]!.message;
  assert.match(saidOf([LONG, quote(LONG), quote(LONG)]), /^One sentence appears 3 times\./);
  const other = 'The light in a garden decides what will grow in it.';
  const both = [LONG, quote(LONG), quote(LONG), other, quote(other)];
  assert.match(saidOf(both), /^2 sentences appear more than once\./);
});

test('a row on repeats says only what the draft shows', () => {
  const rowOf = (lines: readonly Line[]) =>
    checkRepeats(
      {
        format: 'custom',
        language: 'english',
        title: 'T',
        promptName: 'Own',
        sections: sectionsOf({ free: lines }),
      },
      ELSE,
    )[0]!;
  // Short sentences count too.
  const short = rowOf(['Buy nothing yet. Watch the light first.', 'Buy nothing yet.']);
  assert.deepEqual([short.state, short.label], ['ok', 'Repeated sentences']);
  assert.match(short.message, /^One sentence appears twice\./);
  assert.equal(
    rowOf(['Buy nothing yet.', 'Watch the light first.']).message,
    'No sentence appears twice.',
  );
  for (const kind of ['question', 'gist', 'turn', 'greeting', 'signoff'] as const) {
    const twice = rowOf([
      { kind, md: 'What did it cost?' },
      'Little.',
      { kind, md: 'What did it cost?' },
    ]);
    assert.match(twice.message, /^One sentence appears twice\./, kind);
  }
  const headings = ['heading', 'subheading', 'link', 'chapter'] as const;
  for (const kind of headings) {
    const twice = rowOf([{ kind, md: 'What it cost' }, 'Little.', { kind, md: 'What it cost' }]);
    assert.equal(twice.message, 'No sentence appears twice.', kind);
  }
  // A sentence that is nearly another isn't called the same.
  const near = LONG.replace(/^A/u, 'The');
  const rows = [rowOf([LONG, LONG]), rowOf([LONG, near])];
  assert.match(rows[0]!.message, /” is already in the draft\.$/u);
  assert.match(rows[1]!.message, /” is already in the draft in nearly the same words\.$/u);
});

test('F10 no false alarms on output of the built-in engine: all formats, all languages, all sample talks', () => {
  const prompt = { name: 'Report', template: 'Write.\n# What bees do\n# Why it matters' };
  const talks = [
    ...LANGUAGES.map(({ value }) => ({
      language: value,
      title: 'Bees',
      cues: punctuatedCaptions(value),
      chapters: [],
    })),
    ...getTalks(),
  ];
  let looked = 0;
  for (const talk of talks) {
    const { language, cues, chapters } = talk;
    const spoken = { blocks: transcriptBlocks(cues, chapters), language };
    for (const { value: format } of FORMATS) {
      const document = arrange({ ...talk, format, options: {}, prompt });
      if (!document) continue;
      looked += 1;
      const shown = checkRepeats(document, spoken, () => true);
      assert.ok(
        shown.every(({ state }) => state === 'ok'),
        `${language} ${format}`,
      );
      // Out of seven sentences it may have to quote one twice. Nothing else is ever taken for a repeat.
      for (const { quote } of findRepeats(document.sections, language, spoken)) {
        const text = document.sections
          .flatMap(({ blocks }) => blocks.map(({ md }) => md))
          .join(' ');
        assert.ok(text.split(quote).length > 2, `${language} ${format}: ${quote}`);
      }
    }
  }
  assert.ok(looked >= 300, String(looked));
});
