import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BlockKind, DocumentBlock } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import { xLength } from '#contract/x-length.ts';
import { postText } from './arrange/linkedin.ts';
import { fitDocument } from './fit-document.ts';

const SENTENCE = 'A sentence that says something about bread. ';

const blocksOf = (all: readonly (readonly [BlockKind, string])[]): DocumentBlock[] =>
  all.map(([kind, md], index) => ({ id: `b${index}`, kind, md, blockIds: [], startMs: null }));

function thread(shape: 'single' | 'thread', texts: readonly string[]): string[] {
  const blocks = blocksOf(texts.map((md) => ['tweet', md] as const));
  const fitted = fitDocument({
    format: 'tweet',
    language: 'english',
    title: 'Bread',
    shape,
    sections: [{ id: 'thread', kind: 'thread', startMs: null, blocks }],
  });
  return fitted.sections[0]!.blocks.map(({ md }) => md);
}

function post(all: readonly (readonly [BlockKind, string])[]) {
  const sections = [{ id: 'post', kind: 'post' as const, startMs: null, blocks: blocksOf(all) }];
  const fitted = fitDocument({
    format: 'linkedin',
    language: 'english',
    title: 'Bread',
    hashtags: ['bread'],
    sections,
  });
  assert.ok(fitted.format === 'linkedin');
  return fitted;
}

test('a post keeps to its limit whatever a model makes long', () => {
  const question = post([
    ['hook', 'Bread.'],
    ['paragraph', 'What the post is about.'],
    ['question', SENTENCE.repeat(100)],
  ]);
  assert.ok(postText(question).length <= LIMITS.post);
  assert.ok(postText(question).includes('What the post is about.'), 'the post itself is gone');
  const points = Array.from({ length: 20 }, () => ['point', SENTENCE.repeat(6)] as const);
  assert.ok(postText(post([['hook', 'Bread.'], ...points])).length <= LIMITS.post);
});

test('a thread loses a model’s numbering and no other numbers', () => {
  assert.deepEqual(thread('thread', ['1/3 One', '(2/3) Two', '3/3: Three']), [
    '1/3 One',
    '2/3 Two',
    '3/3 Three',
  ]);
  assert.deepEqual(thread('thread', ['1/8 One', '2/8 Two']), ['1/2 One', '2/2 Two']);
  assert.deepEqual(thread('thread', ['1. One', '2) Two']), ['1/2 One', '2/2 Two']);
  assert.deepEqual(thread('thread', ['24/7 help', '1/4 of all bread']), [
    '1/2 24/7 help',
    '2/2 1/4 of all bread',
  ]);
  assert.deepEqual(thread('single', ['24/7 help']), ['24/7 help']);
});

test('a post of a thread keeps to its limit if text follows a link without a space', () => {
  const [first] = thread('thread', [`见https://youtu.be/abc，${'中文内容。'.repeat(80)}`, '好']);
  assert.ok(xLength(first!) <= LIMITS.tweet);
  assert.ok(first!.length < 200);
});
