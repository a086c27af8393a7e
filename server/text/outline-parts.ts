import { partsOf } from './arrange/parts.ts';
import { readTalk, type TalkInput } from './talk.ts';

/** A part of a talk by the blocks of its transcript. Parts follow each other without a gap, from the first to the last. */
export interface OutlinePart {
  title: string;
  startMs: number;
  fromBlock: number;
  toBlock: number;
}

/** The talk in at most so many parts. Empty where nothing is said. */
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
    // Two parts that begin in one block are one.
    if (previous && fromBlock <= previous.fromBlock) continue;
    if (previous) previous.toBlock = fromBlock - 1;
    found.push({ title, startMs, fromBlock, toBlock: blocks.at(-1)!.id });
  }
  return found;
}

/** Of the block and those beside it the first that begins a sentence, so that no part begins in the middle of one. */
function atSentence(blocks: readonly { text: string }[], at: number): number {
  const begins = (index: number) =>
    index >= 0 && index < blocks.length && (index === 0 || ENDED.test(blocks[index - 1]!.text));
  return [at, at - 1, at + 1].find(begins) ?? at;
}

const ENDED = /[.!?…。！？।۔؟]["'”’»」』)\]]*\s*$/u;
