import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeEntities } from './entities.ts';

test('entities are read as signs, by name and by number', () => {
  assert.equal(
    decodeEntities('Tom &amp; Jerry &lt;3 &#8217; &#x2019; &NBSP;'),
    'Tom & Jerry <3 ’ ’  ',
  );
  assert.equal(decodeEntities('&Eacute;t&eacute; &Ouml;l &AMP; &lrm;&shy;'), 'Été Öl & ');
  assert.equal(decodeEntities('&amp;lt;'), '&lt;');
});

test('what is no entity, or no sign, becomes what the reader of the text needs', () => {
  assert.equal(decodeEntities('&nothing; &toString; AT&T; &;'), '&nothing; &toString; AT&T; &;');
  assert.equal(decodeEntities('&nothing;', { unknown: (name) => `&${name}` }), '&nothing');
  assert.equal(decodeEntities('a&#0;b&#xD800;c&#x110000;d&#10;e'), 'abcd\ne');
  assert.equal(decodeEntities('a&#0;b&#10;c', { noSign: ' ', lowest: 32 }), 'a b c');
  assert.equal(decodeEntities('a&nbsp;b', { space: '\u00A0' }), 'a\u00A0b');
});
