import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import { strToU8, zipSync } from 'fflate';
import { readArticle } from './article.ts';
import { documentKindOf } from './document-kind.ts';
import { encodeAs } from '#tests/support/encode-as.ts';
import { TOMATO_TEXTS } from '#tests/support/tomato-texts.data.ts';
import { readDocument } from './read-document.ts';

const SAID = 'The garden begins in March. Everything that grows there needs sun, water and time.';
const never = () => assert.fail('it is no page');

test('a Word file is read in paragraphs, without deletions and notes', async () => {
  const file = new Document({
    sections: [
      {
        children: [
          new Paragraph({ text: 'A small garden', heading: 'Heading1' }),
          new Paragraph({
            children: [new TextRun({ text: 'The garden ', bold: true }), new TextRun('begins.')],
          }),
        ],
      },
    ],
  });
  const bytes = await Packer.toBuffer(file);
  assert.equal(documentKindOf(bytes), 'docx');
  assert.equal((await readDocument(bytes, never))!.text, 'A small garden\nThe garden begins.');
  const tracked = zipSync({
    'word/document.xml': strToU8(
      '<w:document><w:body><w:p><w:r><w:t>One &amp; all</w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText></w:r></w:p><w:p><w:r><mc:Fallback><w:t>Two</w:t></mc:Fallback><w:t>Two</w:t><w:br/><w:t>three</w:t></w:r></w:p></w:body></w:document>',
    ),
  });
  assert.equal((await readDocument(tracked, never))!.text, 'One & all\nTwo\nthree');
  const body = (xml: string) =>
    zipSync({ 'word/document.xml': strToU8(`<w:document><w:body>${xml}</w:body></w:document>`) });
  const anchored = body(
    '<w:p><w:r><w:drawing><wp:positionH><wp:posOffset>914400</wp:posOffset></wp:positionH></w:drawing><w:t>A co</w:t><w:noBreakHyphen/><w:t>op</w:t></w:r><w:moveFrom><w:r><w:t>elsewhere</w:t></w:r></w:moveFrom><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r></w:p>',
  );
  assert.equal((await readDocument(anchored, never))!.text, 'A co-op');
  const shownAgain = body(
    '<w:p><w:r><w:rPr><w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange></w:rPr><w:t>Shown now</w:t></w:r></w:p>',
  );
  assert.equal((await readDocument(shownAgain, never))!.text, 'Shown now');
  const noted = zipSync({
    'content.xml': strToU8(
      '<office:document-content><text:p>One<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>A note.</text:p></text:note-body></text:note> and two.</text:p></office:document-content>',
    ),
  });
  assert.equal((await readDocument(noted, never))!.text, 'One and two.');
  assert.equal(await readDocument(zipSync({ 'other.txt': strToU8('words') }), never), null);
  assert.equal(await readDocument(Buffer.from('PK\u0003\u0004 and nothing more'), never), null);
});

test('Rich Text is read in its own code page, without fonts, pictures and hidden groups', async () => {
  const rtf = String.raw`{\rtf1\ansi\ansicpg1251\deff0{\fonttbl{\f0 Arial;}}{\colortbl;\red0;}{\*\generator Writer;}{\info{\title Hidden}}
\pard Good \b morning\b0, everybody.\par
\'cf\'f0\'e8\'e2\'e5\'f2\par
\u8222?Zitat\u8220? \emdash  \{so\}\line {\field{\*\fldinst HYPERLINK "x"}{\fldrslt a link}}\par}`;
  const { text } = (await readDocument(Buffer.from(rtf, 'latin1'), never))!;
  assert.equal(text, 'Good morning, everybody.\nПривет\n„Zitat“ — {so}\na link');
});

test('Rich Text is read in the code page of its font rather than that of the program that wrote it', async () => {
  const rtf = String.raw`{\rtf1\ansi\ansicpg1252\deff1{\fonttbl{\f0\fnil\fcharset204 Calibri;}{\f1\fnil\fcharset0 Calibri;}{\f2\fnil\fcharset161 Arial;}}
\f0\'cf\'f0\'e8\'e2\'e5\'f2, {\f2\'ea\'e1\'eb\'e7\'ec\'dd\'f1\'e1} \f1 caf\'e9\plain  \'e9t\'e9\par}`;
  const { text } = (await readDocument(Buffer.from(rtf, 'latin1'), never))!;
  assert.equal(text, 'Привет, καλημέρα café été');
});

test('Rich Text by Japanese programs and with hidden words is read as it looks', async () => {
  const read = async (body: string) =>
    (await readDocument(Buffer.from(`{\\rtf1\\ansi\\ansicpg932 ${body}\\par}`, 'latin1'), never))
      ?.text;
  assert.equal(await read(String.raw`\'83e\'83X\'83g \'83\\\'83t\'83g ABC`), 'テスト ソフト ABC');
  assert.equal(
    await read(Buffer.from(encodeAs('テスト', 'shift_jis')).toString('latin1')),
    'テスト',
  );
  assert.equal(
    await read(String.raw`One {\v hidden} two\v  and\v0  three\deleted  gone\deleted0 .`),
    'One  two three.',
  );
  assert.equal(await read(String.raw`One \v hidden\par\pard\plain two.`), 'One two.');
});

test('text in the wrong code page is corrected if the right one is clear, otherwise refused', async () => {
  const asRtf = (text: string) =>
    readDocument(
      Buffer.from(
        `{\\rtf1\\ansi ${encodeAs(text, 'windows-1251')
          .toString('latin1')
          .replaceAll(/[^\0-\x7f]/gu, (letter) => `\\u${letter.charCodeAt(0)}?`)}}`,
      ),
      never,
    );
  const { russian } = TOMATO_TEXTS;
  assert.equal((await asRtf(russian))?.text, russian);
  const codes = (text: string) =>
    Array.from(text, (letter) => `\\u${letter.charCodeAt(0) - 29}?`).join('');
  const unknown = `{\\rtf1\\ansi ${codes('Good morning, everybody. Today we look at gardens.')}}`;
  assert.equal(await readDocument(Buffer.from(unknown), never), null);
});

const HELVETICA = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

/** A PDF of one page with one font. */
function pdf(content: string, fonts: readonly string[] = [HELVETICA]): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ...fonts,
  ];
  let body = '%PDF-1.4\n';
  const starts = objects.map((object, n) => {
    const at = body.length;
    body += `${n + 1} 0 obj${object}endobj\n`;
    return at;
  });
  const table = starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`,
    'latin1',
  );
}

test("a PDF's text layer is read in paragraphs; scanned pages have none", async () => {
  const page = pdf(
    'BT /F 12 Tf 14 TL 50 700 Td (The garden begins in March. Every-) Tj T* (thing grows.) Tj 0 -40 Td (A second paragraph.) Tj ET',
  );
  const { text } = (await readDocument(page, never))!;
  assert.equal(text, 'The garden begins in March. Everything grows.\nA second paragraph.');
  assert.equal((await readDocument(pdf('0 0 10 10 re f'), never))!.text, '');
  assert.equal(await readDocument(Buffer.from('%PDF-1.4 and nothing more'), never), null);
  const mailed = Buffer.concat([Buffer.from('\nFrom our server:\n'), page]);
  assert.equal((await readDocument(mailed, never))?.text, text, 'never its source');
});

test("an East Asian PDF is read in the encoding it names, and not in letters that aren't known", async () => {
  const read = async (encoding: string, collection: string, codes: Buffer) => {
    const page = pdf(`BT /F 12 Tf 50 700 Td <${codes.toString('hex')}> Tj ET`, [
      `<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/${encoding}/DescendantFonts[6 0 R]>>`,
      `<</Type/Font/Subtype/CIDFontType0/BaseFont/X/CIDSystemInfo<</Registry(Adobe)/Ordering(${collection})/Supplement 2>>/FontDescriptor 7 0 R/DW 1000>>`,
      '<</Type/FontDescriptor/FontName/X/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>',
    ]);
    return (await readDocument(page, never))?.text;
  };
  const wide = (text: string) => Buffer.from(text, 'utf16le').swap16();
  const bits = (text: string) => encodeAs(text, 'euc-jp').map((byte) => byte & 0x7f);
  const japanese = '今日は庭の話です。';
  assert.equal(await read('UniJIS-UCS2-H', 'Japan1', wide(japanese)), japanese);
  assert.equal(await read('UniJIS-UTF16-V', 'Japan1', wide(japanese)), japanese);
  assert.equal(
    await read('90ms-RKSJ-H', 'Japan1', encodeAs(`${japanese}A`, 'shift_jis')),
    `${japanese}A`,
  );
  assert.equal(await read('EUC-H', 'Japan1', encodeAs(japanese, 'euc-jp')), japanese);
  assert.equal(await read('H', 'Japan1', Buffer.from(bits(japanese))), japanese);
  assert.equal(
    await read('GBK-EUC-H', 'GB1', encodeAs('今天我们聊花园', 'gb18030')),
    '今天我们聊花园',
  );
  assert.equal(
    await read('ETen-B5-H', 'CNS1', encodeAs('今天我們聊花園', 'big5')),
    '今天我們聊花園',
  );
  assert.equal(await read('KSCms-UHC-H', 'Korea1', encodeAs('안녕하세요', 'euc-kr')), '안녕하세요');
  assert.equal(await read('Identity-H', 'Japan1', wide(japanese)), '', 'glyph numbers');
  assert.equal(await read('CNS-EUC-H', 'CNS1', wide(japanese)), '', 'an unknown table');
});

test("a page's source is never taken for its text", () => {
  const said = `<p>${SAID}</p>`;
  for (const start of [
    '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN"><html><body>',
    `<!-- ${'a licence '.repeat(200)} -->\n<html><body>`,
    '<head><title>Gardens</title></head><body>',
    '',
  ]) {
    assert.equal(documentKindOf(Buffer.from(start + said)), 'html', start.slice(0, 20));
  }
  assert.equal(
    documentKindOf(Buffer.from('<?xml version="1.0"?><tt><body><p>Hi</p></body></tt>')),
    null,
  );
  assert.equal(documentKindOf(Buffer.from('<i>Good morning</i>, everybody.')), null);
  assert.equal(documentKindOf(Buffer.from(`${'<!---->'.repeat(1000)}words`)), null);
  const markdown =
    '<h1 align="center">A garden</h1>\n\nThe soil is good.\n\n## Beds\n\n- The first bed.';
  assert.equal(documentKindOf(Buffer.from(markdown)), null, 'Markdown may begin with a tag');
});

test('of a web page, only its article is read', () => {
  const html = `<!doctype html><html lang="en-GB"><head><title>Gardens | Site</title><meta property="og:site_name" content="The Site"></head><body>
    <nav><a href="/">Home</a> <a href="/all">All our many articles, and more, and more</a></nav>
    <div class="cookie-banner"><p>We use cookies, all of them, and you agree to that.</p></div>
    <main><article><h1>A small garden</h1><p class="byline">By somebody</p>
      ${Array.from({ length: 6 }, () => `<p>${SAID} <a href="x">More</a></p>`).join('\n')}
      <h2>Tools</h2><ul><li>A spade, which you borrow from your neighbour.</li></ul>
      <script>var words = 'of a program';</script>
      <div class="related-posts"><p>Ten things, you won’t believe the third one, or the fourth.</p></div>
    </article></main>
    <footer><p>All rights reserved, by us, and by nobody else at all.</p></footer></body></html>`;
  const { title, site, tag, text } = readArticle(html);
  assert.deepEqual([title, site, tag], ['A small garden', 'The Site', 'en-GB']);
  assert.ok(text.includes(SAID));
  assert.ok(text.includes('Tools\nA spade'));
  assert.doesNotMatch(text, /cookies|Home|of a program|believe|rights reserved/u);
});

test("a page designed to take long doesn't, and one without words is empty", () => {
  assert.equal(readArticle('<html><body><script>x</script></body></html>').text, '');
  readArticle(`<html>${'<div>'.repeat(100_000)}words`);
  readArticle(`<html>${'<td><p>a, b, c, '.repeat(100_000)}`);
});
