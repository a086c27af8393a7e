// One engine: it tests the bytes of finished files; other tests read the single row behind them on both.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { getDocument } from 'unpdf/pdfjs';
import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { type ExportNotes, fileKindsOf } from '#contract/exports.ts';
import { BUILT_IN_NOTE, type Generation } from '#contract/generations.ts';
import { CALLS } from '#contract/paths.ts';
import { formatTime } from '#document/time-code.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { pdfText, squeezed } from '#tests/support/pdf-text.ts';
import { sentenceIn } from '#tests/support/sentence-in.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const app = await makeApp({ after }, { listens: true });

async function made(user: TestUser, wanted: object): Promise<Generation> {
  const { body } = await user.call('POST', '/generations', wanted);
  const generation = await untilEnded(user, body.generations[0].id);
  assert.equal(generation.status, 'done', JSON.stringify(generation.error));
  return generation;
}

async function take(user: TestUser, id: string, as: string) {
  const response = await fetch(`${app.url}/generations/${id}/export?as=${as}`, {
    headers: { Token: user.token },
  });
  return {
    status: response.status,
    name: response.headers.get('content-disposition') ?? '',
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

/** Every word of the document, matched like a search in the file. */
function assertHolds(text: string, generation: Generation, where: string): void {
  const inFile = squeezed(text);
  assert.ok(inFile.includes(squeezed(generation.title)), `${where}: the title is missing`);
  for (const { blocks } of generation.document!.sections) {
    for (const { md, id } of blocks) {
      const plain = squeezed(md.replaceAll(/[*_`#>]|\[|\]\([^)]*\)/g, ''));
      assert.ok(inFile.includes(plain), `${where}: ${id} is missing: ${md}`);
    }
  }
}

test('F11 a file states that it contains the speaker’s words only until its owner has edited it', async () => {
  const user = await app.makeUser('note@example.org');
  const { id, version } = await made(user, { format: 'summary', sample: true });
  const read = async (as: string) => new TextDecoder().decode((await take(user, id, as)).bytes);
  const note = 'Highlights in the speaker’s words, picked without an AI model.';
  for (const as of ['md', 'html']) assert.ok((await read(as)).includes(note), as);
  const changed = await user.call(
    'PATCH',
    `/generations/${id}`,
    { title: 'My own title' },
    { 'if-match': `"${version}"` },
  );
  assert.equal(changed.status, 200, JSON.stringify(changed.body));
  for (const as of ['md', 'html']) assert.ok(!(await read(as)).includes(note), as);
});

test('an article is ready to publish: times of the video are included only on request', async () => {
  const user = await app.makeUser('times@example.org');
  const article = await made(user, { format: 'blog', sample: true });
  const summary = await made(user, { format: 'summary', sample: true });
  const read = async (id: string, as: string) =>
    new TextDecoder().decode((await take(user, id, as)).bytes);
  const TIME = /\(\d+:\d\d\)/;
  for (const as of ['md', 'txt', 'html']) {
    assert.doesNotMatch(await read(article.id, as), TIME, as);
    assert.match(await read(summary.id, as), as === 'html' ? /\d+:\d\d/ : TIME, as);
  }
  assert.match(await read(article.id, 'md&times=true'), TIME);
  assert.doesNotMatch(await read(summary.id, 'md&times=false'), TIME);
  assert.deepEqual(JSON.parse(await read(article.id, 'json&times=false')), article.document);
});

test('times and the note on Highlights follow the account’s setting, in a file and in a zip', async () => {
  const user = await app.makeUser('notes@example.org');
  const article = await made(user, { format: 'blog', sample: true });
  const summary = await made(user, { format: 'summary', sample: true });
  const ids = [article.id, summary.id];
  const texts = async (...ask: [] | [times: boolean]) => {
    const query = ask.length > 0 ? `md&times=${ask[0]}` : 'md';
    const single = await Promise.all(ids.map(async (id) => (await take(user, id, query)).bytes));
    const packed = await fetch(app.url + CALLS.exportMany, {
      method: 'POST',
      headers: { Token: user.token, 'content-type': 'application/json' },
      body: JSON.stringify({ ids, as: 'md', ...(ask.length > 0 && { times: ask[0] }) }),
    });
    const zipped = Object.values(unzipSync(new Uint8Array(await packed.arrayBuffer())));
    const read = (files: Uint8Array[]) => files.map((file) => new TextDecoder().decode(file));
    assert.deepEqual(read(zipped).toSorted(), read(single).toSorted());
    return read(single);
  };
  const seen = async (...ask: [] | [times: boolean]) =>
    (await texts(...ask)).map((text) => [/\(\d+:\d\d\)/.test(text), text.includes(BUILT_IN_NOTE)]);
  const choose = (exportNotes: ExportNotes) =>
    user.call('PATCH', '/settings', { defaults: { exportNotes } });
  assert.deepEqual(await seen(), [
    [false, true],
    [true, true],
  ]);
  await choose('always');
  assert.deepEqual(await seen(), [
    [true, true],
    [true, true],
  ]);
  await choose('never');
  assert.deepEqual(await seen(), [
    [false, false],
    [false, false],
  ]);
  assert.deepEqual(await seen(true), [
    [true, false],
    [true, false],
  ]);
});

test('with times, every paragraph has its time in the margin, and no file mentions our product name', async () => {
  const user = await app.makeUser('margin@example.org');
  const article = await made(user, { format: 'blog', sample: true });
  const times = article
    .document!.sections.flatMap(({ blocks }) => blocks)
    .filter(({ kind, startMs }) => kind === 'paragraph' && startMs !== null)
    .map(({ startMs }) => formatTime(startMs!));
  assert.ok(times.length > 5);
  for (const as of ['md', 'txt', 'html', 'docx', 'pdf']) {
    const { bytes } = await take(user, article.id, `${as}&times=true`);
    let text = new TextDecoder().decode(bytes);
    if (as === 'docx') {
      const files = unzipSync(bytes);
      const { value: raw } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
      text = raw.replaceAll(/[\u2066\u2069]/g, '');
      for (const [name, file] of Object.entries(files))
        assert.doesNotMatch(strFromU8(file), /quillcast|un-named/i, name);
    } else if (as === 'pdf') text = await pdfText(bytes);
    else assert.doesNotMatch(text, /quillcast/i, as);
    for (const time of times) assert.ok(text.includes(time), `${as} does not say ${time}`);
  }
});

for (const { value } of FORMATS) {
  if (value === 'custom') continue;
  test(`F12 a ${value} can be exported completely in every file format offered for it`, async () => {
    const user = await app.makeUser(`${value}@example.org`);
    const generation = await made(user, { format: value satisfies FormatValue, sample: true });
    for (const as of fileKindsOf(value).filter((kind) => !/mp3|wav|srt|vtt/.test(kind))) {
      const { status, name, bytes } = await take(user, generation.id, as);
      assert.equal(status, 200, as);
      assert.match(name, new RegExp(`filename="[^"]+\\.${as}"`));
      const text = new TextDecoder().decode(bytes);
      if (as === 'json') assert.deepEqual(JSON.parse(text), generation.document);
      else if (as === 'docx') {
        const { value: raw } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
        assertHolds(raw, generation, as);
      } else if (as === 'pdf') assertHolds(await pdfText(bytes), generation, as);
      else if (as === 'html') assertHolds(fromHtml(text), generation, as);
      else if (as === 'csv')
        assert.equal(
          text.split('\r\n').length,
          generation.document!.sections[0]!.blocks.length + 2,
        );
      else assertHolds(text.replaceAll(/^(?:- |#+ |> )/gm, ''), generation, as);
    }
  });
}

function fromHtml(html: string): string {
  return html
    .replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}

for (const [sample, language, script, face] of [
  ['bread-ar', 'arabic', /\p{Script=Arabic}/u, 'NotoNaskhArabic'],
  ['hummus-he', 'hebrew', /\p{Script=Hebrew}/u, 'NotoSansHebrew'],
  ['tea-hi', 'hindi', /\p{Script=Devanagari}/u, 'NotoSansDevanagari'],
  ['bicycle-ja', 'japanese', /[\p{Script=Han}\p{Script=Hiragana}]/u, 'ZenKakuGothicNew'],
  ['photo-zh', 'chinese', /\p{Script=Han}/u, 'NotoSansHans'],
  ['sleep-th', 'thai', /\p{Script=Thai}/u, 'NotoSansThai'],
] as const) {
  test(`F12 F10 Word and PDF contain the glyphs for ${language}`, async () => {
    const user = await app.makeUser(`${language}@example.org`);
    const generation = await made(user, { format: 'summary', language, sample });
    const docx = await take(user, generation.id, 'docx');
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(docx.bytes) });
    assertHolds(value, generation, 'docx');
    const xml = strFromU8(unzipSync(docx.bytes)['word/document.xml']!);
    assert.equal(xml.includes('<w:bidi/>'), ['arabic', 'hebrew'].includes(language));
    const { bytes } = await take(user, generation.id, 'pdf');
    assert.deepEqual(await facesOf(bytes, script), [face]);
    if (language === 'japanese' || language === 'chinese') {
      assertHolds(await pdfText(bytes), generation, 'pdf');
    }
  });
}

test('F12 F10 PDF and Word contain the glyphs of all 41 languages', async () => {
  const user = await app.makeUser('letters@example.org');
  const { id, document, version } = await made(user, { format: 'summary', sample: true });
  const [section] = document!.sections;
  const blocks = LANGUAGES.map(({ value }) => ({
    id: `in-${value}`,
    kind: 'paragraph' as const,
    md: sentenceIn(value),
    blockIds: [],
    startMs: null,
  }));
  const saved = await user.call(
    'PATCH',
    `/generations/${id}`,
    { document: { ...document!, sections: [{ ...section!, blocks }] } },
    { 'if-match': `"${version}"` },
  );
  assert.equal(saved.status, 200);
  const generation = saved.body as Generation;
  const { bytes } = await take(user, id, 'pdf');
  const text = squeezed(await pdfText(bytes));
  for (const { value, script } of LANGUAGES) {
    // Scripts with joined letters are extracted in drawing order rather than reading order.
    if (/Arab|Hebr|Deva|Beng|Taml|Thai/.test(script)) continue;
    assert.ok(text.includes(squeezed(sentenceIn(value))), `${value} is not whole in the PDF`);
  }
  for (const [script, face] of [
    [/\p{Script=Arabic}/u, 'NotoNaskhArabic'],
    [/\p{Script=Hebrew}/u, 'NotoSansHebrew'],
    [/\p{Script=Devanagari}/u, 'NotoSansDevanagari'],
    [/\p{Script=Bengali}/u, 'NotoSansBengali'],
    [/\p{Script=Tamil}/u, 'NotoSansTamil'],
    [/\p{Script=Thai}/u, 'NotoSansThai'],
    [/\p{Script=Hangul}/u, 'NanumGothic'],
    [/\p{Script=Cyrillic}|\p{Script=Greek}/u, 'NotoSerif'],
  ] as const) {
    assert.deepEqual(await facesOf(bytes, script), [face]);
  }
  const docx = await take(user, id, 'docx');
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(docx.bytes) });
  assertHolds(value, generation, 'docx');
});

test('code in a PDF is monospaced, and a tick is a tick rather than an empty box', async () => {
  const user = await app.makeUser('code@example.org');
  const { id, document, version } = await made(user, { format: 'summary', sample: true });
  const [section] = document!.sections;
  const md = 'Run `npm start`. ✔ works ✗ does not';
  const block = { id: 'code', kind: 'paragraph' as const, md, blockIds: [], startMs: null };
  const saved = await user.call(
    'PATCH',
    `/generations/${id}`,
    { document: { ...document!, sections: [{ ...section!, blocks: [block] }] } },
    { 'if-match': `"${version}"` },
  );
  assert.equal(saved.status, 200);
  const { bytes } = await take(user, id, 'pdf');
  assert.deepEqual(await facesOf(bytes, /npm|start/), ['DejaVuSansMono']);
  assert.deepEqual(await facesOf(bytes, /[✔✗]/u), ['DejaVuSansMono']);
});

/** The fonts used for letters of a script. Letters no font has would fall back to the first one as an empty box. */
async function facesOf(bytes: Uint8Array, script: RegExp): Promise<string[]> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0, fontExtraProperties: true })
    .promise;
  const faces = new Set<string>();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    await page.getOperatorList();
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('str' in item) || !script.test(item.str)) continue;
      const { name } = page.commonObjs.get(item.fontName) as { name: string };
      faces.add(name.replace(/^[A-Z]{6}\+/, '').replace(/-.*$/, ''));
    }
  }
  return [...faces];
}

test('F12 several drafts are exported in one zip with distinct names', async () => {
  const user = await app.makeUser('many@example.org');
  const first = await made(user, { format: 'summary', sample: true });
  const second = await made(user, { format: 'summary', sample: true });
  const response = await fetch(`${app.url}/generations/export`, {
    method: 'POST',
    headers: { Token: user.token, 'content-type': 'application/json' },
    body: JSON.stringify({ ids: [first.id, second.id, first.id], as: 'md' }),
  });
  assert.equal(response.status, 200);
  const names = Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())));
  assert.equal(names.length, 2);
  assert.match(names[1]!, / \(2\)\.md$/);
  const stranger = await app.makeUser('stranger@example.org');
  const refused = await stranger.call('POST', '/generations/export', { ids: [first.id], as: 'md' });
  assert.equal(refused.status, 404);
  assert.equal((await stranger.call('GET', `/generations/${first.id}/export?as=pdf`)).status, 404);
});

test("a file format that a draft doesn't support is refused, with a list of those it does", async () => {
  const user = await app.makeUser('wrong@example.org');
  const { id } = await made(user, { format: 'summary', sample: true });
  const { status, body } = await user.call('GET', `/generations/${id}/export?as=csv`);
  assert.equal(status, 400);
  assert.match(body.fields[0].problem, /md, html, docx, pdf, txt, json/);
  assert.equal((await user.call('GET', `/generations/${id}/export?as=exe`)).status, 400);
});

test("text never becomes part of a file's code: no script, formula or typst code", async () => {
  const user = await app.makeUser('payload@example.org');
  const { id, document } = await made(user, { format: 'tweet', sample: true });
  const payload =
    '=cmd|"/c calc" <script>alert(1)</script> #read("/etc/passwd") [x](javascript:alert(1))';
  const [section] = document!.sections;
  const [block, ...rest] = section!.blocks;
  const edited = {
    ...document,
    title: '</title><script>alert(2)</script>',
    sections: [{ ...section!, blocks: [{ ...block!, md: payload }, ...rest] }],
  };
  const saved = await user.call(
    'PATCH',
    `/generations/${id}`,
    { document: edited },
    { 'if-match': '"1"' },
  );
  assert.equal(saved.status, 200, saved.text);
  const html = new TextDecoder().decode((await take(user, id, 'html')).bytes);
  assert.ok(!/<script>alert/.test(html));
  assert.ok(!/href="javascript/i.test(html));
  const csv = new TextDecoder().decode((await take(user, id, 'csv')).bytes);
  assert.match(csv, /\r\n1,"'=cmd/);
  assert.match(
    squeezed(await pdfText((await take(user, id, 'pdf')).bytes)),
    /#read\("\/etc\/passwd"\)/,
  );
});
