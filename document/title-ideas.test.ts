import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Document, DocumentBlock } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import { titleIdeas } from './title-ideas.ts';

const block = (kind: DocumentBlock['kind'], md: string, index: number) => ({
  id: `b${index}`,
  kind,
  md,
  blockIds: [],
  startMs: null,
  edited: false,
});

function article(lines: [DocumentBlock['kind'], string][], title = 'Small gardens'): Document {
  return {
    format: 'blog',
    language: 'english',
    title,
    description: 'How to plan a garden before you buy one plant. It is cheaper.',
    slug: '',
    keyword: null,
    tags: [],
    sections: [
      {
        id: 's1',
        kind: 'section',
        startMs: null,
        blocks: lines.map(([kind, md], index) => block(kind, md, index) as DocumentBlock),
      },
    ],
  };
}

test('titles are suggested from headings and informative sentences, within the limit and without duplicates', () => {
  const ideas = titleIdeas(
    article([
      ['heading', 'Small gardens!'],
      ['heading', 'Watch the **garden** for one day'],
      ['paragraph', `A garden needs ${'a very long sentence that goes on, '.repeat(3)}and on.`],
      ['paragraph', 'Buy later. Shade decides what a garden can grow.'],
      ['heading', 'Water'],
    ]),
  );
  assert.deepEqual(ideas, [
    'Watch the garden for one day',
    'How to plan a garden before you buy one plant',
    'Shade decides what a garden can grow',
  ]);
  for (const idea of ideas) assert.ok(idea.length <= LIMITS.title);
});

test('a draft without suitable text gets no suggestions', () => {
  const empty = { ...article([['paragraph', 'Yes.']]), description: '' } as Document;
  assert.deepEqual(titleIdeas(empty), []);
});

test('suggested titles contain no speaker names and no mere replies', () => {
  const draft = article([
    ['paragraph', 'Priya: You measured it?\nAnna: I measure every chain in the shop.'],
    ['paragraph', 'Priya: That is brilliant.\nAnna: A good floor pump is the best advertisement.'],
    ['point', 'Anna: People hate surprises, they never hate paying.'],
  ]);
  const ideas = titleIdeas({ ...draft, description: '' } as Document);
  assert.equal(ideas.length, 3);
  for (const idea of ideas) assert.doesNotMatch(idea, /Priya|Anna|measured it/u);
});
