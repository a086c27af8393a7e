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
    const first = blocks.find((block) => block.startMs >= startMs) ?? blocks.at(-1)!;
    const previous = found.at(-1);
    const fromBlock = previous ? first.id : blocks[0]!.id;
    // Two parts that begin in one block are one.
    if (previous && fromBlock <= previous.fromBlock) continue;
    if (previous) previous.toBlock = fromBlock - 1;
    found.push({ title, startMs, fromBlock, toBlock: blocks.at(-1)!.id });
  }
  return found;
}
