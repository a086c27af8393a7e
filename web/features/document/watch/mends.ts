import type { RuleResult } from '#contract/checks.ts';
import type { Refine } from '#contract/generations.ts';

/** As many passages as one wish may be about. */
const MOST = 200;

interface Passage {
  paragraphId: string;
  instruction: string;
}

/** What one click on an open check asks for; `null` where nothing can be mended by asking. */
export function mendOf({ state, mend, blockId, moreBlockIds = [] }: RuleResult): Refine | null {
  if (state === 'ok' || mend === undefined) return null;
  if (blockId === null) return { instruction: mend };
  const ids = [blockId, ...moreBlockIds];
  return wishOf(ids.map((paragraphId) => ({ paragraphId, instruction: mend })));
}

/** All lines that fail a check, mended in one go; `null` where one check has them all, or there are none. */
export function mendAll(rules: readonly RuleResult[]): Refine | null {
  const wishes = rules.map(mendOf).filter((wish) => wish?.paragraphId !== undefined);
  if (wishes.length < 2) return null;
  const byBlock = new Map<string, Passage>();
  for (const { paragraphId, instruction } of wishes.flatMap((wish) => passagesOf(wish!))) {
    const before = byBlock.get(paragraphId)?.instruction;
    const both = before === undefined ? instruction : `${before} ${instruction}`;
    byBlock.set(paragraphId, { paragraphId, instruction: both.slice(0, 4000) });
  }
  return byBlock.size > 1 ? wishOf([...byBlock.values()]) : null;
}

export function passagesOf({ instruction, paragraphId, also = [] }: Refine): Passage[] {
  return paragraphId === undefined ? [] : [{ instruction, paragraphId }, ...also];
}

function wishOf(passages: readonly Passage[]): Refine | null {
  const [first, ...also] = passages.slice(0, MOST);
  return first ? { ...first, ...(also.length > 0 && { also }) } : null;
}
