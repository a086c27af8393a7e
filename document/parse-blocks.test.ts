import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Document } from '#contract/documents.ts';
import { bodyOf } from './flow.ts';
import { blocksHtml } from './html.ts';
import { isRich, parseBlocks } from './parse-blocks.ts';
import { parseInline, PLAIN, textOf } from './parse-inline.ts';
import { printBlocks, blocksText } from './print-blocks.ts';
import { printInline } from './print-inline.ts';

const htmlOf = (md: string) => blocksHtml(parseBlocks(md)).replaceAll('\n', '');

test('lists and quotes end where their code or table ends; only paragraphs continue without markers', () => {
  const code = '<pre><code>x</code></pre>';
  assert.equal(htmlOf('- a\n  ```\n  x\n  ```\nz'), `<ul><li>a${code}</li></ul><p>z</p>`);
  assert.equal(htmlOf('- a\n  ```\n  x\nz'), `<ul><li>a${code}</li></ul><p>z</p>`);
  assert.equal(htmlOf('> ```\n> x\nz'), `<blockquote>${code}</blockquote><p>z</p>`);
  assert.equal(
    htmlOf('- > ```\n  > x\nz'),
    `<ul><li><blockquote>${code}</blockquote></li></ul><p>z</p>`,
  );
  assert.equal(htmlOf('- # a\nz'), '<ul><li><h2>a</h2></li></ul><p>z</p>');
  assert.match(htmlOf('- |a|b|\n  |-|-|\n  |c|d|\nz'), /<\/table><\/li><\/ul><p>z<\/p>$/);
  assert.equal(htmlOf('- a\n  ```\n  x\n  ```\n  b\nz'), `<ul><li>a${code}<p>b<br>z</p></li></ul>`);
  assert.equal(
    htmlOf('> - a\nb\n> c\nd'),
    '<blockquote><ul><li>a<br>b<br>c<br>d</li></ul></blockquote>',
  );
  assert.equal(
    htmlOf('- > ```\n  > x\n  b\nz'),
    `<ul><li><blockquote>${code}</blockquote><p>b<br>z</p></li></ul>`,
  );
});

test('a heading loses only its closing number signs', () => {
  for (const [md, text] of [
    ['#   a   ##  ', 'a'],
    ['# a#', 'a#'],
    ['# a # b', 'a # b'],
    ['## # a', '# a'],
  ] as const)
    assert.equal(htmlOf(md), `<h2>${text}</h2>`);
  assert.match(htmlOf('# ##'), /^<p>/);
});

test('table rows with missing cells are kept, extra cells are dropped', () => {
  const [table] = parseBlocks('|a|b|c|\n|-|-|-|\n|d|\n|e|f|g|h|');
  assert(table?.kind === 'table');
  assert.deepEqual(
    table.rows.map((row) => row.map(textOf)),
    [['a', 'b', 'c'], ['d'], ['e', 'f', 'g']],
  );
});

test("a wide table of short rows doesn't exhaust memory and keeps its words", () => {
  const md = `${'|a'.repeat(9000)}|\n${'|-'.repeat(9000)}|\n${'b\n'.repeat(9000)}`;
  const blocks = parseBlocks(md);
  assert.deepEqual(
    blocks.map(({ kind }) => kind),
    ['table', 'paragraph'],
  );
  assert.equal(blocksText(blocks).match(/b/g)?.length, 9000);
  assert.equal(blocksHtml(blocks).match(/<t[dh]>/g)?.length, 9000 + 7);
});

/** With quadratic time this file would take minutes or hours. */
describe('no text can block the server or the browser', () => {
  const MANY = 400_000;
  const of = (text: string) => text.repeat(MANY);

  for (const [name, md, words] of [
    ['a heading of blanks', `# ${of(' ')}#`, `# ${of(' ')}#`],
    ['a heading with blanks inside', `# a${of(' ')}b`, `a${of(' ')}b`],
    ['a heading with signs inside', `# a${of(' #')}b`, `a${of(' #')}b`],
    ['blank lines', `${of('\n')}a`, 'a'],
    ['columns of blanks', `a|b\n${of(' ')}x-`, 'a|b\nx-'],
    ['columns with blanks behind', `a|b\n-|${of(' ')}x`, `a|b\n-|${of(' ')}x`],
    ['a fence of blanks', `\`\`\`${of(' ')}\``, `\`\`\`${of(' ')}\``],
    ['a fence of tildes', `${of('~')}\``, `${of('~')}\``],
    ['an item of blanks', `- ${of(' ')}\u2028a`, `- ${of(' ')}\u2028a`],
  ] as const)
    test(name, () => {
      isRich(md);
      // Not `equal`, whose diff would be enormous.
      assert.ok(blocksText(parseBlocks(md)) === words);
    });

  test('headings and lines that are printed again', () => {
    const [signs, blanks] = [`${of('#')}x`, `a${of(' ')}b`];
    const spans = (text: string) => [{ ...PLAIN, text }];
    const heading = printBlocks([{ kind: 'heading', level: 2, spans: spans(signs) }]);
    assert.ok(heading === `## ${signs}`);
    assert.ok(printInline(spans(blanks), 'any') === blanks);
  });

  test('unclosed backtick runs of many lengths', () => {
    const lengths = Array.from({ length: 2000 }, (_, index) => '`'.repeat(index + 3)).join(' ');
    const md = `${lengths} \`\`${' `a`'.repeat(100_000)}`;
    assert.equal(parseInline(md).filter(({ code }) => code).length, 100_000);
  });

  test('very many paragraphs, and backtick runs in code', () => {
    const block = (kind: string) => ({ id: kind, kind, md: of('a\n\n'), blockIds: [], startMs: 0 });
    const sections = [{ id: 's', kind: 'section', startMs: null, blocks: [block('paragraph')] }];
    const document = { format: 'blog', sections } as unknown as Document;
    assert.equal(bodyOf(document).length, MANY);
    const code = printBlocks([{ kind: 'code', info: '', text: of('```` ') }]);
    assert.equal(code.slice(0, 6), '`````\n');
  });
});
