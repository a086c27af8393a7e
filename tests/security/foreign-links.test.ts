import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { CustomDocument } from '#contract/documents.ts';
import { cleanText, marksOf, plainLine } from '#server/text/clean-text.ts';
import { renderHtml } from '#document/render-html.ts';
import { renderMarkdown } from '#document/render-markdown.ts';
import { placesInHtml, placesInMarkdown, placesInText } from '#tests/support/foreign-places.ts';

const SOURCE = marksOf('The notes are at https://example.org/notes for all of you.');
const ENGINE = { kind: 'built-in', label: 'built-in engine' } as never;

/** Fragments of URLs, links, images and tags, and characters that disguise them. */
const PIECES = [
  ...'<>[]()!\\&*_`~|@.:/"\'{}#=? \n\t'.split(''),
  '</',
  '](',
  '][',
  ']:',
  '![',
  '<!--',
  '-->',
  '{:',
  '```',
  '\n\n',
  '\n> ',
  '\n- ',
  '| ',
  '&lt;',
  '&#60;',
  '&#x3c;',
  '&colon;',
  '&period;',
  '&amp;',
  '&#46;',
  '&commat;',
  '\\[',
  '\\]',
  '\\(',
  '\\:',
  '\\.',
  '\\<',
  '\\/',
  '\\@',
  'script',
  'img',
  'a href=',
  'src=',
  'onerror=',
  'svg/onload=',
  'https://',
  'http:',
  'https:',
  'HTTPS://',
  'ftp://',
  '//',
  '\\\\',
  'www.',
  'mailto:',
  'javascript:',
  'data:text/html,',
  'evil',
  'evil.com',
  'EVIL.COM',
  '.com',
  '.co',
  '.рф',
  'help@evil.com',
  'help@',
  '/x',
  '?q',
  ':80',
  '203.0.113.7',
  'xn--evil-9ya.com',
  'еvil.com',

  '\u200b',
  '\u00ad',
  '\u2060',
  '\u202e',
  '\u200d',
  '。',
  '．',
  '中文',
  'a',
  'Word. ',
  '1',
  '#1',
  '12:41',
  'https://example.org/notes',
  '[notes](https://example.org/notes)',
  'example.org',
];
/** On the host that the source names. What a linker takes for a part of the name before it counts as none. */
const isOurs = (place: string) =>
  /^(?:(?:https?:)?\/\/)?(?:[^/?#]*[^/?#a-z0-9.-])?(?:www\.)?example\.org(?:[^a-z0-9.@-].*)?$/iu.test(
    place,
  );

function placesOf(md: string): string[] {
  const document: CustomDocument = {
    format: 'custom',
    language: 'english',
    title: plainLine(md, SOURCE),
    promptName: '',
    sections: [
      {
        id: 's1',
        kind: 'free',
        startMs: null,
        blocks: (['paragraph', 'point', 'heading', 'quote'] as const).map((kind) => ({
          id: kind,
          kind,
          md,
          blockIds: [],
          startMs: null,
        })),
      },
    ],
  };
  return [
    ...placesInMarkdown(md),
    ...placesInText(document.title),
    ...placesInMarkdown(renderMarkdown(document, ENGINE)),
    ...placesInHtml(renderHtml(document, ENGINE)),
  ].filter((place) => !isOurs(place));
}

test('F10 whatever a model writes, its text never links to or loads anything the source didn’t name', () => {
  const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_115);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 24 }),
      fc.boolean(),
      (parts, isWhole) => {
        const text = cleanText(parts.join(''), SOURCE, isWhole);
        assert.deepEqual(placesOf(text), [], text);
        if (isWhole) assert.equal(cleanText(text, SOURCE), text, 'clean text stays as it is');
      },
    ),
    { seed, numRuns: Number(process.env['FUZZ_RUNS'] ?? 1500) },
  );
});
