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

test("a PDF's text layer is read in paragraphs; scanned pages have none", async () => {
  const pdf = (content: string) => {
    const objects = [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ];
    let body = '%PDF-1.4\n';
    const starts = objects.map((object, n) => {
      const at = body.length;
      body += `${n + 1} 0 obj${object}endobj\n`;
      return at;
    });
    const table = starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
    return Buffer.from(
      `${body}xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`,
      'latin1',
    );
  };
  const page = pdf(
    'BT /F 12 Tf 14 TL 50 700 Td (The garden begins in March. Every-) Tj T* (thing grows.) Tj 0 -40 Td (A second paragraph.) Tj ET',
  );
  const { text } = (await readDocument(page, never))!;
  assert.equal(text, 'The garden begins in March. Everything grows.\nA second paragraph.');
  assert.equal((await readDocument(pdf('0 0 10 10 re f'), never))!.text, '');
  assert.equal(await readDocument(Buffer.from('%PDF-1.4 and nothing more'), never), null);
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
