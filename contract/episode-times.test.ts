import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeScript } from '#tests/support/podcast-script.ts';
import type { PodcastDocument } from './documents.ts';
import { withEpisodeTimes } from './episode-times.ts';

const document = makeScript(['One.', 'Two.', 'Three.', 'Four.'], 'english', 2);
const lines = [0, 4000, 9000, 13_000].map((startMs, at) => ({
  lineId: `l${at}`,
  startMs,
  endMs: startMs + 3000,
}));
const chapters = [
  { title: 'Part 1', startMs: 0, endMs: 9000 },
  { title: 'Part 2', startMs: 9000, endMs: 16_000 },
];
const timesOf = (of: PodcastDocument, episode: Parameters<typeof withEpisodeTimes>[1]) =>
  withEpisodeTimes(of, episode).sections[0]!.blocks.map(({ startMs }) => startMs);
const withNotes = (titles: string[]): PodcastDocument => ({
  ...document,
  sections: document.sections.map((section) =>
    section.kind === 'notes'
      ? { ...section, blocks: section.blocks.map((block, at) => ({ ...block, md: titles[at]! })) }
      : section,
  ),
});

test('a chapter starts where its first line is heard, even after renaming', () => {
  assert.deepEqual(timesOf(document, { chapters, lines }), [0, 9000]);
  assert.deepEqual(timesOf(withNotes(['Soil', 'Water']), { chapters, lines }), [0, 9000]);
});

test("a chapter without its first line is matched by title, and one that wasn't recorded has no time", () => {
  const cut = {
    ...document,
    sections: document.sections.map((section) =>
      section.id === 's1' ? { ...section, blocks: section.blocks.slice(1) } : section,
    ),
  };
  assert.deepEqual(timesOf(cut, { chapters, lines }), [0, 9000]);
  const added: PodcastDocument = {
    ...document,
    sections: [
      {
        ...document.sections[0]!,
        blocks: [
          ...document.sections[0]!.blocks,
          { id: 'n2', kind: 'chapter', md: 'New', blockIds: [], startMs: 70_000 },
        ],
      },
      ...document.sections.slice(1),
    ],
  };
  assert.deepEqual(timesOf(added, { chapters, lines }), [0, 9000, null]);
});

test('before recording no video times remain, neither next to a title nor inside it', () => {
  const written = withNotes(['**2:30** Soil', '[1:05:02] – Water']);
  assert.deepEqual(timesOf(written, null), [null, null]);
  const [first, second] = withEpisodeTimes(written, null).sections[0]!.blocks;
  assert.equal(second!.md, 'Water');
  assert.equal(first!.md, 'Soil');
});
