import fc from 'fast-check';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import {
  type BlockKind,
  type Document,
  isListKind,
  type SectionKind,
} from '#contract/documents.ts';
import type { Block } from '#document/parse-blocks.ts';
import { PLAIN, type Span } from '#document/parse-inline.ts';
import { printBlocks } from '#document/print-blocks.ts';
import { printInline } from '#document/print-inline.ts';
import { languageOf } from '#server/languages/table.ts';

/** Markdown syntax, characters that look like it, and punctuation of various languages. */
const SIGNS = [
  ...Array.from('*_`[]()<>&#-+.!|~\\:;"\'=/“”«»。、：「」，！？（）؟،।…—–€½'),
  '**',
  '__',
  '~~',
  '---',
  '===',
  '1.',
  '2)',
  '1986.',
  '- ',
  '> ',
  '# ',
  '&amp;',
  '&#58;',
  '&lt;b&gt;',
  '<b>',
  '</div>',
  'snake_case',
  '2*3*4',
  '🌱',
  '👩‍🌾',
  '𠮷',
  'https://example.org/a_b?c=1&d=2',
  'a@example.org',
];
const LINKS = [
  'https://example.org/',
  'https://example.org/a_(b)?c=1&amp;d=*2*',
  'mailto:a@example.org',
  'https://例え.jp/道',
];

/** Words of a language, or fragments where it doesn't use spaces. */
function words(language: LanguageValue): fc.Arbitrary<string> {
  const all = languageOf(language).voiceSample.split(' ');
  const parts = all.flatMap((word) => (word.length > 4 ? [word, word.slice(0, 3)] : [word]));
  return fc.constantFrom(...parts);
}

function texts(language: LanguageValue): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 5, arbitrary: words(language) },
    { weight: 2, arbitrary: fc.constantFrom(...SIGNS) },
    { weight: 3, arbitrary: fc.constant(' ') },
  );
  return fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));
}

function spansIn(language: LanguageValue): fc.Arbitrary<Span[]> {
  const rarely = fc.integer({ min: 0, max: 2 }).map((roll) => roll === 0);
  const span = fc.record({
    text: fc.oneof(
      { weight: 9, arbitrary: texts(language) },
      { weight: 1, arbitrary: fc.constant('\n') },
    ),
    strong: rarely,
    em: rarely,
    code: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
    href: fc.oneof(
      { weight: 5, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom(...LINKS) },
    ),
  });
  const dressed = span.map((one) => (one.text === '\n' ? { ...PLAIN, text: '\n' } : one));
  return fc.array(dressed, { minLength: 1, maxLength: 5 });
}

function blocksIn(language: LanguageValue): fc.Arbitrary<Block[]> {
  const spans = spansIn(language);
  const { block } = fc.letrec<{ block: Block; inner: Block[] }>((tie) => ({
    block: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'blocks', withCrossShrink: true },
      { weight: 5, arbitrary: spans.map((all): Block => ({ kind: 'paragraph', spans: all })) },
      {
        weight: 1,
        arbitrary: spans.map((all): Block => ({ kind: 'heading', level: 3, spans: all })),
      },
      {
        weight: 1,
        arbitrary: texts(language).map((text): Block => ({ kind: 'code', text, info: '' })),
      },
      {
        weight: 1,
        arbitrary: fc
          .array(fc.array(spans, { minLength: 2, maxLength: 2 }), { minLength: 2, maxLength: 3 })
          .map((rows): Block => ({ kind: 'table', rows })),
      },
      {
        weight: 3,
        arbitrary: fc
          .tuple(
            fc.option(fc.integer({ min: 1, max: 120 })),
            fc.array(tie('inner'), { minLength: 1, maxLength: 3 }),
          )
          .map(([start, items]): Block => ({ kind: 'list', start, items })),
      },
      { weight: 2, arbitrary: tie('inner').map((blocks): Block => ({ kind: 'quote', blocks })) },
    ),
    inner: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
  }));
  return fc.array(block, { minLength: 1, maxLength: 3 });
}

/** Arbitrary, possibly broken Markdown. */
function soup(language: LanguageValue): fc.Arbitrary<string> {
  const piece = fc.oneof(
    words(language),
    fc.constantFrom(
      ...SIGNS,
      ' ',
      '\n',
      '\n\n',
      '\n- ',
      '\n  - ',
      '\n> ',
      '\n1. ',
      `[x](${LINKS[1]})`,
    ),
  );
  return fc.array(piece, { minLength: 1, maxLength: 14 }).map((pieces) => pieces.join(''));
}

const KINDS: Record<Document['format'], readonly BlockKind[]> = {
  blog: ['heading', 'subheading', 'paragraph', 'point', 'step', 'quote', 'question', 'answer'],
  summary: ['gist', 'point', 'heading', 'paragraph', 'step', 'quote'],
  tweet: ['tweet'],
  linkedin: ['hook', 'paragraph', 'question'],
  newsletter: ['greeting', 'heading', 'paragraph', 'point', 'link', 'signoff', 'quote'],
  podcast: ['paragraph', 'chapter', 'turn'],
  custom: ['heading', 'paragraph', 'point', 'step', 'quote'],
};
const SECTIONS: Partial<Record<Document['format'], SectionKind>> = {
  tweet: 'thread',
  linkedin: 'post',
  custom: 'free',
};

const FIELDS: Record<Document['format'], object> = {
  blog: { description: '', slug: 't', keyword: null, tags: [] },
  summary: {},
  tweet: { shape: 'thread' },
  linkedin: { hashtags: [] },
  newsletter: { subjects: [], preheader: '' },
  podcast: { description: '', speakers: [{ id: 'a', name: 'Ana *B*', voice: null }] },
  custom: { promptName: 'P' },
};

/** An arbitrary document in any format and language, without timestamps. */
export function documents(): fc.Arbitrary<Document> {
  const formats = Object.keys(KINDS) as Document['format'][];
  const languages = LANGUAGES.map(({ value }) => value);
  return fc
    .tuple(fc.constantFrom(...formats), fc.constantFrom(...languages))
    .chain(([format, language]) => {
      const md = fc.oneof(
        { weight: 4, arbitrary: spansIn(language).map((spans) => printInline(spans, 'own')) },
        { weight: 2, arbitrary: blocksIn(language).map(printBlocks) },
        { weight: 2, arbitrary: soup(language) },
      );
      const block = fc.tuple(fc.constantFrom(...KINDS[format]), md, fc.integer({ min: 0, max: 3 }));
      return fc.array(block, { minLength: 1, maxLength: 5 }).map((rows) => {
        const blocks = rows.map(([kind, text, level], index) => ({
          id: `b${index}`,
          kind,
          md: text,
          blockIds: [],
          startMs: null,
          ...(kind === 'turn' && { speaker: 'a' }),
          ...(level > 0 && isListKind(kind) && { level }),
        }));
        const kind = SECTIONS[format] ?? 'section';
        const sections = [{ id: 's', kind, startMs: null, blocks }];
        return { format, language, title: 'T', sections, ...FIELDS[format] } as Document;
      });
    });
}
