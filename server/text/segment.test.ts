import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countWords, words } from './segment.ts';

test('a word limit counts words as a reader would', () => {
  assert.deepEqual(words('It’s 3.5 well-known e-mails, isn’t it?', 'english'), [
    'It’s',
    '3.5',
    'well-known',
    'e-mails',
    'isn’t',
    'it',
  ]);
  assert.equal(countWords('هذا كتابٌ جديد.', 'arabic'), 3);
  assert.equal(countWords('यह ठीक है।', 'hindi'), 3);
  assert.equal(countWords('می‌روم خانه', 'persian'), 2);
  assert.equal(countWords('😀 — !', 'english'), 0);
});

test('scripts without spaces are counted in words too', () => {
  assert.deepEqual(words('我们今天讨论历史。', 'chinese'), ['我们', '今天', '讨论', '历史']);
  assert.ok(countWords('ผึ้งงานเก็บน้ำหวานจากดอกไม้', 'thai') > 4);
  assert.ok(countWords('働きバチは蜜を集めます。', 'japanese') > 4);
});
