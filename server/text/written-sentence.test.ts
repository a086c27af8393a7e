import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asWritten } from './written-sentence.ts';

test('a bare caption becomes a sentence in its own script', () => {
  assert.equal(asWritten('so this is it', 'english'), 'So this is it.');
  assert.equal(asWritten('ilk olarak', 'turkish'), 'İlk olarak.');
  assert.equal(asWritten('蜜蜂采集花蜜', 'chinese'), '蜜蜂采集花蜜。');
  assert.equal(asWritten('यह ठीक है', 'hindi'), 'यह ठीक है।');
  assert.equal(asWritten('یہ ٹھیک ہے', 'urdu'), 'یہ ٹھیک ہے۔');
  assert.equal(asWritten('ผึ้งอาศัยอยู่รวมกัน', 'thai'), 'ผึ้งอาศัยอยู่รวมกัน');
});

test('a finished sentence stays unchanged', () => {
  for (const text of ['Is it?', 'He said "yes."', 'Well…'])
    assert.equal(asWritten(text, 'english'), text);
  assert.equal(asWritten('هل فهمتم؟', 'arabic'), 'هل فهمتم؟');
});

test("a comma left over from a cut doesn't end a sentence", () => {
  assert.equal(asWritten(', and then we go,', 'english'), 'And then we go.');
});

test('a lower case caption gets the most important capitals', () => {
  assert.equal(
    asWritten("and then i'm off on monday, as i said", 'english'),
    "And then I'm off on Monday, as I said.",
  );
  assert.equal(asWritten('the pi.i file and i-beams', 'english'), 'The pi.i file and i-beams.');
  const others = 'We use it, i.e. the i/o part (i) of an august body.';
  assert.equal(asWritten(others, 'english'), others);
  assert.equal(asWritten('e poi i ragazzi', 'italian'), 'E poi i ragazzi.');
});
