import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashTerm, joinIndexes, packetOf, packIndex, postingsIn } from './packed-index.ts';

function lookUp(index: ReturnType<typeof packIndex>, term: string) {
  const hash = hashTerm(term);
  const packet = index.packets.find(({ number }) => number === packetOf(hash, index.bits));
  return packet ? postingsIn(packet.data, hash) : [];
}

test('every word is found in exactly the passages that contain it', () => {
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

test('a transcript without words has an empty index', () => {
  assert.deepEqual(packIndex([]), { bits: 0, packets: [] });
});

test('a joined index of several transcripts finds every word in its own passage', () => {
  const transcripts = [3, 400, 0, 41].map((passages, number) =>
    Array.from({ length: passages }, (_, at) => [
      'everywhere',
      `only${number}x${at}`,
      ...(at % 2 === 0 ? ['even', 'even'] : []),
    ]),
  );
  const joined = joinIndexes(
    transcripts.map((passages) => ({
      passages: passages.length,
      data: new Uint8Array(Buffer.concat(packIndex(passages).packets.map(({ data }) => data))),
    })),
  );
  const whole = packIndex(transcripts.flat());
  assert.equal(joined.bits, whole.bits);
  const terms = new Set(transcripts.flat(2));
  for (const term of terms) assert.deepEqual(lookUp(joined, term), lookUp(whole, term));
  assert.equal(lookUp(joined, 'everywhere').length, 444);
  assert.deepEqual(lookUp(joined, 'only3x40'), [{ passage: 443, times: 1 }]);
});
