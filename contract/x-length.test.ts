import assert from 'node:assert/strict';
import { test } from 'node:test';
import { xLength } from './x-length.ts';

const CASES: readonly (readonly [string, number, string])[] = [
  ['', 0, 'nothing'],
  ['Normal Text', 11, 'Latin letters'],
  ['café', 4, 'a composed letter'],
  ['cafe\u0301', 4, 'the same letter in two code points'],
  ['Привет', 6, 'Cyrillic'],
  ['שלום', 4, 'Hebrew'],
  ['สวัสดี', 6, 'Thai with its marks'],
  ['नमस्ते', 6, 'Hindi with its marks'],
  ['日本語', 6, 'Japanese'],
  ['한국어', 6, 'Korean syllables'],
  ['“quoted” – dash…', 17, 'curly quotes and a dash are light, an ellipsis is not'],
  ['🙂', 2, 'an emoji'],
  ['👍🏽', 2, 'an emoji with a skin tone'],
  ['👨‍👩‍👧‍👦', 2, 'a family of seven code points'],
  ['🇯🇵🇩🇪', 4, 'two flags'],
  ['1️⃣', 2, 'a keycap'],
  ['123', 3, 'plain digits are no emoji'],
  ['see https://example.com/a/very/long/path?with=a&query=string ok', 30, 'a link'],
  ['https://a.co', 23, 'a short link'],
  ['(https://example.com).', 26, 'a link in brackets'],
  ['example.com', 23, 'a link without scheme'],
  [`见https://youtu.be/abc，${'中'.repeat(9)}`, 45, 'what follows a link without a space'],
  [`https://youtu.be/abc${'ก'.repeat(9)}`, 32, 'Thai after a link'],
  ['访问example.com查看', 31, 'a link without scheme among Chinese signs'],
  ['example.cloud', 23, 'a link under one of the newer top-level domains'],
  ['my.studio and a.page', 51, 'two of them'],
  ['we.agency/a/rather/long/path/that/x/shortens', 44, 'a bare link with a path, as the longer'],
  ['пример.рф', 23, 'a link in another script'],
  ['example.com.Then', 28, 'a link and the sentence after it'],
  ['http://intranet/a/very/long/path/indeed', 39, 'an address that X does not link'],
  ['Node.js', 7, 'a name that ends in no top-level domain'],
  ['see https://example.org/a/very/long/address?with=query.', 28, 'a link and its full stop'],
  ['안녕', 4, 'Korean'],
  ['end.Start', 9, 'a missing space is no link'],
];

for (const [text, length, what] of CASES) {
  test(`X counts ${what} as ${length}`, () => assert.equal(xLength(text), length));
}
