import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { searchQuery, searchTerms } from './search-terms.ts';

/** How the database matches the two. */
function finds(text: string, typed: string): boolean {
  const terms = searchTerms(text);
  const query = searchQuery(typed);
  if (query === null) return true;
  return query.split(' & ').every((part) => {
    const term = /^'(.*)'(:\*)?$/.exec(part)!;
    return terms.some((one) => (term[2] ? one.startsWith(term[1]!) : one === term[1]));
  });
}

for (const [language, text, typed] of [
  ['English, by the beginning of a word', 'Watering the small garden', 'gard water'],
  ['accents left out', 'Crème brûlée für Anfänger', 'creme anfanger'],
  ['accents typed', 'Creme brulee', 'crème'],
  ['Thai, inside a run without spaces', 'การนอนหลับที่ดีขึ้น', 'นอนหลับ'],
  ['Japanese', '自転車の直し方', '転車'],
  ['one Chinese character at the end', '如何拍照', '照'],
  ['Korean with an ending', '정원에서 물을 줍니다', '정원'],
  ['Arabic with points', 'الخُبْز في البيت', 'الخبز'],
  ['Hindi', 'अच्छी चाय कैसे बनाएं', 'चाय'],
  ['wide letters', 'ＡＢＣ guide', 'abc'],
] as const) {
  test(`R25 search finds ${language}`, () => assert.ok(finds(text, typed)));
}

test("R25 search doesn't find what isn't there", () => {
  assert.ok(!finds('Watering the small garden', 'arden'));
  assert.ok(!finds('自転車の直し方', '電車'));
  assert.ok(!finds('การนอนหลับ', 'นอนแล้ว'));
});

test('any input makes a query the database can parse', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const query = searchQuery(typed);
      if (query === null) return;
      for (const part of query.split(' & ')) assert.match(part, /^'[^'\\\0]+'(:\*)?$/u);
    }),
  );
});
