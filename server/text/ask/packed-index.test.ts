import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashTerm, packetOf, packIndex, postingsIn } from './packed-index.ts';

function lookUp(index: ReturnType<typeof packIndex>, term: string) {
  const hash = hashTerm(term);
  const packet = index.packets.find(({ number }) => number === packetOf(hash, index.bits));
  return packet ? postingsIn(packet.data, hash) : [];
}

test('every word is found again in each passage that has it, and nowhere else', () => {
  const passages = Array.from({ length: 700 }, (_, at) => [
    'everywhere',
    `only${at}`,
    ...(at % 250 === 0 ? ['rare', 'rare', 'rare', 'rare', 'rare'] : []),
    ...(at === 699 ? ['end', 'end'] : []),
  ]);
  const index = packIndex(passages);
  assert.ok(index.packets.length > 30, `${index.packets.length} packets`);
  assert.deepEqual(lookUp(index, 'rare'), [
    { passage: 0, times: 3 },
    { passage: 250, times: 3 },
    { passage: 500, times: 3 },
  ]);
  assert.deepEqual(lookUp(index, 'end'), [{ passage: 699, times: 2 }]);
  assert.equal(lookUp(index, 'everywhere').length, 700);
  for (const at of [0, 1, 127, 128, 500, 699]) {
    assert.deepEqual(lookUp(index, `only${at}`), [{ passage: at, times: 1 }]);
  }
  assert.deepEqual(lookUp(index, 'nowhere'), []);
});

test('a transcript without a word has an index with nothing in it', () => {
  assert.deepEqual(packIndex([]), { bits: 0, packets: [] });
});
