import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Document } from '#contract/documents.ts';
import { renderHtml } from '#document/render-html.ts';
import { renderMarkdown } from '#document/render-markdown.ts';
import { renderText } from '#document/render-text.ts';
import { copiedFrom } from './copied.ts';

const block = (id: string, kind: 'hook' | 'tweet' | 'gist', md: string) => ({
  id,
  kind,
  md,
  blockIds: [],
  startMs: null,
});
const title = 'How to plan a small garden';
const post: Document = {
  format: 'linkedin',
  language: 'english',
  title,
  hashtags: ['Garden'],
  sections: [
    { id: 'post', kind: 'post', startMs: null, blocks: [block('p1', 'hook', 'Watch the shade.')] },
  ],
};
const thread: Document = {
  format: 'tweet',
  language: 'english',
  title,
  shape: 'thread',
  sections: [
    { id: 't', kind: 'thread', startMs: null, blocks: [block('t1', 'tweet', 'Watch the shade.')] },
  ],
};
const summary: Document = {
  format: 'summary',
  language: 'english',
  title,
  sections: [
    { id: 'g', kind: 'gist', startMs: null, blocks: [block('g1', 'gist', 'Watch the shade.')] },
  ],
};

test('a copied post or thread starts with its first line, not with the title of the draft', () => {
  for (const document of [post, thread]) {
    const { format } = document;
    const page = copiedFrom(renderHtml(document), 'text/html', format);
    assert.ok(!page.includes(title) && page.includes('Watch the shade.'), page);
    for (const text of [renderMarkdown(document), renderText(document)])
      assert.match(copiedFrom(text, 'text/plain', format), /^Watch the shade\./u);
  }
});

test('other drafts are copied with their titles', () => {
  assert.match(copiedFrom(renderHtml(summary), 'text/html', 'summary'), /<h1\b[^>]*>How to plan/u);
  assert.match(copiedFrom(renderMarkdown(summary), 'text/plain', 'summary'), /^# How to plan/u);
});
