import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Document } from '#contract/documents.ts';
import { BUILT_IN_ENGINE } from '#contract/generations.ts';
import { flowOf } from './flow.ts';
import type { Labelled } from './mail-labels.ts';
import { parseBlocks } from './parse-blocks.ts';
import { blocksText } from './print-blocks.ts';
import { renderHtml } from './render-html.ts';
import { renderMarkdown } from './render-markdown.ts';

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

test("a description that is the article's first sentence isn't printed twice", () => {
  const text = shown(article('It was four metres by five.')).join('\n');
  assert.equal(text.split('four metres').length, 2);
});

test('a separate description appears below the title', () => {
  assert.equal(shown(article('How to plan one.'))[1], 'How to plan one.');
});

test("a newsletter's subject lines are labelled, so nobody sends them as its first paragraph", () => {
  const letter: Document = {
    format: 'newsletter',
    language: 'english',
    title: 'Small gardens',
    subjects: ['Where the sun is at four', 'Draw it before you dig'],
    preheader: 'One day and one sheet of paper.',
    sections: [],
  };
  assert.deepEqual(shown(letter).slice(1), [
    'Subject line: Where the sun is at four',
    'Another subject line: Draw it before you dig',
    'Preheader: One day and one sheet of paper.',
  ]);
  assert.deepEqual(shown({ ...letter, subjects: [], preheader: '' }).slice(1), []);
  const labels = {
    subjectLine: '件名：',
    otherSubjectLine: '件名の別案：',
    preheader: 'Preheader:',
  };
  assert.deepEqual(shown({ ...letter, labels } as Labelled).slice(1), [
    '件名：Where the sun is at four',
    '件名の別案：Draw it before you dig',
    'Preheader: One day and one sheet of paper.',
  ]);
});

test('a file created without a model says so in a full sentence', () => {
  const footer = 'Highlights in the speaker’s words, picked without an AI model.';
  const made = article('How to plan one.');
  assert.ok(renderMarkdown(made, BUILT_IN_ENGINE).trimEnd().endsWith(`*${footer}*`));
  assert.ok(renderHtml(made, BUILT_IN_ENGINE).includes(`<footer>${footer}</footer>`));
});

test('a script names the speaker only when it changes', () => {
  const turn = (id: string, speaker: string, md: string) => ({
    id,
    kind: 'turn' as const,
    speaker,
    md,
    blockIds: [],
    startMs: null,
  });
  const sections = [
    [turn('a', 'host1', 'One.'), turn('b', 'host1', 'Two.'), turn('c', 'host2', 'Three.')],
    [turn('d', 'host2', 'Four.')],
  ].map((blocks, at) => ({ id: `s${at}`, kind: 'script' as const, startMs: null, blocks }));
  const script: Document = {
    format: 'podcast',
    language: 'english',
    title: 'Small gardens',
    description: '',
    speakers: [
      { id: 'host1', name: 'Ada', voice: null },
      { id: 'host2', name: 'Bo', voice: null },
    ],
    sections,
  };
  const text = shown(script).slice(1).join('').trim();
  assert.equal(text, 'Ada: One.Two.Bo: Three.Bo: Four.');
});

test('quotes of different moments stay apart in a file, and paragraphs of one quote stay together', () => {
  const quote = (id: string, md: string, blockIds: number[], startMs: number | null) =>
    ({ id, kind: 'quote', md, blockIds, startMs }) as const;
  const document = article('How to plan one.');
  document.sections[0]!.blocks = [
    quote('q1', 'Dig in spring. — Anna', [1], 1000),
    quote('q2', 'Dig in autumn. — Ben', [7], 9000),
    // Somebody pressed Enter in it.
    quote('q3', 'Then wait.', [], null),
    quote('q4', 'Never dig. — A text', [9], null),
    quote('q5', 'Never ever.', [9], null),
  ];
  const md = renderMarkdown(document);
  assert.ok(md.includes('Anna (0:01)\n\n> Dig in autumn. — Ben (0:09)\n>\n> Then wait.'), md);
  const read = parseBlocks(md).filter(({ kind }) => kind === 'quote');
  assert.deepEqual(
    read.map((one) => blocksText([one])),
    [
      'Dig in spring. — Anna (0:01)',
      'Dig in autumn. — Ben (0:09)\nThen wait.',
      'Never dig. — A text\nNever ever.',
    ],
  );
  assert.equal(renderHtml(document).split('<blockquote').length, 4);
});
