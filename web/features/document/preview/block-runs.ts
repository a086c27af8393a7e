import { type DocumentBlock, pointsWithinSteps } from '#contract/documents.ts';

export type Wrapping = 'ul' | 'ol' | 'blockquote';

export interface Item {
  block: DocumentBlock;
  /** Points that belong to a step. */
  within: DocumentBlock[];
}

export interface Run {
  wrapping: Wrapping | null;
  items: Item[];
}

const WRAPPINGS: Partial<Record<DocumentBlock['kind'], Wrapping>> = {
  point: 'ul',
  link: 'ul',
  step: 'ol',
  quote: 'blockquote',
};

/** Points that follow each other are one list, those between two steps a list within the upper one, paragraphs of a quote one quote. */
export function runsOf(blocks: readonly DocumentBlock[]): Run[] {
  const runs: Run[] = [];
  const inSteps = pointsWithinSteps(blocks);
  for (const block of blocks) {
    const wrapping = WRAPPINGS[block.kind] ?? null;
    const last = runs.at(-1);
    if (last && inSteps.has(block.id)) last.items.at(-1)!.within.push(block);
    else if (last && last.wrapping === wrapping) last.items.push({ block, within: [] });
    else runs.push({ wrapping, items: [{ block, within: [] }] });
  }
  return runs;
}
