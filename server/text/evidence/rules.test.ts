import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BlogDocument } from '#contract/documents.ts';
import { checkRules } from './rules.ts';

test('too few or too many tags are told in a sentence with the number to aim for', () => {
  const told = (tags: number) => {
    const document: BlogDocument = {
      format: 'blog',
      language: 'english',
      title: 'Compost',
      description: 'How compost is made.',
      slug: 'compost',
      keyword: null,
      tags: Array.from({ length: tags }, (_, at) => `tag ${at}`),
      sections: [],
    };
    return checkRules(document).find(({ id }) => id === 'blog.tags')!.message;
  };
  assert.deepEqual([0, 1, 5, 12].map(told), [
    'None yet. Aim for 3 to 8.',
    'You have 1. Aim for 3 to 8.',
    '5.',
    'You have 12. Aim for 3 to 8.',
  ]);
});
