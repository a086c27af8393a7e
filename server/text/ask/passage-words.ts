import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { TranscriptBlock } from '#contract/videos.ts';

/*
 * The passages themselves beside their index, so that the few that are found can be shown without reading whole
 * transcripts. Their packets are numbered downwards from -1; those of terms have numbers from 0.
 */

/** About eight hundred words: more would be read for nothing, fewer would be packed worse. */
const PASSAGES_PER_PACKET = 8;

export const wordsPacketOf = (passage: number): number =>
  -1 - Math.floor(passage / PASSAGES_PER_PACKET);

export function packWords(
  passages: readonly (readonly TranscriptBlock[])[],
): { number: number; data: Uint8Array }[] {
  const packets = [];
  for (let from = 0; from < passages.length; from += PASSAGES_PER_PACKET) {
    const text = JSON.stringify(passages.slice(from, from + PASSAGES_PER_PACKET));
    packets.push({ number: wordsPacketOf(from), data: new Uint8Array(deflateRawSync(text)) });
  }
  return packets;
}

/** The blocks of a passage from the packet that has it, as the source names its speakers. */
export function passageWords(data: Uint8Array, passage: number): TranscriptBlock[] {
  const packed = JSON.parse(inflateRawSync(data).toString('utf8')) as TranscriptBlock[][];
  return packed[passage % PASSAGES_PER_PACKET] ?? [];
}
