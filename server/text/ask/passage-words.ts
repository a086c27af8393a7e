import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { TranscriptBlock } from '#contract/videos.ts';

/*
 * The text of passages, stored with their index, so that results can be shown without reading whole transcripts. Its
 * packets are numbered from -1 downwards; those of terms from 0.
 */

/** About eight hundred words: more would waste reads, fewer would compress worse. */
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

/** A passage's blocks from its packet, with the source's speaker labels. */
export function passageWords(data: Uint8Array, passage: number): TranscriptBlock[] {
  const packed = JSON.parse(inflateRawSync(data).toString('utf8')) as TranscriptBlock[][];
  return packed[passage % PASSAGES_PER_PACKET] ?? [];
}
