/*
 * An inverted index of one or several transcripts, split into a few hundred small packets, so that a question reads only a
 * few hundred bytes per transcript. A packet contains the terms whose hashes have the same trailing bits:
 *
 *   4 bytes hash, then a number for each passage with the term: (distance from the previous passage) * 4 + count, where
 *   count is 1 to 3, three meaning "or more". A zero ends the list.
 */

const MOST_TIMES = 3;
/** With fewer terms, packets would take more database overhead than content; with more, reads would be wasted. */
const TERMS_PER_PACKET = 12;
const MOST_BITS = 12;
const HASH_BYTES = 4;

export interface Posting {
  passage: number;
  times: number;
}

export interface PackedIndex {
  /** Number of trailing hash bits that select a packet. */
  bits: number;
  packets: { number: number; data: Uint8Array }[];
}

/** FNV-1a over a term's code units, as an unsigned 32-bit number. */
export function hashTerm(term: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < term.length; at += 1) {
    hash = Math.imul(hash ^ term.charCodeAt(at), 0x01_00_01_93);
  }
  // Mixed once more, because the low bits that select the packet depend on too little of the product alone.
  hash ^= hash >>> 15;
  return hash >>> 0;
}

export const packetOf = (hash: number, bits: number): number => hash & ((1 << bits) - 1);

/** Takes the terms of each passage in order, repeated as often as they occur. */
export function packIndex(passages: Iterable<readonly string[]>): PackedIndex {
  const lists: Lists = new Map();
  let passage = 0;
  for (const terms of passages) {
    for (const term of terms) addTo(lists, hashTerm(term), passage);
    passage += 1;
  }
  return pack(lists);
}

/** All packets of a transcript's index, concatenated. */
export interface WholeIndex {
  passages: number;
  data: Uint8Array;
}

/** Joins the indexes of several transcripts, with passages numbered consecutively. */
export function joinIndexes(indexes: readonly WholeIndex[]): PackedIndex {
  const lists: Lists = new Map();
  let first = 0;
  for (const { passages, data } of indexes) {
    for (let at = 0; at + HASH_BYTES < data.length;) {
      const hash = hashAt(data, at);
      let list = lists.get(hash);
      if (!list) lists.set(hash, (list = []));
      at = readList(data, at + HASH_BYTES, (passage, times) => list.push(first + passage, times));
    }
    first += passages;
  }
  return pack(lists);
}

/** Hash → passages with their counts: `[3, 1, 7, 2]`. */
type Lists = Map<number, number[]>;

function addTo(lists: Lists, hash: number, passage: number): void {
  const list = lists.get(hash);
  if (!list) lists.set(hash, [passage, 1]);
  else if (list[list.length - 2] === passage) list[list.length - 1]! += 1;
  else list.push(passage, 1);
}

function pack(lists: Lists): PackedIndex {
  const bits = bitsFor(lists.size);
  const packets = new Map<number, number[]>();
  for (const [hash, list] of lists) {
    const number = packetOf(hash, bits);
    let bytes = packets.get(number);
    if (!bytes) packets.set(number, (bytes = []));
    bytes.push(hash & 0xff, (hash >>> 8) & 0xff, (hash >>> 16) & 0xff, hash >>> 24);
    writeList(bytes, list);
  }
  return {
    bits,
    packets: [...packets].map(([number, bytes]) => ({ number, data: Uint8Array.from(bytes) })),
  };
}

function bitsFor(terms: number): number {
  return Math.min(MOST_BITS, Math.max(0, Math.ceil(Math.log2(terms / TERMS_PER_PACKET || 1))));
}

function writeList(bytes: number[], list: readonly number[]): void {
  let before = -1;
  for (let at = 0; at < list.length; at += 2) {
    const passage = list[at]!;
    let number = (passage - before) * 4 + Math.min(MOST_TIMES, list[at + 1]!);
    before = passage;
    for (; number > 0x7f; number = Math.floor(number / 128)) bytes.push((number & 0x7f) | 0x80);
    bytes.push(number);
  }
  bytes.push(0);
}

const hashAt = (data: Uint8Array, at: number): number =>
  (data[at]! | (data[at + 1]! << 8) | (data[at + 2]! << 16) | (data[at + 3]! << 24)) >>> 0;

/** Returns the position after the list. */
function readList(
  data: Uint8Array,
  from: number,
  take: (passage: number, times: number) => void,
): number {
  let at = from;
  let passage = -1;
  while (at < data.length) {
    let number = data[at]! & 0x7f;
    for (let scale = 128; data[at]! > 0x7f; scale *= 128) {
      at += 1;
      number += (data[at]! & 0x7f) * scale;
    }
    at += 1;
    if (number === 0) break;
    passage += Math.floor(number / 4);
    take(passage, number % 4);
  }
  return at;
}

/** Postings of the term with this hash; empty if the packet doesn't contain it. */
export function postingsIn(data: Uint8Array, hash: number): Posting[] {
  const found: Posting[] = [];
  let at = 0;
  while (at + HASH_BYTES < data.length) {
    const isWanted = hashAt(data, at) === hash;
    at += HASH_BYTES;
    if (isWanted) {
      readList(data, at, (passage, times) => found.push({ passage, times }));
      break;
    }
    // Numbers within a list contain no zero bytes.
    at = data.indexOf(0, at) + 1;
    if (at === 0) break;
  }
  return found;
}
