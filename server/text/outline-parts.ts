import { partsOf } from './arrange/parts.ts';
import { readTalk, type TalkInput } from './talk.ts';

/** A part of a talk, as a range of transcript blocks. Parts are contiguous, from the first block to the last. */
export interface OutlinePart {
  title: string;
  startMs: number;
  fromBlock: number;
  toBlock: number;
}

/** Splits the talk into at most `most` parts. Empty if there is no speech. */
export function outlineParts(input: TalkInput, most: number): OutlinePart[] {
  const talk = readTalk(input);
  const { blocks } = talk;
  if (talk.gist === null || blocks.length === 0) return [];
  const found: OutlinePart[] = [];
  for (const { title, startMs } of partsOf(talk, most)) {
    const at = blocks.findIndex((block) => block.startMs >= startMs);
    const first = blocks[atSentence(blocks, at < 0 ? blocks.length - 1 : at)]!;
    const previous = found.at(-1);
    const fromBlock = previous ? first.id : blocks[0]!.id;
    // Parts that would start in the same block are merged.
    if (previous && fromBlock <= previous.fromBlock) continue;
    if (previous) previous.toBlock = fromBlock - 1;
    found.push({ title, startMs, fromBlock, toBlock: blocks.at(-1)!.id });
  }
  return found;
}

/** The block near this one that starts a sentence, so that no part starts in mid-sentence. */
function atSentence(blocks: readonly { text: string }[], at: number): number {
  const begins = (index: number) =>
    index >= 0 && index < blocks.length && (index === 0 || ENDED.test(blocks[index - 1]!.text));
  return [at, at - 1, at + 1].find(begins) ?? at;
}

const ENDED = /[.!?…。！？।۔؟]["'”’»」』)\]]*\s*$/u;
