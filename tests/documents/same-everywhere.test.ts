import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import mammoth from 'mammoth';
import MarkdownIt from 'markdown-it';
import type { Document } from '#contract/documents.ts';
import { bodyOf } from '#document/flow.ts';
import { blocksHtml, pageHtml, spansHtml } from '#document/html.ts';
import { parseBlocks } from '#document/parse-blocks.ts';
import { parseInline, type Span } from '#document/parse-inline.ts';
import { printInline } from '#document/print-inline.ts';
import { renderHtml } from '#document/render-html.ts';
import { renderMarkdown } from '#document/render-markdown.ts';
import { renderDocx } from '#server/modules/exports/render-docx.ts';
import { documents } from '#tests/support/random-documents.ts';
import { type Sign, signsIn, textIn } from '#tests/support/read-html.ts';
import { openScreen, type Screen } from '#tests/support/screen.ts';

const ENGINE = { kind: 'model', label: 'M' } as never;
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_116);
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 200);

/** Strict CommonMark plus tables, which it lacks. */
const commonmark = new MarkdownIt('commonmark').enable('table');
commonmark.normalizeLink = (href) => href;
commonmark.validateLink = () => true;

/** An element's content, from its first opening tag to its last closing tag. */
const inside = (html: string, tag: string) =>
  new RegExp(`<${tag}\\b[^>]*>([^]*)</${tag}>`).exec(html)?.[1] ?? '';

/** On screen, the style sheet adds the speaker's name from an attribute. */
function liveText(html: string): string {
  const body = html.replace(/<header[^]*?<\/header>/, '');
  return textIn(body.replaceAll(/<div[^>]* data-speaker="([^"]*)"[^>]*>/g, '<div>$1:<br>'));
}

/** Platforms show no formatting and surround each post with their own interface. */
function previewText({ format }: Document, html: string): string {
  switch (format) {
    case 'tweet': {
      const all = html.matchAll(/<p class="tweet-text"[^>]*>([^]*?)<\/p>/g);
      return textIn([...all].map(([, text]) => text).join('<br>'));
    }
    case 'linkedin':
      return textIn(inside(html, 'p')).replace(/… see more$/, '');
    case 'custom':
      return textIn(commonmark.render(textIn(html) === '' ? '' : plain(inside(html, 'pre'))));
    case 'blog':
    case 'newsletter':
    case 'podcast':
    case 'summary':
      return textIn(
        inside(html, 'article')
          .replace(/<h1>.*?<\/h1>/, '')
          .replace(/<p class="preview-by">.*?<\/p>/, ''),
      );
  }
}

const plain = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

const marksOf = (signs: readonly Sign[]) =>
  signs.map(({ char, marks, href }) => [char, marks, href]);
const placesOf = (signs: readonly Sign[]) =>
  signs.map(({ char, marks, href, path }) => [char, marks, href, path]);
const linksOf = (signs: readonly Sign[]) => signs.map(({ char, href }) => [char, href]);

describe('a text is the same wherever it is shown', () => {
  let screen: Screen;
  before(async () => {
    screen = await openScreen();
  });
  after(() => screen.close());

  /** The text after the editor has stored it. */
  function assertKept(md: string): void {
    const shown = (spans: readonly Span[]) => marksOf(signsIn(spansHtml(spans)));
    const spans = parseInline(md);
    const stored = printInline(spans, 'own');
    assert.deepEqual(
      shown(parseInline(stored)),
      shown(spans),
      `as the editor stores it:\n${stored}`,
    );
  }

  async function compare(document: Document): Promise<void> {
    for (const { md } of document.sections.flatMap(({ blocks }) => blocks)) assertKept(md);
    const page = pageHtml(bodyOf(document));
    const text = textIn(page);
    const titled = `T ${text}`.trim();
    assert.equal(liveText(screen.live(document)), text, 'on the screen');
    const shown = previewText(document, screen.preview(document));
    if (document.format === 'linkedin' && text.length > 150)
      assert.ok(
        text.replaceAll(' ', '').startsWith(shown.replaceAll(' ', '').slice(0, 100)),
        'in the preview',
      );
    else assert.equal(shown, document.format === 'custom' ? titled : text, 'in the preview');
    assert.equal(textIn(inside(renderHtml(document, ENGINE), 'body')), titled, 'as HTML');
    const word = await mammoth.convertToHtml({ buffer: Buffer.from(await renderDocx(document)) });
    assert.equal(textIn(word.value), titled, 'as Word');
    const signs = signsIn(page);
    assert.deepEqual(linksOf(signsIn(word.value)).slice(1), linksOf(signs), 'links in Word');
    const md = renderMarkdown(document, ENGINE).replace(/^---\n[^]*?\n---\n/, '');
    const read = blocksHtml(parseBlocks(md));
    assert.deepEqual(placesOf(signsIn(read)).slice(1), placesOf(signs), `as Markdown:\n${md}`);
    const others = commonmark.render(md);
    assert.equal(textIn(others), titled, `as Markdown to others:\n${md}`);
    assert.deepEqual(
      placesOf(signsIn(others)).slice(1),
      placesOf(signs),
      `as Markdown to others:\n${md}`,
    );
    if (document.format !== 'tweet' && document.format !== 'linkedin') {
      const live = signsIn(screen.live(document).replace(/<header[^]*?<\/header>/, ''));
      const said = document.format === 'podcast' ? null : marksOf(signs);
      if (said) assert.deepEqual(marksOf(live), said, 'marks on the screen');
    }
  }

  test('a description is shown above the text, unless the text already contains it', () => {
    const md = 'It was four metres by five. I had no plan.';
    const drawn = (description: string) =>
      screen.live({
        format: 'blog',
        language: 'english',
        title: 'Small gardens',
        description,
        slug: 'small-gardens',
        keyword: null,
        tags: [],
        sections: [
          {
            id: 's',
            kind: 'section',
            startMs: null,
            blocks: [{ id: 'b', kind: 'paragraph', md, blockIds: [], startMs: null }],
          },
        ],
      });
    assert.match(drawn('How to plan one.'), /How to plan one\./);
    assert.equal(drawn('It was four metres by five.').split('four metres').length, 2);
  });

  test(`${RUNS} documents of every format, in the scripts of all languages (FUZZ_SEED=${SEED})`, async () => {
    await fc.assert(fc.asyncProperty(documents(), compare), { seed: SEED, numRuns: RUNS });
  });
});
