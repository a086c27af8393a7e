import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counted, figure } from './count.ts';

test('a number has a comma after each thousand', () => {
  assert.deepEqual([0, 999, 1234, 1_234_567].map(figure), ['0', '999', '1,234', '1,234,567']);
});

test('a counted word has its number written the same way', () => {
  assert.equal(counted(1, 'word', 'words'), '1 word');
  assert.equal(counted(1234, 'word', 'words'), '1,234 words');
});
