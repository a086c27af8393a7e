import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isKnown, readRange } from './send-file.ts';

test('a player gets exactly the part it asks for', () => {
  assert.deepEqual(readRange('bytes=0-99', 1000), { start: 0, end: 99 });
  assert.deepEqual(readRange('bytes=500-', 1000), { start: 500, end: 999 });
  assert.deepEqual(readRange('bytes=-100', 1000), { start: 900, end: 999 });
  assert.deepEqual(readRange('bytes=-5000', 1000), { start: 0, end: 999 });
  assert.deepEqual(readRange('bytes=990-5000', 1000), { start: 990, end: 999 });
});

test('what the file does not have is refused, and what is not understood gives the whole', () => {
  for (const outside of ['bytes=1000-', 'bytes=1000-1001', 'bytes=-0']) {
    assert.equal(readRange(outside, 1000), 'outside', outside);
  }
  for (const odd of [
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'lines=0-9',
    'bytes=0-1,5-9',
  ]) {
    assert.equal(readRange(odd, 1000), null, String(odd));
  }
});

test('a client that has it already is not sent it again, however it says so', () => {
  for (const known of ['"a"', 'W/"a"', '"b", "a"', '"b" , W/"a"', '*']) {
    assert.equal(isKnown(known, '"a"'), true, known);
  }
  for (const other of [undefined, '', '"b"', 'a']) {
    assert.equal(isKnown(other, '"a"'), false, other);
  }
});
