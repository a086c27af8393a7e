import assert from 'node:assert/strict';
import { test } from 'node:test';
import { polish } from './polish.ts';

test('a bare caption reads as a sentence in its own script', () => {
  assert.equal(polish('so this is it', 'english'), 'So this is it.');
  assert.equal(polish('ilk olarak', 'turkish'), 'İlk olarak.');
  assert.equal(polish('蜜蜂采集花蜜', 'chinese'), '蜜蜂采集花蜜。');
  assert.equal(polish('यह ठीक है', 'hindi'), 'यह ठीक है।');
  assert.equal(polish('یہ ٹھیک ہے', 'urdu'), 'یہ ٹھیک ہے۔');
  assert.equal(polish('ผึ้งอาศัยอยู่รวมกัน', 'thai'), 'ผึ้งอาศัยอยู่รวมกัน');
});

test('a sentence that is finished stays as it is', () => {
  for (const text of ['Is it?', 'He said "yes."', 'Well…'])
    assert.equal(polish(text, 'english'), text);
  assert.equal(polish('هل فهمتم؟', 'arabic'), 'هل فهمتم؟');
});

test('a comma left over from a cut does not end a sentence', () => {
  assert.equal(polish(', and then we go,', 'english'), 'And then we go.');
});
