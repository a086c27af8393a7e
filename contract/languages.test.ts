import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_LANGUAGE, getLanguage, LANGUAGES, LanguageSchema } from './catalog/languages.ts';

const VALUES =
  'arabic, bengali, bulgarian, chinese, croatian, czech, danish, dutch, english, finnish, french, german, greek, hebrew, hindi, hungarian, indonesian, italian, japanese, korean, latvian, lithuanian, malay, norwegian, persian, polish, portuguese, portuguese_br, romanian, russian, serbian, slovak, slovenian, spanish, swedish, tamil, thai, turkish, ukrainian, urdu, vietnamese';

test('K2 exactly the 41 documented languages are offered, with english as default', () => {
  assert.equal(LANGUAGES.map((language) => language.value).join(', '), VALUES);
  assert.equal(LANGUAGES.length, 41);
  assert.equal(DEFAULT_LANGUAGE, 'english');
});

test('K2 each label is a flag and a name', () => {
  for (const { label, name } of LANGUAGES) {
    assert.match(label, /^\p{Regional_Indicator}{2} \S/u);
    assert.ok(label.endsWith(` ${name}`));
  }
});

test('exactly four languages are right-to-left', () => {
  const rtl = LANGUAGES.filter(({ direction }) => direction === 'rtl').map(({ value }) => value);
  assert.deepEqual(rtl, ['arabic', 'hebrew', 'persian', 'urdu']);
});

test('every tag is known to the platform, and neighbours are languages of the list', () => {
  for (const { value, tag, neighbours } of LANGUAGES) {
    assert.equal(new Intl.Locale(tag).toString(), tag);
    assert.notEqual(new Intl.DisplayNames('en', { type: 'language' }).of(tag), tag);
    for (const neighbour of neighbours) {
      assert.ok(LanguageSchema.safeParse(neighbour).success);
      assert.notEqual(neighbour, value);
    }
  }
  assert.equal(getLanguage('thai').script, 'Thai');
});
