import assert from 'node:assert/strict';
import { test } from 'node:test';
import mammoth from 'mammoth';
import type { BlockKind, Document } from '#contract/documents.ts';
import type { Engine } from '#contract/generations.ts';
import { renderCsv } from './render-csv.ts';
import { blocksHtml } from '#document/html.ts';
import { parseBlocks } from '#document/parse-blocks.ts';
import { renderHtml } from '#document/render-html.ts';
import { renderMarkdown } from '#document/render-markdown.ts';
import { renderDocx } from './render-docx.ts';
import { renderText } from '#document/render-text.ts';
import { renderTypst } from './render-typst.ts';

const ROWS: readonly (readonly [BlockKind, string])[] = [
  ['paragraph', 'Before'],
  ['step', 'dig'],
  ['point', 'with a **spade**'],
  ['step', 'plant'],
  ['quote', 'A garden is\nnever done.'],
  ['quote', 'Nor is a book.'],
  ['step', 'again [here](mailto:a@example.org)'],
];

const ENGINE: Engine = { kind: 'built-in', label: 'built-in engine' };
const blocks = ROWS.map(([kind, md], index) => ({
  id: `b${index}`,
  kind,
  md,
  blockIds: [],
  startMs: null,
}));
const common = {
  language: 'english',
  title: 'T',
  sections: [{ id: 's', kind: 'section', startMs: null, blocks }],
} as const;
const blog = {
  format: 'blog',
  description: '',
  slug: 't',
  keyword: null,
  tags: [],
  ...common,
} as unknown as Document;

test('F12 in every file, bullets between steps are nested in the step above, numbering continues after them and restarts after anything else, and quotes are quotes', async () => {
  assert.match(
    renderMarkdown(blog, ENGINE),
    /Before\n\n1\. dig\n   - with a \*\*spade\*\*\n2\. plant\n\n> A garden is\\\n> never done\.\n>\n> Nor is a book\.\n\n1\. again \[here\]\(mailto:a@example\.org\)\n/,
  );
  const html = renderHtml(blog, ENGINE).replaceAll('\n', '');
  assert.match(
    html,
    /<ol><li>dig<ul><li>with a <strong>spade<\/strong><\/li><\/ul><\/li><li>plant<\/li><\/ol><blockquote><p>A garden is.*?never done\.<\/p><p>Nor is a book\.<\/p><\/blockquote><ol><li>again <a href="mailto:a@example\.org"/,
  );
  assert.match(
    renderText(blog),
    /1\. dig\n  - with a spade\n2\. plant\n\n> A garden is\n> never done\.\n>\n> Nor is a book\.\n\n1\. again here/,
  );
  assert.match(renderTypst(blog), /text\("2\."\), \{\(text\("plant"\)/);
  const word = await mammoth.convertToHtml({ buffer: Buffer.from(await renderDocx(blog)) });
  assert.match(word.value, /<ol><li>dig<ul><li>with a <strong>spade/);
  assert.match(word.value, /<li>plant<\/li><\/ol>/);
  assert.match(
    renderTypst(blog),
    /text\("1\."\), \{\(text\("dig"\)\); \{\{block\(grid\([^)]*\), text\("•"\)/,
  );
  const letter = { ...common, format: 'newsletter', subjects: ['S'], preheader: 'P' };
  assert.match(
    renderHtml(letter as unknown as Document, ENGINE),
    /<li[^>]*>plant<\/li>\n<\/ol>\n<blockquote style="[^"]*border-left[^"]*">\n<p[^>]*>A garden/,
  );
});

test('F12 a nested list, as a custom format may ask for, is nested in every file', async () => {
  const md = '- beds\n  - raised\n    1. of wood\n    2. of stone\n  - flat\n- paths';
  const block = { id: 'b', kind: 'paragraph', md, blockIds: [], startMs: null };
  const sections = [{ id: 's', kind: 'free', startMs: null, blocks: [block] }];
  const own = { ...common, format: 'custom', promptName: 'P', sections } as unknown as Document;
  const nested =
    /<ul><li>beds<ul><li>raised<ol><li>of wood<\/li><li>of stone<\/li><\/ol><\/li><li>flat<\/li><\/ul><\/li><li>paths<\/li><\/ul>/;
  assert.match(renderHtml(own, ENGINE).replaceAll('\n', ''), nested);
  assert.ok(renderMarkdown(own, ENGINE).includes(md));
  assert.match(
    renderText(own),
    /- beds\n  - raised\n    1\. of wood\n    2\. of stone\n  - flat\n- paths/,
  );
  assert.match(renderTypst(own), /text\("raised"\)\); \{\{block\(grid\([^)]*\), text\("1\."\)/);
  const word = await mammoth.convertToHtml({ buffer: Buffer.from(await renderDocx(own)) });
  assert.match(word.value, /<ul><li>beds<ul><li>raised/);
  assert.match(word.value, /<li>flat<\/li><\/ul><\/li><li>paths<\/li><\/ul>/);
});

test('F12 indented items are nested lists in every file, numbered anew at each level', async () => {
  const rows: [BlockKind, string, number][] = [
    ['step', 'beds', 0],
    ['point', 'raised', 1],
    ['step', 'of wood', 2],
    ['step', 'of stone', 2],
    ['point', 'flat', 1],
    ['step', 'paths', 0],
    ['step', 'gravel', 3],
  ];
  const items = rows.map(([kind, md, level], index) => ({
    ...blocks[0]!,
    id: `n${index}`,
    kind,
    md,
    ...(level > 0 && { level }),
  }));
  const sections = [{ id: 's', kind: 'section', startMs: null, blocks: items }];
  const nested = { ...blog, sections } as unknown as Document;
  const html =
    '<ol><li>beds<ul><li>raised<ol><li>of wood</li><li>of stone</li></ol></li><li>flat</li></ul></li><li>paths<ol><li>gravel</li></ol></li></ol>';
  assert.ok(renderHtml(nested, ENGINE).replaceAll('\n', '').includes(html));
  const md = renderMarkdown(nested, ENGINE);
  assert.ok(blocksHtml(parseBlocks(md)).replaceAll('\n', '').includes(html), md);
  const word = await mammoth.convertToHtml({ buffer: Buffer.from(await renderDocx(nested)) });
  assert.ok(word.value.includes(html), word.value);
  assert.match(renderText(nested), /1\. beds\n  - raised\n    1\. of wood\n    2\. of stone/);
});

test('posts reach scheduling tools exactly as readers will see them, and never run as a formula in a spreadsheet', () => {
  const texts = [
    '**Look** at *this* `wax` [plan](https://example.org/plan)',
    '@bees are back',
    '@SUM(A1)',
  ];
  const tweets = texts.map((md, index) => ({
    id: `t${index}`,
    kind: 'tweet' as const,
    md,
    blockIds: [],
    startMs: null,
  }));
  const thread = {
    format: 'tweet' as const,
    language: 'english' as const,
    title: 'T',
    shape: 'thread' as const,
    sections: [{ id: 's', kind: 'thread' as const, startMs: null, blocks: tweets }],
  };
  const rows = renderCsv(thread).split('\r\n').slice(1, 4);
  assert.deepEqual(rows, [
    '1,Look at this wax plan https://example.org/plan,',
    '2,@bees are back,',
    "3,'@SUM(A1),",
  ]);
});
