import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeEntities } from './entities.ts';

test('named and numeric entities are decoded', () => {
  assert.equal(
    decodeEntities('Tom &amp; Jerry &lt;3 &#8217; &#x2019; &NBSP;'),
    'Tom & Jerry <3 ’ ’  ',
  );
  assert.equal(decodeEntities('&Eacute;t&eacute; &Ouml;l &AMP; &lrm;&shy;'), 'Été Öl & ');
  assert.equal(decodeEntities('&amp;lt;'), '&lt;');
});

test('invalid entities and characters are handled as the caller specifies', () => {
  assert.equal(decodeEntities('&nothing; &toString; AT&T; &;'), '&nothing; &toString; AT&T; &;');
  assert.equal(decodeEntities('&nothing;', { unknown: (name) => `&${name}` }), '&nothing');
  assert.equal(decodeEntities('a&#0;b&#xD800;c&#x110000;d&#10;e'), 'abcd\ne');
  assert.equal(decodeEntities('a&#0;b&#10;c', { noSign: ' ', lowest: 32 }), 'a b c');
  assert.equal(decodeEntities('a&nbsp;b', { space: '\u00A0' }), 'a\u00A0b');
});
