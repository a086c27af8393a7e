import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { outline } from './outline.ts';
import { sentencesFromCues, type Sentence } from './sentences.ts';
import { anyChapters, anyCues, anyLanguage } from '#tests/support/random-cues.ts';

const TOPICS = [
  [
    'the dough rests in the warm bowl',
    'knead the dough with flour and water',
    'flour and water make dough',
  ],
  [
    'the telescope shows the rings of the planet',
    'a planet moves around its star',
    'the star lights the planet',
  ],
  [
    'the violin has four strings',
    'a bow moves over the strings of the violin',
    'the violin plays with the bow',
  ],
];

/** Three topics of five minutes each, one sentence every five seconds. */
const talk: Sentence[] = Array.from({ length: 180 }, (_, index) => ({
  text: TOPICS[Math.floor(index / 60)]![index % 3]!,
  startMs: index * 5_000,
  endMs: index * 5_000 + 5_000,
  cueFrom: index,
  cueTo: index,
}));

test('a talk without chapters is split where its subject changes', () => {
  const starts = outline(talk, [], { language: 'english' }).map((section) => section.from);
  for (const change of [60, 120])
    assert.ok(
      starts.some((start) => Math.abs(start - change) <= 2),
      `no section near ${change}: ${starts.join(', ')}`,
    );
});

test("a quarter of an hour gives a handful of sections, ten hours don't give hundreds", () => {
  const few = outline(talk, [], { language: 'english' }).length;
  assert.ok(few >= 3 && few <= 7, `${few} sections`);
  const long = Array.from({ length: 40 }, (_, hour) =>
    talk.map((sentence) => ({
      ...sentence,
      startMs: sentence.startMs + hour * 900_000,
      endMs: sentence.endMs + hour * 900_000,
    })),
  ).flat();
  const many = outline(long, [], { language: 'english' }).length;
  assert.ok(many > 12 && many < 90, `${many} sections`);
});

test('a video with chapters has those as its sections', () => {
  const chapters = [
    { startMs: 0, title: 'Bread' },
    { startMs: 302_000, title: 'Planets' },
  ];
  const sections = outline(talk, chapters, { language: 'english' });
  assert.deepEqual(
    sections.map(({ title, from, to }) => [title, from, to]),
    [
      ['Bread', 0, 60],
      ['Planets', 60, 180],
    ],
  );
  assert.equal(sections[1]?.endMs, 900_000);
});

test('speech before the first chapter is kept', () => {
  const sections = outline(talk, [{ startMs: 600_000, title: 'Late' }], { language: 'english' });
  assert.deepEqual(
    sections.map(({ title, from, to }) => [title, from, to]),
    [
      [null, 0, 120],
      ['Late', 120, 180],
    ],
  );
});

test('whatever the captions are, every sentence is in exactly one section, in order', () => {
  fc.assert(
    fc.property(anyCues, anyChapters, anyLanguage, (cues, chapters, language) => {
      const sentences = sentencesFromCues(cues, language);
      const sections = outline(sentences, chapters, { language });
      let at = 0;
      for (const { from, to, startMs, endMs } of sections) {
        assert.equal(from, at);
        assert.ok(to >= from && endMs >= startMs);
        at = to;
      }
      assert.equal(at, sentences.length);
    }),
    { numRuns: 300 },
  );
});
