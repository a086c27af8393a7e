import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isKnownTo, readRange } from './send-file.ts';

test('a range request gets exactly the requested bytes', () => {
  assert.deepEqual(readRange('bytes=0-99', 1000), { start: 0, end: 99 });
  assert.deepEqual(readRange('bytes=500-', 1000), { start: 500, end: 999 });
  assert.deepEqual(readRange('bytes=-100', 1000), { start: 900, end: 999 });
  assert.deepEqual(readRange('bytes=-5000', 1000), { start: 0, end: 999 });
  assert.deepEqual(readRange('bytes=990-5000', 1000), { start: 990, end: 999 });
});

test('an unsatisfiable range is refused, and an unknown one gets the whole file', () => {
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

test('a client that already has the file gets 304, whatever form its request has', () => {
  for (const header of ['"a"', 'W/"a"', '"x", "a"', 'W/"x",W/"a"', '*', ' * ']) {
    assert.equal(isKnownTo(header, '"a"'), true, header);
  }
  for (const header of [undefined, '', 'a', '"b"', '"x", "y"', '"aa"']) {
    assert.equal(isKnownTo(header, '"a"'), false, String(header));
  }
});
