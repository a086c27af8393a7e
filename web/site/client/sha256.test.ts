import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { sha256 } from './sha256.ts';

test('every message that fits in one block gets the correct hash', () => {
  for (let length = 0; length <= 55; length += 1) {
    const message = randomBytes(length);
    const expected = createHash('sha256').update(message).digest('hex');
    assert.equal(Buffer.from(sha256(message)).toString('hex'), expected, `${length} bytes`);
  }
  assert.throws(() => sha256(randomBytes(56)), RangeError);
});
