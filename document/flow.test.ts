import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Document } from '#contract/documents.ts';
import { flowOf } from './flow.ts';

const article = (description: string): Document => ({
  format: 'blog',
  language: 'english',
  title: 'Small gardens',
  description,
  slug: 'small-gardens',
  keyword: null,
  tags: [],
  sections: [
    {
      id: 's1',
      kind: 'section',
      startMs: null,
      blocks: [
        {
          id: 'b1',
          kind: 'paragraph',
          md: 'It was four metres by five. I had no plan.',
          blockIds: [],
          startMs: null,
        },
      ],
    },
  ],
});
const shown = (document: Document) =>
  flowOf(document).flatMap((block) =>
    'spans' in block ? block.spans.map(({ text }) => text) : [],
  );

test('an article whose description is its own first sentence does not print it twice', () => {
  const text = shown(article('It was four metres by five.')).join('\n');
  assert.equal(text.split('four metres').length, 2);
});

test('a description of its own stands under the title', () => {
  assert.equal(shown(article('How to plan one.'))[1], 'How to plan one.');
});
